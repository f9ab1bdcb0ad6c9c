import { type LabelRule, label, strictLabel } from './label-rule.ts';

const FECHA = '(?:fecha|f)(?: de| del| de la){0,3}';
const DATE_FR = 'date(?: de| d| du| de la| des){0,3}';
const DATA = 'data(?: de| da| do){0,3}';
const TANGGAL = '(?:tanggal|tgl)';

/** Labels of dates. What is labelled as submission or filing outweighs an invoice or issue date. */
export const DATE_LABELS: readonly LabelRule[] = [
  label(
    'submission_date',
    1,
    '(?:claim )?(?:submission|filing|lodge?ment|submitted|filed|lodged) date(?: of claim)?',
    '(?:claim )?date (?:of )?(?:the )?(?:claim )?(?:submission|submitted|filed|filing|lodged|lodgement)',
    '(?:claim )?(?:was |were )?(?:submitted|filed|lodged)(?: to (?:insurer|insurance|payer))?(?: on)?',
    'date claim (?:submitted|filed)|claim filed|(?:date )?sent to (?:the )?(?:insurer|insurance|payer)|date sent',
    '(?:einreichungs?|einreich|abgabe|antrags|meldungs) ?datum',
    '(?:eingereicht|vorgelegt|ubermittelt)(?: am)?|datum der (?:einreichung|ubermittlung)',
    'tag der einreichung',
    `${FECHA} (?:presentacion|envio|reclamacion|registro|radicacion|tramitacion|solicitud|remision)`,
    `(?:presentad|enviad|remitid|tramitad|radicad)[oa]s?(?: el| con fecha)?`,
    `${DATE_FR} (?:transmission|depot|soumission|envoi|demande|declaration|teletransmission)`,
    `(?:transmis|depose|envoye|soumis|adresse)e?s?(?: le)?`,
    `${DATA} (?:submissao|envio|apresentacao|entrada|solicitacao|participacao)`,
    `(?:enviad|submetid|apresentad|entregue)[oa]?s?(?: em| a)?`,
    `${TANGGAL} (?:pengajuan|submit|penyerahan|pengiriman|diajukan|klaim diajukan)(?: klaim)?`,
    `diajukan(?: pada)?`,
  ),
  // A claim that was received was submitted: said where nothing says when it was sent.
  label('submission_date', 0.62, '(?:claim )?(?:was )?received(?: by us)? on|claim received|date (?:claim )?received'),
  label('submission_date', 0.85, 'claim date|date of claim|date (?:of )?claim|tanggal klaim|tgl klaim'),
  label(
    'submission_date',
    0.8,
    '(?:invoice|issue|issued|bill|billing|statement|stmt|document|receipt|tax invoice) date',
    'date (?:of )?(?:the )?(?:issue|issued|issuance|invoice|bill|billing|statement)|issued(?: on)?',
    'dated|invoiced on|billed on|tax point(?: date)?|(?:date )?created(?: on| date)?|creation date|date raised',
    'rechnungs ?(?:datum|tag)|ausstellungs ?datum|rechnung vom|ausgestellt am|belegdatum',
    '(?:leistungs)? ?abrechnung vom|honorarnote vom|liquidation vom|decompte du|releve du|extrato de',
    'datum der rechnung|faktura ?datum|fakturierungs ?datum|datum der honorarnote|rechnungs ?datum ?(?:und)? ?(?:nr|nummer)',
    'date d edition(?: de la facture)?|date (?:de|du) (?:la )?(?:note|releve|decompte|document)|data e hora d[ae] emissao',
    'fecha (?:y hora )?de (?:emision|expedicion|liquidacion)(?: y hora)?|data d[ao] (?:documento|recibo|nota)',
    `${FECHA} (?:factura|emision|expedicion|facturacion)|emitid[oa](?: el)?|expedida(?: el)?`,
    `${DATE_FR} (?:facture|facturation|emission|la facture)|facture du|emise? le|etablie? le|editee? le|delivree? le`,
    `${DATA} (?:emissao|fatura|faturacao|faturamento)|(?:emitid|passad)[oa]s? em`,
    `${TANGGAL} (?:faktur|invoice|kuitansi|kwitansi|tagihan|terbit|cetak faktur|penerbitan)`,
    `diterbitkan(?: pada)?`,
  ),
  // Over a signature: the paper's own date says more where one is printed.
  label('submission_date', 0.5, 'fait (?:le|a [a-z]+ le)|fecho y firmado el'),
  strictLabel('submission_date', 0.6, 'billed|invoiced|raised'),
  strictLabel('submission_date', 0.55, 'date|dt|datum|fecha|data|tanggal|tgl'),
  label(
    'other_date',
    1,
    '(?:date (?:of )?)?(?:birth|dob|d o b)(?: ?date)?|born|date (?:of )?birth|birthdate|dob',
    '(?:payment |date )?due(?: date| on| by)?|payment due|pay by|payable by',
    '(?:date (?:of |s )?|dates of )(?:service|services|visit|treatment|admission|discharge|accident|loss|illness|onset|consultation|print|printing|payment|death|injury|incident|procedure|prescription|current illness.{0,40})',
    '(?:service|visit|treatment|admission|discharge|print|printed|run|payment|effective|expiry|expiration|policy|coverage|incident|accident|procedure|appointment|prescription|report|received|processed|processing|order|collection|pay) dates?(?: s)?',
    'printed(?: on)?|date printed|received(?: on)?|processed(?: on)?|next appointment|next visit',
    'appointment|admitted|discharged|valid (?:until|from|to|thru|through)|expires',
    '(?:service )?period|service (?:from|to)|generated(?: on)?|attending (?:.{0,40} )?on|attended on',
    'geburts ?(?:datum|tag)|geb(?: am| datum)?|geboren(?: am)?|behandlungs ?(?:datum|tag|zeitraum)',
    'leistungs ?(?:datum|zeitraum|tag)|fallig(?: am| bis)?|falligkeit(?:sdatum)?|zahlbar bis',
    'zahlungsziel|zu zahlen bis|druck ?datum|gedruckt(?: am)?|nachster termin|termin',
    'aufnahme ?(?:datum)?|entlassung(?:sdatum)?|behandlung am|unfall ?datum|gultig bis|zu uberweisen',
    'datum der behandlung|verordnung vom|verordnungs ?datum|rezept vom|ordonnance du|sejour du|entree(?: le)?|sortie(?: le)?',
    'admission(?: le)?|hospitalise du|soins du|fecha de (?:ingreso|egreso|alta|receta|cirugia)|internacion(?: del)?|ingreso',
    'data d[oa] (?:inicio|termino|fim|inicio do faturamento|fim do faturamento|autorizacao|procedimento)|periode perawatan|tgl masuk|tgl keluar',
    `(?:${FECHA} )(?:nacimiento|nac|servicio|asistencia|atencion|vencimiento|pago|impresion|ingreso|alta|consulta|visita|tratamiento|accidente|prestacion|siguiente cita|validez)`,
    `vencimiento|vence|proxima (?:cita|visita)|impreso(?: el)?|nacid[oa](?: el)?|fecha nac`,
    `asistencia del|atendid[oa] el`,
    `(?:${DATE_FR} )(?:naissance|soins|prestation|prestations|echeance|consultation|paiement|impression|reglement|sortie|entree|visite|accident|acte|validite|hospitalisation)`,
    `echeance|a regler avant|a payer avant|prochain (?:rendez vous|rdv)|imprime(?: le)?|(?:nee?|ne e)(?: le)?`,
    `valable jusqu|date limite|validade(?: d[aeo] [a-z]+)?|validez|vigencia(?: hasta)?|validite|masa berlaku|berlaku (?:sampai|hingga)`,
    `(?:${DATA} )(?:nascimento|nasc|atendimento|servico|vencimento|pagamento|impressao|internamento|internacao|alta|consulta|tratamento|acidente|realizacao|prestacao|validade)`,
    `vencimento|proxima consulta|impresso(?: em)?|nascid[oa](?: em)?|pagar ate`,
    `(?:${TANGGAL} )(?:lahir|pelayanan|layanan|jatuh tempo|bayar|pembayaran|cetak|masuk|keluar|periksa|kunjungan|perawatan|tindakan|rawat|kejadian)`,
    `jatuh tempo|dicetak(?: pada)?|kontrol (?:berikutnya|kembali)|lahir`,
  ),
  // `dos` is a date of service, but also part of Portuguese names.
  strictLabel('other_date', 1, 'from|to|until|through|dos'),
];
