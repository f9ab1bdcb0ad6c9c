import fc from 'fast-check';
import { beforeAll, expect, inject, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { ApiDescription, type OpenApiDocument, type WireAnswer } from '../description/api-description.ts';
import { type ArbitraryCall, arbitraryCall } from '../description/arbitrary-call.ts';
import { type OpenedAccount, openAccount } from '../flow/open-account.ts';
import { uniqueInvoice } from '../flow/unique-invoice.ts';

/** Calls in all; `npm run fuzz` makes 20,000. */
const CALLS = Number(process.env.IVS_FUZZ_CALLS ?? 600);
/** On the wire at once. */
const AT_ONCE = 20;
/** Stands in the other account's file name, and in nothing that the fuzzer sends. */
const SECRET = 'Confidential-7Q4Z';

const place = inject('service');
let account: OpenedAccount;
let other: OpenedAccount;
let foreignId: string;
let description: ApiDescription;
const ownIds: string[] = [];
/** How often each status was answered. */
const met = new Map<number, number>();

beforeAll(async () => {
  account = await openAccount(place, 'Fuzzed');
  other = await openAccount(place, 'Other');
  const file = composeInvoice(uniqueInvoice());
  foreignId = (await other.client.process(file, `${SECRET}.pdf`)).id;
  const response = await fetch(`${place.baseUrl}/api/v1/openapi.json`, { headers: { 'X-API-Key': account.key } });
  description = new ApiDescription((await response.json()) as OpenApiDocument);
  ownIds.push((await account.client.process(composeInvoice(uniqueInvoice()))).id);
});

async function send(call: ArbitraryCall): Promise<WireAnswer> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const given = call.pathParameters[name] ?? '';
    if (given === '{foreign}') return foreignId;
    return given === '{own}' ? (ownIds.at(-1) ?? '') : encodeURIComponent(given);
  });
  const query = new URLSearchParams(call.query.map(([name, value]): [string, string] => [name, value]));
  const key = { own: { 'X-API-Key': account.key }, none: {}, wrong: { 'X-API-Key': `${account.key.slice(0, -1)}_` } };
  const response = await fetch(`${place.baseUrl}${path}?${query}`, {
    method: call.method,
    headers: { ...call.headers, ...key[call.key] },
    body: call.body,
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** What no call may be answered with; null when the answer is fine. */
async function complaintAbout(call: ArbitraryCall): Promise<string | null> {
  const answer = await send(call);
  const { status, text } = answer;
  met.set(status, (met.get(status) ?? 0) + 1);
  const said = `${status} ${text.slice(0, 300)}`;
  if (status >= 500) return `a failure of the service: ${said}`;
  if (text.includes(SECRET) || text.includes(other.accountId)) return `a read across accounts: ${said}`;
  const expected = { own: undefined, none: 401, wrong: 403 }[call.key];
  if (expected !== undefined && status !== expected) return `not ${expected} with the key "${call.key}": ${said}`;
  const { code, data } = JSON.parse(text);
  if (code === 'INVOICE_UPLOADED') ownIds.push(data.id);
  const complaint = description.complaintAbout(call.method, call.path, answer);
  return complaint === null ? null : `${complaint}: ${said}`;
}

test(
  `${CALLS} calls, described or broken, are never answered 5xx, never other than described, never across accounts`,
  async () => {
    const before = (await other.client.invoice(foreignId)).data.invoice;
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryCall(description), { minLength: AT_ONCE, maxLength: AT_ONCE }),
        async (calls) => {
          const complaints = await Promise.all(calls.map(complaintAbout));
          for (const [at, complaint] of complaints.entries()) {
            if (complaint !== null) throw new Error(`${complaint}\nthe call: ${JSON.stringify(calls[at])}`);
          }
        },
      ),
      { numRuns: Math.ceil(CALLS / AT_ONCE) },
    );
    const { download_url: _before, ...kept } = before;
    const { download_url: _after, ...after } = (await other.client.invoice(foreignId)).data.invoice;
    expect(after).toEqual(kept);
    // A fuzzer that is only ever refused proves nothing.
    expect([...met.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404, 405, 415]));
  },
  CALLS * 400,
);
