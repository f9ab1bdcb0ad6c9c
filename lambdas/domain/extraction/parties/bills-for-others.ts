import { isAligned, type Segment } from '../layout/layout.ts';
import { aroundOnSheet } from '../sheet/around-on-sheet.ts';
import { linesWithWord } from '../sheet/lines-with-word.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';

/** What a house that sends others' bills says that it is or does, in plain text. */
const BILLING_FOR_OTHERS = anyWordPattern(
  '(?:medical |physician |patient )?billing (?:services?|company|agents?|bureau|partner|office for)|(?:statements?|invoices?|bills?) (?:are |is )?(?:mailed|sent|issued|prepared) (?:on behalf of|for)|on behalf of (?:our )?(?:client|member|participating) [a-z]+|bill(?:s|ing) for [a-z]+ (?:practices|groups|physicians|doctors|clinics|dentists|providers)|revenue (?:cycle|partners|management)',
  '(?:arztliche |zahnarztliche |privatarztliche )?(?:abrechnungs|verrechnungs|faktura|fakturierungs)(?:stelle|dienst|service|zentrum|gesellschaft|buro)|(?:abrechnung|fakturierung|rechnungsstellung|honorarabrechnung) fur [a-z]+|inkasso und abrechnung',
  '(?:service|centre|societe|cabinet) de facturation|facturation (?:et recouvrement )?pour (?:les |le compte d[e ])?[a-z]+|office d encaissement|tiers facturation',
  '(?:servicio|central|gestoria|gestion|empresa) de facturacion|facturacion (?:por cuenta de|para) [a-z]+|(?:servico|central|empresa|gestao) de fatura(?:cao|mento)|fatura(?:cao|mento) (?:por conta de|para) [a-z]+',
  '(?:jasa|layanan|pusat) (?:penagihan|pembuatan tagihan)(?: untuk)?|penagihan atas nama',
);

/** In heights of a line; how far in points two lines may be out of line at an edge, and about one middle. */
const [REACH, EDGE, MIDDLE] = [2.6, 4, 6];

/** `ArztFaktura Nord GmbH` over `Abrechnungsdienst für Privatpraxen`: who sends the bill, wherever it is named, has not given the care. */
export function billsForOthers({ plain }: Segment, sheet: Sheet): boolean {
  return hasWord(plain, BILLING_FOR_OTHERS) || billingHouses(sheet).has(plain.trim());
}

const billingHouses = onceASheet((sheet): ReadonlySet<string> => {
  const saying = [...linesWithWord(sheet, BILLING_FOR_OTHERS)].filter(
    ({ lines, text }) => lines === 1 && !OWN_DESK.test(text),
  );
  return new Set(saying.flatMap((line) => over(line, sheet)).map(({ plain }) => plain.trim()));
});

/** `Billing services: 555-0142`: where a house is asked about its own bills. */
const OWN_DESK = /[\d:@]/;

/** The lines right over another that may be its house's name. */
function over(line: Segment, sheet: Sheet): readonly Segment[] {
  return aroundOnSheet(sheet)(line.page, line.top - REACH * (line.bottom - line.top), line.top).filter(
    (one) =>
      one.bottom < line.top + (line.bottom - line.top) / 2 &&
      line.top - one.bottom < one.bottom - one.top &&
      isAligned(one, line, EDGE, MIDDLE),
  );
}
