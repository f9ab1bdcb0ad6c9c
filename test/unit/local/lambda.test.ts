import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { assemble } from '../../../local/assembly/load-assembly.ts';
import { DEFAULT_ENVIRONMENT_LIMITS } from '../../../local/lambda/execution-environments.ts';
import { FunctionHost, type FunctionHostOptions, LONGEST_REQUEST_BYTES } from '../../../local/lambda/function-host.ts';
import type { Functions, Resource } from '../../../local/ports.ts';
import { RESOURCE_TYPES } from '../../../local/resources/resource-types.ts';
import {
  accessExcept,
  functionArn,
  functionResource,
  ROLE,
  smallAssembly,
  temporaryDirectory,
} from '../../support/small-assembly.ts';

const open: FunctionHost[] = [];
const folders = new WeakMap<FunctionHost, string>();
const logFolder = (of: FunctionHost) => join(folders.get(of) ?? '', 'logs');
const queueFolder = (of: FunctionHost) => join(folders.get(of) ?? '', 'asynchronous-invocations');
afterEach(async () => {
  for (const host of open.splice(0)) await host.close();
});

function host(
  sources: Readonly<Record<string, string>>,
  properties: Readonly<Record<string, unknown>> = {},
  options: Partial<FunctionHostOptions> = {},
): FunctionHost {
  const folder = temporaryDirectory();
  const resources = Object.entries(sources).map(([name, source]) => functionResource(folder, name, source, properties));
  const made = new FunctionHost({
    assembly: smallAssembly(folder, resources),
    access: accessExcept(),
    endpointUrl: 'http://127.0.0.1:1',
    dataDirectory: folder,
    ...options,
  });
  open.push(made);
  folders.set(made, folder);
  return made;
}

async function call(functions: Functions, name: string, event: unknown = {}) {
  const invocation = await functions.invoke(functionArn(name), JSON.stringify(event), ROLE);
  return { ...invocation, value: JSON.parse(invocation.payload) };
}

describe('a hosted function', () => {
  test('gets the event and a context, and its answer comes back as JSON', async () => {
    const functions = host({
      echo: `export const handler = async (event, context) => ({ event, name: context.functionName,
        arn: context.invokedFunctionArn, id: context.awsRequestId, memory: context.memoryLimitInMB,
        left: context.getRemainingTimeInMillis() });`,
    });
    const { value, functionError } = await call(functions, 'echo', { a: ['ü', 1] });
    expect(functionError).toBeNull();
    expect(value).toMatchObject({ event: { a: ['ü', 1] }, name: 'echo', arn: functionArn('echo'), memory: '128' });
    expect(value.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(value.left).toBeGreaterThan(0);
    expect(value.left).toBeLessThanOrEqual(30_000);
  });

  test('sees its own environment and credentials and nothing of the host’s', async () => {
    const functions = host(
      { environment: 'export const handler = async () => process.env;' },
      { Environment: { Variables: { TABLE_NAME: 'invoices' } } },
    );
    const { value } = await call(functions, 'environment');
    expect(value).toMatchObject({
      TABLE_NAME: 'invoices',
      AWS_REGION: 'us-east-1',
      AWS_LAMBDA_FUNCTION_NAME: 'environment',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '128',
      AWS_ACCESS_KEY_ID: 'AKIDLOCAL',
      AWS_SESSION_TOKEN: 'token',
      AWS_ENDPOINT_URL: 'http://127.0.0.1:1',
      _HANDLER: 'index.handler',
    });
    expect(value).not.toHaveProperty('HOME');
    expect(value).not.toHaveProperty('PATH');
  });

  test('stays warm: the module is loaded once for calls in a row', async () => {
    const functions = host({ count: 'let n = 0; export const handler = async () => ++n;' });
    for (const expected of [1, 2, 3]) expect((await call(functions, 'count')).value).toBe(expected);
  });

  test('gets no further worker while no caller has waited long', async () => {
    const limits = { ...DEFAULT_ENVIRONMENT_LIMITS, furtherAfterMs: 600_000 };
    // All of them together take longer than loading a worker does.
    const count = 'let n = 0; export const handler = () => new Promise((done) => setTimeout(() => done(++n), 150));';
    const functions = host({ count }, {}, { limits });
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(functions, 'count')));
    expect(answers.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('runs as many calls side by side as its limit allows, and the rest after them', async () => {
    const file = join(temporaryDirectory(), 'running');
    // Each call waits for two others to run beside it, and would time out alone.
    const meet = `import { appendFileSync, readFileSync } from 'node:fs';
      let calls = 0;
      export const handler = async ({ file }) => {
        calls += 1;
        appendFileSync(file, '.');
        while (readFileSync(file).length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
        return calls;
      };`;
    const functions = host({ meet }, {}, { limits: { ...DEFAULT_ENVIRONMENT_LIMITS, perFunction: 3, places: 10 } });
    const answers = await Promise.all(Array.from({ length: 12 }, () => call(functions, 'meet', { file })));
    expect(answers.every(({ functionError }) => functionError === null)).toBe(true);
    expect(answers.filter(({ value }) => value === 1)).toHaveLength(3);
  });

  test('makes room for another function when every place is taken by idle ones', async () => {
    const source = 'export const handler = async () => process.env.AWS_LAMBDA_FUNCTION_NAME;';
    const functions = host(
      { a: source, b: source, c: source },
      {},
      { limits: { ...DEFAULT_ENVIRONMENT_LIMITS, perFunction: 2, places: 1 } },
    );
    const names = ['a', 'b', 'c', 'a', 'c', 'b'];
    const answers = await Promise.all(names.map((name) => call(functions, name)));
    expect(answers.map(({ value }) => value)).toEqual(names);
  });

  /** Each of two calls waits for the other. */
  const pairing = `import { appendFileSync, readFileSync } from 'node:fs';
    let calls = 0;
    export const handler = async ({ file }) => {
      appendFileSync(file, '.');
      while (readFileSync(file).length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
      return ++calls;
    };`;

  test('gets a further worker in the place of one that another function has not used for long', async () => {
    const file = join(temporaryDirectory(), 'pair');
    const functions = host(
      { other: 'export const handler = async () => {};', pair: pairing },
      { Timeout: 5 },
      { limits: { ...DEFAULT_ENVIRONMENT_LIMITS, places: 2, spareMs: 0 } },
    );
    await call(functions, 'other');
    const answers = await Promise.all([call(functions, 'pair', { file }), call(functions, 'pair', { file })]);
    expect(answers.map(({ functionError }) => functionError)).toEqual([null, null]);
  });

  test('loses its only worker to another function after all that have several', async () => {
    const file = join(temporaryDirectory(), 'pair');
    const count = 'let n = 0; export const handler = async () => ++n;';
    const limits = { ...DEFAULT_ENVIRONMENT_LIMITS, places: 3 };
    const functions = host({ longUnused: count, pair: pairing, third: count }, {}, { limits });
    await call(functions, 'longUnused');
    await Promise.all([call(functions, 'pair', { file }), call(functions, 'pair', { file })]);
    expect((await call(functions, 'third')).value).toBe(1);
    expect((await call(functions, 'longUnused')).value).toBe(2);
    expect((await call(functions, 'pair', { file })).value).toBe(2);
  });

  test('gets its first worker though another, with several, has callers for all of them', async () => {
    const file = join(temporaryDirectory(), 'order');
    const slow = `import { appendFileSync } from 'node:fs';
      export const handler = async ({ file, name }) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        appendFileSync(file, name);
      };`;
    const limits = { ...DEFAULT_ENVIRONMENT_LIMITS, places: 2 };
    const functions = host({ busy: slow, first: slow }, {}, { limits });
    const busy = Array.from({ length: 12 }, () => call(functions, 'busy', { file, name: 'b' }));
    await Promise.race(busy);
    await Promise.all([...busy, call(functions, 'first', { file, name: 'F' })]);
    expect(readFileSync(file, 'utf8')).toMatch(/F.*b$/);
  });

  test('gets its first worker before another function gets a further one', async () => {
    const file = join(temporaryDirectory(), 'loaded');
    const noting = (name: string) => `import { appendFileSync } from 'node:fs';
      appendFileSync(${JSON.stringify(file)}, '${name} ');
      export const handler = async () => new Promise((resolve) => setTimeout(resolve, 1_000));`;
    const limits = { ...DEFAULT_ENVIRONMENT_LIMITS, loadingAtOnce: 1 };
    const functions = host({ busy: noting('busy'), late: noting('late') }, {}, { limits });
    await Promise.all(['busy', 'busy', 'late'].map((name) => call(functions, name)));
    expect(readFileSync(file, 'utf8')).toMatch(/^busy late /);
  });

  test('may start a worker of its own, which has its environment', async () => {
    const functions = host(
      {
        nested: `import { Worker } from 'node:worker_threads';
          export const handler = () => new Promise((resolve, reject) => {
            const source = "require('node:worker_threads').parentPort.postMessage(process.env.TABLE_NAME)";
            const worker = new Worker(source, { eval: true });
            worker.once('message', resolve);
            worker.once('error', reject);
          });`,
      },
      { Environment: { Variables: { TABLE_NAME: 'invoices' } } },
    );
    for (let i = 0; i < 3; i += 1) expect((await call(functions, 'nested')).value).toBe('invoices');
  });

  test('prints into its own log file', async () => {
    const functions = host({ talk: 'export const handler = async () => { console.log("said by the function"); };' });
    expect((await call(functions, 'talk')).payload).toBe('null');
    await functions.close();
    expect(readdirSync(logFolder(functions))).toEqual(['talk.log']);
    expect(readFileSync(join(logFolder(functions), 'talk.log'), 'utf8')).toContain('said by the function');
  });
});

describe('a function that goes wrong', () => {
  test('an error thrown is answered with its type, message and trace, and the worker lives on', async () => {
    const functions = host({
      throwing: `let n = 0; export const handler = async () => { n += 1;
        if (n === 1) throw Object.assign(new Error('no such invoice'), { name: 'InvoiceEnded' }); return n; };`,
    });
    const { value, functionError } = await call(functions, 'throwing');
    expect(functionError).toBe('Unhandled');
    expect(value).toMatchObject({ errorType: 'InvoiceEnded', errorMessage: 'no such invoice' });
    expect(value.trace[0]).toContain('no such invoice');
    expect((await call(functions, 'throwing')).value).toBe(2);
  });

  test.each([
    [
      'an endless loop',
      'export const handler = async () => { for (;;); };',
      'Sandbox.Timedout',
      'Task timed out after 1.00 seconds',
    ],
    [
      'a promise that never settles',
      'export const handler = () => new Promise(() => setInterval(() => {}, 1000));',
      'Sandbox.Timedout',
      'Task timed out after 1.00 seconds',
    ],
    ['process.exit', 'export const handler = async () => { process.exit(3); };', 'Runtime.ExitError', 'exit status 3'],
    [
      'a leak',
      'export const handler = async () => { const all = []; for (;;) all.push(new Array(1e5).fill({}).map(() => ({}))); };',
      'Runtime.OutOfMemory',
      'signal: killed',
    ],
    [
      'a leak of small objects',
      'export const handler = async () => { const all = []; for (;;) all.push({ text: String(all.length) }); };',
      'Runtime.OutOfMemory',
      'signal: killed',
    ],
    [
      'a leak of buffers',
      'export const handler = async () => { const all = []; for (;;) { all.push(Buffer.alloc(1e6, 1)); await new Promise((r) => setTimeout(r, 1)); } };',
      'Runtime.OutOfMemory',
      'signal: killed',
    ],
    [
      'an error outside the handler’s promise',
      'export const handler = () => new Promise(() => { setTimeout(() => { throw new TypeError("late"); }, 1); });',
      'TypeError',
      'late',
    ],
    [
      'a rejection nobody handles',
      'export const handler = () => new Promise(() => { Promise.reject(new Error("forgotten")); });',
      'Runtime.UnhandledPromiseRejection',
      'forgotten',
    ],
    ['a module that cannot be parsed', 'export const handler = ;', 'Runtime.UserCodeSyntaxError', 'Unexpected token'],
    [
      'an import that is not in the bundle',
      'import "nowhere"; export const handler = async () => 1;',
      'Runtime.ImportModuleError',
      'nowhere',
    ],
    ['a module without the handler', 'export const other = 1;', 'Runtime.HandlerNotFound', 'handler'],
    ['an answer that is no JSON', 'export const handler = async () => 1n;', 'Runtime.MarshalError', 'BigInt'],
    [
      'an answer over 6 MB',
      'export const handler = async () => "a".repeat(6291555);',
      'Function.ResponseSizeTooLarge',
      '6291556',
    ],
  ])('%s is answered as Lambda answers it, and the next call is served', async (_, source, errorType, message) => {
    const sources = { wrong: source, right: 'export const handler = async () => "fine";' };
    // A leak takes its time on a busy machine.
    const functions = host(sources, { Timeout: errorType === 'Sandbox.Timedout' ? 1 : 30 });
    const { value, functionError } = await call(functions, 'wrong');
    expect(functionError).toBe('Unhandled');
    expect(value.errorType).toBe(errorType);
    expect(value.errorMessage).toContain(message);
    expect((await call(functions, 'right')).value).toBe('fine');
    expect((await call(functions, 'wrong')).value.errorType).toBe(errorType);
  });

  test('an event over 6 MB is refused before the function sees it', async () => {
    const functions = host({ echo: 'export const handler = async (event) => event.length;' });
    const payload = JSON.stringify('a'.repeat(LONGEST_REQUEST_BYTES - 2));
    expect((await functions.invoke(functionArn('echo'), payload, ROLE)).payload).toBe(
      String(LONGEST_REQUEST_BYTES - 2),
    );
    await expect(functions.invoke(functionArn('echo'), `${payload} `, ROLE)).rejects.toMatchObject({
      code: 'RequestEntityTooLargeException',
      status: 413,
    });
  });

  test('a caller that no policy allows is refused', async () => {
    const access = accessExcept([`lambda:InvokeFunction ${functionArn('echo')}`]);
    const functions = host({ echo: 'export const handler = async () => 1;' }, {}, { access });
    await expect(call(functions, 'echo')).rejects.toThrow(/may not lambda:InvokeFunction/);
    expect(() => functions.invokeLater(functionArn('echo'), '{}', ROLE)).toThrow(/may not/);
  });
});

describe('an asynchronous invocation', () => {
  const counting = `import { appendFileSync } from 'node:fs';
    export const handler = async (event, context) => { appendFileSync(event.file, context.awsRequestId + '\\n');
      if (event.fail) throw new Error('not yet'); };`;

  function attempts(file: string): string[] {
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  }

  test('that fails is tried three times under one request id, and then given up', async () => {
    const functions = host({ counting }, {}, { retryDelaysMs: [1, 2] });
    const file = join(temporaryDirectory(), 'attempts');
    functions.invokeLater(functionArn('counting'), JSON.stringify({ file, fail: true }), ROLE);
    await expect.poll(() => readdirSync(queueFolder(functions)), { timeout: 5000 }).toEqual([]);
    expect(attempts(file)).toHaveLength(3);
    expect(new Set(attempts(file)).size).toBe(1);
  });

  const settings = (properties: Readonly<Record<string, unknown>>, name = 'counting'): Resource => ({
    logicalId: `${name}Settings`,
    type: 'AWS::Lambda::EventInvokeConfig',
    physicalId: `${name}Settings`,
    arn: `local:${name}Settings`,
    properties: { FunctionName: name, Qualifier: '$LATEST', ...properties },
  });

  test.each([
    [0, 1],
    [1, 2],
  ])('that fails is tried again as often as the template says: %i times', async (MaximumRetryAttempts, made) => {
    const folder = temporaryDirectory();
    const resources = [
      functionResource(folder, 'counting', counting),
      functionResource(folder, 'usual', counting),
      settings({ MaximumRetryAttempts }),
    ];
    const functions = host({}, {}, { assembly: smallAssembly(folder, resources), retryDelaysMs: [1, 2] });
    const file = join(folder, 'attempts');
    const usual = join(folder, 'usual attempts');
    functions.invokeLater(functionArn('counting'), JSON.stringify({ file, fail: true }), ROLE);
    functions.invokeLater(functionArn('usual'), JSON.stringify({ file: usual, fail: true }), ROLE);
    await expect.poll(() => readdirSync(queueFolder(functions)), { timeout: 5000 }).toEqual([]);
    expect(attempts(file)).toHaveLength(made);
    expect(attempts(usual)).toHaveLength(3);
  });

  test('is made no more once it is older than the template says', async () => {
    const folder = temporaryDirectory();
    const resources = [functionResource(folder, 'counting', counting), settings({ MaximumEventAgeInSeconds: 60 })];
    const options = { assembly: smallAssembly(folder, resources), dataDirectory: folder };
    const stopped = host({}, {}, options);
    const young = join(folder, 'young');
    const old = join(folder, 'old');
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    stopped.invokeLater(functionArn('counting'), JSON.stringify({ file: old }), ROLE);
    vi.advanceTimersByTime(2000);
    stopped.invokeLater(functionArn('counting'), JSON.stringify({ file: young }), ROLE);
    await stopped.close();
    vi.advanceTimersByTime(59_000);
    host({}, {}, options).resume();
    await expect.poll(() => readdirSync(join(folder, 'asynchronous-invocations')), { timeout: 5000 }).toEqual([]);
    expect(attempts(young)).toHaveLength(1);
    expect(attempts(old)).toHaveLength(0);
  });

  test('may have settings of its function only, and no destination', () => {
    const Properties = {
      FunctionName: 'counting',
      Qualifier: '1',
      DestinationConfig: { OnFailure: { Destination: '' } },
    };
    const template = { Resources: { Settings: { Type: 'AWS::Lambda::EventInvokeConfig', Properties } } };
    const source = { stackName: 'Stack', template, assetPath: () => '' };
    expect(() => assemble(source, 'http://127.0.0.1:1', RESOURCE_TYPES)).toThrow(
      expect.objectContaining({
        complaints: [
          expect.stringContaining('DestinationConfig'),
          expect.stringContaining('Qualifier is 1; only $LATEST is hosted'),
        ],
      }),
    );
  });

  test('accepted before the host ended is made by the next one', async () => {
    const folder = temporaryDirectory();
    const resources = [functionResource(folder, 'counting', counting)];
    const options = {
      assembly: smallAssembly(folder, resources),
      access: accessExcept(),
      endpointUrl: 'http://127.0.0.1:1',
      dataDirectory: folder,
    };
    const file = join(folder, 'attempts');
    const first = new FunctionHost(options);
    first.invokeLater(functionArn('counting'), JSON.stringify({ file }), ROLE);
    await first.close();
    expect(attempts(file)).toHaveLength(0);
    const second = new FunctionHost(options);
    open.push(second);
    second.resume();
    await expect.poll(() => attempts(file).length, { timeout: 5000 }).toBe(1);
  });
});
