/** `Billed to Cigna (member U55120091): $84.00`: a number in brackets says nothing of who pays, a rate may. */
const NUMBERED_ASIDE = /\([^()%]*\d{3}[^()%]*\)/;

/**
 * Plain text without what its brackets number.
 * @param text as printed, of the same length as `plain`.
 */
export function withoutAside(text: string, plain: string): string {
  const { index = 0, 0: aside = '' } = NUMBERED_ASIDE.exec(text) ?? {};
  return aside === '' ? plain : `${plain.slice(0, index)} ${plain.slice(index + aside.length)}`;
}
