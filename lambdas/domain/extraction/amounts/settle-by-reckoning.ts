import { isPayment, type RowParty } from '../labels/party-of-caption.ts';
import { isWhole, type Party } from '../labels/whose-share.ts';
import { placeOf } from '../layout/layout.ts';
import type { Place } from '../reading.ts';
import { isInsurersPaper } from '../sheet/insurers-paper.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { clauseFigures } from './clause-figures.ts';
import { columnSums } from './column-sums.ts';
import { ledgerMoves } from './ledger-moves.ts';
import { type ReckoningRow, reckoningRows } from './reckoning-rows.ts';
import { findReckonings, type Reckoning } from './reckonings.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import { together } from './together.ts';

/** `Claimed amount`: what was asked of the insurer, not what it bears. */
const BILLED = /(?<![a-z])(?:claimed|billed|charged|submitted|charges)(?![a-z])/;

/** Where nothing else is taken off, what is left is the insurer's: `Billed · Non-payable items · Co-payment · Final payable`. */
const BORNE: ReadonlySet<RowParty> = new Set(['patient', 'refused', 'off', 'tax']);

const SAID: ReadonlySet<RowParty> = new Set(['patient', 'refused']);

/** A label that leaves no doubt. */
const SURE = 0.9;

type Settled = Omit<SolvedAmounts, 'agree'>;

/**
 * Bills and statements reckon: `Charges 1,341.59 · Insurance paid -880.08 · Write-off -241.49 · Due 220.02`. Where the
 * lines under each other add up, who is named on each says which figure is whose, whatever the result is called: the
 * total is what the insurer and the patient bear together.
 */
export function settleByReckoning(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const rows = reckoningRows(sheet);
  const said = partiesSaid(sheet, rows);
  const isPayers = isInsurersPaper(sheet);
  const settlements = findReckonings(sheet).flatMap((reckoning) => {
    const settled = settle(reckoning, said, isPayers);
    if (!settled || !isBilled(reckoning.start, sheet) || isContradicted(settled, solved)) return [];
    return [{ settled, whole: reckoning.start.figure, steps: reckoning.steps.length }];
  });
  const [best] = settlements.sort((a, b) => b.whole - a.whole || b.steps - a.steps);
  return best ? { ...best.settled, agree: true } : solved;
}

/** `Payable by patient 2,260.00`: more than what was found to be taken off, and surely labelled. */
function isContradicted({ patient, total }: Settled, { patient: labelled }: SolvedAmounts): boolean {
  if (!patient || !labelled || !total || labelled.score < SURE) return false;
  return labelled.figure > patient.figure && labelled.figure < total.figure;
}

/** Called a sum or a price, or what the lines above it add up to, a ledger's balance among it. */
function isBilled({ caption, candidate: { place } }: ReckoningRow, sheet: Sheet): boolean {
  const isHere = (one: Place) => one.page === place.page && one.box.x === place.box.x && one.box.y === place.box.y;
  const isBalance = () => [...ledgerMoves(sheet).values()].some(({ balance }) => isHere(placeOf(balance)));
  return isWhole(caption) || columnSums(sheet).some((cell) => isHere(cell.place)) || isBalance();
}

/** Whose a figure is by all that is said of it anywhere; undefined where two are said. */
function partiesSaid(sheet: Sheet, rows: readonly ReckoningRow[]): ReadonlyMap<number, Party | undefined> {
  const said = new Map<number, Party | undefined>();
  const add = (figure: number, party: Party) => {
    said.set(figure, said.has(figure) && said.get(figure) !== party ? undefined : party);
  };
  for (const { figure, party } of rows) if (party === 'insurer' || party === 'patient') add(figure, party);
  for (const { figure } of clauseFigures(sheet, 'insurance_amount')) add(figure, 'insurer');
  for (const { figure } of clauseFigures(sheet, 'out_of_pocket')) add(figure, 'patient');
  return said;
}

function settle(
  { start, steps }: Reckoning,
  said: ReadonlyMap<number, Party | undefined>,
  isPayers: boolean,
): Settled | undefined {
  if (start.party !== undefined && !BILLED.test(start.caption)) return undefined;
  const rows = steps.flatMap(({ taken }) => taken);
  const partyOf = ({ party, figure }: ReckoningRow) => {
    if (party !== 'paid' && party !== undefined) return party;
    // `Refunded by insurer 100.00 · Deposit 100.00`: what is said of one is not said of the other.
    const isOthers = rows.some((row) => row.figure === figure && (row.party === 'insurer' || row.party === 'patient'));
    return isOthers ? party : (said.get(figure) ?? party);
  };
  const last = steps.findLastIndex(({ taken }) => taken.some((row) => partyOf(row) === 'insurer'));
  if (last >= 0) {
    const taken = steps.slice(0, last + 1).flatMap((step) => step.taken);
    const result = steps[last]?.result;
    if (!result || partyOf(result) === 'insurer') return undefined;
    const byPatient = taken.filter((row) => partyOf(row) === 'patient' || partyOf(row) === 'paid');
    // A deductible beside what is owed is part of it, or a figure that does not fit: the check must see it.
    if (result.figure !== 0 && !byPatient.every(({ caption }) => isPayment(caption))) return undefined;
    const owed = result.figure === 0 ? byPatient : [result, ...byPatient];
    // Who bears a line that names nobody is not known, nor then what the total is.
    if (taken.some((row) => partyOf(row) === undefined)) return undefined;
    const byInsurer = taken.filter((row) => partyOf(row) === 'insurer');
    return withTotal(sumOf(byInsurer), sumOf(owed), start, steps);
  }
  // What is left is the insurer's: a bill to it after the excess, or its own statement.
  const at = steps.findLastIndex(({ result }) => partyOf(result) === 'insurer');
  const all = steps.flatMap(({ taken }) => taken.map(partyOf));
  const isRest = all.includes('patient') && all.every((party) => BORNE.has(party));
  const end = at >= 0 ? at : isPayers || isRest ? steps.length - 1 : -1;
  const result = steps[end]?.result;
  if (!result || partyOf(result) === 'patient' || result.figure === 0) return undefined;
  const taken = steps.slice(0, end + 1).flatMap((step) => step.taken);
  // Elsewhere it may be anybody's, whom no words name.
  if (!isPayers && taken.some((row) => partyOf(row) === undefined)) return undefined;
  const byPatient = taken.filter((row) => partyOf(row) !== 'off' && partyOf(row) !== 'tax');
  // On its own paper the insurer says what it leaves to the patient, where it says anything; what it calls paid it may have paid.
  const isSaid = at >= 0 || !isPayers || byPatient.some((row) => SAID.has(partyOf(row)));
  return byPatient.length === 0 || !isSaid ? undefined : withTotal(result.candidate, sumOf(byPatient), start, steps);
}

/** The total is what the two bear together: what was charged less what nobody pays, where that is printed. */
function withTotal(
  insurance: AmountCandidate | undefined,
  patient: AmountCandidate | undefined,
  start: ReckoningRow,
  steps: Reckoning['steps'],
): Settled {
  const sum = (insurance?.figure ?? 0) + (patient?.figure ?? 0);
  const printed = [start, ...steps.map(({ result }) => result)].find(({ figure }) => figure === sum);
  return { insurance, patient, total: printed?.candidate };
}

function sumOf(rows: readonly ReckoningRow[]): AmountCandidate | undefined {
  return together(rows.map(({ candidate }) => candidate));
}
