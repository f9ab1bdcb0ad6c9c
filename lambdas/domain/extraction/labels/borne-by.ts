import { matchInsurers } from '../../insurers/match-insurer.ts';
import { INSURERS } from '../../insurers/registry.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from '../words/insurer-words.ts';
import { type Party, whoseShare } from './whose-share.ts';

/** `R$ 506,00 ficam com o paciente`: with whom what is left stays. */
const STAYS_WITH =
  '(?:(?:fica(?:m|ra|rao)?|queda(?:n|ra|ran)?|resta(?:n|m)?) +(?:com|con|para)|reste(?:nt|ra|ront)? +(?:pour|a +charge)|(?:ver)?bleib(?:t|en) +(?:bei|beim|fur)|(?:remains?|stays?|is +left|are +left) +(?:with|for|to))';
/** What may be said first: `R$ 700,00 não é reembolsável e fica com a beneficiária`. */
const UNREFUNDED = `(?:(?:${[
  '(?:is|are|was|were) +not +(?:covered|refundable|reimbursable|eligible|payable)',
  '(?:ist|sind|war|waren) +nicht +(?:erstattungsfahig|versichert|gedeckt)',
  'n +(?:est|sont) +pas +(?:remboursables?|couverte?s?|pris(?:es?)? +en +charge)',
  'no +(?:es|son|esta|estan) +(?:reembolsables?|cubiert[oa]s?)|nao +(?:e|sao|esta|estao) +(?:reembolsave(?:l|is)|cobert[oa]s?)',
  'tidak +(?:dapat +)?(?:diganti|ditanggung|dijamin|dibayar(?:kan)?)',
].join('|')}) +(?:and|und|et|y|e|dan) +)?`;
const UNREFUNDED_FIRST = new RegExp(`^ *${UNREFUNDED}`);
/** Behind these words stands who bears a figure; captions like them say nothing of that. */
const BORNE_BY = new RegExp(
  `^ *${UNREFUNDED}(?:(?:(?:geht|gehen|fica(?:m|ra|rao)?|queda(?:n|ra|ran)?|corre[nm]?|va[no]?|reste(?:nt|ra|ront)?|(?:ver)?bleib(?:t|en)) +)?(?:zu +lasten|zulasten|a +cargo|a +la +charge|beban|dibebankan|(?:di)?tagih(?:kan|an)? +ke(?:pada)?|charge(?:d|able) +to|(?:(?:is|are|was|were) +)?(?:due|owed|owing) +from|por +(?:cuenta|conta)(?= +d))|${STAYS_WITH})(?![a-z])`,
);

/** Whether a caption, in plain text, says that somebody bears its figure. */
export function saysWhoBears(words: string): boolean {
  return BORNE_BY.test(words);
}

/** `Zu Lasten Debeka`, `A cargo da Médis`: whose share it is; undefined where a name is nobody's that is known. */
export function bearerOf(words: string, printed: string): Party | undefined {
  const party = whoseShare(words.replace(UNREFUNDED_FIRST, ''));
  const [insurer] = party ? [] : matchInsurers(printed, INSURERS, false);
  // `Zu Lasten des Debeka-Versicherten`
  return insurer ? (whoseShare(words.slice(0, insurer.start) + words.slice(insurer.end)) ?? 'insurer') : party;
}

/** What is left with whom a bill is written to, right behind its figure. */
const LEFT_WITH_YOU = new RegExp(
  `^ *${UNREFUNDED}(?:${[
    '(?:(?:(?:which|that) )?(?:is|are|will be|being) )?(?:yours|your own share|left (?:to|for|with) you|(?:for|down to|up to) you(?: yourself)? to (?:pay|settle|find|meet|bear))|(?:(?:which|that) )?(?:remains?|stays?|rests?|falls?|fall) (?:to|with|for|on|upon) you',
    '(?:(?:ver)?bleib(?:en|t)|liegt|liegen) (?:somit |also |damit )?(?:bei )?ihnen|(?:entfallen|entfallt|fallen|fallt) (?:somit |also |damit )?auf sie|(?:tragen|ubernehmen|zahlen) sie (?:bitte )?selbst',
    '(?:reste(?:nt|ra|ront)?|demeure(?:nt)?|est|sont) (?:donc )?a (?:votre|sa) charge|vous (?:revien(?:t|nent)|incombe(?:nt)?)|reste(?:nt)? pour vous',
    '(?:queda|quedan|son|corre|corren|es) (?:por tanto |pues )?(?:a su cargo|de su cuenta|por su cuenta|para usted)|le corresponden? a usted',
    '(?:fica|ficam|sao|e|corre|correm) (?:assim |portanto )?(?:a seu cargo|por sua conta|da sua responsabilidade|para si)|cabem?(?: a si| lhe)',
    '(?:menjadi|merupakan|adalah|jadi) (?:tanggungan|beban|bagian) (?:anda|bapak|ibu|pasien|keluarga)|(?:anda|bapak|ibu) (?:tanggung|bayar) sendiri',
  ]
    .join('|')
    .replace(/ (?!\*)/g, ' +')})(?![a-z])`,
);

/** `The rest, £143.13, is yours to pay`, `€ 63,80 bleiben bei Ihnen`: what stands right behind a figure, in plain text. */
export function isLeftWithYou(behind: string): boolean {
  return LEFT_WITH_YOU.test(behind);
}

const REFUND =
  /^ *(?:(?:voraussichtliche|erwartete|expected|estimated) +)?(?:ruckerstattung|erstattung|ruckvergutung|kostenersatz|kostenerstattung|remboursement|refund|reimbursement|reembolso|reintegro)(?: +(?:der|des|durch|von|vom|by|from|of|par|de|du|del|da|do|la|the))* +(?=[a-z])/;
/** What it is less of is no share by itself. */
const LESS = / (?:nach abzug|abzuglich|after|less|net of|apres deduction|menos|neto de|descontado)(?![a-z]).*$/;

/** `Rückerstattung der Sympany nach Abzug der Franchise`: whether a caption, in plain text, names the insurer behind a word for refunds. */
export function isRefundByInsurer(words: string): boolean {
  const refund = REFUND.exec(words);
  if (!refund) return false;
  const named = words.slice(refund[0].length).replace(LESS, '');
  return hasWord(named, INSURER_WORDS) && whoseShare(named) !== 'patient';
}

/** Who pays is named right behind them, with nothing but an article between. */
const PAYS_FIRST = new RegExp(
  `^ *(?:(?:importe|monto|valor|montante|montant|betrag|amount)(?: +que)? +)?(?:${[
    'versement|zahlung|payment|pago|pagamento|pembayaran',
    'paga(?:ra)?|abona(?:ra)?|cubre|cubrira|asume|asumira|liquida|reembolsa(?:ra)?|reintegra|suporta|comparticipa',
    'regle|verse|rembourse|zahlt|ubernimmt|tragt|erstattet|membayar|menanggung|ditanggung|dibayar',
  ].join('|')})(?: +(?:la|el|o|a|die|der|oleh|pt))? +(?=[a-z])`,
);

/** `Abona Sanitas directamente a la clínica`: whether a caption names an insurer that is known behind a verb for paying. */
export function isPaidByInsurer(words: string, printed: string): boolean {
  const verb = PAYS_FIRST.exec(words);
  if (!verb || whoseShare(words) === 'patient') return false;
  const from = verb[0].length;
  return matchInsurers(printed.slice(from), INSURERS, false).some(({ start }) => start === 0);
}
