import { isFigureOrDate, isNumberAlone } from '../layout/cells-beside.ts';
import { placeOf, type Segment } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { readId } from './read-id.ts';

/** `Radiology account: Mrs Ashworth`, `SHORTFALL ACCOUNT`, `Day-case account for direct settlement`; nobody's account at a bank. */
const TITLE =
  /^(?!(?:our|your|his|her|their|this|the|statement|summary|details|bank|savings|current|patient|customer|payment|client|group|no)\s)(?:(?:[\p{L}’'-]+ ){1,3}account(?:\s(?:for|from|rendered)\s.*|\s*:.*)?|account (?:(?:for|of) (?:professional |medical |therapy |clinical |our |my )?(?:services?|fees?|treatments?|care|sessions?)(?: rendered)?|rendered))$/iu;
/** `CONTA DO PACIENTE - PRONTO-SOCORRO`, `Estado de cuenta definitivo`: so hospitals call the bill of a stay. */
const CALLED_ACCOUNT =
  /^ *(?:conta (?:do paciente|hospitalar)|(?:estado de )?cuenta (?:hospitalaria|del paciente|definitiv[oa])|estado de cuenta)(?![a-z])/;
const LABEL =
  /^(?:(?:our )?account(?: (?:no|nr|number|ref|reference|#))?|(?:conta|cuenta)(?: (?:n|no|nr|nro|n o|num|numero))?)[ .:]*$/;
const WITH_NUMBER =
  /^(?:(?:Our )?account(?: (?:no|number|ref(?:erence)?))?|(?:Conta|Cuenta)(?: (?:n[ro]?\.?[º°o]?|nro|num))?)[.:]*\s+(?=\S*\d)/i;
const OURS = /^our account/;
/** `Please find below the account for your six sessions`, `The account has gone to Bupa`: a letter says it of itself. */
const ENCLOSED =
  /(?<![a-z])(?:find|enclos\w*|attach\w*|herewith|below|present|submit|send you|sending you|this (?:letter )?is)(?: +[a-z]+){0,2} +(?:the|our|my|an|your) +account +for(?![a-z])|(?<![a-z])(?:the|this|our|my) +account +(?:has +(?:gone|been +(?:sent|submitted|passed|forwarded))|(?:was|is) +(?:sent|submitted|passed|forwarded)|went) +to(?![a-z])/;
const BELIEVED = 0.66;
/** The part of the first page where titles stand. */
const UPPER = 0.5;

/**
 * The number of a paper that calls itself an account, as bills of Britain, Ireland, South Africa and Australia do:
 * `Clinic account` over `Account  RIC-30418`. Where no title says so, an account's number is a customer's.
 */
export function numberOfAccount(sheet: Sheet): Reading | undefined {
  const upper = sheet.segments.filter(
    ({ page, top, pageHeight, lines, plain }) =>
      page === 1 && lines === 1 && top < UPPER * pageHeight && /account|conta|cuenta/.test(plain),
  );
  const isTitled =
    upper.some(({ text, plain }) => TITLE.test(text) || CALLED_ACCOUNT.test(plain)) ||
    sheet.segments.some(({ plain }) => ENCLOSED.test(plain));
  const { rightOf, below } = sheet.neighbours;
  for (const label of upper) {
    if (!isTitled && !OURS.test(label.plain)) continue;
    const said = WITH_NUMBER.exec(label.text);
    if (said) return numberIn(label, said[0].length);
    if (!LABEL.test(label.plain)) continue;
    const number = [rightOf(label), below(label)].find((one) => one && isNumberAlone(one) && !isFigureOrDate(one));
    if (number) return numberIn(number, 0);
  }
  return undefined;
}

function numberIn(segment: Segment, from: number): Reading | undefined {
  const id = readId(segment.text.slice(from), false);
  if (!id) return undefined;
  const place = placeOf(segment, from + id.start, from + id.end);
  return { value: id.value, printed: id.value, confidence: BELIEVED, place, method: 'title' };
}
