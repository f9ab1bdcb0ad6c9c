/** What clinics charge for when nobody comes, as alternatives for `wordPattern`. */
export const MISSED_VISIT_WORDS = {
  missed: [
    '(?:missed|cancel\\w*|broken|unattended|forgotten) (?:[a-z]+ ){0,2}(?:appointments?|sessions?|visits?|consultations?|bookings?|slots?)',
    '(?:appointments?|sessions?|visits?|consultations?|bookings?|slots?) (?:[a-z]+ ){0,3}(?:missed|cancel\\w*|not attended|not kept)|no shows?|late cancell?ations?|hours notice',
    '(?:versaumte|nicht (?:rechtzeitig )?(?:abgesagte|wahrgenommene|eingehaltene))[nr]? (?:termine?|sitzung(?:en)?)|terminausfall\\w*|ausfallhonorar',
    '(?:rendez vous|seances?|consultations?) (?:[a-z]+ ){0,2}(?:non (?:honores?|honorees?|decommandes?|decommandees?|annules?|annulees?)|manques?|manquees?)',
    '(?:citas?|sesion(?:es)?|consultas?|sessao|sessoes) (?:[a-z]+ ){0,2}(?:no canceladas?|no anuladas?|canceladas?|perdidas?|faltadas?|nao (?:desmarcadas?|canceladas?))|inasistencias?|faltas sem aviso',
    '(?:janji temu|kunjungan|sesi) (?:[a-z]+ ){0,2}(?:dibatalkan|tidak dihadiri)',
  ],
  /** Said of any, not of one that is billed here. */
  asRule: [
    '(?:is|are|be) (?:[a-z]+ ){0,2}(?:billed|charged|invoiced|payable|subject)|(?:we|i) (?:charge|bill|invoice)|incurs?|attracts?',
    '(?:werden|wird) (?:[a-z0-9]+ ){0,8}(?:berechnet|verrechnet|gestellt|erhoben|fallig)|(?:est|sont|sera|seront) (?:[a-z]+ ){0,2}(?:facturee?s?|dus?|dues?)',
    '(?:se|sera|seran|serao|sao|son) (?:[a-z]+ ){0,2}(?:cobra\\w*|factura\\w*)|(?:akan )?dikenakan',
  ],
} as const;
