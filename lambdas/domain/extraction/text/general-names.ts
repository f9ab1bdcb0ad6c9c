import { plainText } from './plain-text.ts';

/** Words that name no insurer in particular. */
const GENERAL = new RegExp(
  [
    '^(?:insurance|insurer|health|medical|payments?|paid|claims?|information|details|company|policy|method|of',
    '|the|and|plan|form|department|tpa|hmo|life|general|amount|received|name|number|no|for|request|cashless',
    '|hospitali[sz]ation|copy|card|member|coverage|status|type|date|id|ihr|ihre[rnm]?|der|die|das',
    '|versicherung|krankenversicherung|krankenkasse|kasse|seguros?|aseguradora|compania|su|assurances?',
    '|mutuelle|votre|la|le|el|seguradora|convenio|asuransi|pt|perusahaan',
    '|desk|office|team|section|unit|counter|covered|estimated|pending|pays|portion|share|total|balance|due|oleh|di(?:bayar|tanggung|jamin)(?:kan)?',
    '|pjsc|psc|saog|saoc|kscp?|qpsc|bsc|bhd|berhad',
    '|pagad[oa]|pago|payee?|part|parte|montant|monto|importe|valor|anteil|bezahlt|biaya|jumlah)$',
  ].join(''),
);

/** Whether a name says no more than that there is an insurer: `Krankenkasse`, `Seguros`, `Health Insurance`. */
export function isGeneralName(value: string): boolean {
  return plainText(value)
    .split(/ +/)
    .every((word) => word === '' || GENERAL.test(word));
}
