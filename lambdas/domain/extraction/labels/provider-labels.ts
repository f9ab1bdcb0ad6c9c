import { type LabelRule, label, strictLabel } from './label-rule.ts';

/** Labels of whoever treated. */
export const PROVIDER_LABELS: readonly LabelRule[] = [
  label(
    'provider_name',
    1,
    '(?:health ?care |medical |service |care |treating |treatment |billing |rendering |servicing |network )?provider(?: s)?(?: name| organization| info(?:rmation)?| details| of service)?(?: & (?:ph|phone)(?: #)?)?',
    'name (?:of )?(?:the |your )?(?:health ?care |medical |service |dental |treating )?(?:provider|facility|hospital|clinic|practice)',
    '(?:service |treating |treatment )?facility(?: name)?|who provided (?:the )?care|care provided by',
    '(?:service facility|billing provider)(?: location)?(?: info(?:rmation)?)?(?: & (?:ph|phone)(?: #)?)?',
    '(?:rendering|health ?care|health|medical) facility(?: name)?|(?:treating|attending) (?:hospital|clinic)',
    '(?:hospital|clinic|practice|pharmacy|laboratory) name',
    '(?:prestador|proveedor)(?: de (?:los )?servicios?)?(?: medicos?| sanitarios?| de salud)?',
    'nombre del? (?:centro|prestador|proveedor|clinica|hospital)',
    '(?:leistungs ?erbringer|rechnungs ?steller)(?: ?in)?|centro o (?:facultativo|profesional)|(?:centro|clinica|hospital) (?:o medico|asistencial)',
    '(?:nome|razao social) do (?:contratado|prestador|profissional|estabelecimento)(?: executante)?|contratado executante|nama (?:faskes|provider)',
    '(?:clinica|hospital|profesional|profissional|prestador) (?:(?:o|ou|y|e) )(?:profissional|profesional|centro|clinica)|clinica profissional|(?:behandelnde )?einrichtung|name der (?:praxis|klinik|einrichtung)',
    'fournisseur(?: de (?:prestations|soins))?|prestataire(?: de (?:soins|sante))?|etablissement(?: de (?:soins|sante))?|professionnel de sante',
    'lugar de (?:la )?(?:atencion|prestacion)|nom (?:du|de l|de la) (?:prestataire|etablissement|cabinet|clinique)',
    'prestador de (?:cuidados|saude)|estabelecimento|entidade prestadora',
    'penyedia (?:layanan|jasa)(?: kesehatan)?|fasilitas (?:kesehatan|pelayanan)',
    'nama (?:penyedia|rumah sakit|klinik|rs|faskes|fasilitas)|(?:tempat|lokasi) (?:perawatan|berobat|pelayanan|layanan)',
  ),
  strictLabel(
    'provider_name',
    0.9,
    '(?:fur (?:die )?)?(?:arztlichen?|zahnarztlichen?|medizinischen?)? ?leistungen (?:von|durch|der|des)|im auftrag von|forderung von|rechnung von|(?:wir )?rechnen (?:wir )?(?:im auftrag )?ab fur|(?:wir )?(?:berechnen|liquidieren) fur',
  ),
  // Box 48 of the ADA Dental Claim Form.
  label('provider_name', 1, '48 name address city state zip(?: code)?'),
  label(
    'other_text',
    1,
    'billing dentist or dental entity|treating dentist (?:& |and )?treatment location information',
  ),
  // A Colombian `cuenta de cobro` says who owes whom.
  strictLabel('provider_name', 0.9, 'debe a'),
  strictLabel(
    'provider_name',
    0.85,
    '(?:informations?|informacion|informacao|informacoes|coordonnees|datos|dados|angaben|data) (?:du |del |do |zum )?(?:prestataire|emetteur|fournisseur|prestador|emisor|emitente|proveedor|leistungserbringer|penyedia)',
    'emisor|prestador(?: do servico)?|prestador de servicos|dikirim dari',
  ),
  label(
    'provider_name',
    0.8,
    '(?:etablie?|emise?|delivree?|facturee?|realisee?s?|dispensee?s?)(?: le [0-9 ]+)? par|(?:ausgestellt|erstellt|erbracht|berechnet) (?:von|durch)',
    '(?:emitid|expedid|prestad|realizad|facturad)[oa]s? por|(?:emitid|prestad|realizad|faturad)[oa]s? (?:pel[oa]|por)',
    '(?:diterbitkan|dikeluarkan|diberikan) oleh|(?:issued|billed|rendered|provided) by',
  ),
  strictLabel(
    'provider_name',
    0.75,
    'hospital|clinic|practice|pharmacy|laboratory|praxis|klinik|clinica|centro|cabinet|clinique',
    'hopital|consultorio|rumah sakit|apotek|faskes|from|de|von|emitted by|issued by|issuer|billed by',
    'pay to|payment to|paid to|remit to|remit payment to|seen (?:by|at)|payee|emisor|emetteur|emitente|aussteller|vendor|supplier|seller|performed at|treated at|place of treatment',
    'establecimiento|institucion|instituicao|behandelnde praxis|behandelt durch|behandler(?: in|in)?|unidade de saude',
    'estabelecimento de saude|prestador de servicos(?: de saude)?|centro (?:medico|sanitario|asistencial)|contratado',
    '(?:nom e )?raza[o]? social|(?:nombre o )?razon social|raison sociale|executante|professionnel|prof(?:es|iss)ional|medecin executant',
    'rede credenciada|prestador|credenciad[oa]|unidad medica|etablissement|structure(?: hospitaliere)?(?: d accueil)?|site|emissor|aussteller|leistungserbringer|rechnungssteller',
    'ips|structure(?: sanitaire)?|formation sanitaire|etablissement hospitalier',
  ),
];
