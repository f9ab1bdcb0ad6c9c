/**
 * The words that labels of numbers are made of, in plain text, by what they tell: a line each for English, German,
 * Spanish, French, Portuguese and Indonesian, where the language has its own.
 */
export const NUMBER_WORDS = {
  number:
    'number numbers no nos num nbr n # id ids identifier identification unique reference ref code' +
    ' nr nummer nummern referenz zeichen kennzeichen kennung' +
    ' nro numero numeros referencia codigo cod folio' +
    ' identifiant' +
    ' nomor nomer kode referensi reff',
  claim:
    'claim claims eclaim intimation icn ccn dcn tcn' +
    ' antrag kostenzuschuss schaden schadens schadenfall schadensfall schadenfalls schadensfalls schadenmeldungs anspruchs erstattungs antrags leistungsfall leistungsantrag leistungsantrags leistungsgesuch leistungsgesuchs erstattungsgesuch ruckerstattungsgesuch versicherungsfall versicherungsfalls unfall unfalls meldungs melde einreichungs schadenmeldung' +
    ' siniestro siniestros denuncia denuncio reclamacion reclamo reclamos reembolso' +
    ' sinistre bordereau declaration reclamation remboursement' +
    ' sinistro evento protocolo aviso participacao' +
    ' klaim pengajuan',
  /** What is made of a claim, and named where the claim itself is not. */
  procedure: 'expediente parte tramite liquidacion radicado radicacion',
  /** The claim's on an insurer's paper, but the stay's on a hospital's. */
  file: 'case settlement vorgang vorgangs fall akten bearbeitungs geschafts caso gestion solicitud cas processo solicitacao kasus',
  invoice:
    'invoice inv bill billing statement soa superbill' +
    ' rechnung rechnungs rechn rech rg rnr kostenvoranschlag kostenvoranschlags kva kassenbeleg beleg honorarnote honorarnoten honorarrechnungs liquidations privatliquidations' +
    ' faktura fakturen abrechnungs liquidation bescheid bescheids gebuhrenbescheid gebuhrenbescheids' +
    ' factura facturas prefactura recibo comprobante comp cbte boleta presupuesto ticket tiquete venta' +
    ' facture note fact piece titre vente avoir devis memoire' +
    ' fatura nota comprovante cobranca demonstrativo nfs nf orcamento' +
    ' faktur kuitansi kwitansi tagihan bukti struk transaksi pembayaran',
  /** Of what is printed when it was paid: the invoice's own number goes before. */
  receipt: 'receipt quittung quittungs quittance recu',
  /** An invoice's, but by itself somebody's passport too: only with a word for number. */
  paper:
    'document doc memo voucher slip estimate quotation proforma' +
    ' dokument dokumenten angebots gutschrift' +
    ' documento minuta cobro releve decompte facturation' +
    ' extrato boleto cupom rps dokumen rincian resi penjualan',
  /** Whoever is insured: with a word for number the number is theirs, alone the word announces a name. */
  insured:
    'member membership participant recipient dependant subscriber insured assured affiliate mbr memb mem policyholder beneficiary benef enrollee enrollment enrolment cardholder covered' +
    ' versicherten versicherungsnehmer versicherte versicherter krankenversicherten mitglied mitglieder beihilfe mitglieds mitgl' +
    ' asegurado asegurada  derechohabiente miembro afiliado afiliada beneficiario beneficiaria socio socia usuario adherido cotizante titular membresia aseg afil' +
    ' assure assuree membre adherent adherente beneficiaire affilie affiliee societaire' +
    ' segurado segurada segura membro associado aderente participante ben' +
    ' peserta anggota sertifikat tertanggung nasabah kepesertaan keanggotaan',
  /** What the insured carry: the word announces a number by itself. */
  card:
    'card certificate cert' +
    ' versichertenkarte versichertenkarten gesundheitskarte gesundheitskarten karte karten egk versichertenausweis mitgliedskarte deckungskarte covercard kvnr' +
    ' carne carnet tarjeta credencial afiliacion certificado' +
    ' carte matricule matr adhesion affiliation certificat' +
    ' carteira carteirinha cartao matricula' +
    ' kartu',
  /** Numbers that the state gives everybody: the member's where an insurer's own is not printed beside it. */
  state:
    'nhs ahv avs navs13 sns cns ss sv sozialversicherungs seguridad securite social sociale secu immatriculation nir inscription niss insz nacional mutualista asociado matriculado utente',
  /** Who insures: its number, when it is of nothing else, is the member's. */
  payer:
    'insurance insurer insurers medicare medicaid nhis nhif shif ins philhealth ohip medaid hmo tpa payer payor scheme fund carrier sha' +
    ' versicherung versicherungs krankenversicherungs kv versicherer kasse krankenkasse' +
    ' seguro aseguradora asegurador ars eps mutua nss' +
    ' assurance assureur mutuelle amo amc cmu cnss cnops cnam cnps inps inam' +
    ' convenio seguradora adse' +
    ' asuransi bpjs jkn kis jaminan penjamin',
  /** What permits a treatment or promises its payment: one may be for several bills, and stands beside the claim's number as often as alone. */
  approval:
    'authorization authorisation auth approval loa gop referral verordnung verordnungs volante rujukan' +
    ' autorisierung genehmigung genehmigungs bewilligung bewilligungs freigabe' +
    ' autorizacion aprobacion entente autorisation autorizacao aprovacao senha persetujuan otorisasi' +
    ' kostengutsprache kostenzusage kostenubernahme deckungszusage zusage' +
    ' garantia aval accord prise pec sjp penjaminan garansi',
  /** The form by which an insurer is asked to pay: a bill prints its number instead of the claim's. */
  form: 'guia sep',
  /** Of everything else that is numbered on a bill. */
  other:
    'session batch tracking accession requisition specimen group grp policy plan contract account acct patient medical' +
    ' record mrn chart encounter visit tax npi license licence practice registration reg company phone telephone fax order po' +
    ' abn acn gst hst vat trn ein employer ssn room bed customer payment transaction check cheque sort routing bank diagnosis' +
    ' procedure cpt icd item lot serial prescription admission client' +
    ' gruppen gruppe vertrags vertrag policen police konto steuer kunden patienten institutions ik betriebsstatten telefon' +
    ' zimmer aufnahme zsr gln rcc' +
    ' grupo poliza contrato cuenta historia clinico profesional colegiado cliente habitacion cama episodio dni cedula curp' +
    ' groupe contrat compte finess rpps adeli siret siren  ordonnance dossier sejour chambre ipp iep' +
    ' hospitalisation' +
    ' apolice conta contribuinte prontuario cnes' +
    ' polis rekening rekam medis pasien telepon grup registrasi npwp tarif nik kamar',
  /** Whatever else the phrase says. */
  foreign:
    'kzv kzbv fqm ritma anq aqnp oppq opq oiiq otstcfq ordre federation rmtao cmto cmtbc crpo ocswssw arztekammer zahnarztekammer psychotherapeutenkammer kreditkarten kreditkarte kundenkarten bankkarten mrn npi ein ssn abn acn npwp siret siren finess rpps adeli iban credit credito debito bancaria bancaire clinico clinica cidadao identite identidad ktp crm session batch',
  /** What stands with these and says nothing of whose the number is. */
  beside:
    'hospital clinic provider pharmacy lab practice health dental private control internal person our your' +
    ' final interim official main primary secondary principal reimbursement cash charge file form' +
    ' ihre ihr unsere unser' +
    ' su electronica electronico interna interno externo medica medico salud orden honorarios fiscal gasto' +
    ' previo previa' +
    ' votre notre sante maladie vitale en charge bon demande interne prealable pago honoraires frais caisse soins electronique' +
    ' seu nosso saude eletronica pedido servico servicos atendimento cobro despesa suporte' +
    ' surat formulir induk perawatan pessoa rawat inap jalan rumah sakit berkas',
  /** What links words, and ends no label. */
  link: 's of the and or der die das dem des du und oder u de del la el los las d y e o l le les et ou da do das dos di dan en',
} as const;
