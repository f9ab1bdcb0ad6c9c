import { placeOf } from '../layout/layout.ts';
import { insurersHeading } from '../sheet/insurers-paper.ts';
import { labelledValues } from '../sheet/labelled-values.ts';
import { isLabelled } from '../sheet/neighbours.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { CARE_GIVERS } from '../words/provider-words.ts';
import type { InsurerCandidate } from './insurer-candidates.ts';
import { linesOfInsurers } from './lines-of-insurers.ts';
import { readOrganization } from './read-organization.ts';

/** The parts of the first page where a paper says what it is, and above that whose it is. */
const [HEADING, LETTERHEAD] = [0.3, 0.12];
const MOST_WORDS = 8;
const CLEAR = 0.7;
/** Titles of papers that nobody but who reimburses writes, so that their letterhead is the insurer's. */
const OF_PAYER =
  /^ *(?:(?:votre|mon) )?(?:releve|decompte|bordereau)(?: d[e']?| des?| mensuel| annuel)* *(?:vos )?(?:remboursements?|prestations)|^ *(?:ihre )?(?:leistungs|erstattungs)abrechnung|^ *(?:extrato|nota|demonstrativo) de reembolsos?|^ *liquidacion de (?:reembolsos?|prestaciones)|^ *explanation of benefits|^ *this is not a bill|^ *(?:your )?(?:(?:(?:out|in) ?patient|day ?patient|dental|optical|medical|everyday|hospital|members?) )*claims? (?:statement|settlement)/;

/** What nobody but who reimburses writes in a letter; an administrator writes it for an insurer that he names. */
const PAYER_WRITES =
  /(?<![a-z])(?:we have (?:now )?(?:finished )?(?:process(?:ed|ing)|assess(?:ed|ing)|review(?:ed|ing)|settled|approved) (?:the|your|a|this) (?:claims?|receipts?|account)|your claim (?:documents )?(?:has|have) been (?:now )?(?:approved|processed|assessed|settled|reviewed|scrutini[sz]ed)|(?:set out|show) (?:below )?how (?:each receipt|the claim|your claim) was (?:assessed|split|settled)|(?:ihre belege|ihre rechnungen|die rechnungen) (?:haben|wurden) (?:wir )?[a-z ]{0,30}(?:abgerechnet|gepruft|erstattet)|wir erstatten ihnen|ergebnis unserer prufung|nous avons (?:bien )?(?:etudie|traite|regle|examine) (?:votre|la|vos)|hemos (?:tramitado|revisado|liquidado) (?:los|su|sus)|resultado de la liquidacion de su|analisamos o seu pedido|kami telah memproses klaim)/;
const ADMINISTRATOR = /(?<![a-z])(?:tpa|administrat\w*|third party)(?![a-z])/;

/**
 * Whose statement of benefits it is: the first line of a paper that says that it reimburses, where the provider is
 * labelled and is somebody else, or the line or the title says that an insurer writes. Many insurers are called by no word of their trade.
 */
export function insurerOfStatement(sheet: Sheet): InsurerCandidate | undefined {
  const upper = sheet.segments.filter(({ page, top, pageHeight }) => page === 1 && top < HEADING * pageHeight);
  const heading = insurersHeading(sheet);
  const [provider] = heading ? labelledValues(sheet, 'provider_name', readOrganization) : [];
  const other = provider && provider.score >= CLEAR ? provider : undefined;
  const [top] = upper;
  const first = top && (sheet.neighbours.row(top)[0] ?? top);
  // `Mutuelle Ouest Santé` holds a word of care, `Clinique Mutualiste` begins with one.
  const insurer = first !== undefined && linesOfInsurers(sheet).has(first);
  const care =
    first !== undefined && hasWord(insurer ? (first.plain.trim().split(/ +/)[0] ?? '') : first.plain, CARE_GIVERS);
  const speaks = heading && (insurer || (!provider && OF_PAYER.test(heading.plain)));
  const writes = first && !ADMINISTRATOR.test(first.plain) && PAYER_WRITES.test(plainOfSheet(sheet));
  if (!(heading && other) && !((speaks || writes) && !care)) return undefined;
  const labelled = sheet.hits.some((hit) => hit.segment === first && isLabelled(hit));
  if (!first || first === heading || labelled || first.top > LETTERHEAD * first.pageHeight) return undefined;
  const name = readOrganization(first.text, false);
  const odd = /\d/.test(first.text) || first.words.length > MOST_WORDS || first.lines > 1;
  if (!name || name.quality < 1 || odd || plainText(name.value) === plainText(other?.value ?? '')) return undefined;
  const place = placeOf(first, name.start, name.end);
  return { value: name.value, segment: first, place, labelled: 0, method: 'letterhead' };
}
