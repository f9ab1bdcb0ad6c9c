import type { Concept } from './label-rule.ts';

/** What a phrase of an English-language bill says its figure is. */
export interface FigurePhrase {
  readonly concept: Concept;
  readonly weight: number;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const PAYER = words(
  'insurer insurers philhealth panel insurance ins carrier payer payor plan fund scheme tpa hmo hmos underwriter medicare we us',
);
const PATIENT = words(
  'patient patients you your member insured client customer subscriber policyholder guarantor self',
);
/** Only an insurer gives these, only a patient bears those: the word alone says whose the figure is. */
const OF_PAYER = words(
  'benefit rebate reimbursement reimbursed reimburse reimbursable admissible sanctioned claimable refundable refunded',
);
const OF_PATIENT = words('copay copayment coinsurance gap levy shortfall topup owe owes uncovered');
const PAYING = words(
  'paid pays pay payable payment payments portion share part amount cover covers covered contribution liability liable' +
    ' responsibility due owed owing owe owes billed charged collected balance claimed borne bears settled settles settle settlement settlements approved remaining rest balance reimburses bear' +
    ' guarantees guaranteed invoiced reimbursed reimbursement reimburse benefit rebate admissible sanctioned copay copayment' +
    ' coinsurance gap levy shortfall topup debited received responsible claimable reimbursable uncovered refundable refunded recoverable',
);
const WHOLE = words('total totals sum net');
const BILLED = words(
  'bill charge charges charged cost costs fee fees price claim claimed invoice treatment service services account' +
    ' amount payable pay due value bills',
);
const BESIDE = words(
  'the of by from to for and in on this that what is are was been has have had will ve s a less minus net total sum' +
    ' already today now card cash visa mastercard eftpos direct directly company health medical dental private aid' +
    ' which of now need estimated third party final items non policy your my our deductible excess co after provider hospital clinic bank transfer' +
    ' cheque benefits please est estimated invoiced contractual including incl gst vat tax hospital overall grand inr usd gbp eur aud cad sgd zar rs amt',
);
/** `billed to`, `due from`, `borne by`: the one named behind it is the one who pays. */
const TOWARDS = words('by from to');
/** `paid to`, `reimbursed to`: the one named behind it receives. */
const RECEIVING = words('paid pay payable payment payments reimbursed reimbursement reimburse benefit benefits');

const SHORT: Readonly<Record<string, string>> = {
  pmt: 'payment',
  pmts: 'payments',
  pt: 'patient',
  pat: 'patient',
  prov: 'provider',
  pd: 'paid',
  resp: 'responsibility',
  amt: 'amount',
  bal: 'balance',
  chg: 'charge',
  chgs: 'charges',
  mbr: 'member',
  mem: 'member',
  tot: 'total',
};

const KNOWN: ReadonlySet<string> = new Set(
  [PAYER, PATIENT, OF_PAYER, OF_PATIENT, PAYING, WHOLE, BILLED, BESIDE].flatMap((list) => [...list]),
);
const BEGINNING: ReadonlySet<string> = new Set([...KNOWN, ...Object.keys(SHORT), 'not']);

const MOST_WORDS = 11;

/** Whether a plain text begins as such a phrase may: most lines begin with another word, and are not looked at further. */
export function mayBeFigurePhrase(plain: string): boolean {
  return BEGINNING.has(/[a-z]+/.exec(plain)?.[0] ?? '');
}

/**
 * What a label is about by its words: who (insurer or patient), and that it is paid, owed, covered or borne. Billing
 * offices word this in more ways than a list holds; but a phrase with any word that is not about paying says nothing.
 * @param phrase plain text (see plain-text.ts) of the whole label.
 */
export function figurePhrase(phrase: string): FigurePhrase | undefined {
  const tokens = normalized(phrase);
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return undefined;
  if (!tokens.every((word) => KNOWN.has(word))) return undefined;
  const side = whose(tokens);
  if (side && tokens.some((word) => PAYING.has(word))) return { concept: side, weight: 0.95 };
  const isWhole = tokens.length > 1 && WHOLE.has(tokens[0] ?? '') && tokens.some((word) => BILLED.has(word));
  if (isWhole && !tokens.some((word) => PAYER.has(word) || PATIENT.has(word)))
    return { concept: 'total_amount', weight: 0.8 };
  return undefined;
}

/** `your share` is the patient's, `your treatment` and `your claim` are nobody's figure. */
const OWN = words(
  'share portion part responsibility balance cost contribution payment copay copayment coinsurance gap excess',
);
const GROSS = words('amount charged charges bill billed claimed claim cost');
/** So many of a clause's words before its figure say what the figure is. */
const NEAR_FIGURE = 16;

/**
 * What the words of a sentence before its figure say the figure is: as `figurePhrase`, but a sentence holds other words
 * too, which say nothing. `the insurer settles 80% of this invoice, i.e.`, `share of the patient before advance`.
 * @param clause plain text from the sentence's beginning, or the figure before, up to the figure.
 */
export function figureClause(clause: string): FigurePhrase['concept'] | undefined {
  const tokens = normalized(clause)
    .slice(-NEAR_FIGURE)
    .filter((word, at, all) => KNOWN.has(word) && (word !== 'your' || OWN.has(all[at + 1] ?? '')));
  if (tokens.some((word, at) => WHOLE.has(word) && GROSS.has(tokens[at + 1] ?? ''))) return undefined;
  return tokens.some((word) => PAYING.has(word)) ? whose(tokens) : undefined;
}

/** `co-pay` and `co-payment` are two words in plain text, `medical aid` and `health fund` one thing. */
function normalized(phrase: string): string[] {
  return phrase
    .replace(/\bco +(pay(?:ment)?s?|insurance)\b/g, (_, word: string) => `co${word.replace(/s$/, '')}`)
    .replace(/\btop +ups?\b/g, 'topup')
    .replace(/\bmedical aid\b/g, 'scheme')
    .replace(
      / (?:after|less) (?:insurance |contractual |plan )*(?:adjustments?|discounts?|deductions?|write ?offs?) *$/,
      '',
    )
    .replace(/\b(?:not|non) (?:claimable|covered|payable|reimbursable|admissible)\b/g, 'uncovered')
    .split(/ +/)
    .map((word) => SHORT[word] ?? word)
    .filter((word) => word !== '' && word !== '&' && word !== '#');
}

function whose(tokens: readonly string[]): 'insurance_amount' | 'out_of_pocket' | undefined {
  const payer = tokens.some((word) => PAYER.has(word) || OF_PAYER.has(word));
  const patient = tokens.some((word, at) => isPatient(word, tokens[at + 1]) || OF_PATIENT.has(word));
  if (!payer && !patient) return undefined;
  const named = tokens.findLastIndex((word, at) => TOWARDS.has(word) && at > 0);
  const behind = named < 0 ? [] : tokens.slice(named + 1);
  const receives = tokens[named] === 'to' && RECEIVING.has(tokens[named - 1] ?? '');
  if (behind.some((word) => PAYER.has(word))) return receives ? undefined : 'insurance_amount';
  if (behind.some((word, at) => isPatient(word, behind[at + 1]))) {
    if (receives) return payer ? 'insurance_amount' : undefined;
    return 'out_of_pocket';
  }
  if (payer && patient) return undefined;
  return payer ? 'insurance_amount' : 'out_of_pocket';
}

/** `your plan` is the plan, `your share` the patient's. */
function isPatient(word: string, next: string | undefined): boolean {
  return PATIENT.has(word) && !(word === 'your' && (PAYER.has(next ?? '') || next === 'provider' || next === 'health'));
}
