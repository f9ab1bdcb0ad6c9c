import { inventFacts } from './invoice-facts.ts';
import type { Fields, Layout } from './layout.ts';
import { apothekenBeleg } from './layouts/apotheken-beleg.ts';
import { boxedClaimForm } from './layouts/boxed-claim-form.ts';
import { boxesLabelsAbove } from './layouts/boxes-labels-above.ts';
import { capitalsRightLabels } from './layouts/capitals-right-labels.ts';
import { cashlessBill } from './layouts/cashless-bill.ts';
import { explanationTable } from './layouts/explanation-table.ts';
import { facilityForm } from './layouts/facility-form.ts';
import { goaeRechnung } from './layouts/goae-rechnung.ts';
import { headerGrid } from './layouts/header-grid.ts';
import { kuitansi } from './layouts/kuitansi.ts';
import { letterOfAccount } from './layouts/letter-of-account.ts';
import { lettreMutuelle } from './layouts/lettre-mutuelle.ts';
import { narrowTalao } from './layouts/narrow-talao.ts';
import { narrowTicket } from './layouts/narrow-ticket.ts';
import { noteRightLabels } from './layouts/note-right-labels.ts';
import { providerInFooter } from './layouts/provider-in-footer.ts';
import { sidePanel } from './layouts/side-panel.ts';
import { statementOfAccount } from './layouts/statement-of-account.ts';
import { swissLetter } from './layouts/swiss-letter.ts';
import { tagihanTable } from './layouts/tagihan-table.ts';
import { tiersPayant } from './layouts/tiers-payant.ts';
import { twoColumnFactura } from './layouts/two-column-factura.ts';
import { Paper } from './paper.ts';

/** A document of the set, composed, with what it says. */
export interface ComposedInvoice {
  readonly id: string;
  readonly layout: string;
  readonly language: string;
  readonly file: Uint8Array;
  readonly fields: Fields;
}

/**
 * `shown`: the extractor's rules were improved against these. `held-out`: first read when that was done, then improved
 * against too. `later`: composed and first read after that. The figures of the first readings are in docs/accuracy.md.
 */
export type Part = 'shown' | 'held-out' | 'later';

const LAYOUTS: Readonly<Record<Part, readonly Layout[]>> = {
  shown: [
    statementOfAccount,
    boxedClaimForm,
    goaeRechnung,
    tiersPayant,
    narrowTicket,
    boxesLabelsAbove,
    kuitansi,
    letterOfAccount,
    capitalsRightLabels,
  ],
  'held-out': [
    explanationTable,
    facilityForm,
    swissLetter,
    noteRightLabels,
    twoColumnFactura,
    narrowTalao,
    tagihanTable,
    providerInFooter,
    cashlessBill,
  ],
  later: [headerGrid, lettreMutuelle, apothekenBeleg, sidePanel],
};

const VARIANTS = 4;

/** The invoices of one part; the same bytes on every call. */
export function composeInvoices(part: Part): ComposedInvoice[] {
  return LAYOUTS[part].flatMap((layout) =>
    Array.from({ length: VARIANTS }, (_, variant) => {
      const paper = new Paper();
      const fields = layout.compose(inventFacts(layout.name, layout.region, variant), paper);
      const id = `${layout.name}-${variant + 1}`;
      return { id, layout: layout.name, language: layout.language, file: paper.toPdf(), fields };
    }),
  );
}
