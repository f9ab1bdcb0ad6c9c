import type { WordList } from './word-list.ts';

/** A kind of document that is no healthcare invoice. */
export interface OtherDocument {
  /** In a few words, for the reason. */
  readonly seemsToBe: string;
  /** Wording that gives it away, in plain text; each different wording counts once. */
  readonly telling: WordList;
  /** So many different words of it decide where no heading says invoice. */
  readonly enough?: number;
  /** Wording that decides when it stands in a heading; runs over no line's end. */
  readonly title: RegExp;
  /** A sentence that decides wherever it stands. */
  readonly sentence?: WordList;
  /** It is an invoice for something else, or speaks of one: a heading that says invoice does not clear it. */
  readonly saysInvoice?: true;
  /** Its title is part of a name that practices bear, too: `Garage Street Dental`; who bills care by its words is one. */
  readonly named?: true;
  /** It names no price: with an insurer's share printed on it, it is a bill under its care's own heading. */
  readonly unpriced?: true;
  /** It asks for nothing yet: once it says that it was paid, it serves as the bill. */
  readonly unpaid?: true;
  /** Its title is put over a paper of any kind, and the word for it also labels other things. */
  readonly stamped?: true;
  /** Bills name it with its number in their heads: `Póliza n.º 4411-22`. */
  readonly cited?: true;
}
