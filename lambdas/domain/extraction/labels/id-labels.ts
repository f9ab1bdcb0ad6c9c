import { colonLabel, type LabelRule, label, strictLabel } from './label-rule.ts';

/** Labels of numbers that say it without a word for number, or not by their words; see number-phrases.ts for the others. */
export const ID_LABELS: readonly LabelRule[] = [
  label('claim_number', 1, 'icn|document control (?:number|no)'),
  label(
    'claim_number',
    0.8,
    '(?:no |nro |n o |numero (?:de |da )?)?ordem de servico(?: (?:no|nr|n o))?',
    '(?:no |nomor )(?:sep|eligibilitas)',
  ),
  // What promises payment may be for several bills, as what permits treatment.
  label(
    'other_id',
    0.8,
    '(?:no |nro |n o |numero (?:de |da )?)?(?:carta de garantia|carta aval|letter of guarantee|surat jaminan|garantiebrief|termo de resp(?:onsabilidade)?)(?: (?:no|nr|n o))?',
    '(?:gl|al|guarantee letter|letter of guarantee) (?:ref|no|number)',
    '(?:lou|l o u|letter of undertaking)(?: (?:ref|no|number))?|(?:e ?tims )?cu (?:invoice|serial) (?:no|number)',
  ),
  strictLabel(
    'other_id',
    0.6,
    'carta de garantia|carta aval|surat jaminan|termo de responsabilidade|(?:bon|accord|attestation) de prise en charge',
  ),
  // Where the claim has a number besides, that one is it.
  label('claim_number', 0.6, 'claim form (?:no|number|nr)'),
  // A French hospital's file is the stay's as often as the insurer's.
  label('claim_number', 0.5, '(?:n o|no|n|num|numero) (?:de|du) dossier'),
  label('claim_number', 0.6, 'our claim|your claim|dossier de (?:prestations?|remboursements?)'),
  strictLabel(
    'claim_number',
    0.75,
    'ccn|claim|claim s|(?:insurance|payer|payor|carrier|insurer|tpa|hmo|scheme|fund)(?: 1)? claim|medical claim|claim pre ?auth(?:ori[sz]ation)?|siniestro|sinistre|sinistro|klaim|reclamacion|dossier(?: de)? sinistre',
    '(?:demande|dossier) de remboursement|(?:processo|pedido|protocolo|solicitud|solicitacao|tramite) de reembolso(?: sinistro)?|reclamo|leistungsantrag|erstattungsantrag|(?:pengajuan|nomor) klaim',
  ),
  // No less than the settlement's own number beside it.
  strictLabel('claim_number', 1, 'leistungsfall|schadenfall|cas de (?:prestations?|sinistre)|caso de beneficio'),
  strictLabel(
    'claim_number',
    0.6,
    'original ref(?:erence)?(?: no| number)?|protocolo',
    'demande de prise en charge|feuille(?: de soins)?|processo',
    'vorgang|fall|akte|participacao',
  ),
  label(
    'insured_id',
    1,
    '(?:policy holder|(?:insured|member|membership|patient|tpa|insurance|hmo|scheme|fund|plan|insurer|payer|medical aid) card) (?:id|no|number)(?: policy (?:number|no|id))?',
    '(?:health fund|medical aid|medical scheme) (?:id|no|number)|certificado (?:de(?:l)? asegurad[oa]|individual)',
  ),
  strictLabel(
    'insured_id',
    0.8,
    '(?:insurance|health|medical|scheme|member|membership) card|(?:member|philhealth|membership) pin|identifiant (?:de l )?assuree?',
  ),
  // `Demande de règlement`: in Québec the claim itself.
  strictLabel(
    'claim_number',
    0.75,
    '(?:(?:n o|no|numero) (?:de |de la )?)?demande (?:de reglement|d indemnisation)|(?:no |n o |numero )?protocolo (?:de|da) previa(?: de reembolso)?',
  ),
  // Over a column it is a billed service's code.
  colonLabel('claim_number', 0.75, 'leistungs ?(?:nummer|nr)'),
  label('claim_number', 0.9, 'radicado del? (?:siniestro|reclamo|reclamacion|caso)'),
  strictLabel('claim_number', 0.7, 'radicado|no registrasi klaim|solic(?:itud)? (?:de )?beneficio'),
  label(
    'claim_number',
    0.8,
    '(?:ref )?dossier (?:de )?(?:la |l )?(?:mutuelle|assurance|assureur|o a|organisme assureur|caisse)',
  ),
  // On American claim forms it is the payer's own.
  label('insured_id', 0.8, '(?:health|your|my) plan (?:id|no|number)'),
  // `UHC ID`: of an Indian insurer's health card.
  strictLabel('insured_id', 0.7, 'uhc (?:id|no|number)'),
  strictLabel('insured_id', 0.7, '(?:kunden|pers(?:onen)?) ?nr beim(?: versicherer)?'),
  strictLabel('invoice_number', 0.8, 'factura [abcem]'),
  label('invoice_number', 0.9, 'rechnung (?:uber|fur) (?:[a-z]+ ){1,4}nr'),
  strictLabel('insured_id', 0.8, '(?:health |medical )?(?:fund|scheme|insurance|plan) membership'),
  // `N° Séc. Soc.`: of short words, which alone say less.
  label('insured_id', 0.8, '(?:no?|n o|nro|num|numero)(?: de(?: la)?)? (?:secu?|seg) soc(?:iale?)?'),
  label('insured_id', 0.7, 'niss|insz|nss'),
  // A person's number with the state: the member's stands before it.
  label(
    'insured_id',
    0.6,
    '(?:(?:no?|numero) (?:de |du )?)?registre national|rijksregister(?:nummer)?|numero national',
  ),
  strictLabel('insured_id', 0.7, 'immatriculation|numero d immatriculation|no polis kartu|no kartu polis'),
  strictLabel('insured_id', 0.9, 'hic|hicn|mbi|carteirinha|kvnr|bsn|medicare|nhs'),
  strictLabel(
    'insured_id',
    0.7,
    'beneficiari[oa]|credencial|carnet?|carteira|mitglied|peserta|matricul[ae]|adherente?|segurad[oa]|asegurad[oa]|socio|membro|membre|membership',
  ),
  strictLabel(
    'insured_id',
    0.6,
    'member|subscriber|cardholder|card holder|card|insured|certificate|cert|enrollee|enrolment|tarjeta|afiliado|cartao|certificado|certificat|matricula|nir|ahv|kartennummer|tarjeta sanitaria',
    '(?:uhid|tpa|membership|medical|insured|hmo|member|scheme|fund) (?:e )?card',
  ),
  label('insured_id', 0.6, 'id ?#'),
  strictLabel('insured_id', 0.5, 'id no|id number|identification (?:no|number)|numero d identification'),
  label(
    'invoice_number',
    1,
    '(?:facture|factura)(?: [a-z]{4,14}){1,2} (?:no|n o|n|nro|numero)|recibo(?: de [a-z]+){1,3} (?:no|n o|n|nro|numero)',
    '(?:no|n o|n|numero) d[ao] nfs? e',
  ),
  label('invoice_number', 0.9, 'rechnungs ?datum ?(?:und)? ?(?:nr|nummer)'),
  strictLabel(
    'invoice_number',
    0.75,
    'folio(?: (?:n|no|n o|nro|numero))?|re nr|folio interno|serie y (?:numero|folio)|serie folio|consecutivo',
  ),
  strictLabel(
    'invoice_number',
    0.7,
    '(?:provider|hospital|clinic|sales|medical|service|patient|customer|consultation|interim|final|commercial|cash|credit|tax) (?:invoice|bill)|(?:sales|official|payment|cash) receipt|receipt|superbill|fee (?:note|slip)|bill of supply|voucher|invoice|factura|rechnung|facture|fatura|faktur|bill|kuitansi',
    // What a receipt is for, not from whom: `Reçu de caisse officiel`.
    'recu de (?:caisse|paiement|versement|reglement|soins?|honoraires)',
    '(?:kuitansi|kwitansi)(?: (?:pembayaran|rawat|inap|jalan|umum|rumah|sakit)){1,4}',
  ),
  strictLabel(
    'invoice_number',
    0.65,
    'beleg|quittung|kassenbon|bon|beleg rechnung|ticket|struk|faktura|honorarnote|privatliquidation|note d honoraires|comprobante|nota fiscal|fatura recibo|boleta',
    '(?:factura|boleta|recibo)(?: de venta| exenta| de servicios| de honorarios| proforma)?(?: electronic[oa])(?: de venta)?',
  ),
  // A till's slip, or the voucher of who pays: a number beside the title goes before.
  label('invoice_number', 0.65, 'bon (?:no|n o|n|numero)'),
  strictLabel('invoice_number', 0.5, 'folio fiscal'),
  colonLabel('invoice_number', 0.7, 'nota de servicos?|nota de atendimento|nota de cobro'),
  colonLabel('invoice_number', 0.5, 'statement|superbill'),
  colonLabel('invoice_number', 0.47, 'n o|nro|no|num|ref'),
  colonLabel('other_id', 0.3, 'number|id|ref|reference no|reference number'),
  // Beside it stands its number; over a figure it may be a house's.
  strictLabel('invoice_number', 0.48, 'number|nummer|numero|nomor'),
  label(
    'invoice_number',
    0.9,
    'facture (?:du|de la|de l) (?:praticien|professionnel|etablissement|prestataire|fournisseur|opticien)',
  ),
  label('insured_id', 0.6, 'vers nr'),
  strictLabel('insured_id', 0.55, 'employee (?:id|no|number)'),
  label('invoice_number', 0.4, 'your reference|our reference|unser zeichen|reference|referencia|referenz'),
  // On a Brazilian bank's slip the beneficiary is who is paid.
  label('other_id', 1, 'ag(?:encia)? cod(?:igo)?(?: d[oe])? (?:beneficiario|cedente)|nosso numero'),
  // Which office of a French fund is asked, and by what rules.
  label(
    'other_id',
    1,
    '(?:code|n o|no?|numero)(?: de)? (?:gestion|centre|caisse|organisme|regime)(?: gestionnaire)?|centre (?:de gestion|gestionnaire)',
  ),
  // Who keeps the register of a profession, over the number in it.
  strictLabel('other_id', 0.9, 'conselho(?: (?:profissional|regional|de classe))?(?: uf)?'),
  strictLabel('other_id', 1, '(?:no |nomor )?(?:rm|rekam medis|mr)|norm'),
  // Permitted beforehand.
  label('other_id', 1, '(?:(?:no?|n o|numero) (?:d |de l )?)?(?:accord|entente) prealable(?: (?:no?|n o|numero))?'),
  // Another claim, bill or policy than this paper's.
  label(
    'other_id',
    1,
    '(?:original|previous|prior|former|earlier|related|linked|cancelled|corrected) (?:claim|invoice|bill|policy|member(?:ship)?)(?: (?:no|nr|number|ref|reference|id))?',
    '(?:siniestro|factura|poliza|sinistro|fatura|apolice|sinistre|dossier) (?:anterior|original|relacionad[oa]|precedent|initial|relie)|(?:fruhere|ursprungliche|bisherige|vorherige|stornierte) (?:schaden|rechnungs|policen|leistungs)(?: ?nr| ?nummer)?|(?:no|nomor) (?:klaim|faktur|polis) (?:lama|sebelumnya|awal)',
  ),
  label(
    'other_id',
    0.9,
    'tel|phone|telephone|telefon|telefono|telefone|telp|fax|mobile|iban|bic|swift|account|cif|nif|nit',
    'rfc|cuit|rut|cnpj|cpf|nipc|siret|siren|npwp|uid|abn|gstin|gst|trn|vat|ein|npi|tin|federal tax id',
    'postcode|zip|p o box|cpt|icd(?: 10)?(?: code)?|hcpcs|code acte|codigo|code|kode|ziffer',
    'goz|goa|qty|quantity|units|cant|menge|qte|qtd|jml|email|e mail|web|website|www',
  ),
];
