/*
 * An API key reads `ivs_` + 32 random base-62 characters + 6 characters of checksum (contract section 2), so that a
 * secret scanner recognises one offline: the checksum is the CRC-32 (IEEE 802.3, as in zip and PNG) of everything
 * before it, as a base-62 number with leading zeros. 62^6 is 56.8 thousand million, so 32 bits always fit.
 */

export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const KEY_RANDOM_LENGTH = 32;

const KEY_FORMAT = /^(ivs_[0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** @param random 32 base-62 characters, each drawn independently and evenly (190 bits). */
export function composeApiKey(random: string): string {
  const body = `ivs_${random}`;
  return body + checksum(body);
}

/** Whether a text is a key that could have been given out: its form and its checksum; says nothing about whether it was. */
export function isWellFormedApiKey(text: string): boolean {
  const [, body, stated] = KEY_FORMAT.exec(text) ?? [];
  return body !== undefined && checksum(body) === stated;
}

function checksum(body: string): string {
  let rest = crc32(body);
  let digits = '';
  for (let place = 0; place < 6; place += 1) {
    digits = BASE62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** CRC-32 of ASCII text; bit by bit, since 36 characters need no table. */
function crc32(ascii: string): number {
  let crc = 0xffffffff;
  for (let index = 0; index < ascii.length; index += 1) {
    crc ^= ascii.charCodeAt(index);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
