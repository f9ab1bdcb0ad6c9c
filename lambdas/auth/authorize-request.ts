import { randomUUID } from 'node:crypto';
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { findApiKey, hashApiKey } from '../adapters/accounts/api-keys.ts';
import { table } from '../adapters/table.ts';
import { isWellFormedApiKey } from '../domain/access/api-key.ts';
import { isUsable } from '../domain/access/api-key-record.ts';
import { loggedFailure } from '../kit/logged-failure.ts';

/**
 * API Gateway's REQUEST authorizer. Without the header it throws `Unauthorized`, the one error that the gateway answers
 * 401; every key that opens nothing is a Deny, 403. An outage of the table is neither: every other error is answered 503
 * (lib/gateway-responses.ts).
 */
export async function handler(event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> {
  const key = apiKeyOf(event);
  if (key === undefined || key === '') throw new Error('Unauthorized');
  if (!isWellFormedApiKey(key)) return policy('Deny', event.methodArn);

  const sha256 = hashApiKey(key);
  const record = await findRecord(sha256, event.requestContext.requestId);
  if (record === null || !isUsable(record, Date.now())) return policy('Deny', event.methodArn);
  return {
    ...policy('Allow', event.methodArn),
    // What the call is metered by travels with it, so that nothing has to be read twice; and a name for what it uploads,
    // since the gateway lets a client choose the id of its request (lib/upload-staging.ts). Nothing caches this answer.
    context: { accountId: record.accountId, keyId: record.keyId, ...record.limits, uploadId: randomUUID() },
    // The usage plans know a key by its hash, so that API Gateway holds no secret either.
    usageIdentifierKey: sha256,
  };
}

async function findRecord(sha256: string, requestId: string) {
  try {
    return await findApiKey(table(), sha256);
  } catch (error) {
    throw loggedFailure('the key could not be looked up', error, { requestId });
  }
}

function apiKeyOf({ headers }: APIGatewayRequestAuthorizerEvent): string | undefined {
  const entry = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'x-api-key');
  return entry?.[1]?.trim();
}

/** On the whole stage: a policy of one method would deny the key's next call if it were ever cached. */
function policy(Effect: 'Allow' | 'Deny', methodArn: string): APIGatewayAuthorizerResult {
  const stageArn = methodArn.split('/').slice(0, 2).join('/');
  return {
    principalId: 'api-key',
    policyDocument: {
      Version: '2012-10-17',
      Statement: [{ Action: 'execute-api:Invoke', Effect, Resource: `${stageArn}/*` }],
    },
  };
}
