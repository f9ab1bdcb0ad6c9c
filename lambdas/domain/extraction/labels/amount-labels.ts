import { type LabelRule, label, strictLabel } from './label-rule.ts';

const INSURER =
  '(?:health insurance|insurance|insurer|insurance company|health plan|plan|payer|payor|carrier|health fund|fund|medical aid|medical scheme|scheme)';
const PATIENT = '(?:patient|member|insured|customer|subscriber|policyholder|client|beneficiary|you|your)';
const KASSE = '(?:krankenversicherung|versicherung|krankenkasse|kasse|versicherer|kostentrager|zusatzversicherung)';
const SEGURO = '(?:seguro|aseguradora|compania|compania aseguradora|poliza|mutua|eps|prepagada)';
const ASSURANCE = '(?:assurance maladie|assurance|assureur|mutuelle|caisse|organisme|amo|amc|complementaire|rgpd)';
const SEGURADORA = '(?:seguro|seguradora|convenio|plano de saude|plano|operadora|companhia)';
const ASURANSI = '(?:perusahaan asuransi|asuransi|penjamin|penanggung|bpjs)';

/** Labels of the figures, in the six languages: English, German, Spanish, French, Portuguese, Indonesian. */
export const AMOUNT_LABELS: readonly LabelRule[] = [
  label(
    'insurance_amount',
    1,
    `${INSURER}(?: company)?(?: s)? (?:pays|paid|pay|payment|payments|payable|portion|share|responsibility|covers|covered|contribution|liability|approved|benefit|part|to pay)(?: amount)?`,
    `${INSURER}(?: company)?(?: s)? (?:amount|total|due|paid amount|covered amount|payment amount)`,
    `(?:amount |total |sum |portion |share |balance )?(?:paid|covered|payable|settled|payment|payments|approved|reimbursed|borne|due|owed|pays)(?: amount)? (?:by|from|of) (?:the |your |my )?${INSURER}`,
    `(?:portion|share|part|amount) (?:of|for|from) (?:the )?${INSURER}`,
    '(?:covered|reimbursed|reimbursable|reimbursement|benefit) amount|amount (?:covered|reimbursed|we paid|paid by us)|benefits? (?:paid|payable)|plan (?:paid|pays)|we paid|insurance coverage amount',
    `${KASSE}s? ?(?:anteil|leistung|zahlung|erstattung|zahlt|ubernimmt|betrag|bezahlt)`,
    `versicherungs ?(?:anteil|leistung|zahlung|erstattung|betrag)|kassen ?(?:anteil|leistung)|erstattungs ?betrag|erstattung|erstatteter betrag|ubernommener betrag|gedeckter betrag|versicherungs ?deckung`,
    `(?:von|durch)(?: der| die| ihrer)? ${KASSE}(?: bezahlt| ubernommen| erstattet| getragen| gedeckt| gezahlt| zu zahlen)?`,
    `(?:anteil|leistung|zahlung|erstattung)(?: der| durch die| durch)? ${KASSE}`,
    `(?:importe |monto |valor |total )?(?:pagado|pago|cubierto|cubre|abonado|a cargo|aportacion|aporte|cobertura|parte|paga|pagara|a pagar|asumido|reembolso|importe|monto)(?: por| del| de| a| )*(?:el |la )?${SEGURO}`,
    `(?:importe|monto|valor|total) (?:cubierto|asegurado|reembolsado|aprobado)|${SEGURO} (?:paga|cubre|pago)`,
    `(?:montant |part |total )?(?:part|pris en charge|prise en charge|paye|payee|regle|rembourse|remboursement|paiement|couvert|couverte|charge|montant)(?: par| de| pour| du)*(?: l| la| le| votre)* ?${ASSURANCE}`,
    `montant (?:pris en charge|rembourse|couvert)|${ASSURANCE} (?:paie|prend en charge)|remboursement`,
    `(?:valor |montante |total )?(?:pago|coberto|parte|cobertura|comparticipacao|comparticipado|paga|pagar|a cargo|reembolso|valor|montante)(?: pelo| pela| do| da| de)* ${SEGURADORA}`,
    `(?:valor|montante|total) (?:coberto|comparticipado|aprovado|reembolsado)|${SEGURADORA} (?:pagou|paga|cobre)|comparticipacao`,
    `(?:jumlah |biaya |total )?(?:ditanggung|dibayar|dibayarkan|tanggungan|pembayaran|bagian|porsi|klaim|dijamin|dicover)(?: oleh)?(?: pihak)? ${ASURANSI}`,
    `klaim (?:disetujui|dibayar)|${ASURANSI} (?:membayar|menanggung)|jumlah (?:ditanggung|dijamin)`,
  ),
  label('insurance_amount', 0.7, `${INSURER} coverage`, `${INSURER} (?:cover|benefits?)`, 'covered|coverage amount'),
  label(
    'out_of_pocket',
    1,
    `${PATIENT}(?: s)? (?:pays|pay|paid|payment|payable|responsibility|responsible|share|portion|amount|liability|contribution|cost|costs|balance due|due|owes?|owed|to pay|part|co ?pay|co ?payment|out of pocket)(?: amount)?`,
    `(?:amount|balance|cost|total|share|portion)? ?(?:due|paid|payable|owed|owing|pays|payment)(?: by| from| of) (?:the )?(?:patient|member|insured|you|customer)`,
    '(?:remaining )?patient (?:responsibility|share|portion)|out of pocket(?: amount| expenses?| costs?| maximum paid| payment| total)?|(?:amount )?you (?:owe|pay|may owe)|your (?:share|cost|responsibility|portion|total)|member liability|(?:amount|balance) you owe|self pay(?:ment)?|patient out of pocket',
    'patienten ?(?:anteil|zahlung|betrag|beitrag)|eigen ?(?:anteil|beteiligung|leistung|betrag)|ihr (?:anteil|eigenanteil)|zuzahlung|(?:vom|durch den|von) patienten?(?: zu zahlen| bezahlt| zu tragen)?|anteil (?:des )?patient(?:en)?|(?:von ihnen|selbst) zu zahlen|patient zahlt|selbst ?zahler ?anteil',
    '(?:importe |monto |valor |total |saldo )?(?:a cargo|a pagar|importe|parte|responsabilidad|pago|pagado|copago|paga|aportacion|aporte|cuota|monto|abona|asumido)(?: por| del| de| a)*(?: el| la)? (?:paciente|asegurado|afiliado|usuario)|copago|(?:el )?paciente paga|gastos? de bolsillo|a su cargo|usted (?:paga|debe)',
    '(?:montant |part |reste )?(?:part|reste|reste du|a la charge|a charge|a payer|quote part|participation|du|paye)(?: a charge)?(?: du| de| par| l| le)* (?:patient|assure)|reste a (?:votre )?charge|ticket moderateur|a (?:votre|sa) charge|vous devez|reste a payer',
    '(?:valor |parte |total |montante )?(?:a cargo|paga|a pagar|parte|valor|responsabilidade|pago|encargo)(?: do| pelo| da| pela)* (?:paciente|utente|segurado|beneficiario)|(?:paciente|utente) paga|copagamento|co ?participacao|voce (?:deve|paga)|taxa moderadora|encargo do utente',
    '(?:jumlah |biaya |total )?(?:tanggungan|dibayar|bayar|tanggung jawab|ditanggung|biaya|porsi|bagian|pembayaran|beban)(?: oleh)? (?:pasien|peserta|sendiri)|biaya (?:mandiri|sendiri)|pasien (?:membayar|bayar)|selisih bayar',
  ),
  label('out_of_pocket', 0.7, 'co ?payments?|co ?pay|co insurance|coinsurance|gap(?: payment| amount)?|shortfall'),
  label(
    'out_of_pocket',
    0.45,
    'balance(?: due| payable)?|amount (?:due|payable)|(?:total )?due|net payable|restbetrag|offener betrag|zu zahlen(?:der betrag)?|zahlbetrag|importe a pagar|saldo(?: a pagar| pendiente)?|net a payer|solde|valor a pagar|sisa(?: tagihan| pembayaran)?|yang harus dibayar',
  ),
  label(
    'max_coverage',
    1,
    '(?:max|maximum|policy|annual|overall|lifetime|plan|benefit|coverage|cover) (?:policy |annual |plan |insurance )?(?:coverage|limit|benefit|benefits|cover|maximum|max|payable|amount insured|allowance)(?: amount| limit| benefits?| coverage)?',
    'limit of (?:coverage|cover|liability|indemnity)|sum (?:insured|assured)|insured (?:sum|limit)|insurance limit|coverage up to|covered up to|maximum (?:insurance )?coverage|maximum',
    'hochst ?(?:betrag|grenze|leistung|summe|satz)|maximal(?:e|er|en|betrag)? ?(?:deckung|versicherungssumme|leistung|erstattung|betrag|deckungssumme)?|deckungs ?(?:summe|grenze|limit|hochstbetrag|obergrenze)|versicherungs ?summe|leistungs ?(?:grenze|limit|obergrenze)|obergrenze',
    '(?:cobertura|limite|importe|monto|suma|capital|tope|beneficio)(?: de)?(?: la)? (?:maxim[oa]|asegurad[oa]|cobertura|poliza|garantia|seguro)(?: de cobertura)?|tope(?: maximo)?|maximo (?:cubierto|asegurado)|limite maximo',
    '(?:plafond|couverture|garantie|limite|montant|prise en charge)(?: de| du| d| la)* (?:garantie|annuel|remboursement|maximale?|maximum|couverture|contrat|assurance|police)|plafond|maximum (?:garanti|rembourse|couvert)',
    '(?:cobertura|limite|capital|teto|valor|montante|plafond)(?: de| da| do)* (?:maxim[oa]|cobertura|apolice|segur[oa]|plano|segurado)|limite maximo|plafond',
    '(?:batas|limit|plafon|nilai|maksimal|maksimum|manfaat)(?: maksimal| maksimum)? ?(?:pertanggungan|manfaat|asuransi|polis|klaim|tanggungan|cover|maksimal|maksimum)|(?:uang|jumlah) pertanggungan|pertanggungan maksim(?:al|um)',
  ),
  label(
    'total_amount',
    1,
    '(?:total|overall) (?:amount|allowed|approved|allowable|eligible)(?: amount| charges?)?|(?:allowed|allowable|approved|eligible|negotiated)(?: amount| charges?)?|(?:grand|invoice|bill|claim|statement) total|total (?:invoice|claim|claimed|bill)(?: amount| value)?|(?:claimed|claim|invoice|bill) (?:amount|value)|amount claimed|total (?:cost|costs|fees?|price|net|treatment cost)|gesamt ?(?:betrag|summe|kosten|preis|rechnungsbetrag|forderung)|rechnungs ?(?:betrag|summe|total|endbetrag)|end ?(?:betrag|summe)|(?:importe|monto|valor|coste|costo|suma|precio) total|total (?:factura|general|de la factura|facturado|de la reclamacion)|(?:importe|monto|valor) (?:de la factura|reclamado)|montant (?:total|de la facture|facture)(?: ttc)?|total (?:general|ttc|de la facture|facture|de la demande)|(?:valor|montante) (?:total|da fatura|faturado)|total (?:geral|da fatura|da conta)|(?:total|jumlah|nilai) (?:tagihan|biaya|keseluruhan|total|klaim|faktur|semua)|biaya total|grand total',
  ),
  label(
    'total_amount',
    0.85,
    'total(?: amount)?(?: charged)?|gesamt|insgesamt|summe|total a pagar|total a payer|jumlah total',
  ),
  label(
    'total_amount',
    0.75,
    'total (?:charges?|charged|billed|due|amount due|amount billed)|amount (?:charged|billed)|gross amount',
  ),
  strictLabel('total_amount', 0.4, 'charges?|amount|betrag|importe|montant|valor|jumlah|monto'),
  label(
    'insurance_percent',
    1,
    '(?:coverage|reimbursement|covered|benefit|insurance|insurance coverage|plan|cover) (?:rate|percentage|percent|%|level|ratio|pct)',
    '(?:rate|percentage|percent|%)(?: of)? (?:coverage|covered|cover|reimbursement|insurance)|percentage (?:covered|paid)(?: by insurance)?|(?:insurance )?pays %',
    'deckungs ?(?:grad|quote|satz|anteil)|erstattungs ?(?:satz|quote|grad)|versicherungsquote|prozentsatz',
    '(?:porcentaje|%|tasa)(?: de)? (?:cobertura|cubierto|reembolso)|porcentaje|cobertura',
    '(?:taux|pourcentage|%)(?: de| d)? (?:remboursement|prise en charge|couverture|garantie|assurance)|couverture',
    '(?:percentual|percentagem|porcentagem|taxa|%)(?: de)? (?:cobertura|comparticipacao|reembolso)|comparticipacao',
    '(?:persentase|persen|%|tingkat)(?: dari)? (?:pertanggungan|tanggungan|cover|asuransi|klaim)|persentase',
    'deckung|coverage|covers|covered at|reimbursed at|pertanggungan',
  ),
  label(
    'other_amount',
    1,
    '(?:annual |your |remaining |policy )?deductible(?: amount| applied| met| remaining)?|excess|sub ?total|(?:net|gross) (?:price|unit price)|discounts?|adjustments?|write off|tax(?:es)?|vat|gst|hst|sales tax|amount billed|billed(?: amount| charges?)?|(?:total )?gross(?: charges?)?|not covered|non covered|disallowed|previous balance|deposit(?: paid)?|already paid|amount paid|payments? received|(?:advance|down|prior) payments?(?: by patient)?|already paid by (?:the )?patient|paid to date|(?:remaining|available|used|unused) (?:benefits?|coverage|cover|limit|balance)|(?:coverage|benefit|limit) (?:remaining|left|used|available)|unit price|price|rate|late fee',
    'selbst ?(?:behalt|beteiligung)|franchise|zwischen ?summe|nachlass|rabatt|mwst|ust|umsatzsteuer|steuer|netto ?betrag|anzahlung|bereits (?:bezahlt|gezahlt)(?: vom patienten)?|einzel ?preis|rest ?(?:deckung|leistung)|verbleibende (?:deckung|leistung)|nicht gedeckt',
    'deducible|franquicia|subtotal|descuento|iva|impuestos?|base imponible|anticipo|ya (?:abonado|pagado)(?: por el paciente)?|precio(?: unitario)?|facturado|bruto|cobertura restante|saldo disponible|no cubierto|saldo pendiente',
    'franchise|sous total|remise|tva|total ht|montant ht|acompte(?: verse)?|deja (?:regle|paye|verse)(?: par le patient)?|prix(?: unitaire)?|solde (?:du|restant)|plafond restant|non couvert',
    'franquia|subtotal|desconto|imposto|iss|sinal|ja pago(?: pelo paciente)?|preco(?: unitario)?|faturado|saldo restante|nao coberto|saldo em divida|em divida',
    'sub total|diskon|potongan|ppn|pajak|uang muka|sudah dibayar(?: pasien)?|harga(?: satuan)?|sisa (?:limit|plafon|manfaat)|tidak ditanggung|deductible',
  ),
  label('currency', 1, 'currency(?: code)?|wahrung|moneda|divisa|devise|monnaie|moeda|mata uang'),
];
