import type { InsurerMatch } from '../../insurers/match-insurer.ts';
import { readOrganization } from './read-organization.ts';

/** Where in a text the name ends that begins with a known insurer's: its full stop and its plan's name belong to it. */
export function endOfName(match: InsurerMatch, text: string): number {
  return Math.max(
    endOfAlias(match, text),
    endOfPlan(match, text),
    endOfTrade(match, text),
    endBeforeNumber(match, text),
  );
}

/** The full stop of `a. G.` or `S.A.` belongs to the name, that of a sentence does not. */
function endOfAlias({ alias, start, end }: InsurerMatch, text: string): number {
  const abbreviated = alias.endsWith('.') || /[. ]\p{L}\.\p{L}$/u.test(text.slice(0, end));
  const brackets = (sign: string) => text.slice(start, end).split(sign).length;
  const closing = text[end] === ')' && brackets('(') > brackets(')');
  return (abbreviated && text[end] === '.') || closing ? end + 1 : end;
}

/** `AXA Seguros`, `Generali Versicherung AG`: words of the trade behind the name belong to it. */
function endOfTrade({ end }: InsurerMatch, text: string): number {
  return end + (TRADE.exec(text.slice(end))?.[0].length ?? 0);
}

const TRADE =
  /^(?: (?:Seguros?|SEGUROS?|(?:Kranken)?[Vv]ersicherung(?:en)?|(?:Kranken|Pflege|Gesundheits)kasse|Assurances?|ASSURANCES?|Sa[uú]de|SA[UÚ]DE|Salud|SALUD|Sant[eé]|SANT[EÉ]|EPS))+(?:,? (?:S\.A\.|SA|AG|Ltda\.?))?(?!\p{L})/u;

/** `AOK Nordost, Vers.-Nr. 77`: up to a number of the insured's the capitals are all the name. */
function endBeforeNumber({ end }: InsurerMatch, text: string): number {
  return end + (BEFORE_NUMBER.exec(text.slice(end))?.[0].length ?? 0);
}

const BEFORE_NUMBER =
  /^(?: (?:\p{Lu}[\p{L}&-]+|d[eiao]s?|del|und|y|e|et|&)){1,4}(?=,? \(?(?:Vers|KV|Mitglied|Poli|P[óo]li|Ap[óo]l|Afil|Adh|Cart|Carn|Tarj|Soci|Peserta|Kartu|Matr|[Nn][°ºo]\.?|policy|member|claim|poli|p[óo]l|ap[óo]l|afil|adh|cart|carn|tarj|soci|peserta|matr)[^,;]{0,20}\d)/u;

/** `Vhi Company Plan Plus, policy 77`: behind the insurer's name may stand its plan's, in capitals. */
function endOfPlan({ start, end }: InsurerMatch, text: string): number {
  const run = readOrganization(text.slice(start), true);
  const further = run ? text.slice(end, start + run.end) : '';
  // Behind the plan's name may stand whom it covers: `Gold Plus HMO (FAMILY)`.
  const [plan = ''] = /^(?: \p{Lu}\p{L}+){1,4}(?=$| \()/u.exec(further) ?? [];
  return PLAN.test(plan) ? end + plan.length : end;
}

const PLAN =
  / (?:Plan|Plus|Scheme|Option|Choice|HMO|PPO|Max|Basic|Standard|Premium|Shield|Cover|Care|Gold|Silver|Bronze|Select|Essential|Complete|Corporate|Indonesia|España|México|Chile|Colombia|Perú|Argentina|Brasil|Portugal|France|Deutschland|Suisse|Schweiz|Maroc|Angola)\b/;
