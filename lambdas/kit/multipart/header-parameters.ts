/** A header such as `form-data; name="file"`: its value in lower case, and its parameters by lower-case name. */
export interface ParameterizedHeader {
  readonly value: string;
  readonly parameters: ReadonlyMap<string, string>;
}

/** One parameter: name, then a quoted string or whatever stands before the next semicolon. */
const PARAMETER =
  /[ \t]*;[ \t]*(?:([^\s;="]+)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\["\\]|\\(?!["\\])|\\(?="[ \t]*$))*)"|([^;"]*)))?[ \t]*/y;

/**
 * Reads the parameters of Content-Type and Content-Disposition. Within quotes a backslash escapes only a quote and
 * itself, and not the quote that ends the header: browsers escape no backslash, neither in `C:\scans\invoice.pdf` nor in
 * a name that ends in one. Unquoted values may hold more than RFC 9110's token, as clients' boundaries do.
 * @returns null when the header is malformed, or gives a parameter twice (two readers could choose differently).
 */
export function parseParameters(header: string): ParameterizedHeader | null {
  const value = header.split(';', 1)[0] ?? '';
  const parameters = new Map<string, string>();
  PARAMETER.lastIndex = value.length;
  while (PARAMETER.lastIndex < header.length) {
    const match = PARAMETER.exec(header);
    if (match === null) return null;
    const [, name, quoted, bare] = match;
    if (name === undefined) continue;
    const key = name.toLowerCase();
    if (parameters.has(key)) return null;
    parameters.set(key, quoted === undefined ? (bare ?? '').trimEnd() : quoted.replace(/\\(["\\])/g, '$1'));
  }
  return { value: value.trim().toLowerCase(), parameters };
}
