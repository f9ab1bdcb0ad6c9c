import { type LabelRule, label, strictLabel } from './label-rule.ts';

/** Labels of names and texts that are no field. */
export const OTHER_NAME_LABELS: readonly LabelRule[] = [
  label(
    'other_name',
    1,
    '(?:primary )?policy ?holder(?: s)?(?: name)?|(?:plan|primary|main|principal) member(?: name)?',
    '(?:insured|subscriber|member|guarantor|employer|employee|account holder)(?: s)? (?:full )?name',
    'name of (?:the )?(?:insured|policyholder|subscriber|member|employer)',
    '(?:attending|referring|treating|ordering|consulting|primary care|prescribing) ?(?:physician|doctor|provider|practitioner|clinician|dentist)?(?: s)?(?: name)?',
    'referred by|referral from|referrer|physician(?: name)?|doctor(?: name)?|dr name|consultant|surgeon|dentist|therapist|practitioner',
    'pharmacist|titular(?: de la poliza)?|tomador(?: del seguro)?|(?:nombre del )?asegurado principal',
    'medico(?: tratante)?|facultativo|versicherungs ?nehmer(?:in)?|hauptversicherte[rn]?|arzt',
    'behandelnder arzt|behandler(?:in)?|therapeut(?:in)?|assure(?: principal)?|souscripteur',
    'titulaire(?: du contrat)?|medecin(?: traitant)?|praticien|titular|tomador',
    'medico(?: responsavel| assistente)?|pemegang (?:polis|kartu)|(?:nama )?tertanggung',
    'dokter(?: penanggung jawab| pemeriksa)?|nama dokter|accounts? (?:office|department)',
    'abrechnung(?:sstelle)?|department|abteilung|specialty|fachrichtung',
    'relationship(?: to (?:insured|patient))?|gender|sex|age',
  ),
  strictLabel(
    'other_name',
    0.7,
    'insured|subscriber|member|asegurado|segurado|versicherter|guarantor|employer|attending',
  ),
  strictLabel(
    'other_name',
    1,
    'sexe|sexo|geschlecht|jenis kelamin|nationality|citizenship|nationalite|nacionalidad|nacionalidade|staatsangehorigkeit|nationalitat|kewarganegaraan|kebangsaan',
  ),
  label(
    'other_text',
    1,
    '(?:home |mailing |street |billing |patient |provider |insured )?(?:s )?address|anschrift|adresse',
    'direccion|domicilio|endereco|alamat|diagnosis|diagnoses|diagnostico|diagnose|diagnostic|notes?',
    'remarks|signature|unterschrift|firma|assinatura|tanda tangan',
    'payment (?:method|terms|details|by .{0,30})|summary|resumen|recapitulatif|resumo|ringkasan',
    'zusammenfassung|invoice details|patient information|insurance (?:information|details)',
    '(?:insurance )?eligibility|claim (?:information|details|summary)|plan type|policy type|status|notes|terms|page|category',
    'type|place of service|city|state|country|procedure',
  ),
  strictLabel(
    'other_text',
    0.8,
    '(?:plan |scheme |benefit )?option|dep(?:endant|endent)?(?: code| no)?|auth(?:ori[sz]ation)?',
  ),
  strictLabel(
    'line_description',
    1,
    'services?(?: rendered| provided| description)?|(?:item |service )?description(?: of services?)?',
    'details|items?|tests?|expenses?|treatments?|procedures?|particulars|leistung(?:en|sbeschreibung)?|beschreibung',
    'bezeichnung|behandlung|servicios?|conceptos?|descripcion|prestaciones|prestations?|designation',
    'libelle|actes?|servicos?|descricao|procedimentos?|uraian|layanan|keterangan|deskripsi|tindakan',
  ),
  strictLabel('line_amount', 0.8, 'amount|charges?|total|line total|importe|betrag|montant|valor|jumlah|monto'),
  label(
    'other_name',
    1,
    'dokter (?:utama|spesialis|konsul(?:tan)?|jaga|rujukan|perujuk|pengirim|operator|anestesi|gigi|dpjp|yang merawat)|dpjp',
    'medic[oa] que (?:solicita|prescribe|indica|pide)(?: la prueba| el estudio)?|medico (?:especialista|solicitante|executante|cirujano|remitente|residente|que atiende)|medecin (?:prescripteur|operateur|responsable|demandeur|anesthesiste)',
    // Whoever insured before, or pays besides, is not who this bill is for.
    '(?:previous|former|prior|old|past|secondary|second|other|additional) (?:health |medical )?(?:insurers?|insurance|carrier|payer|payor|fund|plan)(?: (?:company|name))?',
    '(?:aseguradora|seguro|mutua|eps) (?:anterior|antigu[ao]|secundari[ao])|(?:antigua|segunda|otra) aseguradora|seguradora (?:anterior|antiga|secundaria)|(?:antiga|segunda|outra) seguradora',
    '(?:ancienne?|precedente?|autre) (?:mutuelle|assurance|assureur|caisse)|(?:mutuelle|assurance|assureur) precedente?|asuransi (?:sebelumnya|lama|kedua|lain)|penjamin (?:sebelumnya|kedua)',
    '(?:fruhere|vorherige|ehemalige|bisherige|weitere)[rn]? (?:kranken ?)?(?:versicherung|versicherer|kasse)|vor(?:kranken)?versicher(?:ung|er)|zweitversicher(?:ung|er)',
    '(?:zuweisender|uberweisender|verordnender|verantwortlicher) arzt|profi?ss?ional (?:responsavel|executante|solicitante|responsable)',
  ),
];
