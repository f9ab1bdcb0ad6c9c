import type { Evidence, Finding } from './finding.ts';

/**
 * How much a finding may point at: enough for a screen. An invoice is one DynamoDB item of at most 400 KB, and a
 * document of 50 pages can print thousands of lines: 5 checks of 40 pieces of at most 200 characters stay below 100 KB.
 */
const PIECES = 40;
const CHARACTERS = 200;

/** The finding with no more evidence than an invoice's record has room for. */
export function boundedFinding(finding: Finding): Finding {
  return { ...finding, evidence: finding.evidence.slice(0, PIECES).map(shortened) };
}

function shortened(evidence: Evidence): Evidence {
  const characters = Array.from(evidence.text);
  return characters.length <= CHARACTERS
    ? evidence
    : { ...evidence, text: `${characters.slice(0, CHARACTERS - 1).join('')}…` };
}
