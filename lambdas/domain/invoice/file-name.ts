const MAX_CHARACTERS = 255;
/** Longer endings are no file type. */
const LONGEST_EXTENSION = 16;
const DEFAULT_NAME = 'invoice.pdf';

/**
 * What no name may carry: control characters and line separators (they forge headers and logs); marks that turn the
 * direction of text or take no room, by which `invoice<RLO>fdp.exe` reads as a PDF; Unicode's noncharacters (U+FFFE, U+FFFF
 * and others), which are no text, and which not every system takes. The zero-width joiners stay: Persian, Indic scripts
 * and emoji are written with them.
 */
const STRIPPED = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u{200B}\u{2060}\u{FEFF}]/gu;

/**
 * The name an invoice shows (contract section 4): the base name the client sent, without path, control characters and
 * surrounding white space, at most 255 characters (code points; a long name keeps its extension). Both slashes part
 * paths, whatever the system it came from. It is for showing only: objects are stored under the invoice's id.
 * @param sent as decoded from the request; undefined when the client sent none.
 * @returns never empty: `invoice.pdf` where nothing is left.
 */
export function fileName(sent: string | undefined): string {
  const segments = (sent ?? '').toWellFormed().replace(STRIPPED, '').split(/[/\\]/);
  const named = segments.map((segment) => segment.trim()).filter((segment) => !['', '.', '..'].includes(segment));
  return shorten(named.at(-1) ?? DEFAULT_NAME);
}

function shorten(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= MAX_CHARACTERS) return name;
  const dot = characters.lastIndexOf('.');
  const extension = characters.length - dot <= LONGEST_EXTENSION && dot > 0 ? characters.slice(dot) : [];
  return [...characters.slice(0, MAX_CHARACTERS - extension.length), ...extension].join('').trim();
}
