import { wordPattern } from '../text/word-pattern.ts';
import type { OtherDocument } from './other-document.ts';
import { wordList } from './word-list.ts';

/** What practices and insurers send before care, beside its bill or after it; each may name patient, insurer and prices. */
export const PAPERS_BEFORE_BILLS: readonly OtherDocument[] = [
  {
    seemsToBe: 'an approval before treatment, not an invoice',
    unpaid: true,
    cited: true,
    enough: 3,
    telling: wordList(
      'guarantee(?:d|s)? up to|guaranteed by us|guarantee (?:no|lapses|letter)|undertake to pay|please admit|reaches us within|against your final bill|at most|we (?:have )?(?:guarantee|approve|authori[sz]e)d?|approved (?:amount|days|procedure|service|length of stay)|requested (?:by|service|procedure)|intended admission|admission desk|pre ?admission|admission of liability|final (?:tax )?(?:invoice|bill)|discharge summary|utili[sz]ation (?:management|review)|case manager|not a guarantee|valid from',
      'kostenzusage|deckungszusage|wir ubernehmen|wir sagen(?: [a-z]+){0,3} zu|geplante (?:aufnahme|behandlung)|zusage gilt|hochstens bis|schlussrechnung',
      'accord prealable|nous acceptons de prendre en charge|prise en charge accordee|sous reserve de|dans la limite de|admission prevue|facture (?:definitive|finale)',
      'carta (?:aval|de garantia|compromiso)|autorizamos|servicio autorizado|fecha probable|ingreso programado|monto autorizado|hasta por un monto|factura final|vigencia de la autorizacion|medico solicitante',
      'autorizamos|garantimos|procedimento autorizado|diarias autorizadas|data prevista|guia de solicitacao|validade da (?:senha|autorizacao)|medico solicitante|ate ao limite de|fatura final',
      'kami (?:menyetujui|menjamin|setujui)|penjaminan|surat jaminan|batas jaminan|diagnosis masuk|jaminan akhir|rencana (?:tindakan|masuk|rawat)|resume medis|admisi',
    ),
    title: wordPattern(
      '(?:.* )?(?:prior|pre) ?authori[sz]ation(?! (?:no|number|ref|code|id)).*|(?:notice|letter|confirmation) of (?:approval|authori[sz]ation|guarantee|eligibility|coverage|benefits verification).*|(?:initial |provisional )?(?:guarantee of payment|guarantee letter|letter of guarantee|approval letter)(?: .*)?|(?:verification of benefits|benefits? verification|eligibility (?:check|confirmation))(?: .*)?',
      'kosten(?:ubernahme|zusage|gutsprache)\\w*(?: .*)?|ubernahmeerklarung(?: .*)?|deckungszusage(?: .*)?|leistungszusage(?: .*)?|zusage der kostenubernahme.*',
      '(?:accord|demande|attestation|notification) (?:prealable )?(?:de |d )?(?:prise en charge|entente prealable)(?: .*)?|entente prealable(?: .*)?|garantie de paiement(?: .*)?|accord prealable(?: .*)?',
      'carta (?:de )?(?:aval|garantia|compromiso)(?! (?:n|no|num|numero)).*|(?:solicitud|notificacion) de (?:autorizacion|preautorizacion).*|autorizacion (?:previa|de (?:servicios|procedimientos?|cirugia|tratamiento)).*|preautorizacion(?: .*)?|aprobacion (?:previa|de (?:servicios|procedimientos?|cirugia)).*',
      '(?:termo|carta|pedido) de (?:garantia|pre ?autorizacao|autorizacao)(?: .*)?|pre ?autorizacao(?: .*)?|autorizacao previa(?: .*)?|autorizacao (?:de|para) (?:internacao|cirurgia|procedimentos?)(?: .*)?|garantia de pagamento(?: .*)?',
      'surat (?:penjaminan|jaminan|persetujuan|pra otorisasi)(?: .*)?|pra otorisasi(?: .*)?|konfirmasi (?:jaminan|penjaminan|manfaat).*',
    ),
    sentence: wordPattern(
      '(?:approval|authori[sz]ation|this letter|this approval) (?:is|does) not (?:constitute )?an? guarantee of payment|(?:final|full) (?:guarantee|letter of guarantee|authori[sz]ation) (?:letter )?will be issued',
      'jaminan akhir (?:akan )?diterbitkan|(?:no|nao) (?:constituye|constitui) (?:una )?garantia de (?:pago|pagamento)',
    ),
  },
  {
    seemsToBe: 'a refusal, not an invoice',
    unpriced: true,
    enough: 3,
    telling: wordList(
      'regret|not covered under|unable to|declin\\w+|denied|denial|refus\\w+|exclusions?|appeal|reconsider\\w*|ombudsman|not medically necessary|does not meet|decision',
      'ablehn\\w*|abgelehnt|leider|bedauern|nicht erstattungsfahig|kein(?:e)? leistung\\w*|widerspruch|ausgeschlossen|nicht ubernehmen',
      'regret|refus\\w*|favorablement|ne pouvons|commission de recours|reclamation|mediateur|exclu\\w*|ne releve pas|motif du refus|recours amiable',
      'lamentamos|lamentablemente|no es posible|rechaz\\w+|denegad\\w+|objecion|objetad\\w+|exclusion\\w*|reconsideracion|defensor del|improcedente|negativa',
      'lamentamos|infelizmente|nao e possivel|indeferid\\w+|indeferimento|recusad\\w+|recusa|negad[oa]|exclus\\w+|recurso|reclamacao|provedor|ouvidoria|improcedente',
      'menyesal|mohon maaf|dengan berat hati|tidak dapat kami|ditolak|penolakan|pengecualian|keberatan|banding|tidak dijamin',
    ),
    title: wordPattern(
      '(?:notice of )?(?:(?:claim|coverage|adverse) )?(?:denial|adverse (?:benefit )?determination|refusal|rejection)(?: (?:of|letter|notice).*)?|(?:claim|coverage|request) (?:denied|declined|rejected|refused)',
      'ablehnung(?: .*)?|ablehnungsbescheid|leistungsablehnung|absage(?: .*)?',
      'refus (?:de|d) (?:prise en charge|remboursement|garantie).*|notification de refus.*',
      '(?:asunto )?(?:objecion|negacion|negativa|rechazo|denegacion)(?: (?:a|de|del|al).*)?|carta de (?:rechazo|negacion|objecion).*',
      '(?:assunto )?(?:negativa|recusa|indeferimento)(?: (?:de|da|do|ao).*)?',
      '(?:surat )?penolakan (?:klaim|jaminan|penggantian).*|klaim ditolak',
    ),
    sentence: wordPattern(
      'we (?:are|re) (?:unable|not able) to (?:pay|approve|reimburse|cover|accept) (?:your|the|this) (?:claim|request|bill|invoice)s?|(?:your|the) (?:claim|request) (?:has been|was|is) (?:denied|declined|rejected|refused)',
      'konnen wir (?:die |ihre |diese )?(?:kosten|rechnung|leistung\\w*) (?:leider )?nicht (?:ubernehmen|erstatten)|lehnen wir (?:ihren|den|die|eine) (?:antrag|leistung|erstattung|kostenubernahme)',
      'ne (?:pouvons|pourrons) (?:pas|malheureusement pas) (?:rembourser|prendre en charge)|nous avons le regret de refuser',
      'no es posible (?:atender|aprobar|pagar|cubrir)(?: [a-z]+){0,2} (?:reembolso|solicitud|reclamacion|siniestro)|(?:ha sido|fue) (?:rechazad[oa]|denegad[oa]|objetad[oa])',
      'nao (?:sera|e) possivel (?:atender|autorizar|reembolsar)|(?:foi|fica) (?:indeferid[oa]|recusad[oa]|negad[oa])',
      'klaim (?:anda |bapak |ibu )?(?:kami )?(?:tidak dapat (?:kami )?(?:setujui|dibayarkan|disetujui)|ditolak)',
    ),
  },
  {
    seemsToBe: 'an appointment or an admission, not an invoice',
    unpaid: true,
    enough: 4,
    telling: wordList(
      'appointments?|arrive|please bring|bring (?:your|this)|reschedul\\w*|cancel(?:lation)?s?|booking (?:code|reference|no)|booked|see you|check ?in|hours (?:before|notice)',
      'termin\\w*|bringen sie|mitbringen|absagen|absage|verschieben|bitte kommen|nuchtern|wir freuen uns|anreise',
      'rendez vous|merci de (?:vous )?(?:presenter|arriver)|munissez vous|apportez|annul\\w+|reporter|a jeun|nous vous attendons',
      'cita|turno|presentarse|acudir|traer|traiga|reprogramar|cancelar|cancelacion|ayunas|le esperamos|minutos antes|confirmar su asistencia',
      'marcacao|agendamento|agendad[oa]|compareca|traga|trazer|desmarcar|remarcar|faltas|jejum|esperamos por si|vespera|minutos antes|chegue',
      'janji temu|kode booking|mohon datang|harap datang|menit lebih awal|bawa|membawa|pembatalan|jadwal ulang|puasa|sampai jumpa|reservasi',
    ),
    title: wordPattern(
      '(?:your )?(?:appointment|booking|admission|reservation)s?(?: (?:confirmation|confirmed|reminder|letter|details|information))|(?:confirmation|reminder) of (?:your )?(?:appointment|booking|admission).*|pre ?admission (?:letter|information|form).*',
      'termin(?:bestatigung|erinnerung|vereinbarung|karte)(?: .*)?|ihr termin(?: .*)?|aufnahmebestatigung|anmeldebestatigung(?: .*)?',
      '(?:confirmation|rappel) (?:de|du) (?:votre |vos )?rendez vous.*|convocation(?: .*)?|votre rendez vous(?: .*)?',
      '(?:confirmacion|recordatorio|comprobante) de (?:su )?(?:cita|turno|reserva|hora)(?: .*)?|su (?:cita|turno)(?: .*)?',
      '(?:confirmacao|lembrete|comprovativo|comprovante) d[eo] (?:sua )?(?:marcacao|agendamento|consulta marcada|reserva)(?: .*)?',
      '(?:konfirmasi|pengingat|bukti) (?:janji(?: temu)?|pendaftaran|reservasi|booking|jadwal)(?: .*)?|jadwal (?:kunjungan|operasi|kontrol)(?: .*)?',
    ),
  },
  {
    seemsToBe: 'an order or a delivery note',
    unpaid: true,
    enough: 5,
    telling: wordList(
      'delivered|deliver(?:y|ed) (?:to|by|note|address)|received in good condition|batch|lot no|courier|signature of recipient|shipped|dispatch\\w*|order (?:no|number|ref)|quantity (?:ordered|delivered)|invoice (?:will )?follows?',
      'geliefert|lieferung|lieferadresse|ware\\w*|empfanger|empfangen|versand|bestellt|bestellmenge|rechnung folgt',
      'livraison|recu en bon etat|marchandise\\w*|colis|commande[es]?|expedition|lot|transporteur|facture a suivre',
      'recibi conforme|mercancia|lote|transportista|factura aparte',
      'mercadoria\\w*|lote|encomenda|transportadora|fatura em separado',
      'pengiriman|dikirim|diterima oleh|diserahkan|kurir|batch|kedaluwarsa|pesanan|ekspedisi',
    ),
    title: wordPattern(
      '(?:delivery (?:note|docket|slip)|packing (?:list|slip)|order (?:form|confirmation)|purchase order|dispatch note)(?: .*)?',
      '(?:liefer|begleit|bestell|abhol)schein(?: .*)?|(?:auftrags|bestell)bestatigung(?: .*)?|bestellung(?: .*)?|bestellformular',
      'bon de (?:livraison|commande)(?: .*)?|bordereau de livraison(?: .*)?|(?:accuse de reception|confirmation) de commande.*',
      'albaran(?: .*)?|(?:nota|guia|remito) de (?:entrega|remision|despacho|pedido)(?: .*)?|hoja de pedido(?: .*)?|remito(?: .*)?|orden de (?:compra|pedido)(?: .*)?',
      'guia de (?:remessa|transporte|entrega)(?: .*)?|nota de (?:entrega|encomenda)(?: .*)?|(?:confirmacao|nota) de (?:encomenda|pedido)(?: .*)?|ordem de compra(?: .*)?|romaneio(?: .*)?',
      'surat jalan(?: .*)?|bukti (?:pengiriman|serah terima|kirim)(?: .*)?|tanda terima barang(?: .*)?|(?:formulir|surat) (?:pemesanan|pesanan)(?: .*)?|konfirmasi pesanan(?: .*)?',
    ),
  },
  {
    seemsToBe: 'a price list',
    unpaid: true,
    telling: wordList(),
    title: wordPattern(
      '(?:our )?(?:price list|list of (?:prices|fees|charges)|schedule of fees|fee schedule)(?: .*)?|preisliste(?: .*)?|unsere preise(?: .*)?|honorarliste|liste des (?:prix|tarifs)(?: .*)?|nos tarifs(?: .*)?|grille tarifaire(?: .*)?',
      '(?:lista|tabla|tabela|cuadro) de (?:precios|tarifas|aranceles|precos|honorarios)(?: .*)?|nuestras tarifas(?: .*)?|tarifario(?: .*)?|precario(?: .*)?|daftar (?:harga|tarif)(?: .*)?',
    ),
  },
  {
    seemsToBe: 'a payment plan',
    unpaid: true,
    telling: wordList(),
    title: wordPattern(
      '(?:payment|instal?lment|repayment) (?:plan|agreement|schedule|arrangement)(?: .*)?|agreement to pay(?: .*)?|ratenplan(?: .*)?|(?:raten|teil)zahlungs\\w*(?: .*)?|zahlungsplan(?: .*)?|tilgungsplan(?: .*)?',
      '(?:plan|calendrier|accord) de (?:paiement|paiements|reglement)(?: .*)?|echeancier(?: .*)?|(?:plan|convenio|acuerdo|compromiso|calendario) de (?:pagos?|cuotas|financiacion)(?: .*)?',
      '(?:plano|acordo|termo) de (?:pagamento|parcelamento|prestacoes)(?: .*)?|parcelamento(?: .*)?|(?:perjanjian|rencana|jadwal|surat pernyataan) (?:cicilan|angsuran|pembayaran)(?: .*)?',
    ),
  },
  {
    seemsToBe: 'a form of consent',
    unpaid: true,
    cited: true,
    telling: wordList(),
    title: wordPattern(
      '(?:informed |financial |patient |treatment |surgical )*consent(?: (?:form|to|for|of).*)?|advance beneficiary notice.*|acknowledgement of (?:costs?|fees|financial responsibility).*|agreement to (?:private )?(?:treatment|pay privately).*',
      '(?:\\w*einwilligung|\\w*aufklarung|\\w*einverstandnis)\\w*(?: .*)?|honorarvereinbarung(?: .*)?|wahlleistungsvereinbarung(?: .*)?|vergutungsvereinbarung(?: .*)?|behandlungsvertrag(?: .*)?',
      'consentement(?: .*)?|(?:hoja de )?consentimiento(?: .*)?|(?:termo de )?consentimento(?: .*)?|(?:surat |lembar |formulir )*persetujuan (?:tindakan|biaya|umum|medis|operasi|rawat inap)(?: .*)?|informed consent',
    ),
  },
  {
    seemsToBe: 'a referral',
    unpaid: true,
    unpriced: true,
    telling: wordList(),
    title: wordPattern(
      '(?:letter of |gp |specialist )?referral(?: (?:letter|form|note|to).*)?|uberweisungsschein|(?:arztliche )?uberweisung an.*|einweisung(?:sschein)?(?: .*)?|verordnung (?:von|einer) .*|lettre d adressage.*|courrier d adressage.*',
      '(?:hoja|carta|nota|orden) de (?:referencia|derivacion|interconsulta|remision medica)(?: .*)?|interconsulta(?: .*)?|(?:guia|carta) de (?:encaminhamento|referenciacao)(?: .*)?|encaminhamento(?: .*)?|surat (?:rujukan|pengantar)(?: .*)?',
    ),
  },
  {
    seemsToBe: 'a certificate of what a year or a plan cost',
    saysInvoice: true,
    telling: wordList(),
    title: wordPattern(
      '(?:annual|yearly|tax|year end) (?:tax )?(?:certificate|summary|statement)(?: (?:of|for) (?:tax|medical expenses|health (?:costs|expenses)|premiums?).*)?|tax (?:certificate|receipt for premiums?)(?: .*)?|(?:premium|subscription|membership) (?:receipt|payment confirmation|certificate)(?: .*)?|receipt for (?:your )?premiums?(?: .*)?',
      'steuerbescheinigung(?: .*)?|(?:fur ihre )?steuererklarung(?: .*)?|(?:beitrags|pramien|jahres|steuer)(?:bescheinigung|bestatigung|quittung|ausweis)(?: .*)?|bescheinigung (?:fur das finanzamt|uber (?:gezahlte )?beitrage).*',
      'attestation (?:fiscale|annuelle|de (?:cotisations?|mutuelle))(?: .*)?|(?:recu|quittance) (?:de|d une|des|pour) (?:votre |la )?(?:cotisation|prime)s?(?: .*)?|releve (?:annuel|fiscal)(?: .*)?',
      'certificado (?:fiscal|tributario|anual|de (?:primas|retenciones))(?: .*)?|(?:recibo|comprobante) (?:de )?(?:pago )?(?:de )?(?:la )?(?:prima|cuota mensual|mensualidad)(?: .*)?',
      '(?:recibo|comprovante|comprovativo|boleto) (?:de )?(?:pagamento )?(?:d[aeo] )?(?:mensalidade|premio|contribuicao)(?: .*)?|declaracao (?:anual|de mensalidades|para (?:fins de )?(?:irs|imposto)).*|informe de (?:rendimentos|pagamentos)(?: .*)?',
      '(?:kuitansi|bukti|tanda terima) (?:pembayaran )?(?:premi|iuran)(?: .*)?|bukti potong(?: .*)?|sertifikat (?:peserta|polis)(?: .*)?',
    ),
  },
  {
    seemsToBe: 'a confirmation of a bank transfer',
    telling: wordList(),
    title: wordPattern(
      '(?:(?:bank|wire|online|credit|sepa|instant) )+transfer (?:confirmation|receipt|advice|slip|details)|(?:transfer|transaction) (?:successful|confirmation|receipt|details)(?: .*)?|uberweisungs(?:bestatigung|beleg|auftrag|quittung)(?: .*)?|auftragsbestatigung uberweisung',
      '(?:avis|confirmation|ordre|preuve) de virement(?: .*)?|(?:comprobante|constancia|justificante|orden) de (?:la )?transferencia(?: .*)?|transferencia (?:exitosa|realizada|efetuada)(?: .*)?|(?:comprovante|comprovativo) d[ea] (?:transferencia|ted|pix)(?: .*)?|bukti transfer(?: .*)?|transfer berhasil(?: .*)?',
    ),
  },
  {
    seemsToBe: 'a request for documents',
    enough: 4,
    telling: wordList(
      'missing|we (?:still )?need|please (?:send|upload|provide|submit) (?:us )?(?:the|your|a|following)|incomplete|outstanding documents?|cannot (?:process|proceed|continue)|pending|once we (?:receive|have)|within \\d+ days of',
      'fehlt|fehlen|fehlende\\w*|benotigen wir|bitte (?:senden|reichen|schicken) sie|unterlagen|nachreich\\w*|unvollstandig|nicht bearbeiten|sobald uns',
      'manqu\\w+|il (?:nous )?manque|merci de nous (?:adresser|envoyer|transmettre|faire parvenir)|pieces?|justificatifs?|incomplet|en attente|nous ne pouvons pas traiter|dossier incomplet',
      'falta|faltan|nos falta|que falta|faltante\\w*|pendientes?|adjuntar|subi|enviar|envie|remitir|no podemos avanzar|incomplet[oa]|documentacion|tramite|expediente',
      'falta|faltam|em falta|pendentes?|anexar|envie|enviar|remeter|nao podemos (?:avancar|processar)|incomplet[oa]|documentacao|documentos|processo',
      'kurang|kekurangan|belum lengkap|lengkapi|melengkapi|mohon (?:kirim|lampirkan|unggah|melengkapi)\\w*|dokumen|berkas|belum dapat (?:kami )?proses',
    ),
    title: wordPattern(
      '(?:request for|missing) (?:(?:further|more|additional|missing) )?(?:information|documents?|documentation|records)(?: .*)?|(?:further|additional) (?:information|documents?) (?:needed|required|requested)|unterlagen(?:anforderung|nachforderung)(?: .*)?|fehlende unterlagen(?: .*)?|ruckfrage zu .*',
      '(?:demande|pieces) (?:de (?:pieces|documents|justificatifs)|manquantes?|complementaires?|justificatives?)(?: .*)?|solicitud de (?:documentos|documentacion|informacion)(?: .*)?|documentacion (?:pendiente|faltante)(?: .*)?|(?:pedido|solicitacao) de (?:documentos|documentacao|informacoes|esclarecimentos)(?: .*)?|documentos em falta(?: .*)?|(?:permintaan|kekurangan) (?:dokumen|berkas|kelengkapan)(?: .*)?',
    ),
  },
  {
    seemsToBe: 'a statement of account over several bills',
    enough: 3,
    telling: wordList(
      'balance (?:brought|carried) forward|opening balance|closing balance|already sent to you|original invoices?|not with this statement|this statement summari[sz]es|payments received since|over 90 days|90 days and over',
      'saldovortrag|kontoauszug|kontostand|kundenkonto|offene posten|posten ubersicht|saldo per|ubersicht uber ihr konto|zur kontrolle',
      'ou en est votre compte|solde (?:anterieur|en notre faveur|en votre faveur|reporte)|votre versement|pour controle|payer deux fois|releve de compte|joints aux factures|debiteurs',
      'estado de (?:su )?cuenta|saldo anterior|saldo a (?:la )?fecha|debe|haber|facturas ya (?:enviadas|emitidas)|abonos del periodo',
      'extrato (?:de|da sua) conta|conta corrente|saldo anterior|saldo em|faturas ja (?:enviadas|emitidas)|pagamentos do periodo',
      'rekening koran|saldo (?:awal|akhir)|mutasi|tagihan yang sudah dikirim|riwayat (?:tagihan|pembayaran)|kartu piutang',
    ),
    title: wordPattern(
      '(?:aged|customer|patient) account statement(?: .*)?|kontoauszug(?: .*)?|kontoubersicht(?: .*)?|releve de (?:votre )?compte(?: .*)?|ou en est votre compte(?: .*)?|estado de (?:su )?cuenta corriente(?: .*)?|extrato de conta(?: .*)?|kartu piutang(?: .*)?',
    ),
  },
  {
    seemsToBe: 'a card of an insured person',
    cited: true,
    telling: wordList(),
    title: wordPattern(
      '(?:health (?:insurance|plan) |member(?:ship)? |insurance |digital |benefits? |my )*(?:id |membership |member |health |insurance )card|e ?card|(?:digitale )?(?:versicherten|gesundheits|versicherungs|mitglieds)karte|carte (?:de |d )?(?:mutuelle|tiers payant|assure|adherent|vitale)(?: .*)?|attestation de tiers payant.*',
      '(?:tarjeta|credencial|carnet) (?:digital )?(?:de |del )?(?:afiliad[oa]|asegurad[oa]|sanitaria|salud|beneficiari[oa]|soci[oa])(?: .*)?|(?:cartao|carteira|carteirinha) (?:digital )?(?:de |do |da )?(?:beneficiari[oa]|associad[oa]|saude|segurad[oa]|plano)(?: .*)?|carteirinha digital|(?:kartu|e kartu) (?:peserta|asuransi|anggota)(?: .*)?',
    ),
  },
];
