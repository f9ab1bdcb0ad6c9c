const WORTH =
  '(?:(?:gesamt)?wert|(?:gesamt)?preis|(?:gesamt)?kosten|honorar|cost|value|price|charge|cout|prix|montant|valeur|coste|costo|importe|valor|precio|custo|preco|montante|biaya|nilai|harga)(?: total(?:e)?)?';
const OF =
  '(?: (?:of|for|the|these|all|your|our|der|des|dieser|ihrer|unserer|aller|fur|die|de|du|la|ces|vos|mes|nos|del|las|los|sus|da|do|das|dos|destas|destes)){0,3}';
const OF_CARE =
  '(?:treatments?|sessions|services|prescription|visits|care|appointments|verordnung|behandlung(?:en)?|leistungen|sitzungen|therapie|soins|seances|traitement|prestations|honoraires|tratamiento|sesiones|servicios|consultas|visitas|prescricao|tratamento|sessoes|servicos|cuidados|perawatan|pengobatan|terapi|layanan|tindakan)';
const COMES_TO =
  '(?:comes?|came|amounts?|amounted|is|was|totals|belauft|belaufen|betragt|betragen|macht|s eleve|s elevent|se monte|est|atteint|asciende|ascienden|es|fue|suma|ascende|ascendem|e|foi|totaliza|adalah|sebesar|mencapai|berjumlah)';
const SAID_TOTAL = new RegExp(
  `(?<![a-z])${WORTH}${OF} ${OF_CARE} ${COMES_TO}(?: (?:to|sich|auf|insgesamt|somit|damit|also|a|de|donc|por|total|em|sebesar|rp|r|eur|chf)){0,4} *$`,
);
/** `With the dressings, 12.00, this brings the bill to`: the whole of what was told before. */
const BROUGHT_TO =
  /(?<![a-z])(?:brings?|bringing|takes|taking) (?:the|this|your|our|my) (?:[a-z]+ )?(?:statement|bill|account|invoice|fees?|fee note|total|sum)(?: up)? to$/;
/** `Our fees come to`: all that somebody asks; one fee may be one service's. */
const FEES_COME_TO =
  /(?<![a-z])(?:(?:our|my|the|his|her) (?:[a-z]+ )?(?:fees|charges) (?:therefore |thus |in all )?(?:come|amount|came|amounted|add up)(?: therefore| thus| in all)? to|(?:unsere|meine|die) (?:honorare|kosten|gebuhren) (?:belaufen sich|beliefen sich)(?: somit| also| damit| insgesamt)? auf|(?:nos|mes|ses|les) honoraires (?:s elevent|se montent)(?: donc| ainsi| au total)? a|(?:nuestros|mis|sus|los) honorarios (?:ascienden|suman)(?: por tanto| pues| en total)? a|(?:os|nossos|meus|seus) (?:nossos |meus |seus )?honorarios (?:ascendem|somam)(?: portanto| assim| no total)? a)(?: (?:insgesamt|total|rp|r|eur|chf)){0,2} *$/;

/** `Our account for this attendance comes to`. */
const FOR_THIS =
  '(?: (?:for|fur|pour|por|para) (?:this|these|the|diese[rns]?|die|den|das|cette?|ces|la|les|esta|este|estas?|estos|os|as|a|o)(?: [a-z]+){1,2})?';
/** `Die Rechnung beläuft sich auf`, `Suma la presente factura`: the bill itself, whoever sent it. */
const BILL_COMES_TO = new RegExp(
  `(?<![a-z])(?:(?:the|this|our|my|your) (?:bill|invoice|account|statement)${FOR_THIS} (?:comes|came|amounts|amounted|totals|is for)(?: to)?|(?:die|diese|unsere|meine) (?:gesamt)?rechnung${FOR_THIS} (?:betragt|lautet auf|belauft sich auf|macht)|(?:la|cette|notre|ma) (?:presente )?facture${FOR_THIS} (?:s eleve|se monte) a|(?:la|esta|nuestra) (?:presente )?(?:factura|cuenta)${FOR_THIS} (?:suma|importa|asciende a|es de)|suma la presente (?:factura|cuenta)|(?:a|esta|nossa) (?:presente )?(?:fatura|factura|conta)${FOR_THIS} (?:soma|ascende a|totaliza|e de|importa em)|(?:total )?(?:tagihan|biaya keseluruhan|keseluruhan biaya|seluruh biaya)(?: ini)? (?:berjumlah|sebesar|mencapai|adalah)|biaya (?:seluruhnya|semuanya)(?: (?:berjumlah|sebesar|mencapai|adalah))?)(?: (?:insgesamt|total|de|to|a|rp|r|eur|chf|usd)){0,3} *$`,
);

/** `Der Wert der Verordnung beläuft sich auf`, `The cost of these sessions comes to`: whether a clause, in plain text, leads to what all of it costs. */
export function saysTotal(clause: string): boolean {
  return [BROUGHT_TO, FEES_COME_TO, BILL_COMES_TO, SAID_TOTAL].some((words) => words.test(clause));
}
