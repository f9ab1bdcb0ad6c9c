import type { Concept } from '../labels/label-rule.ts';

/** What stands between what is asked and its figure: `the remaining sum of`, `les`, `den offenen Rest in Höhe von`. */
const WHICH =
  '(?: (?:the|your|remaining|outstanding|other|balance|rest|sum|amount|difference|share|part|portion|of|den|die|das|ihren|(?:verbleibend|restlich|offen|ausstehend|ubrig|fehlend)e[nrs]?|rest|restbetrag|betrag|summe|anteil|von|in hohe|les?|la|l|votre|solde|somme|montant|reste|difference|part|autres?|de|soit|los?|las|el|restantes?|resto|saldo|importe|suma|cantidad|parte|diferencia|os?|as?|valor|quantia|montante|diferenca|yang|tersisa|sisa|sisanya|kekurangan|kekurangannya|selisih|selisihnya|jumlah|sebesar))*';

/** Right before a figure, in a letter to an insurer: what who writes asks for. */
const ASKED_FOR = pattern([
  '(?:ersuche|bitte|bitten|erbitte|erbitten)(?: wir| ich)?(?: sie)?(?: daher| deshalb| somit| also)? um (?:die |baldige )?(?:uberweisung|zahlung|anweisung|begleichung|auszahlung)(?: de[sr] [a-z]+)? von',
  '(?:bitte|bitten|ersuche|ersuchen)(?: wir| ich)? (?:sie|insurer) (?:daher )?(?:mir|uns) den (?:verbleibenden |offenen |restlichen )?(?:rest)?betrag von',
  `bitte (?:daher |nun )?(?:uberweisen|zahlen|begleichen|erstatten|verguten)(?: sie)?(?: daher| nun)?(?: mir| uns)?${WHICH}`,
  '(?:we|i) (?:therefore |kindly |now )?(?:ask|request) (?:you |insurer )?(?:to (?:pay|remit|transfer)|for payment of|payment of)(?: us| the sum of)?',
  `(?:please|kindly) (?:now |therefore )?(?:transfer|remit|pay|send|forward|settle|reimburse)(?: (?:to )?(?:me|us))?${WHICH}`,
  '(?:nous|je) (?:vous|insurer) (?:prions|prie|demandons|demande)(?: donc)? de (?:bien vouloir )?(?:nous |me )?(?:regler|verser|virer|payer)(?: la somme de)?',
  `(?:merci(?: donc)? de|veuillez|priere de|(?:je|nous) vous (?:remercie|remercions|saurais gre|serais reconnaissante?)(?: donc)? de)(?: bien vouloir)?(?: me| nous)? (?:virer|verser|regler|payer|rembourser|transferer)${WHICH}`,
  '(?:les |le )?(?:rogamos|ruego|solicitamos|solicito|pedimos|peco)(?: que)?(?: nos| me)? (?:abonen|transfieran|paguen|el pago|el abono|o pagamento|a transferencia)(?: de)?',
  `(?:(?:les |le )?(?:ruego|rogamos|agradeceria|agradecere|agradeceriamos|agradezco|pido|pedimos)(?: que)?(?: me| nos)? (?:transfieran|abonen|ingresen|paguen|transfiera|abone|ingrese|pague)|(?:sirvanse|sirvase|por favor|favor de|tengan a bien) (?:transferir|abonar|ingresar|pagar)(?:me|nos)?|(?:transfieran|abonen|ingresen|paguen)(?:me|nos))${WHICH}`,
  `(?:(?:agradeco|agradecemos|agradecia|agradeciamos|peco|pedimos|solicito|solicitamos)(?: lhes)?(?: que)?(?: me| nos)? (?:transfiram|paguem|depositem|liquidem|reembolsem)(?: me| nos)?|(?:queiram|por favor|favor|e favor) (?:transferir|pagar|depositar|liquidar|reembolsar)(?: me| nos)?)${WHICH}`,
  'mohon (?:pembayaran|transfer|penggantian)(?: bagian asuransi)? sebesar',
  `mohon (?:agar |kiranya |untuk )?(?:(?:di)?transfer(?:kan)?|mentransfer|(?:di)?bayar(?:kan)?|membayar(?:kan)?)(?: kepada (?:saya|kami))?${WHICH}`,
]);

/** `Jumlah yang kami mohonkan untuk dibayarkan sesuai rincian terlampir adalah`, `the amount we claim is`. */
const AMOUNT_ASKED_FOR = pattern([
  '(?:the )?(?:sum|amount) (?:that |which )?(?:we|i) (?:now |hereby |therefore )?(?:claim|request|ask (?:you )?for)(?: [a-z]+){0,6} (?:is|comes to|amounts to)',
  '(?:der |unsere |die )?(?:von ihnen )?(?:erbetene[rn]?|beantragte[rn]?|geltend gemachte[rn]?) (?:betrag|summe|erstattung)(?: [a-z]+){0,6} (?:betragt|lautet|belauft sich auf)',
  '(?:la somme|le montant) (?:que nous|que je|dont nous|dont je) (?:demandons|demande|sollicitons|sollicite|reclamons|reclame)(?: [a-z]+){0,6} (?:est de|est|s eleve a)',
  '(?:el importe|la suma|la cantidad|el monto) (?:que )?(?:solicitamos|solicito|reclamamos|reclamo|pedimos)(?: [a-z]+){0,6} (?:es de|es|asciende a)',
  '(?:o valor|a quantia|o montante) (?:que )?(?:solicitamos|solicito|pedimos|reclamamos)(?: [a-z]+){0,6} (?:e de|e|ascende a)',
  '(?:jumlah|nilai|besaran?) yang (?:kami|saya) (?:mohonkan|ajukan|minta|tagihkan|klaim)(?: [a-z]+){0,6} (?:adalah|yaitu|sebesar)',
]);

const THE_PATIENT =
  '(?:she|he|they|(?:the|my|our|your) (?:patient|insured|member|policyholder)|er|sie|(?:der|die|mein|meine|unser|unsere|ihr|ihre) (?:patient(?:in)?|versicherte[rn]?)|elle|il|celle ci|celui ci|(?:la|le|ma|mon|notre|votre) (?:patiente?|assuree?)|ella|el|(?:la|el|mi|nuestr[oa]|su) (?:paciente|asegurad[oa])|ela|ele|(?:a|o) (?:minha |meu |nossa |nosso |vossa |vosso |sua |seu )?(?:doente|utente|paciente|segurad[oa])|beliau|dia|pasien|yang bersangkutan|(?:pasien|tertanggung) (?:saya|kami|tersebut))';

/** Right before a figure, in a letter to an insurer: what the patient, of whom it speaks, has paid who writes. */
const PAID_BY_PATIENT = pattern([
  `${THE_PATIENT} (?:(?:has|have|had) )?(?:already |since )?(?:paid|given|settled|transferred|handed)(?: (?:to )?(?:me|us))?(?: already)?`,
  `${THE_PATIENT} (?:m|nous)(?: en)? (?:a|ont) (?:deja |bien )?(?:regle|verse|paye|vire|remis)`,
  `(?:${THE_PATIENT} )?(?:ya )?(?:me|nos) (?:ha (?:ya )?(?:abonado|pagado|entregado|satisfecho)|abono|pago|entrego)(?: ya)?`,
  `${THE_PATIENT} (?:ja )?(?:(?:me|nos) )?(?:pagou|entregou|liquidou)(?: me| nos)?(?: ja)?`,
  `${THE_PATIENT} (?:(?:telah|sudah) )?(?:membayar(?:kan)?|menyetor(?:kan)?)(?: (?:kepada|ke|pada) (?:saya|kami))?`,
]);

/** Whether a clause (plain text) of a letter to an insurer asks it for the figure behind. */
export function asksFor(clause: string): boolean {
  return ASKED_FOR.test(clause) || AMOUNT_ASKED_FOR.test(clause);
}

/** What a clause (plain text) of a letter to an insurer says of the figure behind it: that it is asked for, or that the patient paid it. */
export function saidToInsurer(clause: string): Concept | undefined {
  if (asksFor(clause)) return 'insurance_amount';
  return PAID_BY_PATIENT.test(clause) ? 'out_of_pocket' : undefined;
}

/** At the end of a clause but for a currency's sign. */
function pattern(wordings: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z])(?:${wordings.join('|').replace(/ (?![*+])/g, ' +')}) *(?:[a-z]{1,3} *)?$`);
}
