import { type LabelRule, label, strictLabel } from './label-rule.ts';

/** What an English-language plan's limit is of, or for how long. */
const LIMITED =
  '(?:policy|annual|yearly|year|calendar|plan|benefits?|cover|coverage|lifetime|overall|aggregate|insurance|hmo|scheme|medical aid|fund|medical|hospital|dental|optical|in ?patient|out ?patient|member|family|individual|claim|authori[sz]ed|approved|gl|loa|guarantee|guarantee letter)';
const PERIOD = '(?: (?:for|per) (?:the |this )?(?:plan |policy |benefit |calendar )?(?:year|person|member|claim))?';

/** Labels of figures as English-language billing programs print them on statements, ledgers, remittances and slips. */
export const BILLING_LABELS: readonly LabelRule[] = [
  label(
    'insurance_amount',
    1,
    '(?:insurance|insurer|plan|payer|carrier) (?:receipts?|claims? amount)|insurance claim coverage|prov(?:ider)? (?:net )?(?:paid|pd|payments?|pmt)',
    'total insurance (?:claims?|coverage|benefit)(?: amount)?',
    '(?:hmo|tpa) (?:pays|paid|payable|payments?|portion|share|claims?|covers|covered|coverage|amount|approved|benefit)(?: amount)?',
    '(?:paid|covered|payable|claimed|approved|charged|billed)(?: amount)? (?:by|from|to) (?:the )?(?:hmo|tpa)',
  ),
  label(
    'insurance_amount',
    0.9,
    '(?:est|estimated) (?:insurance|ins|plan)(?: portion| payments?| coverage| benefits?| share| amount)?',
  ),
  label(
    'out_of_pocket',
    0.9,
    '(?:est|estimated) (?:patient|pt)(?: portion| payments?| share| amount| responsibility)?',
    '(?:maximum )?you may be billed',
  ),
  label('out_of_pocket', 0.9, '(?:amount|balance) (?:due|payable|paid|owed) (?:from|by) (?:mr|mrs|ms|miss|dr)'),
  label('total_amount', 0.9, 'medicare approved(?: amount| charges?)?'),
  strictLabel(
    'other_text',
    0.8,
    '(?:plan |scheme |benefit )?option|dep(?:endant|endent)?(?: code| no)?|auth(?:ori[sz]ation)?',
  ),
  strictLabel('insurance_amount', 0.6, '(?:net )?claim am(?:oun)?t|net claim'),
  strictLabel('total_amount', 0.5, 'net'),
  strictLabel('insurance_amount', 0.65, 'hmo|tpa|med aid'),
  // What is over the plan's limits, on hospital statements; on British ones what the policy leaves to the patient.
  strictLabel('out_of_pocket', 0.48, 'excess'),
  label('total_amount', 0.95, 'net (?:bill|invoice|claim|hospital bill|total)(?: amount| value)?|bill net(?: amount)?'),
  label(
    'total_amount',
    0.75,
    '(?:new|current) charges|(?:total )?charges? (?:this|for (?:this|the)) (?:period|visit|statement|month|stay|encounter|episode|admission)',
  ),
  // What was billed before the insurer's share came off: the total where the two shares add up to it.
  label(
    'total_amount',
    0.4,
    'sub ?totals?|untaxed amount|amount before insurance|gross(?: (?:amount|total|charges?))?',
  ),
  label(
    'total_amount',
    0.45,
    'gross (?:hospital|medical|treatment|bill|billed|department) (?:charges?|amount|total|bill)',
  ),
  label(
    'total_amount',
    0.8,
    '(?:sum )?total (?:expected|estimated) (?:cost|amount|charges?|expenses?)(?: of (?:the )?(?:hospitali[sz]ation|treatment|stay|admission|services?))?',
  ),
  strictLabel(
    'total_amount',
    0.5,
    '(?:expected|estimated) (?:total )?(?:cost|amount|claim(?: amount)?)|bill value|value',
  ),
  label(
    'insurance_amount',
    0.95,
    'amount (?:to be )?(?:paid|payable|remitted) to (?:the )?(?:provider|hospital|clinic|facility|practice|member|insured|you)',
  ),
  label('insurance_amount', 0.9, 'total covered(?: amount)?|(?:amount|total) covered'),
  strictLabel('total_amount', 0.5, 'contract(?:ed)?|tariff(?: amount)?|actual(?: charges?)?'),
  label('max_coverage', 1, `(?:${LIMITED} ){1,4}(?:limit|maximum|max|ceiling|cap|entitlement)(?: amount)?${PERIOD}`),
  label(
    'other_amount',
    1,
    '(?:expected|pending|outstanding) (?:insurance|ins)(?: payments?| amount| balance| claims?)?|(?:insurance|ins) (?:pending|outstanding)',
    '(?:patient|guarantor) receipts?',
  ),
];
