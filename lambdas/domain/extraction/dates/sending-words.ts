import { wordPattern } from '../text/word-pattern.ts';

/** That a claim was sent, in plain text: alone these words say no more than that something was. */
export const SENT_WORDS = [
  'sent|went|submitted|filed|lodged|transmitted|forwarded|claimed|billed|passed on|uploaded|e ?filed|submission|transmission|filing',
  'gesendet|gesandt|versandt|versendet|eingesandt|weitergeleitet|weitergegeben|ubermittelt|eingereicht|geschickt|ubermittlung|einreichung|versand',
  '(?:enviad|remitid|presentad|tramitad|transmitid|radicad|cursad)[oa]s?|enviamos|remitimos|presentamos|tramitamos|envio|presentacion|remision|radicacion',
  '(?:tele)?transmise?s?|envoyee?s?|adressee?s?|deposee?s?|remise?s?|(?:tele)?transmission|envoi|depot',
  '(?:enviad|remetid|submetid|encaminhad|apresentad|transmitid|protocolad)[oa]s?|remetemos|encaminhamos|submetemos|envio|submissao|remessa|encaminhamento',
  'dikirim(?:kan)?|diajukan|disampaikan|diteruskan|diserahkan|terkirim|kirim|pengiriman|pengajuan|penyerahan',
].join('|');

/** To whom claims are sent, or by what way: an insurer by these words if not by its name. */
export const TO_PAYER = wordPattern(
  'plan|insur(?:er|ers|ance)|payer|payor|scheme|fund|medical aid|hmo|tpa|carrier|medicare|medicaid|edi|eclaims?|e claims?|electronic claim|switch|healthlink|hicaps|clearing ?house',
  '\\w*versicherung(?:en)?|versicherer|\\w*kasse|kostentrager|beihilfe(?:stelle)?|aseguradora|seguro|mutua|isapre|eps|prepaga|obra social|assureur|assurances?|mutuelle|complementaire|caisse|cpam',
  'seguradora|operadora|convenio|plano|asuransi|penjamin|penanggung',
);
const CLAIM_WORDS =
  'e ?claims?|eclaims?|claims?|klaim|siniestro|reembolso|sinistro|demande de remboursement|schadenmeldung|leistungsantrag';

const WAS = 'was |has been |telah |sudah |wurde |fue |ha sido |a ete |foi |ja foi ';

/** `e-Claim sent`, `Klaim dikirim`: what was sent. */
export const CLAIM_SENT = wordPattern(
  `(?:${CLAIM_WORDS}) (?:${WAS})?(?:${SENT_WORDS})`,
  `(?:${SENT_WORDS}) (?:of |de |del |do |da |da |du )?(?:the |le |la |el )?(?:${CLAIM_WORDS})`,
);
/** `o pedido de reembolso foi protocolado em`: and right behind it the day on which it was. */
export const CLAIM_SENT_ON = new RegExp(
  `(?<![a-z])(?:${CLAIM_WORDS}) (?:${WAS})(?:${SENT_WORDS}) (?:on|am|el|le|em|no dia|pada|pada tanggal|tanggal) *$`,
);
/** What else is sent, and until when something must be. */
export const SENT_OTHERWISE = wordPattern(
  'not|never|yet|unless|until|till|before|latest|deadline|within|last|limit|must|to be|can|may be|will|should|if|payments?|cheques?|checks?|reminders?|results?|letters?|refunds?|patient|guarantor|collections?|resubmi\\w+|reports?|certificates?|records?|appeals?|paid|amounts?',
  'nicht|frist|bis|spatestens|zahlung\\w*|mahnung\\w*|befund\\w*|patient\\w*|antwort|bericht\\w*|informes?|plazo|limite|hasta|antes|pagos?|resultados?|paciente|recordatorio|delai|avant|paiements?|resultats?|relance|jusqu',
  'rapports?|relatorios?|laporan|prazo|ate|pagamentos?|lembrete|batas|sebelum|paling lambat|pembayaran|hasil|pasien',
);

/** `went to Irish Life Health on`: a name whose bearer is no person. */
export const GOES_TO =
  /^(?:went|sent|forwarded|passed on|submitted|transmitted|lodged|claimed) (?:directly |electronically |online )?(?:to|with|from|through|via) (?!(?:Mrs?|Ms|Dr|Miss|Prof)\b)\p{Lu}[\p{L}&.’'-]+(?: \p{Lu}[\p{L}&.’'-]+| of| and| &){0,6} on\s*$/u;

/** `Sent to us by your insurance on`, in plain text: what came back. */
export const SENT_BACK =
  /(?<![a-z])(?:to us|an uns|a nous|a nosotros|a nos|kepada kami) +(?:by|from|von|durch|par|por|pel[oa]|oleh|dari)(?![a-z])/;
