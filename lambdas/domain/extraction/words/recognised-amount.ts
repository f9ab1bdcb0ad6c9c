import { wordPattern } from '../text/word-pattern.ts';

const RECOGNISED = new RegExp(
  `^ *${
    wordPattern(
      '(?:(?:reasonable|usual|customary|and|&) +){0,3}(?:customary|reasonable)(?: (?:charges?|fees?|amount|rate))?',
      '(?:[a-z]+ )?(?:agreed|negotiated|allowed|allowable|approved|eligible|recogni[sz]ed|accepted|schedule|scheme|contracted) (?:fees?|charges?|rate|amount|price|tariff|costs?|expenses?)|(?:fees?|charges?|rate|amount|price) (?:agreed|negotiated|allowed|approved|recogni[sz]ed)',
      '(?:(?:davon|tariflich|vertraglich) ){0,2}(?:erstattungs|beihilfe|berucksichtigungs|zuschuss)fahig(?:e[rs]?)?|anerkannt(?:e[rs]?)?|vereinbarte[rs]? (?:betrag|honorar|satz|preis)',
      '(?:base|montant|tarif|depenses?|frais) (?:de (?:remboursement|responsabilite)|remboursables?|reconnue?s?|retenue?s?|convention(?:nel(?:le)?s?|ne)|opposable|admis(?:es?)?)',
      '(?:importe|monto|gastos?|tarifa|valor|montante|despesas?|preco) (?:reconocid|reconhecid|acordad|convenid|admitid|aprobad|aprovad|aceptad|convencionad)[oa]s?',
      '(?:importe|monto|gastos?|tarifa|valor|montante|despesas?|preco) (?:reembolsables?|elegibles?|reembolsave(?:l|is)|comparticipave(?:l|is)|elegive(?:l|is)|segun (?:baremo|tarifa|convenio)|de tabela)',
      '(?:biaya|jumlah|tarif|nilai) (?:yang )?(?:disetujui|diakui|dijamin|disepakati|kesepakatan|dapat diganti)',
    ).source
  }`,
);

/** Whether a row, by the words it begins with in plain text, tells how much of what is billed the insurer recognises: `Tariflich erstattungsfähig`, `Agreed fee`. */
export function isRecognisedAmount(plain: string): boolean {
  return RECOGNISED.test(plain);
}
