/** The words that labels of numbers are made of in German, Spanish, French, Portuguese and Indonesian, in plain text. */
export const NUMBER_WORDS = {
  number:
    'no nr nro num numero numeros nummer nomor nomer n o # ref referencia referenz reference codigo code cod kode id' +
    ' zeichen folio',
  /** Whoever is insured: with a word for number the number is theirs, alone the word announces a name. */
  insured:
    'asegurado asegurada afiliado afiliada beneficiario beneficiaria socio socia usuario adherido cotizante versicherte' +
    ' versicherter versicherten versicherungsnehmer mitglied mitglieds assure assuree adherent adherente beneficiaire membre' +
    ' affilie affiliee segurado segurada membro associado peserta tertanggung anggota nasabah kepesertaan',
  /** What the insured carry: the word alone announces a number. */
  card:
    'carne carnet tarjeta credencial afiliacion versichertenkarte gesundheitskarte karten mitgliedskarte kvnr matricule carte' +
    ' adhesion affiliation carteira carteirinha cartao matricula kartu certificado certificat',
  claim:
    'siniestro siniestros reclamo reclamacion expediente tramite schaden schadens schadenfall schadensfall leistungsfall' +
    ' leistungsantrag leistungsantrags vorgang vorgangs sinistre bordereau sinistro processo participacao klaim pengajuan',
  /** What an insurer gives before it pays: it may be for several claims, or none. */
  approval:
    'autorizacion aprobacion garantia aval volante kostengutsprache kostenzusage kostenubernahme genehmigung genehmigungs' +
    ' bewilligung bewilligungs freigabe verordnung verordnungs accord entente pec autorisation autorizacao aprovacao' +
    ' guia senha jaminan sjp sep persetujuan approval rujukan authorization autorisierung deckungszusage',
  invoice:
    'factura facturas rechnung rechnungs beleg honorarnote honorarnoten quittung quittungs recibo boleta comprobante presupuesto' +
    ' ticket facture recu quittance vente avoir devis fatura orcamento kwitansi kuitansi faktur tagihan pembayaran invoice bukti' +
    ' struk transaksi nota',
  /** Whose card or number it is. */
  payer:
    'assurance assureur seguro aseguradora asegurador ars eps mutua mutuelle amo amc cmu plan plano convenio seguradora kasse' +
    ' krankenkasse versicherung versicherungs versicherer asuransi bpjs jkn nss',
  beside:
    'de del la el los las des der die das dem du d l le les da do dos das di dan et e y ou oder und u o su ihre ihr votre seu' +
    ' electronica electronico eletronica venta interno interna externo medica medico medizinische salud sante saude gesundheit' +
    ' social sociale pago prise en charge bon orden carta previa' +
    ' previo prealable surat perawatan rawat inap jalan rumah sakit pemberian demande prestacion atencion servicio servicos' +
    ' servicios cliente interne externe unsere unser notre nuestra nosso',
} as const;
