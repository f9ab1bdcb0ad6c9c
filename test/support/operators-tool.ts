import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { runTool } from '../../operator/run-tool.ts';
import { type DynamoDbEngine, startDynamoDb } from '../engines/dynamodb.ts';

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What API Gateway knows and is asked. */
interface StandInGateway {
  /** In order, as method and path. */
  readonly calls: string[];
  /** Name by id. */
  readonly keys: Map<string, string>;
  /** What happens before its next call is answered. */
  meanwhile?: (() => Promise<unknown>) | undefined;
  /** The call that it refuses, as its method and path begin. */
  refused?: string | undefined;
}

/** The operator's tool, and what it works on: a DynamoDB of its own, and an API Gateway that takes everything. */
export interface OperatorsTool {
  readonly engine: DynamoDbEngine;
  readonly gateway: StandInGateway;
  readonly dataDirectory: string;
  run(...args: string[]): Promise<Run>;
  /** What it prints, which must be one line of JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: every command prints something else.
  json(...args: string[]): Promise<any>;
  stop(): void;
}

/** One endpoint for both services, as the local one is: DynamoDB's calls are passed on, API Gateway's answered here. */
export async function startOperatorsTool(): Promise<OperatorsTool> {
  const engine = await startDynamoDb();
  const gateway: StandInGateway = { calls: [], keys: new Map() };
  const front = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString();
      if (request.headers['x-amz-target'] === undefined) {
        const happens = gateway.meanwhile;
        gateway.meanwhile = undefined;
        await happens?.();
        const { status, answer } = answered(gateway, String(request.method), String(request.url), body);
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
        return;
      }
      const names = ['x-amz-target', 'x-amz-date', 'authorization', 'content-type'];
      const headers = names.map((name): [string, string] => [name, String(request.headers[name])]);
      const passed = await fetch(engine.endpoint, { method: 'POST', body, headers });
      response.writeHead(passed.status, { 'content-type': 'application/x-amz-json-1.0' }).end(await passed.text());
    });
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const dataDirectory = mkdtempSync(join(tmpdir(), 'operator-'));
  const operator = {
    endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    outputs: { TableName: engine.table.name, StandardUsagePlanId: 'standard', RaisedUsagePlanId: 'raised' },
  };
  writeFileSync(join(dataDirectory, 'operator.json'), JSON.stringify(operator));
  const run = (...args: string[]) => runIn(dataDirectory, ...args);
  return {
    engine,
    gateway,
    dataDirectory,
    run,
    async json(...args) {
      const { code, stdout, stderr } = await run(...args);
      expect({ code, stderr, lines: stdout.split('\n').length }).toEqual({ code: 0, stderr: '', lines: 2 });
      return JSON.parse(stdout);
    },
    stop() {
      engine.stop();
      front.close();
      rmSync(dataDirectory, { recursive: true });
    },
  };
}

/** What the tool prints, and its exit code; runs in this process, for starting one takes half a second of a core. */
export async function runIn(dataDirectory: string, ...args: string[]): Promise<Run> {
  const { exitCode, result, notice } = await runTool(args, dataDirectory);
  return { code: exitCode, stdout: printed(result), stderr: printed(notice) };
}

/** The tool as it is started by hand. */
export async function startIn(dataDirectory: string, ...args: string[]): Promise<Run> {
  const cwd = join(import.meta.dirname, '../..');
  const env = { ...process.env, IVS_DATA_DIR: dataDirectory };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['operator/admin.ts', ...args], {
      cwd,
      env,
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as Run;
  }
}

const printed = (line: string) => (line === '' ? '' : `${line}\n`);

function answered(gateway: StandInGateway, method: string, url: string, body: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const call = `${method} ${pathname}`;
  gateway.calls.push(call);
  if (gateway.refused !== undefined && call.startsWith(gateway.refused)) {
    return { status: 400, answer: { message: 'Too many keys on the plan' } };
  }
  const [, removed] = /^\/apikeys\/(.+)$/.exec(pathname) ?? [];
  if (method === 'DELETE' && removed !== undefined) gateway.keys.delete(removed);
  if (method === 'POST' && pathname === '/apikeys') {
    const id = `gateway-${gateway.calls.length}`;
    gateway.keys.set(id, JSON.parse(body).name);
    return { status: 201, answer: { id } };
  }
  if (method === 'GET' && pathname === '/apikeys') {
    const found = [...gateway.keys].filter(([, name]) => name.startsWith(searchParams.get('name') ?? ''));
    return { status: 200, answer: { item: found.map(([id, name]) => ({ id, name })) } };
  }
  return { status: method === 'DELETE' ? 202 : 201, answer: {} };
}
