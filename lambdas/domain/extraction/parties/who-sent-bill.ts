/** Before what an insurer's letter says of a bill that it got: who sent it. */
const SENT = [
  '(?:billed|charged|invoiced)',
  '(?:has |have |had )?(?:now |also |already )?(?:sent|submitted|issued|presented)(?: us| you)? (?:an? |the |its |their |your |this )?(?:\\p{L}+ )?(?:invoices?|bills?|accounts?|receipts?)(?: |$)',
  '(?:le |nos |les )?(?:expidi[óo]|emiti[óo]) (?:el|la|un|una|su) (?:comprobante|factura|recibo|cfdi)|(?:emitiu|expediu) (?:a|o|uma|um|sua) (?:fatura|factura|recibo|nota)',
  'hat mit (?:der )?\\p{L}*[Rr]echnung ',
  'hat (?:uns|ihnen|ihre|die|eine) (?:(?:die|eine|ihre|folgende) )?\\p{L}*[Rr]echnung ',
  '(?:nous|vous) a (?:transmis|adress[ée]|envoy[ée]|factur[ée]|fait parvenir|pr[ée]sent[ée]) ',
  '(?:nos|le|les) ha (?:remitido|enviado|presentado|facturado|hecho llegar) ',
  '(?:enviou|remeteu|apresentou|faturou)(?:-nos|-lhe)? (?:a |uma |[àa] )',
  '(?:telah )?(?:mengirimkan|mengajukan|menagihkan|menerbitkan) (?:tagihan|faktur|kuitansi)',
].join('|');

/** A name of several capitalised words, and then that it billed, or sent its bill. */
export const WHO_SENT_BILL = new RegExp(
  `(?:(?:\\p{Lu}[\\p{L}&.'’-]*,?|of|and|&|for|de|del|la|du|des|der|für|und|da|do|dos|das|im|am|an|e|et|y) ){2,8}(?=(?:\\([^()]{3,80}\\) )?(?:${SENT}))`,
  'gu',
);

/** `Die Klinik am Park hat uns …`: the article of a sentence's beginning is no part of the name. */
export function withoutArticle(name: string): string {
  return name.replace(/^(?:(?:Die|Der|Das|La|Le|Les|El|Los|O|A|The) |L[’'])(?=\p{Lu})/u, '');
}
