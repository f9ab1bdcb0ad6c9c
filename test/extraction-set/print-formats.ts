/** How a country writes an amount of cents: group and decimal signs, where the currency stands. */
export type MoneyFormat = (cents: number) => string;

function digits(cents: number, group: string, decimal: string): string {
  const units = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  return `${units}${decimal}${String(cents % 100).padStart(2, '0')}`;
}

function indianDigits(cents: number): string {
  const units = String(Math.floor(cents / 100));
  const head = units.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${head}${head === '' ? '' : ','}${units.slice(-3)}.${String(cents % 100).padStart(2, '0')}`;
}

export const MONEY = {
  dollar: (cents) => `$${digits(cents, ',', '.')}`,
  plainEnglish: (cents) => digits(cents, ',', '.'),
  pound: (cents) => `£${digits(cents, ',', '.')}`,
  euroBehind: (cents) => `${digits(cents, '.', ',')} €`,
  euroSpaced: (cents) => `${digits(cents, ' ', ',')} €`,
  euroCodeBefore: (cents) => `EUR ${digits(cents, ',', '.')}`,
  comma: (cents) => digits(cents, '.', ','),
  franc: (cents) => `CHF ${digits(cents, "'", '.')}`,
  real: (cents) => `R$ ${digits(cents, '.', ',')}`,
  rupiah: (cents) => `Rp ${digits(cents, '.', ',').replace(/,00$/, ',-')}`,
  rupiahPlain: (cents) => digits(cents, '.', ','),
  rupee: (cents) => `Rs. ${indianDigits(cents)}`,
  indian: indianDigits,
} satisfies Record<string, MoneyFormat>;

const MONTHS = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
} as const;

/** An ISO date as `pattern` says: `d`, `dd`, `mm`, `yyyy`, `yy`, `month` and `mon` are replaced. */
export function printDate(iso: string, pattern: string, language: keyof typeof MONTHS = 'en'): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const name = MONTHS[language].split(' ')[Number(month) - 1] ?? '';
  const parts: Readonly<Record<string, string>> = {
    yyyy: year,
    yy: year.slice(2),
    month: name,
    mon: name.slice(0, 3),
    mm: month,
    dd: day,
    d: String(Number(day)),
  };
  return pattern.replace(/yyyy|yy|month|mon|mm|dd|d(?![a-z])/g, (part) => parts[part] ?? part);
}
