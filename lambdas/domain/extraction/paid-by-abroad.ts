import { wordPattern } from './word-pattern.ts';

/** Lines that say who paid, in German, Spanish, French, Portuguese and Indonesian. */
export const PAYING_ABROAD = wordPattern(
  'dibayar(?:kan)?|ditanggung|dijamin|pagad[oa]|abonad[oa]|cubiert[oa]|cobert[oa]|payee?|reglee?|couverte?|bezahlt|ubernommen|erstattet|abgerechnet',
);

/** `DIBAYAR PT JASA RAHARJA`, `Pagado por …`, `mit der … abgerechnet`: up to the name of who paid. */
export const PAID_BY_ABROAD =
  /(?<!\p{L})(?:dibayar(?:kan)?|ditanggung|dijamin|diklaim|ditagihkan|pagad[oa]|abonad[oa]|cubiert[oa]|asumid[oa]|pag[oa]|cobert[oa]|comparticipad[oa]|factura(?:do)?|faturado|pay[ée]e?|r[ée]gl[ée]e?|pris(?:e)? en charge|rembours[ée]e?|couverte?|bezahlt|gezahlt|[üu]bernommen|erstattet|abgerechnet|versichert)s?(?: (?:oleh|kepada|ke|via|por|pel[oa]|par|von|durch|mit|bei|an|al|a|à))? (?:(?:l['’]|la |el |o |a |der |die |das |pihak ))?(?=\p{Lu})/giu;

/** A company's form of law, before or behind its name: `PT JASA RAHARJA`, `Coomeva S.A.` */
export const COMPANY_FORM = /^(?:PT|Perum)\.? \p{L}|\s(?:S\.? ?A\.?|AG|SE|VVaG|Tbk\.?|Ltda\.?)$/u;
