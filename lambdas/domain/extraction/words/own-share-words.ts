/**
 * What the insured bears of what would be covered, as alternatives for `wordPattern`: one list, so that a word means the same
 * wherever a figure's words are asked.
 */
export const OWN_SHARE_WORDS = {
  /** Before the insurer pays. */
  excess: [
    'excess|deductibles?|(?:jahres)?franchises?|franquicia|franquia|deducibles?|own risk|risiko sendiri',
    'selbst(?:behalt|beteiligung)\\w*|ticket moderateur|participations? (?:forfaitaires?|retenues?)',
  ],
  /** Beside what the insurer pays. */
  copay: [
    'copay\\w*|co ?payments?|co ?insurance|coaseguro|coseguro|copagos?|coparticipacao|cuota moderadora|ko ?asuransi|ekses|zuzahlung\\w*|eigenanteil\\w*|out of pocket|quotes? parts?',
  ],
} as const;
