import { type LabelRule, label, strictLabel } from './label-rule.ts';

/** Labels of the patient, the provider, the insurer, and of the names beside them. */
export const NAME_LABELS: readonly LabelRule[] = [
  label(
    'patient_name',
    1,
    '(?:patient|claimant)(?: s)? (?:full )?names?|(?:full )?name (?:of )?(?:the )?(?:patient|claimant)|patient details|nombre (?:y apellidos )?(?:del? )?(?:la )?paciente|(?:name|vorname)(?: und (?:vor)?name)? (?:des |der )?patient(?:en|in)?|patienten ?name|name patient(?:in)?|nom(?: et prenom)?s?(?: du| de la| de l)? (?:patient|patiente|malade|beneficiaire)|nome (?:completo )?(?:do |da )?(?:paciente|utente|doente)|nama (?:lengkap )?(?:pasien|peserta|penderita)',
  ),
  strictLabel(
    'patient_name',
    0.9,
    'patient|patients|patientin|patient in|paciente|pasien|malade|utente|claimant|person treated',
  ),
  strictLabel(
    'patient_name',
    0.7,
    'beneficiar(?:y|io|ia)|beneficiaire|assure malade|versicherte person|patient insured',
  ),
  label('patient_name', 0.6, 'member name|behandelte person|persona atendida|treated person'),
  strictLabel(
    'patient_name',
    0.4,
    'name|full name|nombre|nombre completo|nom|nom et prenom|nome|nama|bill to|billed to|invoice to|facturar a|facture a|facturer a|rechnung an|rechnungsempfanger|faturar a|ditagihkan kepada|kepada|dear|client|customer|cliente|kunde',
  ),
  label(
    'provider_name',
    1,
    '(?:health ?care |medical |service |care |treating |billing |rendering |servicing |network )?provider(?: s)?(?: name| organization| info(?:rmation)?| details| of service)?|name (?:of )?(?:the )?(?:health ?care |medical |service )?(?:provider|facility|hospital|clinic|practice)|(?:service |treating |treatment )?facility(?: name)?|(?:hospital|clinic|practice|pharmacy|laboratory) name|(?:prestador|proveedor)(?: de (?:los )?servicios?)?(?: medicos?| sanitarios?| de salud)?|nombre del? (?:centro|prestador|proveedor|clinica|hospital)|centro (?:medico|sanitario|asistencial)|leistungs ?erbringer|rechnungs ?steller|(?:behandelnde )?einrichtung|name der (?:praxis|klinik|einrichtung)|prestataire(?: de (?:soins|sante))?|etablissement(?: de (?:soins|sante))?|professionnel de sante|nom (?:du|de l|de la) (?:prestataire|etablissement|cabinet|clinique)|prestador de (?:cuidados|saude)|estabelecimento|entidade prestadora|penyedia (?:layanan|jasa)(?: kesehatan)?|fasilitas (?:kesehatan|pelayanan)|nama (?:penyedia|rumah sakit|klinik|rs|faskes|fasilitas)',
  ),
  strictLabel(
    'provider_name',
    0.75,
    'hospital|clinic|practice|pharmacy|laboratory|praxis|klinik|clinica|centro|cabinet|clinique|hopital|consultorio|rumah sakit|apotek|faskes|from|de|von|emitted by|issued by|issuer|billed by|emisor|emetteur|emitente|aussteller|vendor|supplier|seller',
  ),
  label(
    'insurance_name',
    1,
    '(?:primary |health |medical )?(?:insurance|insurer)(?: s)? (?:company|provider|carrier|name|company name|payer|payor|organi[sz]ation|plan name|fund|firm)(?: name)?|name of (?:the )?(?:insurer|insurance(?: company| provider| plan)?)|(?:insurance|health) plan(?: name)?(?: or program name)?|(?:payer|payor|carrier|fund|scheme|insurer|plan) name|health (?:fund|insurer)|medical (?:scheme|aid)(?: name)?|(?:your )?insurer|(?:compania|entidad|empresa)(?: de)? (?:seguros?|aseguradora)|(?:nombre (?:de la )?)?aseguradora|(?:seguro|plan) (?:medico|de salud)|kranken ?(?:versicherung|kasse|versicherer)|kranken ?versicherungs ?unternehmen|versicherungs ?(?:gesellschaft|unternehmen|name|trager)|name der (?:versicherung|krankenkasse)|versicherer|kosten ?trager|(?:nom (?:de l )?)?(?:assureur|compagnie d assurances?|organisme (?:assureur|complementaire|d assurance)|assurance maladie|societe d assurance)|(?:caisse|mutuelle)(?: d assurance maladie)?|(?:nome da )?seguradora|companhia(?: de seguros?| seguradora)?|operadora(?: de saude)?|(?:plano|seguro) de saude|entidade (?:pagadora|seguradora)|convenio|(?:nama )?perusahaan asuransi|nama (?:asuransi|penjamin)|penanggung(?: asuransi)?|penjamin|pihak asuransi',
  ),
  label('insurance_name', 0.9, 'your insurer is|ihre krankenversicherung ist'),
  strictLabel(
    'insurance_name',
    0.8,
    'insurance|health insurance|payer|payor|carrier|plan|health plan|coverage|covered by|seguro|mutua|eps|versicherung|assurance|asuransi|insured by|insured with|fund',
  ),
  label(
    'other_name',
    1,
    '(?:primary )?policy ?holder(?: s)?(?: name)?|(?:insured|subscriber|member|guarantor|employer|employee|account holder)(?: s)? (?:full )?name|name of (?:the )?(?:insured|policyholder|subscriber|member|employer)|(?:attending|referring|treating|ordering|consulting|primary care|prescribing) ?(?:physician|doctor|provider|practitioner|clinician|dentist)?(?: s)?(?: name)?|physician(?: name)?|doctor(?: name)?|dr name|consultant|surgeon|dentist|therapist|practitioner|pharmacist|titular(?: de la poliza)?|tomador(?: del seguro)?|(?:nombre del )?asegurado principal|medico(?: tratante)?|facultativo|versicherungs ?nehmer(?:in)?|hauptversicherte[rn]?|arzt|behandelnder arzt|behandler(?:in)?|therapeut(?:in)?|assure(?: principal)?|souscripteur|titulaire(?: du contrat)?|medecin(?: traitant)?|praticien|titular|tomador|medico(?: responsavel| assistente)?|pemegang (?:polis|kartu)|(?:nama )?tertanggung|dokter(?: penanggung jawab| pemeriksa)?|nama dokter|accounts? (?:office|department)|abrechnung(?:sstelle)?|department|abteilung|specialty|fachrichtung|relationship(?: to (?:insured|patient))?|gender|sex|age',
  ),
  strictLabel(
    'other_name',
    0.7,
    'insured|subscriber|member|asegurado|segurado|versicherter|guarantor|employer|attending',
  ),
  label(
    'other_text',
    1,
    '(?:home |mailing |street |billing |patient |provider |insured )?(?:s )?address|anschrift|adresse|direccion|domicilio|endereco|alamat|diagnosis|diagnoses|diagnostico|diagnose|diagnostic|notes?|remarks|signature|unterschrift|firma|assinatura|tanda tangan|payment (?:method|terms|details|by .{0,30})|summary|resumen|recapitulatif|resumo|ringkasan|zusammenfassung|invoice details|patient information|insurance (?:information|details)|claim (?:information|details|summary)|plan type|policy type|status|notes|terms|page|category|type|place of service|city|state|country|procedure',
  ),
  strictLabel(
    'line_description',
    1,
    'services?(?: rendered| provided| description)?|(?:item |service )?description(?: of services?)?|details|items?|treatments?|procedures?|particulars|leistung(?:en|sbeschreibung)?|beschreibung|bezeichnung|behandlung|servicios?|conceptos?|descripcion|prestaciones|prestations?|designation|libelle|actes?|servicos?|descricao|procedimentos?|uraian|layanan|keterangan|deskripsi|tindakan',
  ),
  strictLabel('line_amount', 0.8, 'amount|charges?|total|line total|importe|betrag|montant|valor|jumlah|monto'),
];
