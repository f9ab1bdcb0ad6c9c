/**
 * The words that labels of dates are made of, in plain text, by what they tell: a line or more each for English, German,
 * Spanish, French, Portuguese and Indonesian, where the language has its own.
 */
export const DATE_WORDS = {
  date: 'date dates dt datum dat tag fecha fechas data tanggal tgl',
  /** Of care, of payment, of a person, of the paper on which it is printed. */
  other:
    'birth dob due service services visit treatment admission admit admitted discharge discharged accident loss illness' +
    ' onset consultation print printing printed run payment paid pay death injury incident procedure' +
    ' prescription effective expiry expiration policy coverage appointment report order collection surgery' +
    ' referral registration delivery enrollment enrolment operation start deadline specimen sample' +
    ' geburts geb behandlung behandlungs leistung leistungs falligkeits druck aufnahme aufnahmes entlassung entlassungs' +
    ' unfall unfalls verordnung verordnungs rezept konsultation konsultations zahlung zahlungs operations eintritts' +
    ' frist fristablaufs zahlungsfrist probenentnahme austritts entnahme liefer buchungs ablauf ablaufs gultigkeits verfalls' +
    ' nacimiento nac asistencia atencion vencimiento vto pago cobro impresion ingreso egreso alta consulta visita tratamiento' +
    ' accidente prestacion validez autorizacion prescripcion receta cirugia operacion intervencion salida ocurrencia' +
    ' naissance soins soin acte actes acto actos prestation prestations echeance paiement impression reglement sortie entree visite' +
    ' expiracion caducidad limite tope plazo muestra' +
    ' butoir prelevement caducite expiration validite hospitalisation traitement ordonnance intervention livraison effet deces' +
    ' expiracao nascimento nasc atendimento servico vencimento pagamento impressao internamento internacao tratamento acidente' +
    ' prazo colheita coleta realizacao prestacao validade autorizacao procedimento inicio fim termino saida exame cirurgia prescricao receita' +
    ' lahir pelayanan layanan jatuh tempo bayar pembayaran cetak masuk keluar pulang periksa pemeriksaan kunjungan' +
    ' perawatan tindakan rawat kejadian kontrol resep rujukan operasi lunas batas tenggat sampel kedaluwarsa kadaluwarsa kadaluarsa',
  /** When it went to the insurer. */
  filed:
    'submission submitted filing filed lodgement lodgment lodged sent transmission transmitted' +
    ' einreichung einreichungs antrags antrag meldungs ubermittlung ubermittlungs' +
    ' presentacion envio transmision denuncia denuncio reclamacion reclamo radicacion tramitacion solicitud remision declaracion' +
    ' depot soumission envoi demande declaration teletransmission' +
    ' submissao transmissao remessa apresentacao entrada solicitacao participacao pedido protocolo' +
    ' pengajuan submit penyerahan pengiriman transmisi unggah kirim diajukan permohonan permintaan',
  claim: 'claim klaim',
  issued:
    'superbill eob notice letter quote account invoice inv bill billing statement stmt document doc receipt issue issued issuance creation created generated' +
    ' rechnung rechnungs rechn ausstellung ausstellungs beleg belegs faktura fakturierungs honorarnote abrechnungs' +
    ' liquidations quittungs dokument erstellungs' +
    ' factura emision expedicion facturacion comprobante documento boleta recibo elaboracion' +
    ' facture facturation emission etablissement edition recu note releve' +
    ' emissao fatura faturacao faturamento nota cobranca expedicao' +
    ' faktur invoice kuitansi kwitansi tagihan terbit penerbitan nota struk transaksi surat pembuatan',
  beside: 'final form first last original insurer insurance payer patient next medical tax',
  link: 'of the for on s to der des die de del la el las los d du des l les et e y da do das dos a',
} as const;
