import type { Language } from '../reading.ts';

/** What a word of a number does to the number so far. */
export type NumberPart =
  | { readonly kind: 'add'; readonly value: number }
  | { readonly kind: 'times'; readonly value: number }
  | { readonly kind: 'scale'; readonly value: number }
  | { readonly kind: 'and' };

interface Words {
  /** Words that are added: `forty 40`. */
  readonly add: string;
  /** Words that multiply what stands right before them within a group: `hundred 100`. */
  readonly times: string;
  /** Words that end a group: `thousand 1000`. */
  readonly scale: string;
  readonly and: string;
  /** Whether numbers are written in one word, as `zweihundertfünfzig`, or lose a hyphen at a line's end: `soixantedeux`. */
  readonly joined?: true;
}

/** Plain (see plain-text.ts). India's lakh and crore are English here. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    add: 'zero 0 one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fourty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90',
    times: 'hundred 100 hundreds 100',
    scale:
      'thousand 1000 lakh 100000 lakhs 100000 lac 100000 lacs 100000 million 1000000 crore 10000000 crores 10000000',
    and: 'and',
    joined: true,
  },
  es: {
    add: 'cero 0 un 1 uno 1 una 1 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15 dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiun 21 veintiuno 21 veintiuna 21 veintidos 22 veintitres 23 veinticuatro 24 veinticinco 25 veintiseis 26 veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 doscientos 200 doscientas 200 trescientos 300 trescientas 300 cuatrocientos 400 cuatrocientas 400 quinientos 500 quinientas 500 seiscientos 600 seiscientas 600 setecientos 700 setecientas 700 ochocientos 800 ochocientas 800 novecientos 900 novecientas 900',
    times: '',
    scale: 'mil 1000 millon 1000000 millones 1000000',
    and: 'y',
  },
  de: {
    add: 'null 0 ein 1 eins 1 eine 1 zwei 2 zwo 2 drei 3 vier 4 funf 5 fuenf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwolf 12 zwoelf 12 dreizehn 13 vierzehn 14 funfzehn 15 fuenfzehn 15 sechzehn 16 siebzehn 17 achtzehn 18 neunzehn 19 zwanzig 20 dreissig 30 dreißig 30 vierzig 40 funfzig 50 fuenfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90',
    times: 'hundert 100',
    scale: 'tausend 1000 million 1000000 millionen 1000000',
    and: 'und',
    joined: true,
  },
  fr: {
    add: 'zero 0 un 1 une 1 deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16 vingt 20 vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 septante 70 huitante 80 octante 80 nonante 90',
    times: 'cent 100 cents 100',
    scale: 'mille 1000 mil 1000 million 1000000 millions 1000000',
    and: 'et',
    joined: true,
  },
  pt: {
    add: 'zero 0 um 1 uma 1 dois 2 duas 2 tres 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12 treze 13 catorze 14 quatorze 14 quinze 15 dezesseis 16 dezasseis 16 dezessete 17 dezassete 17 dezoito 18 dezenove 19 dezanove 19 vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60 setenta 70 oitenta 80 noventa 90 cem 100 cento 100 duzentos 200 duzentas 200 trezentos 300 trezentas 300 quatrocentos 400 quatrocentas 400 quinhentos 500 quinhentas 500 seiscentos 600 seiscentas 600 setecentos 700 setecentas 700 oitocentos 800 oitocentas 800 novecentos 900 novecentas 900',
    times: '',
    scale: 'mil 1000 milhao 1000000 milhoes 1000000',
    and: 'e',
  },
  id: {
    add: 'nol 0 kosong 0 satu 1 dua 2 tiga 3 empat 4 lima 5 enam 6 tujuh 7 delapan 8 sembilan 9 sepuluh 10 sebelas 11 seratus 100',
    times: 'belas 0 puluh 10 ratus 100',
    scale: 'seribu 1000 ribu 1000 juta 1000000 miliar 1000000000 milyar 1000000000',
    and: '',
  },
};

const PARTS = new Map(
  Object.entries(WORDS).map(([language, words]) => [language as Language, { parts: partsOf(words), ...words }]),
);

function partsOf({ add, times, scale, and }: Words): ReadonlyMap<string, NumberPart> {
  const parts = new Map<string, NumberPart>();
  for (const [kind, list] of Object.entries({ add, times, scale }))
    for (const [, word, value] of list.matchAll(/(\S+) (\d+)/g))
      if (word) parts.set(word, { kind: kind as 'add' | 'times' | 'scale', value: Number(value) });
  for (const word of and.split(' ').filter(Boolean)) parts.set(word, { kind: 'and' });
  return parts;
}

/**
 * What a word of plain text is of a number in a language: one part, or several where a language joins them, as
 * `zweihundertfünfzig`; undefined for a word that is of none.
 */
export function numberParts(word: string, language: Language): readonly NumberPart[] | undefined {
  const known = PARTS.get(language);
  const part = known?.parts.get(word);
  if (part) return [part];
  return known?.joined ? partsOfJoined(word, known.parts) : undefined;
}

function partsOfJoined(word: string, parts: ReadonlyMap<string, NumberPart>): readonly NumberPart[] | undefined {
  const found: NumberPart[] = [];
  let at = 0;
  while (at < word.length) {
    let end = Math.min(word.length, at + LONGEST_WORD);
    while (end > at && !parts.has(word.slice(at, end))) end -= 1;
    const part = parts.get(word.slice(at, end));
    if (!part) return undefined;
    found.push(part);
    at = end;
  }
  return found;
}

/** `funfzehn`, `siebzehn`, `millionen`. */
const LONGEST_WORD = 10;

/**
 * The whole number that these parts say; undefined where they say none, as `twenty thirty` does: `two hundred and fifty`,
 * `quatre vingt douze`, `dua puluh lima ribu`, `fünf und dreißig`.
 */
export function numberOf(parts: readonly NumberPart[]): number | undefined {
  let [total, group, unit, scale, said] = [0, 0, 0, Number.POSITIVE_INFINITY, false];
  for (const [index, part] of parts.entries()) {
    switch (part.kind) {
      case 'and':
        break;
      case 'add': {
        const next = added(group, part.value, parts[index - 1]?.kind === 'and');
        if (next === undefined) return undefined;
        [group, unit, said] = [next, part.value, true];
        break;
      }
      case 'times': {
        // `belas` adds ten, the others multiply the word before them: `dua ratus tiga puluh`, `two hundred`, `cent`.
        const value = part.value === 0 ? unit + 10 : Math.max(1, unit) * part.value;
        const rest = group - unit;
        if (unit >= 100 || (rest !== 0 && value >= leastOf(rest))) return undefined;
        [group, unit, said] = [rest + value, 0, true];
        break;
      }
      case 'scale':
        if (part.value === scale) return undefined;
        total = part.value < scale ? total + Math.max(1, group) * part.value : (total + group) * part.value;
        [group, unit, scale, said] = [0, 0, part.value, true];
        break;
    }
  }
  return said && total + group <= MOST ? total + group : undefined;
}

/** No bill asks for more. */
const MOST = 1e13;

/** The group with a further word; undefined where the word can't follow what was said: `soixante dix`, `quatre vingt`, `fünf und dreißig`. */
function added(group: number, value: number, afterAnd: boolean): number | undefined {
  const tens = group % 100;
  if (tens === 4 && value === 20 && !afterAnd) return group + 76;
  if ((tens === 60 || tens === 80) && value >= 10 && value < 20) return group + value;
  if (tens > 0 && tens < 10 && value >= 20 && value < 100 && afterAnd) return group + value;
  return group === 0 || value < leastOf(group) ? group + value : undefined;
}

/** What may follow a number's last figure is less than this: after `forty` less than 10, after `two hundred` less than 100. */
function leastOf(group: number): number {
  let least = 1;
  while (group % (least * 10) === 0) least *= 10;
  return least;
}
