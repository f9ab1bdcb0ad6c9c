import { colonLabel, type LabelRule, label, numbered, strictLabel } from './label-rule.ts';

const CLAIM = [
  'claim intimation|intimation|payer claim|payer claim control|claim control|gl ref|guarantee letter|letter of guarantee',
  'insurance claims?|claims?|claim form|claim file|siniestros?|reclamacion|reclamo|expediente|parte',
  'autorizacion de siniestro|schaden|schadens|schadenfall|schadensfall|leistungsfall',
  'leistungsantrag|sinistre|dossier sinistre|dossier de sinistre',
  'demande de remboursement|declaration|reclamation(?: electronique)?|sinistro|processo|processo de sinistro|reembolso|klaim',
  'pengajuan|pengajuan klaim|liquidacion|tramite|solicitud de reembolso|radicacion|radicado|processo de reembolso',
  'pedido de reembolso|protocolo de reembolso|participacao|participacao de sinistro|leistungsantrags|berkas klaim',
].join('|');
/** The claim's number on an insurer's paper, but on a hospital's the stay's: a number that says claim goes before. */
const FILE = 'vorgangs?|fall|akten|case|caso|cas';
const INSURED = [
  'member|membership|subscriber|insured|insured person|insured member|policyholder|policy holder',
  'beneficiary|enrollee|cardholder|health card|insurance card|insurance|health insurance|medicare',
  'ins|philhealth|nhif|nhis|shif|ohip|medicaid|nhs|hmo|medical aid|med aid|medaid|medical scheme|scheme|health fund|fund|health plan|plan member|insurance member',
  'asegurado|asegurada|afiliado|afiliada|afiliacion|beneficiario|socio',
  'tarjeta sanitaria|carnet|carne|versicherten|versicherungsnehmer|versicherte|versicherter|versicherungs',
  'krankenversicherungs|krankenversicherten|mitglied|mitglieds|kvnr|kv|assure|assuree|membre',
  'adherent|adherente|adherent amc|beneficiaire|affilie|carte d adherent|carte de membre',
  'affiliation|segurado|segurada|carteirinha|carteira|cartao|cartao de saude|utente|associado|carteira do plano',
  'cartao d[eo] (?:beneficiario|segurado|cliente|utente)|tarjeta de(?:l)? (?:asegurado|afiliado|salud)|credencial',
  'peserta|peserta asuransi|anggota|polis peserta|tertanggung|kartu peserta|kartu|keanggotaan',
].join('|');
/** Numbers that the state gives everybody: the member's only where an insurer's own number is not printed beside it. */
const SOCIAL_SECURITY =
  'ahv|assure social|securite sociale|secu|immatriculation|ss|nir|sv|sozialversicherungs|seguridad social';
const INVOICE = [
  '(?:hospital|clinic|provider|pharmacy|lab) (?:invoice|bill)|tax invoice|medical invoice|invoice|inv|bill|billing|statement|receipt|document|doc|factura',
  'soa|statement of account|superbill|fee note|note of fees|recibo|comprobante|folio|documento|rechnung|rechnungs|beleg|honorarnote|liquidations|facture',
  'note|note d honoraires|quittance|fatura|nota fiscal|nota|fatura recibo|faktur|kuitansi|kwitansi',
  'tagihan|nota tagihan|invoice tagihan|faktura|fakturen|honorarrechnungs|privatliquidations|abrechnungs|da nota',
  'facture [a-z]{5,14}|factura [a-z]{5,14}|factura de venta|factura electronica de venta|titre|titre de recettes|boleta|boleta de venta|boleta electronica',
  'documento de despesa|documento de suporte|documento de gasto|boleta de venta electronica|nota de honorarios|recibo de honorarios|faktur rumah sakit|nota fiscal eletronica',
].join('|');
const OTHER = [
  'claim session|session|claim batch|case session|tracking|accession|requisition|specimen',
  'group|grp|policy|policy group|plan|contract|account|acct|patient account|patient|patient file',
  'medical record|mrn|chart|encounter|visit|tax|federal tax|tax payer|npi|provider|provider tax',
  'licen[cs]e|practice|registration|reg|company|phone|telephone|fax|authorization|authorisation',
  'prior authorization|pre authorization|referral|order|purchase order|po|abn|acn|gst|gst reg',
  'gst hst|vat|vat reg|trn|ein|employer|ssn|social security|room|bed|customer|payment|transaction',
  'batch|check|cheque|sort|routing|bank|grupo|poliza|contrato|cuenta|historia clinica|historia',
  'expediente clinico|autorizacion|colegiado|cliente|gruppen|gruppe|vertrags|vertrag|policen|police',
  'konto|steuer|kunden|patienten|institutions|ik|betriebsstatten|telefon|groupe|contrat|compte',
  'patient|client|finess|rpps|adeli|siret|siren|telephone|apolice|conta|contribuinte|prontuario',
  'grupo|guia|cnes|polis|rekening|rekam medis|pasien|telepon|grup|registrasi|npwp|tarif|diagnosis',
  'procedure|cpt|icd|item|lot|batch|serial|registre national|niss|insz|nn|prescription|ordonnance|verordnungs',
  'dossier|sejour|hospitalisation|episodio|habitacion|cama|zimmer|chambre|kamar|ipp|iep|admission|aufnahme|zsr|gln|rcc|dni|nik|curp|nss|cedula',
].join('|');

/** Labels of the three numbers that a claim is known by, and of the numbers beside them. */
export const ID_LABELS: readonly LabelRule[] = [
  label(
    'claim_number',
    1,
    numbered(CLAIM),
    'icn|document control (?:number|no)|claim control number|payer claim control number|aktenzeichen',
  ),
  strictLabel('claim_number', 0.6, 'original ref(?:erence)?(?: no| number)?'),
  label('claim_number', 0.7, numbered(FILE)),
  // A French hospital's file is the stay's as often as the insurer's.
  label('claim_number', 0.5, '(?:n o|no|n|num|numero) (?:de|du) dossier'),
  label('claim_number', 0.6, 'our claim|your claim'),
  strictLabel('claim_number', 0.6, 'expediente|protocolo|antragsnummer|ccn|claim case no'),
  strictLabel(
    'claim_number',
    0.75,
    'claim|claim s|(?:insurance|payer|payor|carrier|insurer|tpa|hmo|scheme|fund)(?: 1)? claim|medical claim|claim form|siniestro|sinistre|sinistro|klaim|schadenfall|reclamacion|dossier(?: de)? sinistre',
  ),
  label(
    'insured_id',
    1,
    numbered(INSURED),
    '(?:insured|member|membership|patient|tpa|insurance|hmo|scheme|fund|plan|insurer|payer|medical aid) card (?:id|no|number)(?: policy (?:number|no|id))?',
    'versicherten ?(?:nummer|nr)|(?:member|insured|subscriber)(?: s)? i ?d(?: number| no)?',
  ),
  strictLabel(
    'insured_id',
    0.8,
    '(?:insurance|health|medical|scheme|member|membership) card|(?:member|philhealth|membership) pin',
  ),
  strictLabel('insured_id', 0.8, '(?:health |medical )?(?:fund|scheme|insurance|plan) membership(?: no)?'),
  strictLabel('insured_id', 0.9, 'hic|hicn|mbi|carteirinha|kvnr|bsn|medicare|nhs'),
  strictLabel(
    'insured_id',
    0.6,
    'member|membership|subscriber|cardholder|card holder|card|insured|certificate|cert|enrollee|enrolment|tarjeta|afiliado|cartao|certificate no|certificado|certificat|matricule|matricula|nir|ahv|vers nr|kartennummer|tarjeta sanitaria',
    '(?:uhid|tpa|membership|medical|insured|hmo|member|scheme|fund) (?:e )?card|e card',
    numbered('card|tarjeta|carte|cartao|certificate'),
  ),
  label('insured_id', 0.6, 'id ?#'),
  strictLabel('insured_id', 0.47, 'id no|id number|identification (?:no|number)'),
  label('invoice_number', 1, numbered(INVOICE)),
  label('insured_id', 0.8, numbered(SOCIAL_SECURITY)),
  label('invoice_number', 0.9, 'rechnungs ?datum ?(?:und)? ?(?:nr|nummer)'),
  colonLabel('invoice_number', 0.5, 'statement|superbill'),
  colonLabel('other_id', 0.3, 'number|id|ref|reference no|reference number'),
  // Beside it stands its number; over a figure it may be a house's.
  strictLabel('invoice_number', 0.48, 'nummer|numero|nomor'),
  strictLabel(
    'invoice_number',
    0.65,
    'faktura|honorarnote|privatliquidation|note d honoraires|comprobante|nota fiscal|fatura recibo|boleta',
    '(?:factura|boleta|recibo)(?: de venta| exenta| de servicios| de honorarios| proforma)?(?: electronic[oa])(?: de venta)?',
  ),
  strictLabel('invoice_number', 0.5, 'folio fiscal'),
  strictLabel('invoice_number', 0.75, 'folio|re nr|account invoice no|no bukti|nomor bukti'),
  strictLabel(
    'invoice_number',
    0.7,
    '(?:provider|hospital|clinic|sales|medical|service|patient|customer|consultation|interim|final|commercial|cash|credit|tax) (?:invoice|bill)|(?:sales|official|payment|cash) receipt|receipt|superbill|fee (?:note|slip)|voucher|invoice|factura|rechnung|facture|fatura|faktur|bill|kuitansi',
  ),
  label('invoice_number', 0.4, 'your reference|our reference|unser zeichen|reference|referencia|referenz'),
  label('other_id', 1, numbered(OTHER)),
  strictLabel('other_id', 1, '(?:no |nomor )?(?:rm|rekam medis|mr)|norm'),
  label(
    'other_id',
    0.9,
    'tel|phone|telephone|telefon|telefono|telefone|telp|fax|mobile|iban|bic|swift|account|cif|nif|nit',
    'rfc|cuit|rut|cnpj|cpf|nipc|siret|siren|npwp|uid|abn|gstin|gst|trn|vat|ein|npi|tin|federal tax id',
    'tax id|postcode|zip|p o box|cpt|icd(?: 10)?(?: code)?|hcpcs|code acte|codigo|code|kode|ziffer',
    'goz|goa|qty|quantity|units|cant|menge|qte|qtd|jml|email|e mail|web|website|www',
  ),
  strictLabel('invoice_number', 0.65, 'beleg|quittung|kassenbon|bon|beleg rechnung|ticket|struk'),
  colonLabel('invoice_number', 0.47, 'ref'),
  label(
    'insured_id',
    0.7,
    numbered('inscription|niss|insz|nss|registre national|mutualista|asociado|matriculado'),
    'niss|insz|nss',
  ),
  strictLabel('insured_id', 0.7, 'immatriculation|numero d immatriculation|no polis kartu|no kartu polis'),
  label(
    'invoice_number',
    1,
    numbered('nota de servicos?|nota de atendimento|nota de cobro|orden de servicio y recibo|liquidacion de atencion'),
  ),
  colonLabel('invoice_number', 0.7, 'nota de servicos?|nota de atendimento|nota de cobro'),
  // A number behind them makes labels of these, in a title or a sentence.
  strictLabel(
    'claim_number',
    0.75,
    '(?:demande|dossier) de remboursement|(?:processo|pedido|protocolo|solicitud|solicitacao|tramite) de reembolso|reclamo|reclamacion|leistungsantrag|erstattungsantrag|(?:pengajuan|nomor) klaim',
  ),
];
