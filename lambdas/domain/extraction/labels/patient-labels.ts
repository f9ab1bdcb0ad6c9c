import { colonLabel, type LabelRule, label, strictLabel } from './label-rule.ts';

/** A label that names whoever it may be: counts only for a name that says by itself what it is. */
const WEAK = 0.4;

/** Labels of the patient, and of the parts of a name. */
export const PATIENT_LABELS: readonly LabelRule[] = [
  label(
    'patient_name',
    1,
    '(?:patient|claimant)(?: s)? (?:full )?names?',
    '(?:full )?name (?:of )?(?:the )?(?:patient|claimant)|patient details',
    'nombre (?:y apellidos )?(?:del? )?(?:la )?paciente',
    '(?:name|vorname)(?: und (?:vor)?name)? (?:des |der )?patient(?:en|in)?|patienten ?name',
    'name patient(?:in)?|patiente? nom|paciente nombre|paciente nome|pasien nama',
    'nom(?: et prenom)?s?(?: du| de la| de l)? (?:patient|patiente|malade|beneficiaire)',
    // France's form for care: https://www.ameli.fr (cerfa 11389, 11390, 12541).
    '(?:noms? et prenoms? de la )?personne recevant les soins',
    'nome (?:completo )?(?:do |da )?(?:paciente|utente|doente)',
    'nama (?:lengkap )?(?:pasien|peserta|penderita)',
    '(?:datos|nombre completo) del (?:la )?paciente|dados do paciente|data pasien',
  ),
  strictLabel(
    'patient_name',
    0.9,
    'patient|patients|patientin|patient in|paciente|pasien|malade|utente|claimant',
    '(?:insured |covered )?(?:patient|person|member|party) (?:seen|treated|examined|concerned)|treated patient',
    '(?:peserta|tertanggung|anggota) yang (?:dirawat|berobat|diperiksa)|(?:beneficiari|segurad|associad|usuari|asegurad|afiliad|soci)[oa] (?:atendid|tratad)[oa]',
  ),
  strictLabel(
    'patient_name',
    0.85,
    'usuari[oa] (?:del servicio|do servico)|lesionad[oa]|beneficiaire assuree?|paciente beneficiari[oa]|patient in|patient inn?en|assure|nom (?:du|de l) (?:malade|assure)|usuari[oa]|nome do usuario|nombre del usuario|anschrift patient in',
  ),
  label('patient_name', 0.8, '(?:bill|billed|invoice|invoiced|charge) to (?:the )?patient|billed patient'),
  // In sentences: `our patient Jane Roe was seen`.
  label(
    'patient_name',
    0.8,
    'ihre(?: n)? versicherte(?: n)? (?:frau|herrn?)|(?:votre|vos|notre) (?:assuree?|adherente?|beneficiaire)(?: m| mme| mlle| madame| monsieur)?|su (?:asegurad[oa]|afiliad[oa]|beneficiari[oa])|(?:vosso|vossa|seu|sua) (?:segurad[oa]|beneficiari[oa]|associad[oa])|(?:our|your) patient|(?:notre|votre) patiente?|unser(?:e[nmr]?)? patient(?:in|en)?|(?:nuestr|noss)[oa] paciente|pasien kami',
  ),
  strictLabel(
    'patient_name',
    0.75,
    'pt|pat|seen for|participante|injured (?:worker|person|party|employee)(?: name)?|service user|covered (?:member|dependent|dependant)|participant|child|child s name|name of child|patient information|pt name|enrollee|enrollee name|beneficiary name|name of enrollee|resident name|client name|member patient|care recipient|person receiving care|treated|rider|passenger',
    'claim (?:is )?for|who (?:received care|was treated)|services? (?:provided )?(?:for|to)|treatment for|(?:care|treatment|services?) (?:was|were) for|care given to|(?:invoice|bill|statement|receipt)(?: is)?(?: issued| prepared| made out)? for|titular paciente|fur patient(?:in)?|patient vorname',
    'beneficiaire des soins|personne soignee|doente|leistungsempfanger(?: in|in)?|behandelte person|patient name vorname',
    'nombre del usuario|usuario atendido|asegurad[oa] atendid[oa]|nombre del afiliado|senor a|sr a|paciente afiliado',
    'assure patient|nom et prenom du beneficiaire|nama peserta pasien|nama penderita|nama tertanggung pasien',
    'patiente|klient(?: in)?|klientin|px|pcte|pte|pac|bewohner(?:in)?|pflegebedurftige[rn]?',
    'dossier (?:de|patient|du patient)|au nom de|atas nama|untuk pasien|nama os|pembeli',
  ),
  // Whom somebody else's insurance covers, too.
  strictLabel(
    'patient_name',
    0.75,
    'depend[ae]nt(?: s)?(?: name)?|name of (?:the )?depend[ae]nt|covered family member|familienangehorige[rn]?|mit ?versicherte[rn]?(?: person)?|ayant droit|personne a charge|(?:nombre del )?(?:dependiente|familiar) beneficiari[oa]|carga familiar|(?:nome do )?dependente|(?:nombre del )?dependiente|(?:nama )?tanggungan|(?:nama )?anggota keluarga',
    'behandelt (?:wurde|wird)|telah (?:dirawat|diperiksa|berobat)|yang (?:dirawat|diperiksa|berobat|menerima perawatan)|(?:persona|personne|pessoa) (?:tratada|traitee|atendida|soignee)|receiving treatment',
  ),
  // A child, whom an ambulance took, and who got blood.
  strictLabel(
    'patient_name',
    0.75,
    'kind|enfant|bebe|nourrisson|nin[oa]|menor|crianca|anak|bayi|newborn|baby|neugeborenes|nouveau ne|name (?:des kindes|of (?:the )?(?:baby|infant))|nom de l enfant|nombre del (?:nino|la nina|menor)|nome d[ao] (?:crianca|menor|bebe)|nama (?:anak|bayi)|baby s name|infant(?: s name)?',
    '(?:person|patient) (?:transported|conveyed|carried)|beforderte person|(?:beforderter|transportierter) patient|transportierte person|fahrgast|personne transportee|patient transporte|passager|(?:persona|paciente) (?:trasladad|transportad)[oa]|(?:pessoa|doente|utente) transportad[oa]|pasien yang (?:diantar|dijemput)|penumpang',
    '(?:nama )?resipien|recipient of blood|blutempfanger(?: in)?|(?:paciente )?receptor(?:a)? de sangre|receveur',
  ),
  strictLabel(
    'patient_name',
    0.7,
    'beneficiar(?:y|io|ia)|beneficiaire|assure malade|versicherte person|patient insured',
    'pessoa segura|persona asegurada|personne assuree',
  ),
  label(
    'patient_name',
    0.7,
    'name of (?:the )?beneficiary|(?:nombre|nome|nom)(?: del?| d[oau])?(?: la)? (?:beneficiario|beneficiaria|beneficiaire)',
  ),
  // Receipts and certificates name the patient in a sentence.
  label(
    'patient_name',
    0.6,
    'receb(?:i|emos) d[eoa]|recib(?:i|imos) de|recu de|erhalten von|(?:dispense|prodigue|donne|delivre)e?s? a',
  ),
  // A letter says whom it is about.
  strictLabel('patient_name', 0.6, 're|regarding|concerning|betreff|betrifft|betr|objet|asunto|assunto|perihal'),
  label(
    'patient_name',
    0.6,
    'member name|behandelte person|persona atendida|treated person',
    '(?:perawatan|pengobatan|pasien|gigi|rawat (?:inap|jalan)|operasi|persalinan) (?:a n|an|atas nama)',
  ),
  colonLabel('patient_name', 0.6, 'a n'),
  // On the bill of a birth; elsewhere a child's mother stands beside the child.
  strictLabel('patient_name', 0.55, 'mother|ibu|mere|mutter|madre|mae'),
  strictLabel(
    'patient_name',
    0.6,
    'nombres? (?:y|e) apellidos?|apellidos? (?:y|e) nombres?|nombre s y apellido s|nome e (?:apelido|sobrenome)|nome completo',
  ),
  // The insured is the patient where no patient is named; titles of insured and member are other names otherwise.
  strictLabel(
    'patient_name',
    0.47,
    'assuree?|adherente?|asegurad[oa]|segurad[oa]|associad[oa]|versicherte[rn]?|afiliad[oa]|tertanggung|peserta|nasabah',
    'member|insured|subscriber|insured member|covered person',
  ),
  label(
    'patient_name',
    0.46,
    'name of (?:the )?(?:insured(?: person)?|member|subscriber|policyholder)|(?:insured|subscriber|policyholder)(?: s)? name|insured person|nama tertanggung|nombre del asegurado|nom de l assure|nome do segurado|name des versicherten',
  ),
  // Box 20 of the ADA Dental Claim Form; 12 asks for the subscriber in the same words: https://opendental.com/manual/claimformADA2012.html
  label('patient_name', 1, '20 name last first middle initial suffix address city state zip(?: code)?'),
  strictLabel('patient_name', 0.45, 'received from|nombre y apellidos|(?:sudah|telah) (?:di)?terima dari'),
  strictLabel(
    'patient_name',
    0.4,
    'issued to|account holder|account|for|responsible party|name|full name|nombre|nombre completo|noms?|noms? et prenoms?|noms? prenoms?|nome|nama|nama lengkap|bill to|billed to|invoice to|to',
    'facturar a|facturado a|faturado (?:a|para)|facture a|facturer a|rechnung an|rechnungsempfanger|faturar a|ditagihkan kepada',
    'kepada|dear|client|buyer|purchaser|cust|cust name|sold to|customer|customer name|account name|invoiced to|send to|ship to|service to|cliente|clienta|kunde|kundin|kunde in',
  ),
  strictLabel(
    'patient_name',
    WEAK,
    'datos de facturacion|dados (?:de|para) (?:faturacao|faturamento)|adresse de facturation|rechnungsanschrift|rechnungsadresse|exmo(?: s| a)? (?:senhor|sr)(?: es| a)?|destinatari[oa]|destinataire|debiteur|debitor|zahlungspflichtiger?|receptor|adquirente|pelanggan|adresse a|tagihan|tagihan (?:kepada|untuk)|ditagihkan ke|senor(?:es|as)?|senor es',
    'sudah terima dari|telah terima dari|terima dari|recu de|recibi(?:mos)? de|recebi(?: emos)? de|erhalten von',
  ),
  // With the comma between them they are no words of a sentence.
  label(
    'patient_name',
    0.55,
    '(?:nach|familien)?name vorname|vorname (?:nach|familien)?name|nom prenoms?|apellidos? nombres?|apelidos? nome',
  ),
  // Forms that ask for the two parts of a name apart; a bare `Name` or `Nom` beside a given name is the family's.
  strictLabel(
    'given_name',
    1,
    '(?:patient )?(?:first|given|other) names?|(?:patient )?forenames?|vornamen?(?: des patienten)?|prenoms?(?: du patient)?|nombres?(?: de pila)?',
    'nombre s|primeiro nome|nome proprio|nama depan|nama kecil',
  ),
  strictLabel(
    'family_name',
    1,
    '(?:patient )?(?:last|family) name|(?:patient )?surname|nachnamen?|familiennamen?|zunamen?|nom de famille|nom d usage',
    '(?:primer |segundo )?apellidos?|apellido (?:paterno|materno)|sobrenome|apelidos?|ultimo nome|nama belakang|nama keluarga',
  ),
  strictLabel(
    'family_name',
    0.5,
    'name|nom|patient name|patiente? nom|nom (?:du |de la )(?:patiente?|malade|beneficiaire)|name (?:des|der) patient(?:en|in)',
  ),
  // Where the name in use stands on the paper too, that one is the name.
  strictLabel('family_name', 0.48, 'nom de naissance|geburtsname'),
  colonLabel('patient_name', 0.5, 'fur|pour|para|untuk|zugunsten von'),
  colonLabel('patient_name', WEAK, 'tomador(?: do servico)?'),
];
