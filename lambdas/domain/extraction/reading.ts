import type { DocumentField } from '../../contracts/extraction-data.ts';
import type { Box } from '../document/document.ts';

/** Where on the document something stands; a derived value stands nowhere. */
export interface Place {
  readonly page: number;
  readonly box: Box;
}

/** One value that was read from a document. */
export interface Reading {
  /** Canonical: money and percentages as plain decimals with two places, dates as ISO, ids and names as printed. */
  readonly value: string;
  /** The printed characters; null when the value was derived. */
  readonly printed: string | null;
  /** 0 to 1: of values given at 0.9, nine in ten are right. */
  readonly confidence: number;
  readonly place: Place | null;
  /** How it was found, e.g. `label-right`, `label-below`, `table-column`, `registry`, `derived`. */
  readonly method: string;
}

/** What was read so far; a field that the document does not say, or not clearly enough, is absent. */
export type Readings = { readonly [F in DocumentField]?: Reading };

/** The fields that are numbers by which somebody files a thing. */
export const ID_FIELDS = ['claim_number', 'insured_id', 'invoice_number'] as const satisfies readonly DocumentField[];
export type IdField = (typeof ID_FIELDS)[number];

export const CATEGORIES = [
  'consultation',
  'hospital',
  'emergency',
  'laboratory',
  'imaging',
  'pharmacy',
  'dental',
  'optical',
  'physiotherapy',
  'maternity',
  'mental_health',
  'cosmetic',
  'other',
] as const;

/** The kind of care that an invoice bills. */
export type Category = (typeof CATEGORIES)[number];

export const LANGUAGES = ['en', 'es', 'de', 'fr', 'pt', 'id'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What kind of document this is, found before any field is read. */
export interface Outline {
  /** Null when there is too little text to tell. */
  readonly language: Language | null;
  /** `health-invoice`: an invoice, bill or claim for healthcare; anything else fails the category check. */
  readonly kind: 'health-invoice' | 'other';
  /** What the document seems to be when it is no healthcare invoice, in a few words for the reason; else null. */
  readonly seemsToBe: string | null;
  /** The likeliest kind of care; null when the document does not say, or is none. */
  readonly category: Category | null;
  /** The kinds of care that it may be, likeliest first, with how likely each is (0 to 1, together at most 1). */
  readonly categories: readonly { readonly category: Category; readonly confidence: number }[];
  /** How surely it is of its kind. */
  readonly confidence: number;
  /** The words that decided on kind and category, with their places. */
  readonly evidence: readonly { readonly text: string; readonly place: Place }[];
}

/** A figure that is printed, and can't be read. */
export interface UnreadFigure {
  readonly field: DocumentField;
  /** What was read in its place; the label where nothing was. */
  readonly text: string;
  readonly place: Place;
}

/** A figure that is printed otherwise than two others make it. */
export interface MisprintedFigure extends UnreadFigure {
  /** Plain decimals with two places: what the others make it, and what is printed. */
  readonly expected: string;
  readonly value: string;
}

/** A sum that is written out in words. */
export interface WordedFigure {
  /** Plain decimal with two places. */
  readonly value: string;
  readonly text: string;
  readonly place: Place;
}

/** A rate beside the patient's share, of which that is another part of the bill. */
export interface ContradictedRate {
  /** In percent, with two places. */
  readonly rate: string;
  readonly text: string;
  readonly place: Place;
}

/** A figure that is printed as one of the three, and is another than the one that agrees. */
export interface ContradictingFigure extends UnreadFigure {
  /** Plain decimal with two places. */
  readonly value: string;
}

/** Lines that make less than the total, where no printed figure explains the rest. */
export interface ShortLines {
  /** These, and the total as their sum. */
  readonly lines: readonly LineItem[];
  /** All columns of figures down to the total, with it as their sum: one that adds up explains the rest. */
  readonly columns: readonly (readonly LineItem[])[];
}

/** The most or least of a share by what else a paper says, and where it says so. */
export interface SaidLimit {
  readonly value: string;
  readonly text: string;
  readonly place: Place;
}

/** A line that stands there once more, and how many services the document says it bills. */
export interface BilledTwice {
  readonly counted: number;
  readonly text: string;
  readonly place: Place;
}

/** One row of the table of billed lines, where the document prints one. */
export interface LineItem {
  /**
   * `line`: something that is billed; `sum`: what the rows above it add up to, by its words or because it is the total;
   * `carried`: what all of them add up to, at a page's end or again at the next one's top, whatever section they are of;
   * `adjustment`: a tax, a discount, a payment: added, taken off, or only told.
   */
  readonly kind: 'line' | 'sum' | 'carried' | 'adjustment';
  readonly description: string;
  /** Plain decimal with two places. */
  readonly amount: string;
  readonly place: Place;
}

/**
 * What step 4 reads: the five figures, the currency, and the rows of the billed lines from the table's head down to its
 * sum, in their order (empty when none are printed, or when it is not certain that these are all).
 */
export interface AmountReadings {
  readonly readings: Readings;
  readonly lineItems: readonly LineItem[];
  /**
   * The same rows in other columns that have a sum under them, as the gross, the rows of other tables and sections, each with
   * its sum, and what is taken off the sum of the lines down to another total: they add up to that.
   */
  readonly otherColumns?: readonly (readonly LineItem[])[];
  /**
   * The gross billed, where the document prints one beside the total (before discounts and adjustments): another
   * figure that the lines may add up to. Never a figure worked out from the lines.
   */
  readonly grossAmount?: Reading;
  /**
   * The ISO 4217 codes, or `$`, printed at the three figures, the limit and the billed lines, where they are several: such
   * figures can be neither added up nor compared. Where those of the three figures are, the bill has no currency.
   */
  readonly currencies?: readonly string[];
  /** The numbers of the bills in a file that holds several: the figures are of one of them. */
  readonly bills?: readonly string[];
  /** Figures that are printed and could not be read: what they say may contradict the others. */
  readonly unread?: readonly UnreadFigure[];
  /** The third figure, where it was not read and seems to be printed otherwise than the two that were make it. */
  readonly misprint?: MisprintedFigure;
  /** The patient's rate, where what is printed beside it is not that part of the bill. */
  readonly ownRate?: ContradictedRate;
  /** A line whose amount is not its quantity times its price. */
  readonly multiplied?: Omit<MisprintedFigure, 'field'>;
  /** A discount that is not the rate of the sum above it which its words tell. */
  readonly wrongDiscount?: Omit<MisprintedFigure, 'field'>;
  /** A tax that is not the rate of its base beside it. */
  readonly wrongTax?: Omit<MisprintedFigure, 'field'>;
  /** A line that is billed once more, by how many services the document says there are. */
  readonly billedTwice?: BilledTwice;
  /** A sum of lines that is carried on, where it is brought forward as another. */
  readonly carried?: Omit<MisprintedFigure, 'field'>;
  /** A figure that is called a share or the total, and differs from it by what the document does not explain. */
  readonly contradicting?: ContradictingFigure;
  /** Billed lines that are not certain to be all, and come short of the total by what nothing explains. */
  readonly shortLines?: ShortLines;
  /** What was left of the limit before this bill, where the document says so or says what was used of it. */
  readonly leftOfLimit?: SaidLimit;
  /** What a limit of each visit makes for all visits of the bill. */
  readonly visitsLimit?: SaidLimit;
  /** What an insurer bears of one item, where that is more than the document says it bears of it. */
  readonly aboveItem?: Omit<MisprintedFigure, 'field'>;
  /** The least that the patient bears by what the document says, where the printed share is less. */
  readonly leastOwn?: SaidLimit;
  /** The rows right below the total that take off it, by their words, such as a discount. */
  readonly takenOff?: readonly LineItem[];
  /** The sum in words, where no figure says the same. */
  readonly words?: WordedFigure;
}
