import { ANNOUNCED, captionLikelihoods } from '../labels/judge-caption.ts';
import { placeOf } from '../layout/layout.ts';
import { ID_FIELDS, type IdField, type Reading, type Readings } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { wordsAt } from '../sheet/surroundings.ts';
import { isCodeOfService } from './code-under-heading.ts';
import { judgedNumbers, NUMBER_KINDS } from './judge-number.ts';
import { lettersAndDigits, type NumberCandidate } from './number-candidates.ts';
import { isOthersCertificate } from './others-certificate.ts';
import { isPayingCard } from './paying-card.ts';
import { PERSONS_PAPER } from './read-ids.ts';

/** From here on a number is taken where no label told. Nearly every bill has one and names the insured by one, fewer have a claim's. */
const LIKELY: { readonly [F in IdField]: number } = { invoice_number: 0.45, insured_id: 0.35, claim_number: 0.55 };
/** One of two that are likely in such a proportion may be either's. */
const CLEARLY = 1.5;
/** Confidence of what is just likely, and of what is certain by all that stands around it. */
const [LEAST, MOST] = [0.5, 0.8];

/** The printed number that is likeliest a field's, by the likeness of what stands around it to stored bills; none that is already another field's. */
export function likeliestNumber(sheet: Sheet, field: IdField, found: Readings): Reading | undefined {
  const at = NUMBER_KINDS.indexOf(field);
  const given = ID_FIELDS.map((one) => lettersAndDigits(found[one]?.value ?? '')).filter((value) => value !== '');
  const [best, ...others] = judgedNumbers(sheet)
    .map(({ candidate, likely }) => ({ candidate, likelihood: likely[at] ?? 0 }))
    .filter(({ candidate }) => !given.some((value) => isPart(candidate.text, value)))
    .sort((a, b) => b.likelihood - a.likelihood);
  if (!best || best.likelihood < LIKELY[field]) return undefined;
  const next = others.find(({ candidate }) => !isPart(candidate.text, best.candidate.text));
  if (next && next.likelihood * CLEARLY > best.likelihood) return undefined;
  const { text, segment, start, end } = best.candidate;
  if (isOthers(best.candidate, field, best.likelihood, sheet)) return undefined;
  const value = field === 'insured_id' ? text.replace(PERSONS_PAPER, '') : text;
  return {
    value,
    printed: value,
    confidence: LEAST + (MOST - LEAST) * best.likelihood,
    place: placeOf(segment, start, end),
    method: 'likeness',
  };
}

/** One is part of the other: the same number, with or without its prefix. */
function isPart(one: string, other: string): boolean {
  const [a, b] = [lettersAndDigits(one), lettersAndDigits(other)];
  return a.includes(b) || b.includes(a);
}

/** What words say of a number whose bearer is neither this bill, nor its claim, nor whom it insures. */
function isOthers(candidate: NumberCandidate, field: IdField, likelihood: number, sheet: Sheet): boolean {
  const { text, segment } = candidate;
  const words = wordsAt(candidate, sheet);
  if (COMPANY.test(text) || COMPANY.test(segment.text.slice(0, candidate.start))) return true;
  if (TELEPHONE.test(words) || isPayingCard(words) || isOthersCertificate(text, words, segment.plain)) return true;
  if (isCodeOfService(segment, sheet)) return true;
  const said = captionLikelihoods(words, 'number');
  return likelihood < OVERRULING && (said[OTHER] ?? 0) > (said[ANNOUNCED.indexOf(field)] ?? 0);
}

/** `RC 118827`, `NIT 900.318.442-1`: a company's number. */
const COMPANY =
  /(?:^| )(?:RC|RUC|NIT|NIF|NIPC|CIF|CNPJ|CNES|NPWP|RNC|ICE|TIN|EIN|ABN|GSTIN|RFC|SIRET|FINESS|RPPS|CRO|UID|CUIT|NPI|IBAN|VAT)(?:[ .:]|$)/;
/** Nor is a visit's or a customer's: `Claim Session ID`, `Account no.` where the bill is not called an account. */
const TELEPHONE =
  /(?<![a-z])(?:(?:tele)?(?:phone|fax|fono)|tele?fone?|tel|telp|telepon|mobile|movil|celular|handy|whats ?app|session|account)(?![a-z])/;
const OTHER = ANNOUNCED.indexOf('other_id');
/** Words that rather say another number than the field's are believed, unless everything else around it says the field's this clearly. */
const OVERRULING = 0.9;
