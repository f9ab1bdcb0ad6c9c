import { anyWordPattern } from '../text/word-pattern.ts';

/** What houses that own others are called, and those that bill for others, in plain text. */
export const OWNER_WORDS = anyWordPattern(
  'group|groups|holdings?|network|partners|alliance|foundation|trust|healthcare group|health group|billing|collections?|accounts|factoring|services|franchise|management|board|diocese|university|universitat|universite|universidad|universidade|universitas',
  'gruppe|verbund|\\w*verbund|trager|tragergesellschaft|stiftung|abrechnungs\\w*|verrechnungs\\w*|arztekasse|pvs|inkasso|konzern|beteiligungs\\w*|landkreis|gemeinde|\\w*verband',
  'groupe|reseau|fondation|federation|association|gestion|recouvrement|facturation|territoriale',
  'grupo|red|fundacion|asociacion|cooperativa|sociedad|facturacion|gestora|servicios|inversiones|corporacion|mancomunidad|consorcio',
  'rede|fundacao|associacao|participacoes|faturacao|faturamento|santa casa|gestao|servicos|consorcio|misericordia',
  'yayasan|grup|jaringan|persekutuan|administrasi|penagihan|perkumpulan',
);
