/**
 * What says, in plain text, that an insurer does not bear a figure, as alternatives of a pattern. By language: what is
 * `no` in Spanish stands for number in English.
 */
export const NOT_COVERED = [
  String.raw`(?:not|non|never)(?: +be(?:en)?)? +(?:claimable|cover\w*|payable|reimburs\w*|admissible|refund\w*|recover(?:ed|able)|rebat(?:ed|able)|met +by)`,
  String.raw`(?:no|nao|non|nicht|pas) +(?:cubiert\w*|reembols\w*|reintegrad\w*|abonad\w*|cobert\w*|comparticipad\w*|couvert\w*|rembours\w*|pris\w* +en +charge|gedeckt\w*|erstattet\w*|ubernommen\w*)`,
  '(?:sin|sem|sans|ohne|tanpa) +(?:cobertura|couverture|deckung|kostendeckung)',
  String.raw`tidak +(?:ditanggung|dijamin|dicover|dibayar\w*|disetujui|diganti\w*)`,
].join('|');
