import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgedAddresses, RefusedName } from '../../../lambdas/adapters/webhooks/judged-lookup.ts';
import { judgeAddress } from '../../../lambdas/domain/webhooks/judge-address.ts';
import { isReachable, judgeUrl } from '../../../lambdas/domain/webhooks/webhook-url.ts';
import { sharedData } from '../../shared-data.ts';

const PUBLIC_ONLY = { loopback: false };
const LAPTOP = { loopback: true };
const PUBLIC_ADDRESS = '93.184.215.14';

/** As a delivery is judged: the URL by itself, and then every address of its name. */
async function judge(text: string, answers: readonly string[] = [PUBLIC_ADDRESS], reach = PUBLIC_ONLY) {
  const judged = judgeUrl(text, reach);
  if (!judged.ok) return { ok: false, error: 'ADDRESS_NOT_PUBLIC' };
  const { url, host, isAddress } = judged.target;
  if (isAddress) return { ok: true, addresses: [host] };
  const isAllowed = (address: string) => isReachable(url.protocol, judgeAddress(address), reach);
  try {
    return { ok: true, addresses: await judgedAddresses(host, async () => [...answers], isAllowed) };
  } catch (error) {
    if (!(error instanceof RefusedName)) throw error;
    return { ok: false, error: error.reason };
  }
}

/** The lines of a list; none where it is not there, and then the tests that need it are not run. */
function linesOf(list: string): readonly string[] {
  const path = sharedData('ssrf', list);
  return path === undefined ? [] : readFileSync(path, 'utf8').trim().split('\n');
}

const blocked = linesOf('blocked.tsv').slice(1);

describe.runIf(blocked.length > 0)('the list of addresses that must never be reached', () => {
  const rows = blocked.map((line) => {
    const [url = '', category = '', expected = ''] = line.split('\t');
    return { url, category, expected };
  });
  const asHttps = (url: string) => url.replace(/^http:/i, 'https:');

  test.each(rows.filter(({ expected }) => expected.startsWith('block') || expected.startsWith('reject-at')))(
    '$url ($category) is refused, and over https as well',
    async ({ url }) => {
      for (const spelled of [url, asHttps(url)]) {
        // Their names lead to metadata services and private networks; here they do by a resolver of the test's own.
        for (const answers of [['169.254.169.254'], [PUBLIC_ADDRESS, '10.0.0.1'], ['::ffff:127.0.0.1']]) {
          expect((await judge(spelled, answers)).ok, spelled).toBe(false);
        }
      }
    },
  );

  test.each(rows.filter(({ expected }) => expected === 'reject-or-public-host-only'))(
    '$url ($category) is refused, or leads to a public host only',
    async ({ url }) => {
      const judged = await judge(asHttps(url));
      if (judged.ok) expect(judged.addresses).toEqual([PUBLIC_ADDRESS]);
      expect((await judge(asHttps(url), ['10.0.0.1'])).ok).toBe(false);
    },
  );
});

const urls = linesOf('allowed.txt');

describe.runIf(urls.length > 0)('the list of addresses that must pass', () => {
  test.each(urls)('%s passes', async (url) => expect((await judge(url)).ok).toBe(true));

  test.each(urls)('%s passes on a laptop too', async (url) =>
    expect((await judge(url, [PUBLIC_ADDRESS], LAPTOP)).ok).toBe(true),
  );
});

test('one answer of a name that is not public refuses them all', async () => {
  expect(await judge('https://example.com/', [PUBLIC_ADDRESS, '2606:4700::1111'])).toMatchObject({ ok: true });
  for (const bad of ['127.0.0.1', '10.0.0.1', 'fd00:ec2::254', '64:ff9b::7f00:1', 'not an address']) {
    const judged = await judge('https://example.com/', [PUBLIC_ADDRESS, bad]);
    expect(judged, bad).toMatchObject({ ok: false, error: 'ADDRESS_NOT_PUBLIC' });
  }
});

test('a name without an address, and a resolver that fails, lead nowhere', async () => {
  expect(await judge('https://example.com/', [])).toMatchObject({ ok: false, error: 'NAME_NOT_RESOLVED' });
  const failing = async () => Promise.reject(new Error('no server answered'));
  await expect(judgedAddresses('example.com', failing, () => true)).rejects.toMatchObject({
    reason: 'NAME_NOT_RESOLVED',
  });
});

test('an address is not resolved, whatever a resolver would say of it', async () => {
  expect(await judge('https://8.8.8.8/', ['10.0.0.1'])).toMatchObject({ ok: true, addresses: ['8.8.8.8'] });
  expect(await judge('https://[2606:4700:4700::1111]/', ['10.0.0.1'])).toMatchObject({
    ok: true,
    addresses: ['2606:4700:4700::1111'],
  });
  expect((await judge('https://10.0.0.1/', [PUBLIC_ADDRESS])).ok).toBe(false);
});

describe('on a laptop', () => {
  test.each(['http://127.0.0.1:8080/hook', 'https://127.9.9.9/', 'http://[::1]:9000/', 'http://localhost:3000/hook'])(
    '%s may be delivered to, and deployed it may not',
    async (url) => {
      expect(await judge(url, ['127.0.0.1', '::1'], LAPTOP)).toMatchObject({ ok: true });
      expect((await judge(url, ['127.0.0.1', '::1'])).ok).toBe(false);
    },
  );

  test.each([
    'http://10.0.0.1/',
    'http://8.8.8.8/',
    'http://169.254.169.254/',
    'https://192.168.1.1/',
    'http://[::2]/',
  ])('%s may not be delivered to either', async (url) => expect((await judge(url, [], LAPTOP)).ok).toBe(false));

  test('a name over http may lead to loopback only', async () => {
    expect((await judge('http://receiver.test/', ['127.0.0.1'], LAPTOP)).ok).toBe(true);
    expect((await judge('http://receiver.test/', [PUBLIC_ADDRESS], LAPTOP)).ok).toBe(false);
    expect((await judge('http://receiver.test/', ['127.0.0.1', PUBLIC_ADDRESS], LAPTOP)).ok).toBe(false);
  });
});

test('says what is wrong with a URL in words of its own', () => {
  const message = (url: string) => {
    const judged = judgeUrl(url, PUBLIC_ONLY);
    return judged.ok ? null : judged.message;
  };
  expect(message('nonsense')).toBe('is not a URL');
  expect(message('http://example.com/')).toBe('must begin with https://');
  expect(message('ftp://example.com/')).toBe('must begin with https://');
  expect(message('https://user:secret@example.com/')).toBe('must not carry credentials');
  expect(message('https://10.0.0.1/')).toBe('must lead to a public address');
  expect(message('https://intranet/')).toBe('must lead to a public address');
  expect(judgeAddress(PUBLIC_ADDRESS)).toBe('public');
});
