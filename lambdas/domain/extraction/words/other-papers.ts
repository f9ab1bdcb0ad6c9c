import { everyMatch } from '../text/every-match.ts';
import { hasWord, wordPattern } from '../text/word-pattern.ts';
import { namesPermit } from './permit-words.ts';

/** What is filed beside bills: of what was done before, against what was decided, and what shows what was found. */
const OTHER_PAPER = wordPattern(
  'appeals?|objections?|grievances?|complaints?|disputes?|estimates?|quot(?:e|ation)s?|(?:treatment|care) plans?|pre ?determinations?|referrals?|prescriptions?|rx|letters?|notes|records?|reports?|results?|certificates?|questionnaires?|consents?|enrol(?:l?ment)s?|registrations?|samples?|specimens?|swabs?|x ?rays?|radiographs?|reminders?|payments?',
  'widerspr[a-z]*|einspr[a-z]*|beschwerde[a-z]*|kostenvoranschlag[a-z]*|kva|heil und kostenplan|hkp|(?:behandlungs|therapie)plan|uberweisung[a-z]*|einweisung[a-z]*|verordnung[a-z]*|[a-z]*rezepte?|arztbrief[a-z]*|[a-z]*befunde?|[a-z]*berichte?|[a-z]*gutachten|[a-z]*attest|[a-z]*bescheinigung|[a-z]*zeugnis|beitrittserklarung|(?:patienten|kranken)(?:akte|unterlagen)|[a-z]*proben?|mahnung',
  'devis|recours|contestation|plaintes?|ordonnances?|plan de traitement|comptes? rendus?|rapports?|certificats?|attestations?(?! de soins)|dossier medical|adhesion|inscription|courriers?|lettres?|prelevements?|echantillons?|resultats?',
  'presupuestos?|recursos?|apelacion(?:es)?|impugnacion|objecion(?:es)?|glosas?|quejas?|recetas?|prescripcion(?:es)?|derivacion|interconsulta|plan de tratamiento|informes?|historial?(?: clinic[oa])?|certificados?|afiliacion|inscripcion|cartas?|muestras?|resultados?',
  'orcamentos?|reclamac(?:ao|oes)|queixas?|receitas?|prescric(?:ao|oes)|encaminhamentos?|plano de tratamento|relatorios?|laudos?|atestados?|prontuario|adesao|inscricao|amostras?',
  'banding|keberatan|keluhan|pengaduan|estimasi|perkiraan biaya|penawaran|resep|surat (?:pengantar|keterangan|banding)|rencana (?:perawatan|terapi|tindakan)|rekam medis|resume medis|laporan|hasil|sertifikat|pendaftaran|sampel|spesimen',
);
const BILL = wordPattern(
  'e ?claims?|claims?|invoices?|(?:super)?bills?|receipts?|accounts?|statements?',
  '[a-z]*rechnung(?:en)?|honorarnoten?|liquidation|belege?|(?:leistungs|erstattungs)antrag|schadenmeldung',
  'factures?|notes? d honoraires|feuilles? de soins|remboursements?|recus?',
  'facturas?|recibos?|siniestros?|reembolsos?|reclamacion(?:es)?|reclamos?',
  'faturas?|sinistros?|klaim|tagihan|faktur|kuitansi|kwitansi',
);
/** `Referral and invoice`: both. */
const AND = wordPattern('and|&|und|samt|sowie|et|y|e|dan|beserta');
/** `Claim with referral`, `Rechnung zur Genehmigung`: the bill, and what goes with it. */
const WITH = wordPattern('with|for|to|mit|fur|zur?|laut|avec|pour|con|para|com|untuk|dengan');

/**
 * What the words of a clause, in plain text, name: a bill or its claim, another paper, `Widerspruch gegen die Rechnung`, or
 * neither.
 */
export function paperNamed(words: string): 'bill' | 'other' | undefined {
  const bill = everyMatch(words, BILL)[0];
  if (!namesOther(words)) return bill ? 'bill' : undefined;
  if (!bill) return 'other';
  const [before, behind] = [words.slice(0, bill.index), words.slice(bill.index + bill[0].length)];
  if (hasWord(before, AND) && namesOther(before)) return 'bill';
  const joint = everyMatch(behind, AND)[0] ?? everyMatch(behind, WITH)[0];
  return joint && !namesOther(before) && !namesOther(behind.slice(0, joint.index)) ? 'bill' : 'other';
}

function namesOther(words: string): boolean {
  return hasWord(words, OTHER_PAPER) || namesPermit(words);
}
