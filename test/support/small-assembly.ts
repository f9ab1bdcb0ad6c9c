import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccessControl, Assembly, Caller, Resource } from '../../local/ports.ts';
import { AccessDeniedError } from '../../local/ports.ts';

const ACCOUNT = '000000000000';
export const ROLE_ARN = `arn:aws:iam::${ACCOUNT}:role/tested`;
export const ROLE: Caller = { kind: 'role', roleArn: ROLE_ARN };

export function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'local-cloud-'));
}

export function functionArn(name: string): string {
  return `arn:aws:lambda:us-east-1:${ACCOUNT}:function:${name}`;
}

/** A function resource whose handler is the given module's source. */
export function functionResource(
  folder: string,
  name: string,
  source: string,
  properties: Readonly<Record<string, unknown>> = {},
): Resource {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'index.mjs'), source);
  return {
    logicalId: name,
    type: 'AWS::Lambda::Function',
    physicalId: name,
    arn: functionArn(name),
    properties: {
      Handler: 'index.handler',
      Runtime: 'nodejs24.x',
      Role: ROLE_ARN,
      Timeout: 30,
      MemorySize: 128,
      ...properties,
    },
  };
}

/** A resolved assembly of these resources; functions' assets lie in `folder` under their names. */
export function smallAssembly(folder: string, resources: readonly Resource[]): Assembly {
  return {
    stackName: 'Small',
    region: 'us-east-1',
    accountId: ACCOUNT,
    resources,
    ofType: (type) => resources.filter((resource) => resource.type === type),
    byArn: (arn) => resources.find((resource) => resource.arn === arn),
    outputs: {},
    assetFolder: (resource) => join(folder, resource.physicalId),
  };
}

/** Access control with a plain list of what is refused, as `action resourceArn`. */
export function accessExcept(refused: readonly string[] = []): AccessControl {
  return {
    credentialsFor: () => ({ accessKeyId: 'AKIDLOCAL', secretAccessKey: 'secret', sessionToken: 'token' }),
    callerOf: () => ROLE,
    authorize(caller, action, resourceArn) {
      if (!refused.includes(`${action} ${resourceArn}`)) return;
      throw new AccessDeniedError(`${JSON.stringify(caller)} may not ${action} on ${resourceArn}`);
    },
  };
}
