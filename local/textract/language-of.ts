import type { OcrLanguage } from './ocr-models.ts';

/** Words that are frequent on invoices of one language; without accents, which the English model loses. One of several languages tells none. */
const TELLING: Readonly<Record<OcrLanguage, string>> = {
  eng: 'the of and for to by is are with this your invoice amount date name number bill claim paid due provider member patient insurance insurer service services charge charges',
  deu: 'der die das und fur von mit ist sie ihre ihr im zum zur am den dem rechnung betrag versicherung versicherte versicherter versicherten versicherungsnehmer patientin datum summe anteil krankenkasse krankenversicherung leistung leistungen geburtsdatum strasse zahlung behandlung rechnungsnummer rechnungsdatum gesamtbetrag herr frau arzt praxis',
  fra: 'le les des du et au aux pour par est vous votre facture montant assurance assure assuree naissance mutuelle soins reste rembourse payer prestation prestations honoraires adherent madame monsieur date emise charge cabinet rue',
  por: 'do da dos das os ao em pelo pela fatura recibo valor seguro seguradora utente nome apolice numero servicos cuidados emissao nascimento beneficiario rua farmacia pagamento comparticipacao segurado segurada euros sinistro data plano convenio consulta',
  spa: 'el los las del y en su factura importe fecha aseguradora asegurado asegurada nombre poliza numero servicios nacimiento pago calle clinica compania seguros afiliado emision descripcion siniestro don dona',
};

const LANGUAGES = new Map<string, OcrLanguage | undefined>();
for (const language of Object.keys(TELLING) as OcrLanguage[]) {
  for (const word of TELLING[language].split(' ')) LANGUAGES.set(word, LANGUAGES.has(word) ? undefined : language);
}
const FEWEST_WORDS = 2;
/** Each language's model knows English letters too, and English none of theirs: of two languages on a page the other one is told by so much. */
const BESIDE_ENGLISH = 0.5;

/** The language that a text's telling words are of; undefined where there are too few. */
export function languageOf(words: readonly string[]): OcrLanguage | undefined {
  const counts = new Map<OcrLanguage, number>();
  for (const word of words) {
    const language = LANGUAGES.get(
      word
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z]/g, ''),
    );
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const english = counts.get('eng') ?? 0;
  const others = [...counts].filter(
    ([language, count]) => language !== 'eng' && count >= Math.max(FEWEST_WORDS, BESIDE_ENGLISH * english),
  );
  const [most] = others.sort(([, one], [, other]) => other - one);
  return most ? most[0] : english >= FEWEST_WORDS ? 'eng' : undefined;
}
