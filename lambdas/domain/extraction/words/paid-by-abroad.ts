import { anyWordPattern } from '../text/word-pattern.ts';

/** Lines that say who paid, in German, Spanish, French, Portuguese and Indonesian. */
export const PAYING_ABROAD = anyWordPattern(
  'dibayar(?:kan)?|ditanggung|dijamin|pagad[oa]s?|abonad[oa]s?|cubiert[oa]s?|cobert[oa]s?|payee?s?|reglee?s?|couverte?s?|bezahlt|ubernommen|uberwiesen|erstattet|abgerechnet',
  'suporta|suportou|assume|pagou|cubre|cubrio|abona|asume|ubernimmt|zahlt|rembourse|couvre|cobre|cobriu|comparticipa|menanggung|membayar|menjamin',
);
