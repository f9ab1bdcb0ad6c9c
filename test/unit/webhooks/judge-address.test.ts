import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeAddress } from '../../../lambdas/domain/webhooks/judge-address.ts';

/** Special-purpose ranges of IANA's registries and the clouds: `address/prefix`, one of each kind. */
const NOT_PUBLIC_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4'],
  ...['240.0.0.0/4', '168.63.129.16/32'],
];

const v4Number = (text: string) => text.split('.').reduce((number, octet) => number * 256 + Number(octet), 0);
const v4Text = (number: number) => [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');

/** An independent way to the same judgement: groups as one number, ranges as bounds. */
const v6Text = (bits: bigint) =>
  Array.from({ length: 8 }, (_, group) => ((bits >> BigInt(112 - 16 * group)) & 0xffffn).toString(16)).join(':');
const PUBLIC_FROM = 0x2000n << 112n;
const PUBLIC_TO = (0x4000n << 112n) - 1n;
const SPECIAL_V6: readonly (readonly [bigint, number])[] = [
  [0x2001_0000n << 96n, 23],
  [0x2001_0db8n << 96n, 32],
  [0x2002n << 112n, 16],
  [0x2620_004f_8000n << 80n, 48],
  [0x3fffn << 112n, 20],
];
const isWithin = (bits: bigint, [start, prefix]: readonly [bigint, number]) =>
  bits >> BigInt(128 - prefix) === start >> BigInt(128 - prefix);
const isIsatap = (bits: bigint) => [0x0000_5efen, 0x0200_5efen].includes((bits >> 32n) & 0xffff_ffffn);
const expectedV6 = (bits: bigint) => {
  if (bits === 1n) return 'loopback';
  const isPublic = bits >= PUBLIC_FROM && bits <= PUBLIC_TO && !isIsatap(bits);
  return isPublic && !SPECIAL_V6.some((range) => isWithin(bits, range)) ? 'public' : 'other';
};

describe('IPv4', () => {
  test.each(NOT_PUBLIC_V4)('nothing in %s is public, and its neighbours are judged by themselves', (range) => {
    const [start = '', prefix] = range.split('/');
    const first = v4Number(start);
    const size = 2 ** (32 - Number(prefix));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: size - 1 }), (offset) => {
        expect(judgeAddress(v4Text(first + offset))).toBe('other');
      }),
    );
  });

  test('127.0.0.0/8 is loopback', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 24 - 1 }), (offset) => {
        expect(judgeAddress(v4Text(v4Number('127.0.0.0') + offset))).toBe('loopback');
      }),
    );
  });

  test.each(['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255'])(
    '%s is public',
    (address) => expect(judgeAddress(address)).toBe('public'),
  );

  test.each([
    '0177.0.0.1',
    '0x7f.0.0.1',
    '127.1',
    '2130706433',
    '8.8.8',
    '8.8.8.8.8',
    '256.1.1.1',
    ' 8.8.8.8',
    '',
    'a',
  ])('"%s" is no plain address, so it is not public', (text) => expect(judgeAddress(text)).toBe('other'));
});

describe('IPv6', () => {
  const anywhere = fc.bigInt({ min: 0n, max: 2n ** 128n - 1n });
  const inGlobalSpace = fc.bigInt({ min: PUBLIC_FROM, max: PUBLIC_TO });
  const nearSpecial = fc
    .tuple(fc.constantFrom(...SPECIAL_V6), fc.bigInt({ min: 0n, max: 2n ** 112n - 1n }), fc.boolean())
    .map(([[start, prefix], tail, below]) =>
      below ? start - 1n - (tail >> 40n) : start + (tail & ((1n << BigInt(128 - prefix)) - 1n)),
    );
  const isatap = fc
    .tuple(inGlobalSpace, fc.constantFrom(0x0000_5efen, 0x0200_5efen))
    .map(([bits, mark]) => ((bits >> 64n) << 64n) | (mark << 32n) | (bits & 0xffff_ffffn));

  test.each([
    ['anywhere', anywhere],
    ['in the global space', inGlobalSpace],
    ['in and around the special ranges', nearSpecial],
    ['with an ISATAP interface id', isatap],
  ])('a random address %s is judged as the bounds of the ranges say', (_, addresses) => {
    fc.assert(
      fc.property(addresses, (bits) => judgeAddress(v6Text(bits)) === expectedV6(bits)),
      { numRuns: 5_000 },
    );
  });

  test('no form that embeds an IPv4 address is public, whatever address it embeds', () => {
    const forms = [
      (v4: bigint) => v4,
      (v4: bigint) => (0xffffn << 32n) | v4,
      (v4: bigint) => (0xffffn << 48n) | v4,
      (v4: bigint) => (0x64_ff9bn << 96n) | v4,
      (v4: bigint) => (0x64_ff9b_0001n << 80n) | v4,
      (v4: bigint) => (0x2002n << 112n) | (v4 << 80n) | 1n,
      (v4: bigint) => (0x2001n << 112n) | (v4 ^ 0xffff_ffffn),
    ];
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 32n - 1n }), fc.constantFrom(...forms), (v4, form) => {
        expect(judgeAddress(v6Text(form(v4)))).not.toBe('public');
      }),
    );
  });

  test.each(['fe80::1%eth0', '2606:4700::1%25eth0', '2606:4700::1::2', '[2606:4700::1]', '2606:4700:4700::1111/64'])(
    '"%s" is no plain address, so it is not public',
    (text) => expect(judgeAddress(text)).toBe('other'),
  );
});

/** `npm run properties` draws a million. */
const DRAWS = process.env.IVS_NEW_EXAMPLES === undefined ? 50_000 : 1_000_000;

test('addresses drawn at random are judged as the bounds of the ranges say', () => {
  const random = new BigUint64Array(randomBytes(16 * DRAWS).buffer);
  const wrong: string[] = [];
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const bits = ((random[2 * draw] ?? 0n) << 64n) | (random[2 * draw + 1] ?? 0n);
    // Half of them in the space that is given out: of all addresses, seven in eight are outside of it.
    const address = draw % 2 === 0 ? bits : (bits >> 3n) | PUBLIC_FROM;
    if (judgeAddress(v6Text(address)) !== expectedV6(address)) wrong.push(v6Text(address));
  }
  expect(wrong).toEqual([]);
}, 300_000);
