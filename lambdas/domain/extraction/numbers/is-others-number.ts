import { ANNOUNCED, captionLikelihoods } from '../labels/judge-caption.ts';
import type { IdField } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { wordsAt } from '../sheet/surroundings.ts';
import { isOfGranted, isOfPermit } from '../words/permit-words.ts';
import { isCodeOfService } from './code-under-heading.ts';
import { isOfColumn } from './is-of-column.ts';
import type { NumberCandidate } from './number-candidates.ts';
import { isOthersCertificate } from './others-certificate.ts';
import { isPayingCard } from './paying-card.ts';

/** What words say of a number whose bearer is neither this bill, nor its claim, nor whom it insures. */
export function isOthersNumber(candidate: NumberCandidate, field: IdField, likelihood: number, sheet: Sheet): boolean {
  const { text, segment } = candidate;
  const words = wordsAt(candidate, sheet);
  if (COMPANY.test(text) || COMPANY.test(segment.text.slice(0, candidate.start))) return true;
  if (TELEPHONE.test(words) || isPayingCard(words) || isOthersCertificate(text, words, segment.plain)) return true;
  if (isCodeOfService(segment, sheet) || isOfColumn(segment, sheet)) return true;
  if (field === 'claim_number' && (isOfPermit(words) || isOfGranted(words, segment.plain.slice(candidate.end))))
    return true;
  const said = captionLikelihoods(words, 'number');
  return likelihood < OVERRULING && (said[OTHER] ?? 0) > (said[ANNOUNCED.indexOf(field)] ?? 0);
}

/** `RC 118827`, `NIT 900.318.442-1`: a company's number. */
const COMPANY =
  /(?:^| )(?:RC|RUC|NIT|NIF|NIPC|CIF|CNPJ|CNES|NPWP|RNC|ICE|TIN|EIN|ABN|GSTIN|RFC|SIRET|FINESS|RPPS|CRO|UID|CUIT|NPI|IBAN|VAT)(?:[ .:]|$)/;
/** Nor is a visit's, a customer's or a register's, nor what a print is known by: `Claim Session ID`, `Account no.` where the bill is not called an account. */
const TELEPHONE =
  /(?<![a-z])(?:(?:tele)?(?:phone|fax|fono)|tele?fone?|tel|telp|telepon|mobile|movil|celular|handy|whats ?app|session|account|regist(?:er|ry)|document id)(?![a-z])/;
const OTHER = ANNOUNCED.indexOf('other_id');
/** Words that rather say another number than the field's are believed, unless everything else around it says the field's this clearly. */
const OVERRULING = 0.9;
