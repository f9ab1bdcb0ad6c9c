import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { handler } from '../../../lambdas/auth/authorize-request.ts';
import { composeApiKey } from '../../../lambdas/domain/access/api-key.ts';

/** No table is configured here: whatever needs one throws, and says so. */
const effectOf = async (key: string) => {
  const event = {
    type: 'REQUEST',
    methodArn: 'arn:aws:execute-api:us-east-1:0:abc/api/GET/v1',
    headers: { 'X-API-Key': key },
  };
  const answer = await handler({
    ...event,
    requestContext: { requestId: 'r' },
  } as unknown as APIGatewayRequestAuthorizerEvent);
  return answer.policyDocument.Statement.map(({ Effect }) => Effect);
};
const KEY = composeApiKey('0123456789abcdefghijABCDEFGHIJ01');

test.each([
  ['of another form', 'secret'],
  ['with a mistyped character', KEY.replace('5', '6')],
  ['with two characters swapped', KEY.replace('45', '54')],
  ['with another checksum', `${KEY.slice(0, -1)}${KEY.endsWith('0') ? '1' : '0'}`],
  ['cut short', KEY.slice(0, -1)],
])('a key %s is refused without a look into the table', async (_what, key) => {
  expect(await effectOf(key)).toEqual(['Deny']);
});

test('a key whose checksum fits has to be looked up', async () => {
  await expect(effectOf(KEY)).rejects.toThrow('the key could not be looked up');
});
