import { type LabelRule, label } from './label-rule.ts';

const KASSE =
  '(?:kranken ?versicherung|kranken ?versicherer|krankenkasse|kasse|versicherung(?:en)?|versicherer|zusatzversicherung|kosten ?trager|private kranken ?versicherung|beihilfe|pkv|gkv|ogk)';
const PAYER_ES =
  '(?:aseguradora|asegurador|compania(?: de seguros| aseguradora)?|seguro(?: medico)?|mutua|entidad|eps|isapre|fonasa|prepaga|prestadora|obra social|prevision|financiadora?|cobertura)';
const PAYER_FR =
  '(?:assurance(?: maladie)?(?: obligatoire)?|assureur|mutuelle|mutualite|organisme(?: assureur| complementaire)?|complementaire|caisse|amo|amc|ro|rc|regime (?:obligatoire|complementaire)|secu(?:rite sociale)?|cpam|tiers payant)';
const PAYER_PT =
  '(?:seguradora|seguro(?: de saude)?|companhia|operadora|convenio|plano(?: de saude)?|entidade(?: financeira| pagadora)?|subsistema|adse|sns)';
const PAYER_ID = '(?:perusahaan asuransi|asuransi|penjamin|penanggung|bpjs|jkn|pihak asuransi)';
const PATIENT_DE = '(?:patient(?:en|in)?|versicherte[rn]?|mitglied|zahlungspflichtige[rn]?|selbstzahler)';
const PATIENT_ES =
  '(?:paciente|asegurad[oa]|afiliad[oa]|usuari[oa]|beneficiari[oa]|titular|cliente|soci[oa]|particular|cotizante)';
const PATIENT_FR = '(?:patiente?|assuree?|beneficiaire|adherente?|affiliee?|client|titulaire|malade)';
const PATIENT_PT = '(?:paciente|utente|segurad[oa]|pessoa segura|beneficiari[oa]|cliente|associad[oa]|titular|doente)';
const PATIENT_ID = '(?:pasien|peserta|tertanggung|nasabah|anda|keluarga|sendiri|pribadi)';

/**
 * Who bears which share of a bill, in the words of practices, hospitals, clearing offices and insurers of the German,
 * Spanish, French, Portuguese and Indonesian speaking countries: verbs and nouns in either order around the one who pays.
 * Repetitions are bounded, so that a page of nothing but such words takes no longer than another.
 */
export const SHARE_LABELS: readonly LabelRule[] = [
  label(
    'insurance_amount',
    0.95,
    `(?:direkt )?(?:mit|an) (?:der|die|ihrer|ihre|dem|ihrem|den)? ?${KASSE}(?: direkt)? (?:ab|ver)?(?:gerechnet|rechnet|rechenbar)`,
    `(?:vergutung|leistung|erstattung|zahlung|anteil|ubernahme|gutschrift|festzuschuss|zuschuss|kostenanteil)(?: [a-z]+){0,2} ${KASSE}`,
    `(?:direkt )?mit (?:der |ihrer |dem |ihrem )?${KASSE}(?: direkt)? ab`,
    `fest ?zuschuss|kassen ?zuschuss|${KASSE}s? ?zuschuss|tarif ?leistung|leistungs ?betrag|auszahlungs ?betrag`,
    `(?:abzuglich|abzgl|minus|weniger)(?: [a-z]+){0,2} ${KASSE}`,
    `zu ?lasten (?:der |des |ihrer )?${KASSE}`,
    'unsere (?:leistung|erstattung|zahlung)|wir (?:erstatten|uberweisen)(?: ihnen)?|uberweisungs ?betrag',
    `(?:importe |monto |valor |total |neto |saldo |parte ){0,3}(?:a cargo|abonad[oa]|cubiert[oa]|pagad[oa]|bonificad[oa]|reembolsad[oa]|asumid[oa]|facturad[oa]|cubre|paga|abona|asume) (?:por |a |de |del )?(?:el |la |su |nuestra )?${PAYER_ES}`,
    `(?:cobertura|bonificacion|aporte|aportacion|pago|reembolso|descuento|participacion|indemnizacion)(?: de| del| por| a){0,3} (?:el |la |su )?${PAYER_ES}`,
    '(?:importe|monto|valor|total|gasto|cantidad)(?: neto)? (?:a )?(?:reembolsad[oa]|reembolsar|indemnizad[oa]|indemnizar|bonificad[oa]|cubiert[oa]|reconocid[oa]|liquidado)(?: al asegurado)?',
    `(?:montant |part |total |net |quote part ){0,3}(?:a charge|a la charge|pris(?:e)? en charge|rembourse(?:e|ment)?|intervention|paye(?:e)?|regle(?:e)?|du|facture(?:e)?|part)(?: par| de| du| a){0,3} (?:l |la |le |les |votre |sa )?${PAYER_FR}`,
    `(?:notre|votre) remboursement|montant (?:verse|vire|indemnise)|nous (?:vous )?(?:remboursons|versons|avons verse|avons rembourse)|part ${PAYER_FR}`,
    `(?:valor |montante |total |parte |saldo ){0,3}(?:a cargo|a pagar|pag[oa]|cobert[oa]|comparticipad[oa]|suportad[oa]|faturad[oa]|reembolsad[oa]|reembolsavel|autorizad[oa]|liberad[oa])(?: a| ao| pelo| pela| do| da| por){0,3} ${PAYER_PT}`,
    `(?:cobertura|comparticipacao|participacao|pagamento|reembolso|desconto|parte)(?: d[oa]| pel[oa]| a[o]?){0,3} ${PAYER_PT}`,
    '(?:valor|montante|total)(?: liquido)? (?:a )?(?:reembolsar|reembolsado|reembolsavel|liberado|indemnizado|indenizado|do reembolso)',
    `(?:jumlah |biaya |total |nilai |bagian ){0,3}(?:yang )?(?:ditanggung|dibayar(?:kan)?|dijamin|dicover|disetujui|beban|tanggungan|ditagihkan)(?: oleh| ke| kepada| pihak){0,3} ${PAYER_ID}`,
    '(?:jumlah |nilai |total )?(?:klaim|manfaat|santunan|biaya)(?: yang| telah){0,3} (?:dibayarkan|dibayar|disetujui|diganti|dijamin|ditanggung)',
    'penggantian(?: biaya| klaim)?|jumlah penggantian',
  ),
  label(
    'out_of_pocket',
    0.95,
    '(?:von|durch) (?:ihnen|sie|sie selbst)(?: selbst| noch)? zu (?:uberweisen|begleichen|entrichten|zahlen|bezahlen|tragen)',
    `(?:rest ?betrag|differenz|anteil|zahlbetrag|betrag|selbst ?behalt|selbst ?beteiligung|zuzahlung|rest)(?: zu ?lasten)?(?: von| des| der| fur| durch){0,3}(?: den| die)? ${PATIENT_DE}`,
    `zu ?lasten (?:des |der )?${PATIENT_DE}|${PATIENT_DE} ?(?:selbst ?behalt|selbst ?beteiligung|zuzahlung)`,
    'gesetzliche zuzahlung|kosten ?beteiligung|ihr(?:e)? (?:zuzahlung|selbst ?behalt|kosten ?beteiligung|restbetrag|rest ?anteil)|nicht erstattungsfahig(?:er betrag)?|ungedeckter betrag',
    `(?:importe |monto |valor |total |neto |saldo |cantidad |parte ){0,3}(?:a )?(?:cargo|abonar|pagar|abonad[oa]|pagad[oa]|asumid[oa]|no cubierto|copago|cancelar|paga|abona|asume)(?: por| de| del| a){0,3} (?:el |la |su |cargo del )?${PATIENT_ES}`,
    '(?:cuota moderadora|cuota de recuperacion|diferencia a pagar|importe no (?:cubierto|reembolsado)|gasto no cubierto)',
    `(?:montant |part |total |net |solde |reste |somme ){0,3}(?:a charge|a la charge|reste a charge|a payer|a regler|du|due|restant du|paye(?:e)?|regle(?:e)?|quote part|participation|intervention|part)(?: par| de| du| a){0,3} (?:l |la |le |votre |sa )?${PATIENT_FR}`,
    'reste(?: a)? (?:votre |sa )?charge|montant non rembourse|montant a votre charge|quote part(?: personnelle)?|participation(?: aux couts| forfaitaire)?',
    `(?:valor |montante |total |parte |saldo ){0,3}(?:a cargo|a pagar|pag[oa]|suportad[oa]|devid[oa]|encargo|co ?participacao|franquia)(?: a| ao| pelo| pela| do| da| por){0,3} ${PATIENT_PT}`,
    '(?:valor|montante) nao (?:coberto|comparticipado|reembolsado)|glosa do beneficiario',
    `(?:jumlah |biaya |total |nilai |bagian |selisih ){0,3}(?:yang )?(?:harus )?(?:ditanggung|dibayar(?:kan)?|bayar|beban|tanggungan|menjadi tanggungan|selisih)(?: sendiri)?(?: oleh| pihak){0,3} ${PATIENT_ID}`,
    '(?:biaya )?(?:tidak dijamin|tidak ditanggung|ekses|excess klaim|kelebihan biaya|selisih biaya)|jumlah tidak dibayar',
  ),
  label(
    'out_of_pocket',
    0.5,
    // A receipt says what the patient gave: `a importância de R$ 179,01`.
    '(?:a importancia|a quantia|la cantidad|la suma|la somme|den betrag|uang sejumlah|sejumlah) (?:de|von|uang)?',
    '(?:den |der |einen )?(?:verbleibende|restliche)[rn]? (?:betrag|rest)|le (?:solde|reste)|el (?:importe |monto )?(?:restante|resto)|o (?:valor |montante )?(?:restante|remanescente)|sisanya',
    'falliger betrag|fallig(?:er)? gesamtbetrag|noch zu (?:zahlen|bezahlen)|uberweisungs ?betrag|(?:verbleibender|offener) (?:rest)?betrag',
    '(?:importe|total|saldo|monto) (?:a abonar|a cancelar|pendiente)|reste du|montant (?:a payer|a regler|restant du)|(?:saldo|montante|total) (?:a pagar|a liquidar|em divida)',
    'sisa (?:yang harus )?(?:dibayar|bayar)|kekurangan(?: bayar| pembayaran)?',
  ),
  label(
    'total_amount',
    0.95,
    '(?:brutto|rechnungs|honorar|gesamt) ?(?:summe|honorar|total|aufwand)|honorar ?(?:gesamt|summe|note)? ?(?:gesamt|summe)|summe (?:in )?(?:eur|chf|honorar|leistungen)|gesamt(?:rechnungs)? ?betrag',
    'total (?:de |en )?(?:la cuenta|cuenta|prestaciones|servicios|honorarios|gastos|atencion|factura(?:do)?)|(?:importe|valor|monto|costo) total(?: (?:de |del )?(?:los |la )?(?:servicios?|prestacion(?:es)?|atencion|cuenta|gastos))?',
    'total (?:des )?(?:frais(?: engages| reels)?|honoraires|depenses|actes|prestations|soins)|montant total(?: (?:de|des) (?:la )?(?:note|soins|frais|prestations))?|frais (?:engages|reels) total',
    '(?:valor|montante|importe|monto) d[ae]l? (?:despesa|gasto|conta|cuenta|fatura|factura)|(?:valor|montante|total)(?: total| geral| iliquido| bruto){1,3}(?: d[oa]s? (?:servicos?|conta|atendimento|procedimentos?|fatura))?|total d[oa]s? (?:servicos|despesas|atos|conta)',
    '(?:total|jumlah)(?: total)? (?:tagihan|biaya|pembayaran)(?: (?:perawatan|pengobatan|rumah sakit|rs|layanan))?',
  ),
  label(
    'total_amount',
    0.8,
    '(?:gastos?|monto|importe|valor|total) (?:total )?(?:presentado|reclamado|solicitado|facturado|apresentado|faturado)s?|frais (?:reels|engages)',
    '(?:eingereichte[rn]?|geltend gemachter) (?:betrag|kosten)|montant (?:reclame|presente|des frais)|(?:biaya|jumlah) (?:yang )?diajukan',
    '(?:importe|monto|valor|total|cargo) neto(?: (?:de |del )?(?:la )?(?:factura|cuenta|servicio))?|montant net(?: (?:de|des) [a-z]+)?',
    '(?:valor|total|montante) liquido(?: d[ao] (?:fatura|conta|nota))?|rechnungs ?netto|netto ?rechnungs ?betrag|jumlah bersih',
  ),
  label(
    'max_coverage',
    1,
    '(?:tope|limite|maximo|plafond|plafon|limit|batas)(?: maximo)? (?:por|par|per) (?:evento|ano|siniestro|poliza|persona|contrato|an|annee|beneficiaire|assure|tahun|kasus)',
    'suma asegurada|(?:monto|importe|capital|tope|limite|beneficio) (?:maximo|anual|asegurado)(?: (?:de|por) (?:cobertura|reembolso|poliza|ano|evento|siniestro|beneficio|poliza)){0,3}',
    'deckungs ?(?:hochst|ober) ?(?:betrag|grenze)|(?:vertraglicher |vereinbarter |jahrlicher )?hochst ?betrag|jahres ?hochst ?(?:betrag|leistung|satz)|erstattungs ?limit',
    'plafond(?: annuel| biennal)?(?: de| du| des| par| pour| d){0,3} ?(?:garantie|remboursement|prise en charge|contrat|optique|dentaire|beneficiaire|an)?',
    'batas (?:manfaat|maksimum|maksimal|tahunan|plafon)(?: tahunan| maksimal)?|plafon(?: asuransi| tahunan| manfaat| rawat inap){0,3}|limit (?:manfaat|tahunan|asuransi|rawat inap)',
    '(?:limite|teto|capital|plafond)(?: anual| maximo| segurado){0,3}(?: de| da| do){0,3} (?:cobertura|reembolso|apolice|comparticipacao|capital|despesas)',
  ),
];
