import { placeOf, type Segment } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type DateOrder, findDates, type PrintedDate } from '../text/printed-date.ts';
import { FILED_CONFIDENCE } from './filed-date.ts';
import { filesOtherPaper } from './of-other-paper.ts';

/** That whoever is written to sent something, or whoever writes received it; German says it by words far apart. */
const SENT = [
  'you (?:have |had )?(?:sent|submitted|filed|lodged|posted|uploaded|gave)|we (?:have )?received|(?:was received by|reached) us',
  'vous (?:nous )?(?:avez|aviez) (?:adresse|envoye|transmis|soumis|depose|remis|fait parvenir)|nous avons (?:bien )?recu|nous (?:est|sont) parvenue?s?',
  '(?:presento|envio|remitio|aporto|entrego) (?:usted|ud)|usted (?:nos )?(?:presento|envio|remitio|aporto|entrego)|nos (?:presento|envio|remitio|hizo llegar)|hemos recibido|recibimos|registramos|tuvo entrada',
  '(?:o senhor|a senhora|voce|v exa) (?:nos )?(?:apresentou|enviou|submeteu|entregou|encaminhou)|nos (?:enviou|submeteu|encaminhou)|recebemos|registamos|registramos|deu entrada',
  '(?:anda|bapak|ibu|saudara) (?:telah )?(?:mengajukan|mengirim(?:kan)?|menyerahkan|menyampaikan)|kami (?:telah )?(?:terima|menerima)',
].join('|');
/** What is sent so. */
const CLAIM = new RegExp(
  `(?<![a-z])(?:${[
    'claims?|requests?|application|invoices?|bills?|accounts?|receipts?|papers|documents',
    '[a-z]*antrag|einreichung|[a-z]*rechnung(?:en)?|honorarnoten?|liquidation|belege?|unterlagen',
    'demande|factures?|notes? d honoraires|dossier|justificatifs|feuilles? de soins|recus',
    'solicitud|reclamacion|peticion|facturas?|recibos?|documentacion|siniestro',
    'pedido|solicitacao|requerimento|faturas?|documentos|documentacao|participacao|sinistro',
    'pengajuan|klaim|permohonan|tagihan|kuitansi|kwitansi|berkas|dokumen',
  ].join('|')})(?![a-z])`,
);
const ANY_SENT = new RegExp(
  `(?<![a-z])(?:${SENT}|eingereicht|eingesandt|vorgelegt|ubermittelt|zugesandt|geschickt|eingegangen|eingelangt|zugegangen|erhalten)(?:en?)?(?![a-z])`,
);
/** `You sent us this claim on`; what is `of` or `du` a day is not sent on it. */
const BEFORE = new RegExp(
  `(?<![a-z])(?:${SENT})(?: +[a-z]+){0,7}? +(?:on|le|el|em|en|a|dia|el pasado|con fecha|em data de|pada|tanggal|tgl) *$`,
);
const BEHIND = new RegExp(`^[ ]*(?:[a-z]+ ){0,2}?(?:${SENT})(?![a-z])`);
/** `Sie haben am …`, `die Sie uns am …`, `Am … haben wir`, and at the clause's end what was done. */
const GERMAN_BEFORE = /(?<![a-z])(?:haben|sie|wir|uns|ihnen|ist|sind|wurden?)(?: (?:sie|wir|uns|bei uns))* +am *$/;
const GERMAN_BEHIND = /^ *(?:haben (?:sie|wir)|ist|sind|wurden?) /;
const GERMAN_DONE =
  /(?<![a-z])(?:eingereicht|eingesandt|vorgelegt|ubermittelt|zugesandt|geschickt|eingegangen|eingelangt|zugegangen)(?![a-z])/;
/** `am 1. Oktober eingereichte Honorarnote` */
const GERMAN_AS_IT_IS =
  /^ *(?:bei uns )?(?:eingereicht|eingesandt|vorgelegt|ubermittelt|zugesandt|eingegangen|eingelangt)en? /;
const GERMAN_RECEIVED = /(?<![a-z])wir (?:.* )?erhalten(?![a-z])/;
/** `Their remittance of 29 June has reached us`: the day of the paper that came. */
const OF_PAPER = /(?<![a-z])(?:of|dated|vom|du|del?|d[ao]|tertanggal) *$/;
const NOT = /(?<![a-z])(?:not|never|nicht|keine?n?|pas|no|nao|tidak|belum)(?![a-z])/;
const LEAST_WORDS = 6;
/** In characters: a page of nothing but dates must not be read anew for each of them. */
const REACH = 200;
/** `am 1. Oktober`, `von Dr. Reiter` go on behind their point. */
const SENTENCE_END =
  /(?<!\d|(?<!\p{L})(?:[Dd]rg?|Dra|Prof|Mag|Dipl|Ing|med|dent|phil|Nr|No|Hr|Fr|St|Mrs?|Ms|Sra?|Mme|M))[.!?]\s+(?=\p{Lu})/u;

/** `Recebemos em 6 de julho de 2026 o seu pedido`, `Sie haben am 1. Oktober 2026 die Rechnung eingereicht`: a letter says itself when the claim came. */
export function sentInSentence({ segments }: Sheet, order: DateOrder): Reading | undefined {
  for (const segment of segments) {
    if (segment.page > 1) break;
    if (segment.words.length < LEAST_WORDS || !ANY_SENT.test(segment.plain)) continue;
    for (const date of findDates(segment.text, order)) {
      if (!isOfSending(segment, date)) continue;
      const place = placeOf(segment, date.start, date.end);
      const printed = segment.text.slice(date.start, date.end);
      return { value: date.iso, printed, confidence: FILED_CONFIDENCE, place, method: 'sentence' };
    }
  }
  return undefined;
}

function isOfSending({ text, plain }: Segment, { start, end }: PrintedDate): boolean {
  const first = Math.max(0, start - REACH);
  const from = start - (text.slice(first, start).split(SENTENCE_END).at(-1)?.length ?? 0);
  const to = end + (text.slice(end, end + REACH).split(SENTENCE_END)[0]?.length ?? 0);
  const [before, behind] = [plain.slice(from, start), plain.slice(end, to)];
  if (!CLAIM.test(before) && !CLAIM.test(behind)) return false;
  if (NOT.test(before) || OF_PAPER.test(before) || filesOtherPaper(text.slice(from, start))) return false;
  if (BEFORE.test(before) || BEHIND.test(behind) || GERMAN_AS_IT_IS.test(behind)) return true;
  if (!GERMAN_BEFORE.test(before) && !GERMAN_BEHIND.test(behind)) return false;
  return !NOT.test(behind) && (GERMAN_DONE.test(behind) || GERMAN_RECEIVED.test(`${before} ${behind}`));
}
