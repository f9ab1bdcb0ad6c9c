/** What an insurer's rate is taken of, and not what it pays, as alternatives for `wordPattern` and for labels. */
export const BASE_WORDS = [
  'base (?:(?:de|du|d) )?(?:remboursement|reembolso|comparticipacao)(?: (?:de (?:la )?)?(?:securite sociale|secu|ss|amo))?|brss',
  'tarif (?:de )?(?:remboursement|convention(?:nel)?|responsabilite|opposable)|(?:reimbursement|benefit) (?:base|basis)',
  '(?:erstattungs|bemessungs|leistungs) ?(?:grundlage|basis)|dasar (?:penggantian|pertanggungan|klaim)|biaya yang (?:dijamin|ditanggung|disetujui)',
] as const;
