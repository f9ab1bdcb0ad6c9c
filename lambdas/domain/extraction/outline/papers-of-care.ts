import { wordPattern } from '../text/word-pattern.ts';
import type { OtherDocument } from './other-document.ts';
import { wordList } from './word-list.ts';

/** What may stand before a title's noun: nothing that makes it another paper's, as in `gemäß Kostenvoranschlag`. */
const BEFORE =
  '(?:(?!(?:is|are|was|ist|sind|est|es|adalah|gemass|laut|zum|zu|nach|per|as|ref|reference|referencia|segun|conforme|selon|suivant|suite|sesuai|berdasarkan) )[a-z]+ )*';

/** What is sent about care besides its bills. */
export const PAPERS_OF_CARE: readonly OtherDocument[] = [
  {
    seemsToBe: 'a laboratory report',
    unpriced: true,
    telling: wordList(
      'reference (?:range|interval|value)s?|reference|specimen|collected|accession|result|g dl|mg dl',
      'mmol l|miu l|referenzbereich|normalwert|befund|valores? de referencia|resultado',
      'valeurs? de reference|resultat|prelevement|nilai rujukan|hasil',
    ),
    title: wordPattern(
      '(?:final|laboratory|lab|pathology|radiology|imaging) (?:report|results?)|laborbefund',
      '(?:befund|arzt|entlassungs)(?:bericht|brief)|informe (?:de laboratorio|medico|radiologico|de alta).*|resultados?(?: .*)?|compte rendu(?: .*)?|laudo(?: .*)?',
      'boletim de analises.*|bulletin d analyses.*|relatorio medico|epicrisis|surat keterangan(?! (?:biaya|pembayaran)).*|resume medis',
      'hasil (?:laboratorium|pemeriksaan)',
    ),
  },
  {
    seemsToBe: 'a prescription',
    unpriced: true,
    telling: wordList(
      'take \\d|times daily|refills?|sig|dispense|einnehmen|taglich|tomar|cada \\d+ horas',
      'de \\d+ em \\d+ horas|prendre|fois par jour|posologie|diminum|sehari',
    ),
    title: wordPattern(
      'prescription|rezept|receta(?: medica)?|ordonnance|receituario|receita(?: medica)?',
      'resep(?: dokter)?',
    ),
  },
  {
    seemsToBe: 'an insurance policy or premium notice',
    cited: true,
    telling: wordList(
      'premiums?|renewal|policy period|policy schedule|endorsement|sum insured|pramie',
      'beitrag(?:srechnung)?|monatsbeitrag|gesamtbeitrag|versicherungsbeginn|tarife?|cotisations?|prelevement|recargos|premio mensal|pemegang polis|prima|recibo de prima|prime|echeancier|cotisation annuelle|premio|premi',
      'vigencia|masa pertanggungan',
    ),
    title: wordPattern(
      'premium (?:notice|invoice|statement)|policy schedule|(?:renewal|policy) notice',
      'certificate of insurance|insurance (?:policy|card|certificate)|schedule of benefits',
      'summary of benefits|benefits summary|beitragsrechnung|versicherungsschein|police|recibo de prima',
      'avis d echeance|apolice(?: .*)?|polis asuransi(?: .*)?|poliza(?: de seguro.*)?|contrat d assurance.*|certificado de seguro.*',
      '(?:condiciones (?:particulares|generales)|conditions (?:particulieres|generales)|condicoes (?:particulares|gerais))(?! (?:en (?:la|nuestra|www)|al dorso|disponibles?|sur|au|no|na|disponiveis) ).*|ringkasan polis|nachtrag(?: zum versicherungsschein)?|beitragsanpassung|appel de cotisation',
    ),
  },
  {
    seemsToBe: 'an invoice for an insurance premium',
    saysInvoice: true,
    enough: 2,
    telling: wordList(
      '(?:monthly|quarterly|annual|yearly|total) premium|premium due|premium tax credit|(?:monthly|annual) subscription|keep your (?:coverage|cover)|renewal (?:invoice|date|premium)|including ipt',
      '(?:monats|quartals|jahres|gesamt)beitrag|(?:monats|quartals|jahres|gesamt)pramie|pramienrechnung|beitragsrechnung|versicherungsbeginn',
      'votre cotisation|cotisation (?:totale|complementaire)|cotisation (?:mensuelle|trimestrielle|annuelle)|cotisation du \\d|avis d echeance|(?:facture|appel) de cotisations?|part (?:patronale|salariale|employeur)',
      'prima (?:total|neta)|prima (?:mensual|trimestral|anual)|recibo de prima|proximo vencimiento|premio total|premio (?:mensal|anual)|mensalidade do plano|fatura d[eo] (?:premio|mensalidade)',
      'premi (?:bulanan|triwulanan|tahunan)|total premi|iuran bulanan|tagihan (?:premi|iuran)',
    ),
    title: wordPattern(
      '(?:premium|renewal|subscription) (?:notice|invoice|statement|bill)|beitragsrechnung|pramienrechnung|(?:facture|appel) de cotisations?',
      'factura de (?:la )?(?:prima|cuota)|fatura d[eo] (?:premio|mensalidade)|tagihan (?:premi|iuran)',
    ),
  },
  {
    seemsToBe: 'an estimate, not an invoice',
    unpaid: true,
    enough: 3,
    telling: wordList(
      'estimates?|estimated|probably|will (?:probably )?cost|if covered|together about|not (?:yet )?(?:done|checked in)|numbers we have today|quotations?|price quote|valid (?:until|for)|pre ?authori[sz]ation|good faith|best guess\\w*|expected|anticipated|proposed|planned|intended|approximately|would (?:pay|be|cover)|likely (?:charges?|pay|owe)|best guess|haven t had this|nothing is owed|would (?:come to|leave|owe|cost|work out)|it (?:comes|would come) to about|works out at about|if you go ahead|let (?:me|us) know (?:if|whether|what)|no rush|hold (?:the|this) price|in the meantime decide|should (?:owe|pay about)|may (?:contribute|be higher|differ|change|vary)|actual (?:charges|costs?|bill)|if you (?:decide|would like|wish|agree) to|before (?:treatment|surgery|admission)|guarantee(?:d|s)? up to|lapses|not an? (?:bill|invoice)|pro ?forma',
      'kostenvoranschlag|heil und kostenplan|voraussichtlich\\w*|unverbindlich\\w*|geschatzt\\w*|angebot|kostenschatzung|geplant\\w*|vorgesehen\\w*|gultig bis|in aussicht|anfallen konnen|kosten konnen|ware(?:n)?|kamen? auf|wurde(?:n)? (?:kosten|betragen|zahlen|ubernehmen|bleiben)|wenn sie (?:mochten|sich entscheiden|zustimmen)|bitten wir um (?:zusage|kostengutsprache)|vor (?:der|dem) (?:behandlung|eintritt)|wurde(?:n)? betragen|willige|einwillig\\w*|aufgeklart|stimme zu|rund|ungefahr|circa|kann abweichen|keine rechnung',
      'devis|prevu\\w*|previsionnel\\w*|estime\\w*|estimation|environ|envisage\\w*|valable jusqu\\w*|sous reserve|bon pour accord|a prevoir|si vous (?:decidez|souhaitez|acceptez)|serait|seraient|(?:il vous )?resterait|donnerait|couterait|paierait|prendrait|rembourserait|reviendrait|faudrait|si vous prenez|sans votre accord|je vous (?:la|le|les) garde|dites moi|proposition|ne vaut pas facture|n est pas une facture',
      'presupuesto|cotizacion|estimad[oa]s?|previst[oa]s?|programad[oa]s?|propuest[oa]s?|aproximad[oa]s?|vigencia|valid[oa] (?:hasta|por)|validez|sujet[oa]s? a|aun no|corresponderian?|quedarian?|seria|serian|tocarian?|costaria|pagaria|cubriria|saldria|sobrarian?|tendria|si (?:le|les|lo) autorizan|para apartar|le aviso|si decide|en cuanto sale|no tiene valor de factura|no es una factura|proforma',
      'orcamento|orcad[oa]|previst[oa]s?|estimativa|agendad[oa]s?|propost[oa]s?|validade d[oa] (?:orcamento|proposta)|valid[oa] (?:ate|por)|sujeit[oa]s? a|ainda nao|caberia|seria|seriam|ficaria|ficariam|sobraria|sobrariam|custaria|pagaria|cobriria|restaria|se (?:voces )?(?:resolver|decidir)\\w*|fica assim|costuma reembolsar|seguro por \\d+ dias|qualquer duvida me chama|sem valor fiscal|nao e uma fatura',
      'penawaran|estimasi|kira kira|kemungkinan|kalau (?:jadi|setuju)|jika (?:jadi|setuju|berkenan)|sekitar|akan (?:dibayar|ditanggung)|tergantung|silakan kabari|belum termasuk|bisa berubah|baru pasti|uang muka|perkiraan|direncanakan|rencana|dijadwalkan|berlaku (?:hingga|sampai|s d)|kurang lebih|jaminan awal|sewaktu waktu|dapat berubah|apabila (?:setuju|disetujui)|bukan tagihan|bukan faktur',
    ),
    title: wordPattern(
      `${BEFORE}(?:estimates?|quotations?|quote|(?:treatment|cost) plan)(?: (?!(?:(?:of|for) )?(?:your |the )?(?:insurance|plan|benefits?|coverage|payment)).*)?`,
      `${BEFORE}(?:kostenvoranschlag|kosten(?:schatzung|aufstellung vorab|plan)|angebot|heil und kostenplan|behandlungsplan|kostenprognose)(?: .*)?`,
      `${BEFORE}(?:presupuesto|cotizacion|proforma(?! (?:definitiv[ae]|final))|plan de tratamiento|propuesta de tratamiento|estimacion de (?:costos?|gastos))(?: .*)?|${BEFORE}(?:devis|plan de traitement|proposition d honoraires|estimation des (?:frais|couts))(?: .*)?`,
      `${BEFORE}(?:orcamento|proposta de tratamento|plano de tratamento|estimativa de (?:custos?|despesas))(?: .*)?|${BEFORE}(?:estimasi|perkiraan|penawaran|rencana (?:perawatan|biaya))(?: .*)?`,
      '(?:(?:invoice|rechnung|factura|facture|fatura|faktur|tagihan) )?pro ?forma(?! (?:definitive|final))(?: (?:invoice|rechnung|factura|facture|fatura|faktur|bill))?(?: .*)?',
    ),
    sentence: wordList(
      'this (?:document |paper |form |letter )?is (?:only |just |merely )?an? (?:[a-z]+ ){0,3}(?:estimate|quotation|quote)(?: only)?(?: and)?(?: it)?(?: is)? not an? (?:[a-z]+ )?(?:invoice|bill)',
      'este documento es un presupuesto(?: y)? no(?: es)? una factura|este documento e um orcamento(?: e)? nao(?: e)? uma fatura',
      'nothing has (?:yet )?been (?:carried out|done|performed|charged)(?: yet)?|(?:the |these )?(?:services?|treatments?|procedures?) (?:(?:listed|described|above|below) ){0,2}(?:have|has) not (?:yet )?been (?:carried out|provided|performed|rendered)|before (?:the )?treatment (?:begins|starts|can begin) please sign|if you (?:would like|wish) to (?:go ahead|proceed) please (?:sign|return|contact|call)',
      '(?:die )?(?:leistungen|behandlung) (?:wurden?|wird|ist|sind)(?: [a-z]+){0,2} noch nicht (?:erbracht|durchgefuhrt|begonnen)|(?:die )?(?:endgultige|tatsachliche) rechnung (?:kann|wird)(?: [a-z]+){0,4} (?:abweichen|gestellt|erstellt)|dies ist noch keine rechnung',
      '(?:les )?(?:soins|prestations|actes) n ont pas encore ete|(?:la )?facture definitive (?:sera|vous sera)|(?:los )?servicios (?:aun no|no) se han prestado(?: aun)?|(?:la )?factura (?:definitiva|final)(?: cfdi)? (?:se emitira|sera emitida)|(?:os )?(?:servicos|atos|procedimentos) ainda nao foram|(?:a )?fatura (?:definitiva|final) sera (?:emitida|enviada)|(?:tindakan|layanan|perawatan) belum dilakukan|tagihan (?:akhir|final) (?:akan )?(?:diterbitkan|dikirim)|biaya (?:akhir|sebenarnya|aktual) dapat berbeda',
      'tagihan (?:akan )?dikirim terpisah|(?:the )?invoice (?:will (?:follow|be sent|be issued)|follows)(?: separately)?|(?:die )?rechnung folgt(?: separat| gesondert)?|(?:la )?facture (?:suivra|sera envoyee)(?: separement)?|(?:la )?factura se (?:envia|enviara|emite|emitira)(?: por separado| aparte)|(?:a )?fatura (?:sera|segue)(?: enviada)?(?: em separado| separadamente| a parte)',
    ),
  },
  {
    seemsToBe: 'a payment reminder',
    saysInvoice: true,
    enough: 3,
    telling: wordList(
      'overdue|past due|reminder|second notice|final (?:notice|demand)|still (?:open|outstanding|unpaid)|have not (?:yet )?received (?:your )?payment|ignore this (?:letter|notice|reminder)|disregard this (?:letter|notice)|credit control(?:ler)?|heard back|slipped your mind|left over|let us have (?:it|this)|if you have (?:already )?paid in the meantime|accept our (?:thanks|apologies)|we wrote to you|spread it over|has not reached us|crossed (?:with|in the post)|not (?:seem to )?have heard from you|our (?:ledger|books)|collections?(?: agency)?|debt|legal action|failing which|arrears|days? late|remains? unpaid|delinquent|last attempt',
      'disculpe este aviso|haga caso omiso|segundo aviso|ultimo aviso|vencid[oa]s?|en mora|cobranza|desconsidere|em atraso|em aberto|em divida|segunda via de cobranca|abaikan (?:surat|pemberitahuan) ini|belum (?:dibayar|kami terima|lunas)|menunggak|jatuh tempo|impaye\\w*|n avons pas recu|ne pas tenir compte|en retard|sauf erreur|gegenstandslos|bereits bezahlt|noch offen|in verzug',
      'mahnung|mahngebuhr\\w*|mahnverfahren|zahlungserinnerung|zahlungseingang|uberfallig\\w*|inkasso|verzugszinsen',
      'relance|impayee?s?|regulariser|mise en demeure|recouvrement|dernier rappel|requerimiento|segundo aviso|morosidad|intereses de demora',
      'pendiente de pago|deuda|(?:carta|aviso) de cobranca|cobranca (?:judicial|extrajudicial)|valores em divida|juros de mora|regularizacao|tunggakan|peringatan|pengingat|pelunasan|dilunasi|denda|jatuh tempo pembayaran',
    ),
    title: wordPattern(
      'mahnung|(?:letzte|erste|zweite) mahnung|zahlungserinnerung|relance(?: .*)?|(?:dernier |premier )?rappel(?: de paiement| avant .*)?|mise en demeure',
      '(?:requerimiento|recordatorio|reclamacion) de (?:pago|deuda)|aviso de (?:cobranca|pagamento em atraso|impago)|carta de cobranca',
      'surat (?:peringatan|pengingat|tagihan tunggakan)(?: .*)?|pengingat pembayaran(?: .*)?|payment reminder|(?:past due|overdue|final|second|last|delinquency) (?:payment )?(?:notice|reminder)',
    ),
  },
];
