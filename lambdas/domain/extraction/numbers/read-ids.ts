import { isOnePlace } from '../layout/layout.ts';
import { ID_FIELDS, type IdField, type Reading, type Readings } from '../reading.ts';
import { isInsurersPaper } from '../sheet/insurers-paper.ts';
import { isInTable } from '../sheet/is-in-table.ts';
import { type Candidate, labelledValues, readingOf } from '../sheet/labelled-values.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isOfGranted } from '../words/permit-words.ts';
import { isCodeUnderHeading } from './code-under-heading.ts';
import { numberBehindDate } from './number-behind-date.ts';
import { numberByNoun } from './number-by-noun.ts';
import { numberInSentence } from './number-in-sentence.ts';
import { numberOfAccount } from './number-of-account.ts';
import { numberOfTitle } from './number-of-title.ts';
import { numberedInSentence } from './numbered-in-sentence.ts';
import { insurersFiles, isPatientsFile } from './numbers-of-files.ts';
import { isOthersCertificate } from './others-certificate.ts';
import { isPayingCard } from './paying-card.ts';
import { readId } from './read-id.ts';
import { speakingNumber } from './speaking-numbers.ts';
import { wholeNumber } from './whole-number.ts';

/** Below this a value is left out: a wrong one costs more than a missing one. */
const BELIEVED = 0.45;
/** Below this its label is a bare `Reference` or `Folio`, which may say less than where the paper's title has its number. */
const SURELY_INVOICE = 0.76;

/** A number that a sentence tells is no surer, where the paper's title has one. */
const SAID = 0.65;

/** Each printed number is at most one field: the one whose label announces it best. */
export function readIds(sheet: Sheet): Readings {
  const labelled = ID_FIELDS.flatMap((field) =>
    withoutOthers(labelledValues(sheet, field, readId))
      .filter((candidate) => !isInsurersDocument(sheet, candidate))
      .filter(({ value }) => field === 'insured_id' || !REGISTRATION.test(value))
      .filter((candidate) => !isCodeUnderHeading(sheet, candidate))
      .filter((candidate) => field !== 'invoice_number' || !(isOfBilledRow(sheet, candidate) || isAtBank(candidate)))
      .filter((candidate) => field !== 'claim_number' || !(isPatientsFile(sheet, candidate) || isGranted(candidate)))
      .filter(
        (candidate) =>
          field !== 'insured_id' || !(paysBill(candidate) || isOfOther(candidate) || THOUSANDS.test(candidate.value)),
      )
      .map((candidate) => ({ field: fieldOn(sheet, field, candidate), candidate })),
  );
  const files = insurersFiles(sheet).map((candidate) => ({ field: 'claim_number' as const, candidate }));
  const all = [...labelled, ...files];
  const taken: Candidate[] = [];
  const isTaken = (candidate: Candidate) => taken.some((one) => isOnePlace(one.place, candidate.place));
  const readings: { [F in IdField]?: Reading } = {};
  for (const { field, candidate } of all.toSorted((a, b) => b.candidate.score - a.candidate.score)) {
    if (readings[field] || candidate.score < BELIEVED || isTaken(candidate)) continue;
    const isContested = all.some(
      (other) => other.field === field && contests(other.candidate, candidate) && !isTaken(other.candidate),
    );
    readings[field] = readingOf(
      candidate,
      field === 'insured_id' ? candidate.value.replace(PERSONS_PAPER, '') : candidate.value,
      isContested ? Math.min(CONTESTED, candidate.score) : candidate.score,
    );
    taken.push(candidate);
  }
  const isOther = (found: Reading | undefined) => ID_FIELDS.some((field) => readings[field]?.value === found?.value);
  const { value = '', method, confidence: told = 0 } = readings.invoice_number ?? {};
  // `Copago recibido, recibo No. 88412`: what a sentence names may be another paper.
  const confidence = method === 'sentence' ? Math.min(told, SAID) : told;
  if (confidence < SURELY_INVOICE) {
    const titled = numberOfTitle(sheet) ?? numberOfAccount(sheet) ?? numberBehindDate(sheet);
    const isSurer =
      titled && !REGISTRATION.test(titled.value) && titled.confidence > confidence && !value.includes(titled.value);
    if (isSurer && !isOther(titled)) readings.invoice_number = titled;
  }
  const granted = labelledValues(sheet, 'claim_number', readId)
    .filter(isGranted)
    .map(({ value }) => value);
  for (const field of ID_FIELDS) {
    const speaking = readings[field] ? undefined : speakingNumber(sheet, field);
    if (speaking && !isOther(speaking)) readings[field] = speaking;
    const numbered = readings[field] ? undefined : numberedInSentence(sheet, field);
    if (numbered && !isOther(numbered)) readings[field] = numbered;
    const given = new Set([...ID_FIELDS.flatMap((one) => readings[one]?.value ?? []), ...granted]);
    const said = readings[field] ? undefined : numberInSentence(sheet, field, given);
    if (said) readings[field] = said;
    const ofNoun = readings[field] || field === 'invoice_number' ? undefined : numberByNoun(sheet, field, given);
    if (ofNoun) readings[field] = ofNoun;
  }
  return readings.invoice_number
    ? { ...readings, invoice_number: wholeNumber(readings.invoice_number, sheet) }
    : readings;
}

/** `RUC 20777809085`, `CC 71.220.418`: a company’s or a person’s number, whatever announces it. */
const REGISTRATION =
  /^(?:RC|RUC|NIT|NIF|NIPC|CIF|CNPJ|CPF|CNES|NPWP|RNC|ICE|TIN|EIN|ABN|GSTIN|RFC|SIRET|FINESS|RPPS|CRO|UID|CC|CUIT|RUT|NPI|IBAN|VAT)[ .:]/;

/** `Devis n° D-2612 accepté`, `Ersetzt Rechnung Nr.: R-20377`: beside the bill's own number that of another paper is none. */
function withoutOthers(candidates: readonly Candidate[]): readonly Candidate[] {
  const own = candidates.filter(
    ({ slot: { hit } }) =>
      !ESTIMATE.test(hit.segment.plain.slice(hit.start, hit.end)) &&
      !REPLACED.test(hit.segment.plain.slice(0, hit.end)),
  );
  return own.length > 0 ? own : candidates;
}

const ESTIMATE =
  /\b(?:devis|presupuesto|cotizacion|orcamento|kostenvoranschlags?|kva|angebots?|quot(?:e|ation)|estimate|penawaran)\b/;

/** Of what this paper takes the place of, up to its label's end: no figure stands between. */
const REPLACED =
  /\b(?:replac(?:es|ing|ement (?:for|of))|supersed(?:es|ing)|corrects|amends|cancels|ersetzt|ersatz fur|korrigiert|korrektur (?:zu|der|von)|storniert|remplac(?:e|ant)|rectifie|annule|sustituye|substituye|reemplaza|rectifica|corrige|anula|substitui|retifica|menggantikan|pengganti) [^0-9]*$/;

/** `CC 43.118.772`: the kind of paper that a person's number is on is not part of it. */
export const PERSONS_PAPER = /^(?:CC|TI|CE|DNI|RUT|RUN|CPF|CURP|NIK|NISS)[ .:]+(?=\d)/;

/** `Pagado beneficiaria 47.500`: what she paid, and no member's number. */
const THOUSANDS = /^\d{1,3}[.,]\d{3}$/;

/** Two labels that say the same nearly as surely, of different numbers: one of them is wrong. */
function contests(other: Candidate, candidate: Candidate): boolean {
  return other !== candidate && candidate.score - other.score < CLOSE && !agree(other, candidate);
}

/** A part of a number stands for it: `Claim # 77D1E0B2` of `77d1e0b2-e18e`. */
function agree(one: Candidate, other: Candidate): boolean {
  const [a, b] = [one, other].map(({ value }) => value.replace(/\s/g, '').toLowerCase()) as [string, string];
  return a.includes(b) || b.includes(a);
}

const CLOSE = 0.05;
const CONTESTED = 0.75;

/** What an insurer numbers as its `Abrechnung` or with a bare `Ref.` is the claim that it settles; a hospital's or clearing office's is the bill. */
function fieldOn(sheet: Sheet, field: IdField, { slot: { hit } }: Candidate): IdField {
  const isSettlement = field === 'invoice_number' && SETTLEMENT.test(hit.segment.plain.slice(hit.start, hit.end));
  return isSettlement && isInsurersPaper(sheet) ? 'claim_number' : field;
}

const SETTLEMENT = /abrechnung|decompte|bescheid|liquidacion|^ref[ .:]*$/;

/** `Pembayaran: BNI 0448 227 118 a.n. CV Gerak`: to which account it is to be paid. */
function isAtBank({ value, slot: { segment, from } }: Candidate): boolean {
  const behind = segment.text.slice(segment.text.indexOf(value, from) + value.length);
  return BANK.test(value) || IN_NAME_OF.test(behind);
}

const BANK = /^(?:BNI|BCA|BRI|BSI|BTN|BJB|CIMB|DBS|UOB|OCBC|HSBC|BBVA|BCP|FNB|ABSA|UBS|ING|KBC|BNP|CGD|BPI)[ .:]/;
const IN_NAME_OF =
  /^\s*(?:a\.? ?n\.|a\/n|atas nama|a nombre de|em nome de|au nom de|lautend auf|in the name of)(?!\p{L})/iu;

function isGranted({ value, slot: { hit, segment, from } }: Candidate): boolean {
  const behind = segment.plain.slice(segment.text.indexOf(value, from) + value.length);
  return isOfGranted(hit.segment.plain.slice(hit.start, hit.end), behind);
}

function isOfOther({ value, slot: { hit } }: Candidate): boolean {
  const { plain } = hit.segment;
  return isOthersCertificate(value, plain.slice(hit.start, hit.end), plain);
}

function paysBill({ method, slot: { hit } }: Candidate): boolean {
  const label = hit.segment.plain.slice(0, hit.end);
  return method === 'label-inside' && CARD.test(label) && isPayingCard(label);
}

const CARD = /(?:^|[^a-z])(?:card|tarjeta|karte|carte|cartao|kartu)(?: (?:n|no|nr|n o|number|numero|nummer))?[ .:]*$/;

/** `Document ID: EOB-44812`: an insurer numbers its statement, which is no bill. */
function isInsurersDocument(sheet: Sheet, { slot: { hit } }: Candidate): boolean {
  return /^document(?![a-z])/.test(hit.segment.plain.slice(hit.start, hit.end)) && isInsurersPaper(sheet);
}

/** `Implant, receipt 4471-2    400.00`: what a billed line names in passing is not the bill's. */
function isOfBilledRow(sheet: Sheet, { method, slot: { hit, segment } }: Candidate): boolean {
  const inPassing = method === 'label-inside' && !hit.leads && !hit.colon && !segment.part;
  return inPassing && BEHIND_COMMA.test(segment.text.slice(0, hit.start)) && isInTable(segment, sheet);
}

const BEHIND_COMMA = /[,;(–-]\s*$/;
