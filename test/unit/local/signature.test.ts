import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signatureClaim, verifySignature } from '../../../local/endpoint/signature.ts';
import { CredentialBook } from '../../../local/iam/credential-book.ts';

const book = new CredentialBook(Buffer.from('secret'));
const roleArn = 'arn:aws:iam::000000000000:role/clerk';
const client = new S3Client({
  endpoint: 'http://127.0.0.1:4566',
  region: 'us-east-1',
  credentials: book.credentialsFor(roleArn),
});

function verify(link: string, now = Date.now(), method = 'GET') {
  const url = new URL(link);
  const request = { method, path: url.pathname, rawQuery: url.search.slice(1), headers: { host: url.host } };
  const claim = signatureClaim(request);
  if (claim === undefined) throw new Error('the link is not signed');
  return verifySignature(request, claim, undefined, book, now);
}

it('verifies what the SDK signs, for any key and any headers asked for, and nothing else under that signature', async () => {
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).filter((value) => value.isWellFormed());
  const key = text.filter((value) => !value.split('/').some((part) => part === '.' || part === '..'));
  await fc.assert(
    fc.asyncProperty(key, text, async (Key, ResponseContentDisposition) => {
      const command = new GetObjectCommand({ Bucket: 'bucket', Key: `k${Key}`, ResponseContentDisposition });
      const link = await getSignedUrl(client, command, { expiresIn: 60 });
      expect(verify(link)).toEqual({ kind: 'role', roleArn });
      expect(() => verify(link.replace('/bucket/k', '/bucket/x'))).toThrow(/does not match/);
      expect(() => verify(link, Date.now(), 'PUT')).toThrow(/does not match/);
      expect(() => verify(`${link}&response-expires=0`)).toThrow(/does not match/);
    }),
    { numRuns: 60 },
  );
});

it('refuses a link before its time, after it, and for longer than a week', async () => {
  const link = await getSignedUrl(client, new GetObjectCommand({ Bucket: 'b', Key: 'k' }), { expiresIn: 60 });
  const minute = 60_000;
  expect(() => verify(link, Date.now() + 2 * minute)).toThrow('Request has expired');
  expect(() => verify(link, Date.now() - 20 * minute)).toThrow(/request time and the current time/);
  expect(() => verify(link.replace('Expires=60', 'Expires=9999999'))).toThrow(/from 1 to 604800/);
});

it('refuses a role’s keys without their session token', async () => {
  const link = await getSignedUrl(client, new GetObjectCommand({ Bucket: 'b', Key: 'k' }), { expiresIn: 60 });
  expect(() => verify(link.replace(/X-Amz-Security-Token=[^&]+&/, ''))).toThrow(/session token is not known/);
});
