import { anyWordPattern } from '../text/word-pattern.ts';

/** Lines that say who paid, in German, Spanish, French, Portuguese and Indonesian. */
export const PAYING_ABROAD = anyWordPattern(
  'dibayar(?:kan)?|ditanggung|dijamin|pagad[oa]s?|abonad[oa]s?|cubiert[oa]s?|cobert[oa]s?|payee?s?|reglee?s?|couverte?s?|bezahlt|ubernommen|uberwiesen|erstattet|abgerechnet',
  'suporta|suportou|assume|pagou|cubre|cubrio|abona|asume|ubernimmt|zahlt|rembourse|couvre|cobre|cobriu|comparticipa|menanggung|membayar|menjamin',
);

/** `DIBAYAR PT JASA RAHARJA`, `Pagado por …`, `mit der … abgerechnet`: up to the name of who paid. */
export const PAID_BY_ABROAD =
  /(?<!\p{L})(?:dibayar(?:kan)?|ditanggung|dijamin|diklaim|ditagihkan|pagad[oa]|abonad[oa]|cubiert[oa]|asumid[oa]|pag[oa]|cobert[oa]|comparticipad[oa]|factura(?:do)?|faturado|pay[ée]e?|r[ée]gl[ée]e?|pris(?:e)? en charge|rembours[ée]e?|couverte?|bezahlt|gezahlt|[üu]bernommen|erstattet|abgerechnet|versichert)s?(?: (?:oleh|kepada|ke|via|por|pel[oa]|par|von|durch|mit|bei|an|al|a|à))? (?:(?:l['’]|la |el |o |a |der |die |das |pihak ))?(?=\p{Lu})/giu;

/**
 * `réglé par Malakoff Humanis (n° adhérent 77)`, `Seguro Sanitas (póliza 7744)`: behind a payer's name stands what it numbers.
 * Groups: the word before the name, the name.
 */
export const PAYER_BEFORE_NUMBER =
  /(?<!\p{L})([Ss]eguros?|[Aa]seguradora|[Mm]utuelle|[Aa]ssurance|[Aa]ssureur|[Vv]ersicherung|[Kk]rankenkasse|[Kk]asse|[Cc]onv[eê]nio|[Ss]eguradora|[Aa]suransi|[Pp]enjamin|[Jj]aminan|por|par|von|durch|oleh|pel[oa]|bei|mit|by|a|à|ao):? (?:la |el |l['’]|der |die )?(?=(\p{Lu}[\p{L}&.'’-]*(?: (?:de|du|del|da|do|e|y|et|und|&|\p{Lu}[\p{L}&.'’-]*)){0,6}),? ?\(?(?:[Nn][°ºo.]+ ?)?(?:d['’]|de |do |del |da )?(?:[Aa]dh[ée]rent|[Pp][óo]liza|[Aa]p[óo]lice|[Pp]olis|[Pp]olice|[Cc]arteir|[Cc]art[ãa]o|[Tt]arjeta|[Cc]arn[ée]|[Aa]filiad|[Ss]oci[oa]|[Mm]atr[íi]cul|[Mm]itglied|[Vv]ers\.|[Vv]ersicherten|[Kk]VNR|KV|[Pp]eserta|[Ss]inistr|[Ss]iniestro|[Ss]chaden|[Kk]laim|[Ee]xpediente|[Pp]rocesso|[Mm]embre|[Mm]embro|[Bb]enefici)[^,;:()]{0,14}[:. ]? ?[\p{L}./-]{0,6}\d)/gu;
/** `Ihre Zusatzversicherung Barmenia übernimmt`, `El seguro INS Medical cubre`: between who pays and the verb stands its name. */
export const PAYER_BEFORE_VERB =
  /(?<!\p{L})(?:(?:[Zz]usatz|[Kk]ranken)?[Vv]ersicherung|[Kk]rankenkasse|[Aa]seguradora|[Ss]eguro|[Mm]utua|[Ii]sapre|[Mm]utuelle|[Aa]ssureur|[Ss]eguradora|[Cc]onv[êe]nio|[Oo]peradora|[Aa]suransi|[Pp]enjamin) (?=(\p{Lu}[\p{L}&.'’-]*(?: (?:de|du|del|da|do|y|e|et|und|&|\p{Lu}[\p{L}&.'’-]*)){0,5}) (?:[üu]bernimmt|zahlt|erstattet|tr[äa]gt|hat|cubre|cubri[óo]|paga|pag[óo]|abona|asume|prend|rembourse|couvre|a (?:pay|r[ée]gl|pris)|cobre|cobriu|comparticipa|pagou|menanggung|membayar|menjamin)(?!\p{L}))/gu;
/** Of those words the ones that say that a payer is named. */
export const NAMES_PAYER = /^(?:segur|asegur|mutuelle|assur|versich|kranken|kasse|conv|asuransi|penjamin|jaminan)/i;

/** A company's form of law, before or behind its name: `PT JASA RAHARJA`, `Coomeva S.A.` */
export const COMPANY_FORM = /^(?:PT|Perum)\.? \p{L}|\s(?:S\.? ?A\.?|AG|SE|VVaG|Tbk\.?|Ltda\.?)$/u;
