import { anyWordPattern } from '../text/word-pattern.ts';

/** How a patient pays at the counter, in plain text; no insurer pays a clinic so. */
export const AT_COUNTER = anyWordPattern(
  'in cash|cash|by (?:credit |debit )?card|by eftpos|at (?:the )?(?:counter|desk|reception)',
  'in bar|bar|per (?:ec ?)?karte|mit (?:ec ?)?karte|girocard|an der kasse bezahlt',
  'en efectivo|en metalico|con tarjeta|por tarjeta|por datafono|por bizum|en (?:la )?caja|en ventanilla',
  'en especes|par carte|par cheque|a l accueil|em dinheiro|em numerario|(?:com|no|por) cartao|por pix|via pix|mb ?way|por multibanco|na recepcao',
  'tunai|secara tunai|dengan kartu|via qris|di (?:loket|kasir)',
);
