import { colonLabel, type LabelRule, label, strictLabel } from './label-rule.ts';

/**
 * Labels of shares, limits and rates that are one word, or whose meaning is not their words': the others are composed, see
 * figure-phrase.ts.
 */
export const SHARE_LABELS: readonly LabelRule[] = [
  label(
    'insurance_amount',
    1,
    '(?:paid|covered|settled) by (?:the |your )?(?:health|insurance|medical|benefits?|drug) card|(?:health|insurance|medical|drug) card (?:pays|paid|portion|payment)',
    '(?:hmo|tpa) (?:claims?|coverage)|(?:covered|benefit) amount|(?:amount|total) covered(?: amount)?|prov(?:ider)? (?:net )?(?:paid|pd|payments?|pmt)',
    'amount (?:to be )?(?:paid|payable|remitted) to (?:the )?(?:provider|hospital|clinic|facility|practice|member|insured|you)',
    '(?:kassen|versicherungs|versicherer) ?(?:anteil|leistung|zahlung|erstattung|betrag|deckung|zuschuss)|erstattungs ?betrag|erstattung|fest ?zuschusse?',
    'tarif ?leistung|leistungs ?betrag|auszahlungs ?betrag|(?:erstatteter|ubernommener|gedeckter) betrag',
    '(?:mit|an) (?:der|die|ihrer|ihre|seiner|dem|ihrem)? ?(?:kranken ?)?(?:versicherung|versicherer|kasse|kosten ?trager|beihilfe)(?: direkt)?(?: (?:ab|ver)?(?:gerechnet|rechnet|rechenbar)| ab)?',
    '(?:vergutung|leistung|erstattung|zahlung|anteil|ubernahme|gutschrift)(?: [a-z]+){1,2} (?:kranken ?)?(?:versicherung|kasse)',
    'zu unse?re?n lasten|unsere (?:leistung|erstattung|zahlung)|wir (?:erstatten|uberweisen)(?: ihnen)?',
    'remboursement|(?:notre|votre) remboursement|montant (?:verse|vire|indemnise)|nous (?:vous )?(?:remboursons|versons|avons (?:verse|rembourse))',
    'comparticipacao|penggantian|(?:jumlah|total) ditanggung|(?:total )?piutang',
    '(?:klaim|manfaat|santunan|biaya)(?: yang| telah){0,3} (?:dibayarkan|dibayar|disetujui|diganti|dijamin|ditanggung)',
  ),
  // In the Gulf the company is the insurer: `Pt. share · Co. share`.
  strictLabel('insurance_amount', 0.85, '(?:co|comp|cmp|company)(?: s)? (?:share|portion|part)(?: amount)?'),
  strictLabel(
    'insurance_amount',
    0.8,
    'claim amount payable|insurance claims? amount|reembolso|bonificacion|kostenubernahme',
    'insurance adjustment payment|prise? en charge|tiers payant|cover asuransi',
  ),
  label(
    'insurance_amount',
    0.75,
    '(?:you|we) (?:would |will |have )?(?:cover|reimburse|settle)(?:ed)?|your company (?:has|will|agrees?)(?: agreed)? (?:to )?(?:paid|pay|cover|settle)',
    '(?:approved|eligible|claimed|sanctioned|settled|reimbursed|(?:pre )?authori[sz]ed) amount|amount (?:pre )?authori[sz]ed|settlement(?: amount)?',
    'total insurance (?:claims?|coverage|benefit)(?: amount)?|(?:est|estimated) (?:insurance|ins|plan)',
    'covered|coverage amount|(?:health |medical )?(?:insurance|insurer|plan|payer|carrier|fund|scheme)(?: company)?(?: s)? (?:coverage|cover|benefits?)',
  ),
  // Who pays, with a figure beside it: `davon Kostenträger  386,13`, `Insurance  120.00`.
  strictLabel(
    'insurance_amount',
    0.65,
    '(?:davon |of which |dont |de los cuales |dos quais )?(?:(?:health )?insurance(?: company)?|insurer|health (?:plan|fund)|plan|payer|payor|carrier|fund|medical (?:aid|scheme)|med aid|scheme|hmo|tpa)',
    '(?:davon )?(?:kranken ?versicherung|versicherung|krankenkasse|kasse|versicherer|kosten ?trager|zusatzversicherung)',
    'seguro|aseguradora|compania(?: aseguradora)?|poliza|mutua|eps|prepagada|obra social|isapre|assurance(?: maladie)?|assureur|mutuelle|caisse|organisme|amo|amc|complementaire',
    'seguradora|convenio|plano(?: de saude)?|operadora|companhia|entidade|(?:perusahaan )?asuransi|penjamin|penanggung|bpjs|jaminan',
  ),
  strictLabel(
    'insurance_amount',
    0.6,
    '(?:net )?claim am(?:oun)?t|net claim|vergutung|ruckerstattung|kostenerstattung|ruckvergutung|bonif|bonificado',
  ),
  // Who pays is named: `Amount due from AXA PPP healthcare`. Believed where the figures agree.
  label('insurance_amount', 0.52, '(?:amount|balance) (?:due|payable|paid|invoiced) (?:from|by)'),
  label(
    'out_of_pocket',
    1,
    '(?:own|personal) (?:contribution|share|payment)|(?:patient |member )?out of pocket(?: amount| expenses?| costs?| maximum paid| payment| total)?',
    '(?:est|estimated) (?:patient|pt)|(?:maximum )?you may (?:owe|be billed)|(?:your|member) costs?|(?:amount|balance) (?:due|payable|paid|owed) (?:from|by) (?:mr|mrs|ms|miss|dr)',
    'patienten ?(?:anteil|zahlung|betrag|beitrag)|eigen ?(?:anteil|beteiligung|leistung|betrag)|(?:gesetzliche )?zuzahlung|kosten ?beteiligung|selbst ?zahler ?anteil',
    'zu ihren lasten|nicht erstattungsfahig(?:er betrag)?|ungedeckter betrag',
    '(?:von|durch) (?:ihnen|sie)(?: selbst| noch)?(?: zu (?:uberweisen|begleichen|entrichten|zahlen|bezahlen|tragen))',
    'copago|a su cargo|usted (?:paga|debe)|cuota (?:moderadora|de recuperacion)|diferencia a pagar',
    'reste(?: a)? (?:votre |sa )?charge|a (?:votre|sa) charge|vous devez|quote part(?: personnelle)?|participation(?: aux couts| forfaitaire)?',
    'copagamento|co ?part(?:icipacao)?|voce (?:deve|paga)|taxa moderadora',
    'selisih (?:bayar|biaya)|(?:biaya )?tidak (?:dijamin|ditanggung)|ekses|kelebihan biaya|jumlah tidak dibayar',
  ),
  strictLabel('out_of_pocket', 0.8, 'privatanteil|rac|iur (?:biaya|bayar)|coaseguro|reste a payer'),
  label('out_of_pocket', 0.7, 'co ?payments?'),
  strictLabel(
    'out_of_pocket',
    0.65,
    '(?:for )?own account|(?:davon |of which |dont |de los cuales |dos quais )?(?:patient(?:in|e)?|paciente|utente|pasien|beneficiario|assure|selbst|self)',
    'cliente|client|afiliad[oa]|usuario|cotizante|adherent|peserta',
  ),
  label('out_of_pocket', 0.55, 'the (?:remaining|remainder|rest)(?: of)?'),
  // A receipt says what the patient gave: `a importância de R$ 179,01`.
  label(
    'out_of_pocket',
    0.5,
    '(?:a importancia|a quantia|la cantidad|la suma|la somme|den betrag|uang sejumlah|sejumlah) (?:de|von|uang)?',
    '(?:den |der |einen )?(?:verbleibende|restliche)[rn]? (?:betrag|rest)|le (?:solde|reste)|el (?:importe |monto )?(?:restante|resto)|o (?:valor |montante )?(?:restante|remanescente)|sisanya',
    'falliger betrag|fallig(?:er)? gesamtbetrag|noch zu (?:zahlen|bezahlen)|uberweisungs ?betrag|(?:verbleibender|offener) (?:rest)?betrag',
    '(?:importe|total|saldo|monto) (?:a abonar|a cancelar|pendiente)|reste du|montant (?:a payer|a regler|restant du)|(?:saldo|montante|total) (?:a pagar|a liquidar|em divida)',
    'sisa (?:yang harus )?(?:dibayar|bayar)|kekurangan(?: bayar| pembayaran)?',
  ),
  label(
    'out_of_pocket',
    0.45,
    '(?:please )?(?:pay|remit) this amount|please (?:pay|remit)|amount to pay|balance(?: due| payable)?|amount (?:due|payable)|(?:total )?due|net payable|restbetrag',
    'offener betrag|zu zahlen(?:der betrag)?|zahlbetrag|importe a pagar|saldo(?: a pagar| pendiente)?',
    'net a payer|solde|valor a pagar|sisa(?: tagihan| pembayaran)?|yang harus dibayar',
  ),
  // Beside a total and the insurer's share what was paid, or is over the plan's limits, is the patient's.
  strictLabel(
    'out_of_pocket',
    0.45,
    'excess|amount paid|selbst ?beteiligung|gezahlter betrag|angezahlt|(?:importe |total )?pagado|(?:valor|total|montante) pago',
    'montant (?:paye|regle)|bayar tunai|tunai|a pagar|a abonar|a payer|total (?:harus|hrs) (?:di)?bayar|(?:harus|hrs) (?:di)?bayar',
  ),
  colonLabel(
    'max_coverage',
    0.8,
    '(?:[a-z]+ )?(?:cover|coverage|benefits?|allowance|entitlement) (?:per|a|each) (?:policy |plan |calendar |benefit )?(?:year|annum)',
  ),
  colonLabel('max_coverage', 0.7, '(?:panel |card |policy |package )?limit'),
  label(
    'max_coverage',
    1,
    '(?:max|maximum|policy|annual|overall|lifetime|plan|benefit|coverage|cover) (?:policy |annual |plan |insurance |claims? )?(?:coverage|benefits?|cover|amount insured)(?: amount)?|(?:max|maximum|annual|overall|lifetime) (?:policy |annual |plan |insurance |claims? )?payable|(?:max|maximum|annual|overall|lifetime|benefit) allowance',
    'sum (?:insured|assured)|insured sum|(?:coverage|covered) up to|maximum',
    'hochst ?(?:betrag|grenze|leistung|summe|satz|erstattung)|maximal(?:e|er|en|betrag)? ?(?:deckung|leistung|erstattung|betrag)?',
    '(?:deckungs|leistungs|erstattungs|jahres) ?(?:(?:hochst|ober) ?(?:betrag|grenze|leistung|satz)|grenze|limit)|(?:deckungs|versicherungs) ?summe|obergrenze',
    '(?:cobertura|couverture) (?:anual|annuelle|maxima|maximale|total)(?: (?:del?|du|de la|da|do)(?: la)? (?:plan|plano|poliza|apolice|contrat))?|jahresdeckung',
    '(?:cobertura|garantie|couverture|prise en charge) (?:maxim[oa]|maximale|annuelle)|(?:monto|importe|valor|montant|montante) (?:maxim[oa]|asegurad[oa]|segurad[oa]|maximum|maximal)(?: de cobertura)?',
    'tope|plafond?|(?:uang|jumlah|nilai) pertanggungan',
    '(?:monto|valor|importe|suma|montant) (?:autorizad[oa]|contratad[oa]|autorise|aprobad[oa])(?: (?:de|por|en|la|da)){0,2} (?:poliza|apolice|contrato|plan)',
  ),
  label(
    'max_coverage',
    0.7,
    'hochstens|a concurrence de|dans la limite de|con un maximo de|hasta un (?:maximo|tope) de|ate (?:o|ao) (?:limite|maximo) de',
  ),
  colonLabel(
    'max_coverage',
    0.8,
    '(?:plafond|tope|teto|limite) (?:(?:de|du|da|do|des) )?(?:consultas?|exames|internamento|hospitalisation|soins)',
  ),
  label(
    'max_coverage',
    0.85,
    '(?:(?:vision|optical|dental|health|physio|physiotherapy|hearing|maternity|wellness|scan|imaging|laboratory|pharmacy|therapy) )?(?:benefits?|allowance|entitlement|cover) (?:per|a|each) (?:(?:calendar|policy|benefit) )?(?:year|annum)',
  ),
  strictLabel(
    'max_coverage',
    0.9,
    '(?:mbl|abl|(?:maximum|annual) benefit limit)(?: (?:per )?(?:illness|disability|year))?',
  ),
  strictLabel('max_coverage', 0.8, 'max(?:imale)? erstattung|kosten ?obergrenze|erstattung bis'),
  label(
    'insurance_percent',
    1,
    '(?:coverage|reimbursement|covered|benefit|insurance|insurance coverage|plan|cover) (?:rate|percentage|percent|%|level|ratio|pct)',
    '(?:rate|percentage|percent|%)(?: of)? (?:coverage|covered|cover|reimbursement|insurance)|percentage paid(?: by insurance)?|(?:insurance )?pays %',
    '(?:deckungs|erstattungs|leistungs|versicherungs) ?(?:grad|quote|satz)|prozentsatz|deckung|coverage|covers|(?:covered|reimbursed) at',
    'porcentaje|cobertura',
    '(?:taux|pourcentage|%)(?: de| d)? (?:remboursement|prise en charge|couverture|garantie|assurance)|couverture',
    '(?:percentual|percentagem|porcentagem|taxa|%)(?: de)? (?:cobertura|comparticipacao|reembolso)|comparticipacao',
    '(?:persentase|persen|%|tingkat)(?: dari)? (?:pertanggungan|tanggungan|cover|asuransi|klaim)|persentase(?: ditanggung)?|pertanggungan',
  ),
  strictLabel('insurance_percent', 0.9, 'cover|cover level|level of cover'),
  strictLabel('insurance_percent', 0.9, '(?:ihr |unser )?tarif ?(?:anteil|satz)'),
  strictLabel('insurance_percent', 0.8, 'taux|tanggungan %|prosentase (?:jaminan|tanggungan)'),
];
