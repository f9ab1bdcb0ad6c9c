import { anyWordPattern } from '../text/word-pattern.ts';

/** Somebody who is named before or behind it bears a rate of the bill, in plain text. */
export const BEARS = anyWordPattern(
  'pays?|covers?|refunds?|reimburses?|bears?|meets?|settles?|contributes?|sends?|picks? up|allows?',
  'erstatte[nt]|ersetz(?:t|en)|ubernimmt|ubernehmen|tragt|tragen|zahlt|zahlen|bezahlt|vergutet|verguten|beteiligt|leistet|deckt|begleicht|bezuschusst|steuert',
  'rembourse(?:ra|nt)?|pren(?:d|dra|nent) en charge|couvr(?:e|ira)|participe(?:ra)?|intervien(?:t|dra)|regle(?:ra)?|pa[iy]e(?:ra)?|verse(?:ra)?|supporte(?:ra)?',
  'suporta(?:ra)?|paga(?:ra)?|cobr(?:e|ira)|comparticipa(?:ra)?|reembolsa(?:ra)?|assum(?:e|ira)|participa(?:ra)?|garante|custeia|arca',
  'cubr(?:e|ira)|abona(?:ra)?|asum(?:e|ira)|reintegra(?:ra)?|bonifica(?:ra)?|reconoce(?:ra)?|cargo',
  'menanggung|membayar|mengganti|menjamin|mencakup|menggantikan',
);

/** The same of what somebody who is named behind it bears. */
export const IS_BORNE = anyWordPattern(
  'paid|covered|refunded|reimbursed|borne|met|settled',
  'erstattet|ubernommen|getragen|bezahlt|vergutet|gedeckt|lasten',
  'rembourse(?:e?s|e)?|pris(?:es?)? en charge|couvert(?:es|e|s)?|paye(?:e?s|e)?|regle(?:e?s|e)?|charge',
  'cubiert[oa]s?|pagad[oa]s?|abonad[oa]s?|reembolsad[oa]s?|asumid[oa]s?|cargo|cuenta',
  'cobert[oa]s?|pag[oa]s?|comparticipad[oa]s?|suportad[oa]s?|conta',
  'ditanggung|dibayar|dijamin|diganti|dicover',
);

/** What nobody but an insurer gives, as alternatives for `wordPattern`. */
export const WHAT_IS_GIVEN = [
  'reimbursements?|refund|cover(?:age)?|benefits?',
  '(?:kosten|ruck)?erstattung|kosten(?:ubernahme|ersatz|deckung)|deckung',
  'prise en charge|remboursement|couverture|tiers payant',
  'cobertura|reembolso|reintegro|bonificacion|ayuda',
  'comparticipacao|ajuda',
  'penggantian|pertanggungan|jaminan|ditanggung|diganti|dijamin',
] as const;

/** What may stand between that and its rate: `Erstattung in Höhe von 80 %`, `à raison de`, `is`. */
export const AT_RATE =
  'a|as|au|at|of|is|are|the|de|del|do|da|des|du|d|e|es|est|el|la|o|os|em|en|in|hohe|hauteur|raison|razon|razao|concurrence|von|zu|zur|ist|betragt|sera|sebesar|adalah|para|por';

/** What says the rate where more words stand between: `La ayuda prevista en su póliza para podología es del 70 %`. */
export const IS_RATE = 'is|ist|betragt|est|sera|es|e|adalah|sebesar';

/** Not what is borne of this bill: the most, nothing, or another rate. */
export const NOT_THE_RATE = anyWordPattern(
  'up to|at most|as much as|bis zu|bis|hochstens|maximal|max|jusqu a|au plus|au maximum|hasta|ate|maximo|maksimal|hingga|sampai',
  'not|never|no longer|nicht|kein\\w*|jamais|nao|sin|sem|sans|ohne|tidak|tanpa|pas',
  'bonus|rabatt|discount|remise|descuento|desconto|diskon|skonto|increase|erhohung|(?:fest)?zuschuss\\w*|regelversorgung',
  'base|tarif conventionnel|brss?|tabela|tabulador',
  'storn\\w+|cancel\\w*|annul\\w+|interest|zinsen|interets|juros|intereses|deposit|anzahlung|acompte',
);

/** `70 % de los medicamentos`: behind a rate, what it is taken of. */
export const IS_TAKEN_OF = /^ *(?:of|from|der|des|dieser|vom|von|de|del|du|da|do|das|dos|desta|deste|dari|d) +/;

/** A course of care, or what was allowed of it, and none of the things that are used in it: `80 % of the approved therapy`. */
const CARE = [
  'authori[sz]ed|approved|rehabilitation|physiotherapy|(?:psycho)?therap(?:y|ies)|sessions?|surgery|operation|hospitali[sz]ation|stay',
  'genehmigte[nr]?|bewilligte[nr]?|\\w*therapien?|\\w*behandlung(?:en)?|sitzung(?:en)?|operation(?:en)?|eingriffs?|aufenthalte?s?',
  'autorise(?:e?s|e)?|accorde(?:e?s|e)?|reeducation|\\w*therapie|seances?|operation|hospitalisation|sejour',
  'autorizad[oa]s?|aprobad[oa]s?|rehabilitacion|(?:fisio|psico)?terapias?|sesion(?:es)?|cirugia|intervencion|hospitalizacion|estancia',
  'aprovad[oa]s?|reabilitacao|sess(?:ao|oes)|cirurgia|intervencao|internacao|internamento',
  'disetujui|rehabilitasi|(?:fisio)?terapi|sesi|operasi|rawat inap',
] as const;

/** The whole of a bill, and not one of the things that it bills. */
export const OF_BILL = anyWordPattern(
  ...CARE,
  'this|it|above|bills?|invoices?|receipts?|costs?|charges?|fees?|amounts?|totals?|expenses?|treatments?|care|price|sums?|balance|which|what',
  '\\w*kosten|\\w*rechnung(?:en|sbetrags?|ssumme)?|\\w*betrags?|betrage|\\w*honorars?|honorare|summe|aufwendungen|gebuhren|behandlung(?:en)?|leistungen|preis(?:es)?',
  'frais|depenses?|factures?|montants?|honoraires|couts?|soins|prestations|tarif|prix|somme',
  'facturas?|importes?|cuentas?|gastos?|costes?|costos?|honorarios|consultas?|montos?|precio|valor|tratamiento',
  'contas?|faturas?|despesas?|custos?|montantes?|preco|recibos?|tratamento|apresentado|atos?',
  'tagihan|biaya|kuitansi|kwitansi|nota|jumlah|harga|perawatan|pengobatan|klaim',
);
