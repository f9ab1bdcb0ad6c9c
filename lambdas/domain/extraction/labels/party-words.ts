/** Whom words of a label name, in plain English. */
const PARTY_WORDS = {
  payer: 'insurance insurer insurers payer payers payor payors carrier tpa hmo scheme funder underwriter ins insuring',
  patient: 'patient patients pt claimant',
  provider: 'provider providers hospital clinic facility practice pharmacy laboratory',
  /** With one of these a patient or a provider is asked for by name. */
  name: 'name names company co corp corporation organisation organization firm',
  /** Says nothing of whom. */
  beside:
    'of the and or & s a primary main health healthcare medical dental vision private treating rendering billing servicing' +
    ' service care full legal corporate plan fund aid cover third party responsible panel current registered',
} as const;

export type PartyKind = keyof typeof PARTY_WORDS;

/** What each word tells. */
export const PARTY_KINDS: ReadonlyMap<string, PartyKind> = new Map(
  (Object.keys(PARTY_WORDS) as PartyKind[]).flatMap((kind) => PARTY_WORDS[kind].split(' ').map((word) => [word, kind])),
);
/** Whether a label of a party may hold the word. */
export function namesParty(word: string): boolean {
  return PARTY_KINDS.has(word);
}
