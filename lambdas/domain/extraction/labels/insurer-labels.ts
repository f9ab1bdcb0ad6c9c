import { colonLabel, type LabelRule, label, strictLabel } from './label-rule.ts';

/** A label that names whoever it may be: counts only for a name that says by itself what it is. */
const WEAK = 0.4;

/** Labels of the insurer, and of whomever a bill may go to. */
export const INSURER_LABELS: readonly LabelRule[] = [
  label(
    'insurance_name',
    1,
    '(?:hmo|insurance|insurer|policy|coverage|health plan|panel)(?: (?:or )?(?:hmo|insurance|insurer|policy|plan|tpa))? (?:provider|company|carrier|payer)(?: name)?|panel (?:insurer|company|name)|(?:tpa|insurer|insurance)(?: or)? (?:insurer|insurance company|tpa)',
    '(?:primary |health |medical )?(?:insurance|insurer)(?: s)? (?:company|provider|carrier|name|company name|payer|payor|organi[sz]ation|plan name|fund|firm)(?: name)?(?: or program name)?',
    'name of (?:the )?(?:insurer|insurance(?: company| provider| plan)?)',
    '(?:insurance|health) plan(?: name)?(?: or program name)?',
    '(?:payer|payor|carrier|fund|scheme|insurer|plan) name|health (?:fund|insurer)',
    'med(?:ical)? (?:scheme|aid)(?: scheme)?(?: name)?|(?:your )?insurer',
    '(?:dental|vision|optical|health|medical|healthcare|hospital|benefits?) (?:cash )?(?:plan|carrier|insurer|cover|fund|payer)',
    '(?:cash|benefit) plan|(?:direct )?bill(?:ed)? (?:direct(?:ly)? )?to insurer',
    '(?:compania|entidad|empresa)(?: de)? (?:seguros?|aseguradora)|(?:nombre (?:de la )?)?aseguradora',
    '(?:seguro|plan) (?:medico|de salud)|kranken ?(?:versicherung|kasse|versicherer)',
    'kranken ?versicherungs ?unternehmen|versicherungs ?(?:gesellschaft|unternehmen|name|trager)',
    'name der (?:versicherung|krankenkasse)|versicherer|kosten ?trager',
    '(?:nom (?:de l )?)?(?:assureur|compagnie d assurances?|organisme (?:assureur|complementaire|d assurance)|assurance maladie|societe d assurance)',
    'caisse d assurance maladie|mutuelle complementaire|(?:nome da )?seguradora',
    '(?:insurance|coverage|insurer) on file|(?:organisme )?complementaire(?: sante)?',
    'companhia(?: de seguros?| seguradora)?|operadora(?: de saude)?|(?:plano|seguro) de saude',
    'entidade (?:pagadora|seguradora)|convenio|(?:nama )?perusahaan asuransi',
    'nama (?:asuransi|penjamin)|penanggung(?: asuransi)?|penjamin|pihak asuransi|nama penanggung',
    'entidad (?:responsable(?: de(?:l)? pago)?|pagadora|financiadora)|(?:eps|entidad) responsable|responsable (?:de(?:l)? )?pago',
    'entidade (?:financeira )?responsavel|nome da operadora|operadora do plano|nom de la mutuelle|organisme amc|nom amc',
  ),
  strictLabel('insurance_name', 1, '(?:nombre del |datos del )?asegurador|(?:nome do )?segurador|ente asegurador'),
  label('insurance_name', 0.9, 'your insurer is|ihre krankenversicherung ist'),
  strictLabel(
    'insurance_name',
    0.85,
    '(?:primary|private|health|medical) insurance|insurance co|(?:third party|responsible) payer|payer organi[sz]ation',
    'claim(?:ed)? (?:to|from)|rebate from|direct(?:ly)? billed to|billed direct(?:ly)? to|(?:primary|secondary) (?:payer|payor|carrier|plan)',
    'bill(?:ed)? to insurance|underwriter|underwritten by|sponsor|tpa insurer|compania|eps aseguradora',
    'obra social|prepaga|isapre|prevision(?: de salud)?|prestadora(?: obra social)?|obra social prepaga|pagador|amc|mutualite',
    '(?:direkt)?abrechnung (?:mit|uber)|abgerechnet mit|an (?:den |die )?(?:kostentrager|krankenkasse|versicherung)|financiador|private krankenversicherung|zusatzversicherung|organisme payeur|subsistema|pihak penjamin',
    // As front desks misspell it.
    '(?:insurence|insurrance|insurace|insuarance|insurence)(?: company| co| name| provider| companey)?',
    'cost bearer|cost carrier|funding source|payment source|pay source|source of payment|(?:prim(?:ary)?|sec(?:ondary)?) carrier|ins carrier|ins plan|ins|panel|hmo|hmo (?:name|provider|plan|company)|(?:company|corporate) hmo|managed care(?: organi[sz]ation)?|ins (?:co|comp|company)|insurance (?:co|partner|scheme)|primary ins(?: co)?',
    'cobertura|cobertura medica|organisme(?: payeur)?|dijamin oleh|ditanggung oleh|ditagihkan ke|asuransi penjamin|aseguradora ars|seguro ars|ars|kasse|krankenversicherer|versicherer|kostentrager|kostengutsprache von',
  ),
  strictLabel(
    'insurance_name',
    0.8,
    'sponser(?: name)?|card issuer|scheme|scheme name|cover provider|insurance provider|tpa insurance|insurance tpa|sponsor name',
    'insurance|health insurance|payer|payor|carrier|plan|health plan|coverage|covered by|seguro|mutua',
    'eps|versicherung|assurance|asuransi|insured by|insured with|fund|mutuelle',
    'organisme|cia (?:de )?seguros|comp de seguros|seguros|organisme payeur|mutuelle de l assure|caja|tercero pagador|cobertura medica|plan de salud|entidad|kasse|krankenkasse patient|jaminan|asuransi pasien|nama jaminan',
  ),
  label('insurance_name', 0.8, '(?:klaim|diklaim|ditagihkan) ke(?:pada)?|a charge de|zu lasten der'),
  label('insurance_name', 0.85, '(?:etab|etablissement) payeur|pflegekasse|leistungstrager|cliente pagador'),
  label('insurance_name', 0.75, 'insured (?:with|by|through)|(?:bill|invoice|account|charges) payable by'),
  // Who gives a share is named behind it: `Kassenanteil Barmer (KV-Nr. 77)`, `Tiers payant Alan (adhérent 4471) : 96,25`.
  label('insurance_name', 0.75, 'kassenanteil|kassenleistung|comparticipacao|tiers payant|pris(?:e)? en charge par'),
  strictLabel(
    'insurance_name',
    0.75,
    'compagnie|garant|assurance garante?|provider asuransi|(?:dijamin|ditanggung) oleh',
  ),
  strictLabel(
    'insurance_name',
    0.7,
    '(?:primary )?(?:payer|payor|insurance|insurer|carrier|plan|ins) (?:1|a|one)|primary|funder|corporate|third party|guarantor company',
  ),
  // Who handles its claims is named where the insurer is not.
  strictLabel('insurance_name', 0.55, 'tpa|claims administrator|administered by|administrator'),
  // A bill may go to the insurer: believed where the name says that it is one.
  strictLabel(
    'insurance_name',
    WEAK,
    'responsible party|issued to|bill to|billed to|invoice to|invoiced to|sold to|send to|customer|customer name|client|client name|account name|account|debtor|guarantor|company|company name|to|from',
  ),
  // Whom a bill goes to, or how it is paid: the insurer where the name says that it is one.
  strictLabel(
    'insurance_name',
    WEAK,
    'empfanger(?: in)?|rechnungsempfanger(?: in)?|rechnung an|rechnungsadresse|kunde|auftraggeber|zahlungspflichtiger?|zahlungsart|debitor',
    '(?:datos del |nombre del )?(?:cliente|receptor|pagador|adquirente)|senor(?:es|as)?|senor es|razon social(?: (?:del )?(?:cliente|receptor|adquirente))?|factura(?:r|do)? a|destinatario|contratante|a nombre de|forma de pago|tipo de (?:cliente|usuario|pago)|tercero',
    '(?:informations? |coordonnees )?(?:du )?client|nom du client|facture(?:r)? a|adresse a|doit|destinataire|mode de (?:reglement|paiement)|payeur|debiteur',
    '(?:nome do |dados do )?cliente|faturar a|tomador(?: do servico)?|adquirente|sacado|para|exmo s senhor es|forma de pagamento|tipo de atendimento|entidade|plano',
    '(?:cara|metode|jenis|status|tipe) (?:pem)?bayar(?:an)?|kepada(?: yth)?|ditagihkan (?:kepada|ke)|tagihan (?:kepada|untuk)|pelanggan|(?:tipe|jenis|kelompok) pasien|perusahaan',
    'caisse|(?:sudah |telah )?(?:di)?terima dari|received from|recibi(?:mos)? de|recebemos de|recu de|erhalten von',
  ),
  strictLabel(
    'insurance_name',
    WEAK,
    'societe|sociedad|compagnie|sudah terima dari|telah terima dari|terima dari|recu de|recibi(?:mos)? de|recebi(?: emos)? de|erhalten von',
  ),
  strictLabel(
    'insurance_name',
    WEAK,
    'kategori(?: pasien)?|fac?turas? (?:a |para )?seguradora|facturas? (?:a |para )?aseguradora|(?:tipe |jenis |nama )?kontrak|status pasien|instansi|assuree?|asegurad[oa]|segurad[oa]|tertanggung|kelompok (?:pasien|penjamin)|convention|tipo de (?:contrato|convenio|cobertura)|contrato',
    'institucion|entidad|organismo|jenis',
  ),
  strictLabel(
    'insurance_name',
    0.85,
    '3rd party|rx (?:benefit|plan)|(?:drug|pharmacy) (?:benefit )?plan|iafas|zusatzversicherer|credit (?:co|company|party)|(?:coverage |benefits? )?funded by|cia|o a|perusahaan penjamin|versichert bei|(?:sozial|kranken)?versicherungstrager|mutualista|asegurado (?:por|con)|assure chez|assure par|segurado por',
  ),
  strictLabel('insurance_name', 0.8, 'regime d assurance(?: maladie)?|garant|kassenname|acordo'),
  strictLabel(
    'insurance_name',
    0.6,
    'regime|prise en charge|couverture(?: (?:sociale|maladie|sante))?|deckung|versicherungsschutz',
  ),
  colonLabel('insurance_name', 0.8, 'o s|os|o social'),
  // Shortened, and with what the cover is for in brackets: `Aseg.: Rimac`, `Seguro (reembolso): Mapfre`.
  colonLabel(
    'insurance_name',
    0.8,
    'aseg|asegur|cia aseg|cia seg|seg medico|vers|versich|krankenvers|zusatzvers|krk|kk|assur|assce|trager|sozialversicherung|ihr trager',
  ),
  strictLabel(
    'insurance_name',
    0.8,
    '(?:su |tu |seu |mi |o seu )?(?:seguros?|aseguradora|seguradora|cobertura) (?:para |de )?(?:reembolso|reintegro|privad[oa]|particular|complementari[oa]|medico privado)',
    '(?:ihre |your |votre )?(?:versicherung|insurance|insurer|assurance|mutuelle|asuransi) (?:zur erstattung|reimbursement|for reimbursement|private|privee?|pour remboursement|swasta|complementaire)',
  ),
  colonLabel('insurance_name', WEAK, 'an|ao|pour|untuk'),
];
