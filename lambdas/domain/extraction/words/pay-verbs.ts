import { WHO_TREATS } from './who-treats.ts';

/** Verbs by which somebody spoken of pays, in plain text, as alternatives: nobody says so of himself, or to whom he writes. */
export const PAYS_AS_THIRD = [
  '(?:(?:has|have|had) (?:already |since |now |so far )?)?(?:paid|settled|met|covered|refunded|reimbursed|remitted|transferred|contributed)|will (?:pay|settle|meet|cover|refund|reimburse|send|contribute|remit|transfer)|pays?|settles?|meets?|covers?|refunds?|reimburses?|sends|contributes?|bears?',
  'ubernimmt|erstattet|ersetzt|vergutet|bezuschusst|tragt|zahlt|bezahlt|begleicht|uberweist|leistet|deckt',
  'vers(?:e|era)|regl(?:e|era)|pa[iy]e(?:ra)?|rembourse(?:ra)?|pren(?:d|dra) en charge|couvr(?:e|ira)|(?:a|ont) (?:deja )?(?:verse|regle|paye|rembourse|couvert|pris en charge|vire)|acquitte(?:ra)?',
  'paga(?:ra)?|abona(?:ra)?|cubr(?:e|ira)|asum(?:e|ira)|reembolsa(?:ra)?|reintegra(?:ra)?|liquida(?:ra)?|(?:ha|han) (?:ya )?(?:pagado|abonado|cubierto|asumido|liquidado|reembolsado)|cubrio|asumio',
  'cobr(?:e|ira)|suporta(?:ra)?|comparticipa(?:ra)?|assum(?:e|ira)|liquidou|pagou|suportou|comparticipou|transferiu|cobriu|assumiu|reembolsou',
  '(?:akan |telah |sudah )?(?:membayar(?:kan)?|menanggung|mengganti(?:kan)?|menjamin|melunasi|mentransfer)',
] as const;

/** German says behind the figure that it was, or will be. */
export const PAYS_BEHIND =
  'ubernommen|erstattet|ersetzt|vergutet|getragen|gezahlt|bezahlt|beglichen|uberwiesen|angewiesen|ubernehmen|erstatten|ersetzen|verguten|tragen|zahlen|bezahlen|begleichen|uberweisen';

/** Who is not named again: `they`, `sie`, `elle`, `esta`, `ela`, `mereka`. */
export const THIRD_ONE =
  'it|they|she|he|who|which|sie|diese[rs]?|jene|welche[rs]?|elle|ils?|elles|celle ci|celui ci|laquelle|lequel|qui|ella|esta|este|ellos|quien|que|la cual|el cual|ela|ele|esse|essa|a qual|o qual|ia|mereka|yang|pihaknya';

/** What may stand between the verb and its figure. */
export const TO_PROVIDER =
  'us|to|directly|direct|with|about|only|just|already|out|of|this|uns|direkt|davon|hiervon|dafur|nur|bereits|schon|nous|directement|en|seulement|nos|directamente|ya|solo|de|ello|diretamente|ja|disso|isso|kami|kepada|langsung|sebesar|sejumlah|eur|euro|chf|gbp|usd|cad|rp|r|rs';

/** Who treated, called by a title or as a house, right behind what somebody paid: `They have paid Dr Ollerenshaw £400.00 direct`. */
export const PAID_TO = `(?:dr|mr|mrs|ms|prof|professor|dra|doctora?|docteur|doktor|mme)(?: +[a-z]+){1,3}|(?:to +)?(?:the|der|dem|die|das|den|la|le|el|al|a|au|ao|a la|a l|l|kepada) +(?:${WHO_TREATS})`;

/** Who else may be spoken of, and then be meant. */
export const OTHERS_SPOKEN_OF = [
  'patients?|clients?|customers?|husband|wife|mother|father|parents|son|daughter|employer|charity|mrs|ms|miss|mr',
  'patient(?:in|en)?|klient(?:in|en)?|kunde|kundin|ehemann|ehefrau|mutter|vater|eltern|sohn|tochter|arbeitgeber(?:in)?|frau|herrn?',
  'patiente|cliente|mari|epouse|mere|pere|fils|fille|employeur|mme|madame|monsieur|mlle|mademoiselle',
  'paciente|marido|esposa|madre|padre|hijo|hija|empleador|senora|senor|dona|don|sra|sr',
  'utente|mulher|mae|pai|filho|filha|empregador|pasien|suami|istri|anak|majikan',
] as const;
