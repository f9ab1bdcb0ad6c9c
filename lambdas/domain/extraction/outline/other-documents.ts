import { wordPattern } from '../text/word-pattern.ts';
import { VOID_TITLE } from './void-title.ts';
import { type WordList, wordList } from './word-list.ts';

/** A kind of document that is no healthcare invoice. */
export interface OtherDocument {
  /** In a few words, for the reason. */
  readonly seemsToBe: string;
  /** Wording that gives it away, in plain text; each different wording counts once. */
  readonly telling: WordList;
  /** Wording that decides when it stands in a heading. */
  readonly title: RegExp;
  /** A sentence that decides wherever it stands. */
  readonly sentence?: RegExp;
  /** It is an invoice for something else, or speaks of one: a heading that says invoice does not clear it. */
  readonly saysInvoice?: true;
  /** It names no price: with an insurer's share printed on it, it is a bill under its care's own heading. */
  readonly unpriced?: true;
  /** It asks for nothing yet: once it says that it was paid, it serves as the bill. */
  readonly unpaid?: true;
  /** Its title is put over a paper of any kind, and the word for it also labels other things. */
  readonly stamped?: true;
  /** Bills name it with its number in their heads: `Póliza n.º 4411-22`. */
  readonly cited?: true;
}

/** What people send by mistake, or hope to slip through. */
export const OTHER_DOCUMENTS: readonly OtherDocument[] = [
  {
    seemsToBe: 'a bank statement',
    telling: wordList(
      'account number|opening balance|closing balance|beginning balance|ending balance|statement period',
      'withdrawals?|deposits?|direct debit|standing order|overdraft',
      'saldo (?:inicial|final|anterior|awal|akhir)|kontoauszug|anfangssaldo|endsaldo|kontostand',
      'lastschrift|releve de compte|ancien solde|nouveau solde|extracto bancario|extrato|mutasi|setoran',
      'penarikan',
    ),
    title: wordPattern(
      'bank statement|account statement|kontoauszug|releve bancaire|extracto (?:bancario|de cuenta)',
      'extrato (?:bancario|de conta)|rekening koran',
    ),
  },
  {
    seemsToBe: 'a payslip',
    telling: wordList(
      'net pay|gross pay|basic pay|overtime|income tax|national insurance|pension|employee|employer',
      'tax code|payroll|salary|nettolohn|bruttolohn|lohnsteuer|rentenversicherung|gehalt',
      'salaire (?:net|brut)|cotisations|nomina|salario (?:base|bruto|liquido)|irpf|inss|fgts|gaji',
      'tunjangan',
    ),
    title: wordPattern(
      'pay ?slips?|pay ?stub|earnings statement|lohnabrechnung|gehaltsabrechnung|entgeltabrechnung',
      'bulletin de (?:paie|salaire)|nomina|recibo de (?:nomina|sueldo|vencimento)|holerite|contracheque',
      'slip gaji',
    ),
  },
  {
    seemsToBe: 'a curriculum vitae',
    telling: wordList(
      'curriculum vitae|work experience|education|skills|publications|interests|references available',
      'berufserfahrung|ausbildung|kenntnisse|formation|competences|experiencia laboral|formacion',
      'habilidades|experiencia profissional|formacao|pengalaman kerja|pendidikan',
    ),
    title: wordPattern('curriculum vitae|lebenslauf|curriculo|daftar riwayat hidup'),
  },
  {
    seemsToBe: 'a contract',
    cited: true,
    telling: wordList(
      'agreement|hereinafter|whereas|the parties|clauses?|tenant|landlord|lessor|lessee|governing law',
      'arrendador\\w*|arrendatario|clausulas?|contrato|vertrag|vertragsparteien|mieter|vermieter',
      'paragraph|contrat|bailleur|locataire|locador|locatario|perjanjian|pihak pertama|pihak kedua',
    ),
    title: wordPattern(
      '(?:rental |lease |service |employment )?(?:agreement|contract)|contrato\\b.*',
      '(?:miet|arbeits|dienst)vertrag|contrat (?:de|d) .*|bail|perjanjian .*',
    ),
  },
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
      'boletim de analises.*|bulletin d analyses.*|relatorio medico|epicrisis|surat keterangan.*|resume medis',
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
    seemsToBe: 'an estimate, not an invoice',
    unpaid: true,
    telling: wordList(
      'estimate|estimated|quotation|quote|valid until|pre ?authori[sz]ation|kostenvoranschlag',
      'heil und kostenplan|presupuesto|devis|orcamento|penawaran|estimasi|voraussichtliche\\w*|unverbindlich\\w*|geschatzt\\w*',
      'angebot|cotizacion|valid[oe]z? (?:hasta|durante)|valable jusqu au|validade d[oa] (?:orcamento|proposta)|perkiraan biaya|bon pour accord',
      'keine rechnung|no tiene valor de factura|bukan tagihan|ne vaut pas facture|sem valor fiscal',
      'not an invoice|no es una factura|n est pas une facture|nao e uma fatura|bukan faktur|pro ?forma',
    ),
    title: wordPattern(
      '(?:(?:treatment|costs?|price|fee|good faith|medical|dental|hospital|surgical|surgery|procedure|written|plan|and) )*(?:estimate|quotation|quote)(?: (?:of|for) (?!(?:your |the )?(?:insurance|plan|benefits?|coverage)).*)?(?: not an? (?:invoice|bill|receipt))?',
      'pre ?authori[sz]ation(?: (?:request|form|approval|letter|notice)){0,2}',
      '(?:kostenvoranschlag|kostenschatzung|angebot)(?: .*)?|heil und kostenplan|presupuesto(?: .*)?|devis(?: .*)?|cotizacion(?: .*)?',
      'orcamento(?: .*)?|(?:estimasi|perkiraan|penawaran)(?: .*)?|surat penawaran|proposition d honoraires|propuesta de tratamiento',
      'pro ?forma(?: invoice)?',
    ),
    sentence: wordPattern(
      'this (?:document |paper |form |letter )?is (?:only |just |merely )?an? (?:[a-z]+ ){0,3}(?:estimate|quotation|quote)(?: only)?(?: and)?(?: it)?(?: is)? not an? (?:[a-z]+ )?(?:invoice|bill)',
      'este documento es un presupuesto(?: y)? no(?: es)? una factura|este documento e um orcamento(?: e)? nao(?: e)? uma fatura',
    ),
  },
  {
    seemsToBe: 'a payment reminder',
    saysInvoice: true,
    telling: wordList(
      'mahnung|mahngebuhr\\w*|mahnverfahren|zahlungserinnerung|zahlungseingang|uberfallig\\w*|inkasso|verzugszinsen',
      'relance|impayee?s?|mise en demeure|recouvrement|dernier rappel|requerimiento|segundo aviso|morosidad|intereses de demora',
      'pendiente de pago|deuda|(?:carta|aviso) de cobranca|cobranca (?:judicial|extrajudicial)|valores em divida|juros de mora|regularizacao|tunggakan|peringatan|pelunasan|denda|jatuh tempo pembayaran',
    ),
    title: wordPattern(
      'mahnung|(?:letzte|erste|zweite) mahnung|zahlungserinnerung|relance(?: .*)?|(?:dernier |premier )?rappel(?: de paiement| avant .*)?|mise en demeure',
      '(?:requerimiento|recordatorio|reclamacion) de (?:pago|deuda)|aviso de (?:cobranca|pagamento em atraso|impago)|carta de cobranca',
      'surat (?:peringatan|tagihan tunggakan)(?: .*)?|payment reminder',
    ),
  },
  {
    seemsToBe: 'a utility bill',
    saysInvoice: true,
    telling: wordList(
      'kwh|meter (?:reading|number)|electricity|gas|water supply|broadband|data usage|stromverbrauch',
      'zahlerstand|abschlag|electricidad|consumo|contador|lectura|electricite|compteur|energia|leitura',
      'listrik|meteran|pemakaian|mobile plan',
    ),
    title: wordPattern(
      '(?:electricity|gas|water|energy|phone|internet|utility) (?:bill|invoice|statement)|stromrechnung',
      'gasrechnung|factura de (?:luz|gas|agua)|facture d (?:electricite|eau|gaz)|conta de (?:luz|agua)',
      'tagihan listrik',
    ),
  },
  {
    seemsToBe: 'an invoice for an animal',
    saysInvoice: true,
    telling: wordList(
      'veterinar\\w+|vets?|species|canine|feline|dog|cat|pet|animal|breed|tierarzt\\w*|hund|katze|perro|gato',
      'kleintier\\w*|tier|tierhalter\\w*|besitzer\\w*|katzen?|rasse|raza|propietario|mascotas?|chien|chat|cachorro|dokter hewan|kucing|anjing',
    ),
    title: wordPattern(
      '(?:.* )?veterinar\\w+(?: .*)?|(?:klein|gross)?tier(?:zentrum|klinik|praxis|arzte?)(?: .*)?|animal (?:hospital|clinic).*|pet (?:clinic|hospital|claim|insurance claim|health claim).*|tierarzt\\w*.*',
      'clinica veterinaria.*|clinique veterinaire.*|klinik hewan.*',
    ),
  },
  {
    seemsToBe: 'an invoice for travel, food or goods',
    saysInvoice: true,
    telling: wordList(
      'hotel|nights?|check ?in|check ?out|guest|restaurant|table|menu|beverages?|flight|passenger',
      'vehicle|mileage|labou?r hours|spare parts|shipping|delivery note|sku|subscription',
      'chapa y pintura|mano de obra|carroceria|carrosserie|pare chocs|peinture|stossfanger|lackierung|karosserie|arbeitslohn',
      'kennzeichen|karosserie\\w*|lackier\\w*|lack|fahrgestell\\w*|immatriculation|kilometraje|placas|nopol|kilometrage|main d oeuvre',
      'funilaria|pecas|pintura|suku cadang|bumper|kfz|reifen|neumaticos|pneus|pelanggan|kundendienst|olwechsel|inspektion',
      'ubernachtung\\w*|zimmer|fahrzeug|werkstatt|ersatzteile|habitacion|huesped|vehiculo|taller',
      'nuitees?|vehicule|garage|hospede|veiculo|oficina|kendaraan|bengkel|tamu',
    ),
    title: wordPattern(
      'hotel .*|.* hotel|restaurant.*|.* restaurant|auto(?:motive|haus)? .*|garage.*|taller(?:es)? .*|bengkel .*|carrosserie .*|(?:auto )?oficina (?:mecanica|automotiva|de (?:carros|automoveis|veiculos|motos)).*|kfz .*',
    ),
  },
  {
    seemsToBe: 'a cancelled invoice or a specimen',
    saysInvoice: true,
    stamped: true,
    telling: wordList(),
    title: VOID_TITLE,
  },
  {
    seemsToBe: 'a recipe',
    telling: wordList(
      'ingredients|serves|preheat|oven|butter|flour|sugar|zutaten|backofen|mehl|ingredientes|horno',
      'harina|farine|beurre|au four|prechauff\\w*|farinha|forno|bahan|tepung',
    ),
    title: wordPattern('recipe|rezept fur .*|receta de .*|recette.*|receita de .*|resep .*'),
  },
];
