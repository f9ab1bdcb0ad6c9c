import type { Language } from '../reading.ts';

/** The words of one language that labels of shares are made of. */
export interface FigureWords {
  readonly payer: string;
  readonly patient: string;
  /** Only an insurer gives these, only a patient bears those: the word alone says whose the figure is. */
  readonly ofPayer: string;
  readonly ofPatient: string;
  readonly paying: string;
  /** What is billed: behind a word for the whole it makes a total. */
  readonly billed: string;
  readonly whole: string;
  /** The most that is paid. */
  readonly limit: string;
  /** With it what an insurer gives is a rate: `% coverage`. */
  readonly rate: string;
  /** `billed to`, `due from`, `borne by`: who is named behind it is the one who pays. */
  readonly towards: string;
  readonly beside: string;
}

/** The insurer's own name stands in a sentence for this word: see clause-figures.ts. */
const NAMED = ' insurer';
/** Insurers go by these in Spain, Latin America, Portugal, Brazil and Africa alike. */
const PAYERS_SPANISH =
  'aseguradora aseguradoras asegurador seguro seguros compania cia mutua mutual eps ars isapre fonasa prepaga prepagada obra' +
  ' mutualista iess essalud imss issste poliza entidad financiador financiadora pagador convenio prestadora ips arl soat';
const PAYERS_PORTUGUESE =
  'seguradora seguradoras seguro seguros companhia operadora convenio convenios plano entidade subsistema adse sns segurador' +
  ' pagadora medicina';

/** In plain text; English first. */
export const FIGURE_WORDS: Readonly<Record<Language, FigureWords>> = {
  en: {
    payer:
      'insurer insurers philhealth panel insurance ins carrier payer payor plan fund scheme tpa hmo hmos underwriter medicare' +
      ' we us',
    patient: 'patient patients you your member insured client customer subscriber policyholder guarantor self',
    ofPayer:
      'benefit benefits rebate reimbursement reimbursed reimburse reimbursable admissible sanctioned claimable refundable refunded',
    ofPatient: 'copay copayment coinsurance gap levy shortfall topup owe owes uncovered',
    paying:
      'paid pays pay payable payment payments portion share part amount cover covers covered contribution liability liable' +
      ' responsibility due owed owing owe owes billed charged collected balance claimed borne bears settled settles settle' +
      ' settlement settlements approved remaining rest reimburses bear invoiced reimbursed reimbursement reimburse benefit' +
      ' rebate admissible sanctioned copay copayment coinsurance gap levy shortfall topup debited received responsible' +
      ' claimable reimbursable uncovered refundable refunded recoverable receipts guarantees guaranteed half',
    billed:
      'bill charge charges charged cost costs fee fees price claim claimed invoice treatment service services account' +
      ' amount payable pay due value bills',
    whole: 'total totals sum net whole entire full',
    limit: 'limit limits maximum max ceiling cap entitlement',
    rate: '% percent percentage pct rate',
    towards: 'by from to',
    beside:
      'the of for and in on this that what is are was been has have had will ve s a less minus already today now card' +
      ' cash visa mastercard eftpos direct directly company health medical dental private aid which need estimated third' +
      ' party final items non policy my our deductible excess co after provider hospital clinic practice risk bank transfer cheque' +
      ' please est contractual including incl gst vat tax overall grand annual yearly year calendar lifetime aggregate coverage per' +
      ' person family individual inpatient outpatient optical authorised authorized loa gl guarantee letter inr usd gbp eur aud cad sgd zar rs amt',
  },
  de: {
    payer:
      'versicherung versicherungen krankenversicherung krankenversicherungen krankenkasse kasse kassen versicherer versicherers' +
      ' krankenversicherer krankenversicherers kostentrager kostentragers pkv gkv beihilfe beihilfestelle zusatzversicherung' +
      ' versicherungstrager grundversicherung ogk kvg vvg versicherungsgesellschaft garant pflegekasse krankenkassen gesundheitskasse' +
      NAMED,
    patient:
      'patient patientin patienten patients versicherte versicherter versicherten ihnen sie selbst selbstzahler ihr ihre person' +
      ' privat mitglied mitglieds',
    ofPayer:
      'kassenanteil kassenleistung kassenzuschuss versicherungsanteil versicherungsleistung kostenubernahme festzuschuss' +
      ' festzuschusse erstattungsbetrag erstattung erstattet leistungsbetrag auszahlungsbetrag versichererleistung erstatten' +
      ' direktabrechnung direktzahlung ruckerstattung kostenerstattung ruckvergutung kostenersatz entlastungsbetrag',
    ofPatient:
      'eigenanteil patientenanteil zuzahlung selbstbehalt privatanteil eigenbeteiligung eigenleistung selbstbeteiligung' +
      ' verbleiben verbleibt kostenbeteiligung selbstkosten ablehnungsbetrag franchise patientenbetrag eigenanteils uncovered',
    paying:
      'anteil festbetrag festbetrage betrag zahlung zahlungen zahlbetrag leistung leistungen bezahlt gezahlt zahlt zahlen bezahlen ubernommen' +
      ' ubernimmt tragt tragen getragen gedeckt deckung forderung abgerechnet verrechnet rest restbetrag offen zuschuss' +
      ' gesamt total entfallen entfallt entfallend vergutung vergutet belastet kosten ubernahme uberwiesen zahlbar lasten halfte',
    billed:
      'rechnung rechnungen honorar leistungen leistung kosten behandlung rechnungsbetrag forderung betrag entgelt gebuhren',
    whole:
      'gesamt gesamtbetrag gesamtkosten summe total rechnungssumme gesamtsumme gesamthonorar gesamte gesamter insgesamt',
    limit:
      'hochstsumme hochstleistung tarifhochstleistung jahreshochstleistung hochsterstattung hochstbetrag hochstgrenze limite limit leistungsobergrenze obergrenze deckungssumme' +
      ' deckungslimit erstattungshochstbetrag hochstens maximal maximum jahreslimit jahreshochstbetrag plafond' +
      ' versicherungssumme jahresmaximum hochstsatz leistungslimit kostenrahmen',
    rate: '% satz prozent prozentsatz',
    towards: 'von vom durch',
    beside:
      'der die das des dem den durch von vom an mit fur zu ab abzuglich abzgl minus davon bereits direkt noch in eur chf' +
      ' euro netto brutto zur zum ihrer ihrem und zahlender offener voraussichtlich voraussichtliche voraussichtlicher gemass laut aus' +
      ' kostengutsprache tariflich tarifliche vertraglich vertragliche police polizze vertrag je pro jahr kalenderjahr fall im bei uber kzv kv' +
      ' spitalsaufenthalt krankenhausaufenthalt aufenthalt eingriff',
  },
  es: {
    payer: PAYERS_SPANISH + NAMED,
    patient:
      'paciente asegurado asegurada afiliado afiliada usuario usuaria beneficiario titular cliente socio cotizante lesionado' +
      ' lesionada particular trabajador interesado interesada',
    ofPayer:
      'cobertura cubierto cubierta cubiertos cubiertas cubrir bonificacion bonificado reembolso reembolsado reembolsar reembolsable indemnizacion cubre cxc',
    ofPatient: 'copago copagos coaseguro bolsillo uncovered coseguro',
    paying:
      'total abono recibir pago pagado pagada pagados paga pagar abona abonado abonar abonos cargo aporte aportes aportacion parte importe monto' +
      ' valor vlr neto saldo cuota participacion diferencia asume asumido facturado facturar cobrar descuento pendiente' +
      ' responsabilidad gasto gastos desembolso cancelar liquidado reconocido aprobado credito queda mitad',
    billed:
      'cuenta factura servicios servicio prestaciones prestacion atencion honorarios gastos cargos tratamiento reclamado' +
      ' facturado presentado procedimientos presupuesto consumo',
    whole: 'total importe monto valor costo coste suma gran subtotal',
    limit: 'tope limite maximo maxima topado techo plafond',
    rate: '% porcentaje tasa',
    towards: 'por',
    beside:
      'a al de del la el los las por para su en y e menos deducible anual plan social salud medico medica moderadora' +
      ' suma sumas capital beneficio asegurada maxima contratada eur mxn cop usd pen clp ars dop mn iva incluido ya directo directamente lo no le caja evento contratada gastos medicos' +
      ' autorizado efectivo',
  },
  fr: {
    payer:
      'assurance assurances assureur mutuelle mutualite caisse cpam amo amc complementaire organisme secu securite regime' +
      ' cnss cnops ipm cnam cmu ramed assureurs ro rc mgen rgo sociale obligatoire' +
      NAMED,
    patient:
      'patient patiente assure assuree beneficiaire adherent adherente malade client votre vous affilie participant',
    ofPayer:
      'remboursement rembourse remboursee rembourses remboursees rembourser remboursable pec couvrir couvert couverte couverts couvertes couverture garanti comptant encaisse',
    ofPatient: 'moderateur rac uncovered copaiement quote franchise',
    paying:
      'total part montant paye payee regle reglee totale charge du due payer paie paient regler participation intervention interventions net reste verse solde facturer' +
      ' creance avance moitie',
    billed: 'honoraires facture prestations soins frais actes note hospitalisation reclame facturation depenses devis',
    whole: 'total montant somme cout',
    limit: 'plafond plafonne limite maximum maximal maximale garantie',
    rate: '% taux pourcentage',
    towards: 'par',
    beside:
      'de des d l la le les par pour a au en ttc ht eur mad fcfa cfa dh ar sa et ticket plan contrat annuel annuelle' +
      ' famille deja directement s il maladie sante privee',
  },
  pt: {
    payer: PAYERS_PORTUGUESE + NAMED,
    patient:
      'paciente utente doente segurado segurada beneficiario beneficiaria cliente titular associado usuario particular interessado' +
      ' interessada',
    ofPayer:
      'comparticipacao comparticipado comparticipada comparticipados reembolso cobertura coberto coberta cobertos cobertas' +
      ' reembolsavel reembolsado reembolsados reembolsar comparticipar cobrir liberado liberada',
    ofPatient: 'coparticipacao copagamento uncovered franquia',
    paying:
      'total receber pago paga pagos pagas pagar parte valor montante cargo encargo faturar facturar faturado faturados faturada facturado cobrar' +
      ' responsabilidade quota liquido pagamento suportado devido saldo importancia aprovado autorizado liberado glosa desconto abatimento metade',
    billed:
      'atendimento conta fatura factura servicos servico despesas despesa tratamento procedimentos honorarios nota orcamento' +
      ' faturado apresentado',
    whole: 'total valor montante importe custo',
    limit: 'limite teto plafond capital maximo tecto',
    rate: '% percentual percentagem porcentagem',
    towards: 'por pelo pela',
    beside:
      'a o ao as os do da de dos das pelo pela por em e saude ja menos taxa moderadora aoa brl eur mzn anual contratual' +
      ' evento apolice guia no na contrato segurado',
  },
  id: {
    payer: `asuransi penjamin penanggung bpjs jkn jaminan perusahaan${NAMED}`,
    patient: 'pasien peserta tertanggung sendiri pribadi mandiri nasabah keluarga korban',
    ofPayer: 'dijamin dicover mengganti menjamin piutang disetujui tercover penggantian',
    ofPatient: 'iuran urun ekses excess kekurangan kekurangannya uncovered',
    paying:
      'total bayar dibayar dibayarkan bayarkan membayar tanggungan tangungan tangg ditanggung menanggung bagian porsi beban biaya tagihan' +
      ' tagih ditagih tagihkan ditagihkan sisa jumlah nilai klaim pembayaran selisih tunai setengah separuh dilunasi lunas kekurangan kekurangannya',
    billed: 'tagihan biaya perawatan pengobatan layanan klaim harga tindakan',
    whole: 'total jumlah grand',
    limit: 'limit plafon batas maksimum maksimal pagu plafond',
    rate: '% persentase prosentase persen',
    towards: 'oleh',
    beside:
      'oleh yang harus hrs dari ke kepada untuk di telah akan pihak rp idr dengan sebesar kelas per tahun manfaat polis tahunan pertanggungan rawat inap',
  },
};
