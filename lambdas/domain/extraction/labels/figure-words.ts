/** The words of one language that labels of shares are made of. */
export interface FigureWords {
  readonly payer: string;
  readonly patient: string;
  /** Only an insurer gives these, only a patient bears those: the word alone says whose the figure is. */
  readonly ofPayer: string;
  readonly ofPatient: string;
  readonly paying: string;
  readonly beside: string;
}

/** In plain text: German, Spanish, French, Portuguese, Indonesian. */
export const FIGURE_WORDS: readonly FigureWords[] = [
  {
    payer:
      'versicherung versicherungen krankenversicherung krankenkasse kasse kassen versicherer krankenversicherer' +
      ' kostentrager pkv gkv beihilfe zusatzversicherung versicherungstrager',
    patient: 'patient patientin patienten versicherte versicherter versicherten ihnen sie selbst selbstzahler',
    ofPayer: 'kassenanteil kassenleistung kassenzuschuss versicherungsanteil versicherungsleistung kostenubernahme',
    ofPatient: 'eigenanteil patientenanteil zuzahlung selbstbehalt privatanteil eigenbeteiligung eigenleistung',
    paying:
      'anteil betrag zahlung zahlbetrag leistung bezahlt gezahlt zahlt zahlen bezahlen ubernommen ubernimmt tragt tragen' +
      ' gesamt total getragen gedeckt deckung forderung abgerechnet verrechnet rest restbetrag offen zuschuss erstattet erstattung',
    beside:
      'der die das des dem den durch von vom an mit fur zu ab abzuglich abzgl minus davon bereits direkt noch in eur chf' +
      ' euro netto brutto zur zum ihre ihrer ihr und zahlender offener',
  },
  {
    payer:
      'aseguradora asegurador seguro seguros compania cia mutua eps isapre fonasa prepaga prepagada obra poliza entidad' +
      ' financiador financiadora pagador',
    patient:
      'paciente asegurado asegurada afiliado afiliada usuario usuaria beneficiario titular cliente socio cotizante',
    ofPayer: 'cobertura cubierto bonificacion bonificado reembolso reembolsado reembolsable indemnizacion cubre',
    ofPatient: 'copago copagos coaseguro bolsillo uncovered',
    paying:
      'total abono recibir pago pagado pagada paga pagar abona abonado abonar cargo aporte aportacion parte importe monto valor neto saldo' +
      ' cuota participacion diferencia asume asumido facturado facturar cobrar descuento pendiente responsabilidad gasto' +
      ' gastos desembolso cancelar',
    beside:
      'a al de del la el los las por para su en y e menos deducible anual plan social salud medico medica moderadora' +
      ' eur mxn cop usd pen clp ars mn iva incluido ya directo directamente lo',
  },
  {
    payer:
      'assurance assurances assureur mutuelle mutualite caisse cpam amo amc complementaire organisme secu securite regime' +
      ' cnss cnops ipm pec',
    patient: 'patient patiente assure assuree beneficiaire adherent adherente malade client',
    ofPayer: 'remboursement rembourse remboursable couvert couverture',
    ofPatient: 'moderateur rac uncovered',
    paying:
      'total part montant paye regle charge du due payer regler quote participation net reste verse solde facturer',
    beside: 'de des d l la le les par pour a au en ttc ht eur mad fcfa cfa dh votre sa obligatoire sociale ticket',
  },
  {
    payer: 'seguradora seguro companhia operadora convenio plano entidade subsistema adse sns segurador',
    patient: 'paciente utente segurado segurada beneficiario cliente titular associado',
    ofPayer: 'comparticipacao comparticipado reembolso cobertura coberto reembolsavel',
    ofPatient: 'coparticipacao copagamento uncovered',
    paying:
      'total receber pago paga pagar parte valor montante cargo encargo faturar facturar faturado cobrar responsabilidade quota liquido' +
      ' franquia pagamento suportado devido saldo',
    beside: 'a o ao as os do da de dos das pelo pela por em e saude ja menos taxa moderadora aoa brl eur',
  },
  {
    payer: 'asuransi penjamin penanggung bpjs jkn jaminan',
    patient: 'pasien peserta tertanggung sendiri pribadi mandiri',
    ofPayer: 'dijamin dicover piutang',
    ofPatient: 'iuran urun ekses',
    paying:
      'total bayar dibayar dibayarkan membayar tanggungan ditanggung menanggung bagian porsi beban biaya tagihan sisa jumlah' +
      ' nilai klaim pembayaran penggantian disetujui selisih',
    beside: 'oleh yang harus hrs dari ke kepada untuk di telah akan perusahaan pihak rp idr tunai',
  },
];
