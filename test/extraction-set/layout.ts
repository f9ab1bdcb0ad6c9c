import type { InvoiceFacts, Region } from './invoice-facts.ts';
import type { Paper } from './paper.ts';

/** A document's truth, as ../shared/corpus/README.md gives it: null where nothing is printed and nothing follows. */
export type Fields = Readonly<Record<string, string | number | null>>;

/** One way of setting an invoice, unlike the others. */
export interface Layout {
  readonly name: string;
  readonly language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'id';
  readonly region: Region;
  /** Prints the invoice and says which fields it printed. */
  compose(facts: InvoiceFacts, paper: Paper): Fields;
}

/** What every layout prints; the rest (ids, date, limit) each adds as it prints it. */
export function commonFields(facts: InvoiceFacts, currency: string): Fields {
  return {
    claim_number: null,
    insured_id: null,
    insurance_name: facts.insurer,
    identified_insurer: facts.knownInsurer,
    patient_name: `${facts.first} ${facts.last}`,
    invoice_number: null,
    submission_date: null,
    insurance_amount: facts.insurance / 100,
    out_of_pocket: facts.patientShare / 100,
    max_coverage: null,
    provider_name: facts.provider,
    currency,
    total_amount: facts.total / 100,
    insurance_percent: facts.total === 0 ? null : Math.round((facts.insurance * 10_000) / facts.total) / 100,
    category: facts.category,
  };
}
