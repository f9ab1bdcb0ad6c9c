import { colonLabel, type LabelRule, label, strictLabel } from './label-rule.ts';

/** Labels of dates that say it without a word for date, or not by their words; see date-phrases.ts for the others. */
export const DATE_LABELS: readonly LabelRule[] = [
  colonLabel('submission_date', 0.7, 'solicitud|presentacion|radicacion|recepcion'),
  label(
    'submission_date',
    1,
    '(?:claim )?(?:was |were )?(?:submitted|filed|lodged|handed in)(?: to (?:insurer|insurance|payer))?(?: on)?|claim filed|(?:date )?sent to (?:the )?(?:insurer|insurance|payer)',
    '(?:eingereicht|vorgelegt|ubermittelt|versendet|gesendet)(?: am)?',
    '(?:presentad|enviad|remitid|tramitad|radicad)[oa]s?(?: el| con fecha)?|(?:transmis|teletransmis|depose|envoye|soumis|adresse)e?s?(?: le)?',
    '(?:transmis|teletransmis|depose|envoye|soumis|adresse|remis)e?s? (?:a|aux?)(?: l| la| le| votre| notre)? (?:assurance(?: maladie)?|assureur|mutuelle|caisse(?: maladie)?|complementaire|organisme|cpam)(?: le)?',
    '(?:enviad|submetid|apresentad|entregue)[oa]?s?(?: em| a)?|diajukan(?: pada)?|introduite?s?(?: par vous)?(?: le)?',
  ),
  // How it was sent, or that it was: a day behind the colon is of nothing else.
  strictLabel(
    'submission_date',
    1,
    '(?:edi|electronic|e claims?|eclaims?) (?:transmission|submission|filing)|e ?claim(?:ed)?(?: on| date)?|claimed on|uploaded to (?:the )?(?:portal|insurer|payer)(?: on)?|switched(?: on)?|transmitted(?: electronically)?(?: on)?',
    '(?:daten|abrechnungs) ?(?:ubermittlung|versand)(?: am)?|dta versand(?: am)?|einreichdatum|(?:eingang|eingegangen) bei (?:der |ihrer )?(?:kasse|versicherung|krankenkasse|beihilfe)(?: am)?|elektronische (?:ubermittlung|einreichung)(?: am)?',
    'transmitid[oa]s?(?: el| em)?|transmision(?: electronica| telematica)?|(?:envio|presentacion) (?:electronic[oa]|telematic[oa])',
    'teletransmission(?: fse| noemie)?|(?:tele)?transmission (?:fse|noemie|electronique|des feuilles de soins)|envoi electronique|depot (?:mutuelle|en ligne|sur le portail)',
    '(?:transmissao|submissao|remessa)(?: eletronica| tiss| do lote)?|envio (?:eletronico|tiss|do lote)|entrega (?:na|a) (?:seguradora|operadora)',
    '(?:unggah|kirim|submit|upload) (?:e )?klaim(?: pada)?|transmisi(?: klaim| data)?|solicitad[oa]s?(?: em| el)?',
  ),
  // A claim that was received was submitted: said where nothing says when it was sent.
  label('submission_date', 0.62, '(?:claim )?(?:was )?received(?: by us)? on|claim received|date (?:claim )?received'),
  label(
    'submission_date',
    0.8,
    '(?:date )?(?:issued|created)(?: on)?|dated|invoiced on|billed on|(?:bill|invoice|account) raised(?: on)?|(?:bill |invoice )?generated on|tax point(?: date)?|date raised',
    'rechnung vom|(?:ausgestellt|erstellt) am|(?:leistungs)? ?abrechnung vom|honorarnote vom|liquidation vom|schreiben vom',
    'rechnungs ?datum ?(?:und)? ?(?:nr|nummer)|decompte du|releve du|facture du|(?:emise?|facturee?|etablie?|editee?|delivree?) le',
    'fecha (?:y hora )?de (?:emision|expedicion)(?: y hora)?|fecha de liquidacion|emitid[oa](?: el)?|expedida(?: el)?|expedido el',
    'data e hora d[ae] emissao|emissao|(?:emitid|passad)[oa]s? (?:em|el)|extrato de|diterbitkan(?: pada)?|dibuat(?: pada)?',
  ),
  strictLabel('submission_date', 0.8, 'emision|terbit|erstellt'),
  label('submission_date', 0.75, 'creation date|date of creation|date de creation|fecha de creacion|data de criacao'),
  // When an electronic invoice was made, and when the tax office took it: https://www.dian.gov.co
  strictLabel('submission_date', 0.75, 'generacion'),
  strictLabel('other_date', 1, '(?:fecha (?:y hora )?de )?validacion(?: dian)?'),
  strictLabel('submission_date', 0.6, 'billed|invoiced|raised'),
  strictLabel('submission_date', 0.55, 'date|dt|datum|fecha|data|tanggal|tgl'),
  // Over a signature: the paper's own date says more where one is printed.
  label('submission_date', 0.5, 'fait (?:le|a [a-z]+ le)|fecho y firmado el'),
  label(
    'other_date',
    1,
    '(?:amount|payment|money|balance|sum|transfer|deposit|cheque|check) (?:was |were |has been |have been )?received(?: (?:by us|in full|with thanks))?(?: on)?',
    'born|d o b|dob|(?:payment )?due(?: on| by)?|payment due|pay by|payable by|dates? of current illness.{0,40}',
    'printed(?: on)?|received(?: on)?|processed(?: on)?|next (?:appointment|visit)|(?:service|statement|stmt) (?:from|to|thru|through)',
    'appointment|admitted|discharged|valid (?:until|from|to|thru|through)|expires|(?:service )?period|generated|(?:prepared|produced)(?: on)?|attending (?:.{0,40} )?on|attended on',
    'geb(?: am)?|geboren(?: am)?|(?:behandlungs|leistungs) ?zeitraum|fallig(?: am| bis)?|falligkeit|zahlbar bis|zahlungsziel|zu zahlen bis|gedruckt(?: am)?|nachster termin|termin',
    'aufnahme|entlassung|behandlung am|gultig bis|zu uberweisen|verordnung vom|rezept vom|periode perawatan',
    'ordonnance du|sejour du|entree(?: le)?|sortie(?: le)?|admission(?: le)?|hospitalise du|soins du|echeance|(?:a regler|a payer) avant|prochain (?:rendez vous|rdv)|imprime(?: le)?|(?:nee?|ne e)(?: le)?',
    'valable jusqu|date limite|validite|validez|vigencia(?: hasta)?|masa berlaku|berlaku (?:sampai|hingga)|validade(?: d[aeo] [a-z]+)?',
    'internacion(?: del)?|ingreso|vencimiento|vence|proxima (?:cita|visita|consulta)|fecha de siguiente cita|impreso(?: el)?|nacid[oa](?: el)?|asistencia del|atendid[oa] el',
    'vencimento|impresso(?: em)?|nascid[oa](?: em)?|pagar ate|jatuh tempo|dicetak(?: pada)?|kontrol (?:berikutnya|kembali)|lahir',
    '(?:tanggal|tgl) (?:pendaftaran|daftar|registrasi|tindakan|visite)(?: [a-z]+){0,4}',
  ),
  label(
    'other_date',
    1,
    '(?:member|client|patient|customer|insured|subscriber) since|(?:mitglied|kundin|kunde|versichert) seit',
    '(?:cliente|soci[oa]|afiliad[oa]|asegurad[oa]|associad[oa]|segurad[oa]|beneficiari[oa]) desde|(?:client|adherente?|assuree?) depuis|(?:peserta|anggota|nasabah) sejak',
  ),
  label(
    'other_date',
    1,
    '(?:samples?|specimens?|blood) (?:was |were )?(?:taken|collected|drawn)(?: on)?|(?:entnommen|abgenommen) am|preleve(?:e|s|es)? le|(?:tomad|extraid)a el|(?:colhid|coletad)[oa]s? em|diambil (?:pada|tanggal|tgl)',
  ),
  label(
    'other_date',
    1,
    '(?:devis (?:signe|accepte)|(?:presupuesto|orcamento) (?:aceptado|firmado|aprobado|aceite|assinado|aprovado)|(?:estimate|quote|quotation) (?:signed|accepted))(?: le| el| em| on)?',
    '(?:kostenvoranschlag|heil ?und ?kostenplan) (?:vom|genehmigt am|unterschrieben am)',
    // Another's letter.
    '(?:laut|lt|gemass|gem) (?:ihrem |ihres |dem |beiliegendem )?(?:schreiben|schreibens|bescheid|zusage|genehmigung) vom',
    '(?:(?:as )?per|according to) (?:your |their |the )?letter (?:of|dated)|(?:selon|suivant) (?:votre |leur |le )?courrier du|segun (?:su |la )?carta (?:de|del)|conforme (?:a |sua )?carta de|sesuai surat tanggal',
  ),
  // When blood was taken, and between which days care was given.
  strictLabel(
    'other_date',
    1,
    '(?:sample|specimen)s? received(?: on)?|(?:proben|blut) ?(?:entnahme|abnahme)(?: am| vom)?|entnahme|probeneingang',
    'toma de muestras?|colheita|coleta|prelevements?(?: du)?|preleve(?:e|s|es)?(?: le)?|pengambilan (?:sampel|darah)',
    '(?:service |billing |treatment |care )?periods?(?: of (?:care|service))?|(?:behandlungs|abrechnungs|leistungs)?(?:zeitraum|periode)|periodo(?: de [a-z]+)?|periode(?: de [a-z]+| des soins)?',
  ),
  // When to come again.
  strictLabel(
    'other_date',
    0.9,
    '(?:next |suture |wound )?(?:follow up|review|recall|suture removal)(?: (?:visit|appointment|date|on))?',
    '(?:nachste )?(?:kontrolle|nachkontrolle|kontrolltermin|fadenzug|fadenentfernung|wiedervorstellung)(?: am)?',
    '(?:proximo |proxima )?(?:control|revision|retirada de puntos|retiro de puntos|retorno|revisao|retirada de pontos)(?: el| em)?',
    '(?:prochain )?(?:controle|rendez vous de suivi|ablation des fils|retrait des fils)(?: le)?',
    'kontrol(?: (?:lagi|ulang|kembali|selanjutnya|gigi|jahitan|lepas jahitan|luka|pasca [a-z]+))?|lepas jahitan|jadwal berikutnya',
  ),
  // `dos` is a date of service, but also part of Portuguese names.
  strictLabel('other_date', 1, 'from|to|until|through|dos'),
  label(
    'submission_date',
    0.75,
    '(?:erstellungs|ausfertigungs) ?datum|datum der (?:erstellung|ausstellung|ausfertigung)',
    'fecha de (?:elaboracion|creacion|confeccion|generacion)|data de (?:criacao|elaboracao|geracao)',
    'date (?:d etablissement|de creation|d elaboration)|tanggal (?:pembuatan|dibuat|nota|struk|dokumen)',
  ),
];
