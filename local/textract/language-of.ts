import type { OcrLanguage } from './ocr-models.ts';

/** Indonesian has English letters only, and no model of its own here. */
type Language = OcrLanguage | 'ind';

/**
 * Words that are frequent on invoices of one language and rare on those of the others; without accents, which a model of
 * another language loses. One of several languages tells none.
 */
const TELLING: Readonly<Record<Language, string>> = {
  eng: 'the of and for to by is are with this your all each only above left our we you invoice amount name number bill claim claimant paid due provider member insured patient insurance insurer service services charges rate network deposit covered coverage copay deductible excess description visit treatment examination quantity qty item tax payable balance issued received policyholder address phone gender birth sex tooth dentist consultation',
  deu: 'der die das und fur von mit ist sie ihre ihr im zum zur am den dem bei nach bitte wir nicht uber durch ohne wird eine innerhalb rechnung rechnungsnr betrag anteil anz versicherung versicherer versicherte versicherter versicherten versicherungsnehmer versichertennr patientin datum summe krankenkasse krankenversicherung leistung leistungen leistungsfall geburtsdatum strasse zahlung zahlbar behandlung rechnungsnummer rechnungsdatum rechnungsbetrag gesamtbetrag herr frau arzt praxis faktor ziffer seite eingereicht kasse selbstbehalt umsatzsteuer mwst ustg',
  fra: 'le les des du et au aux pour par est une dans avec vous votre nous facture montant assurance assure assuree assureur naissance mutuelle soins reste rembourse remboursement regler reglement solde payer prestation prestations honoraires adherent madame monsieur emise cabinet rue designation libelle quantite qte taux prix frais forfait sejour clinique pharmacie medecin ticket moderateur sinistre complementaire acompte intervention dossier',
  por: 'do da os ao em pelo pela nao com ate sem fatura recibo valor seguro seguradora utente nome apolice cartao servicos cuidados emissao nascimento rua farmacia pagamento comparticipacao segurado segurada euros sinistro data plano isento civa preco qtd qtde descricao artigo desconto sessao procedimento operadora executante processado responsavel doente autorizacao entidade telefone pessoa vencimento assinatura entrega dente despesas',
  spa: 'el los las del y en su con se factura importe fecha aseguradora asegurado asegurada nombre poliza servicios nacimiento pago calle clinica compania seguros afiliado emision descripcion siniestro don dona cant cantidad precio concepto tratamiento sesion sesiones exento expediente clave datos boleta prestacion descuento coaseguro deducible copago senores tope bonificacion isapre reembolso medicos atencion autorizacion',
  ind: 'yang dan untuk dari dengan oleh pada ini tidak atas dalam kami rp pasien asuransi klaim peserta jumlah tanggal tgl biaya nama obat dokter tagihan rawat inap jalan dibayar ditanggung dijamin polis nomor perawatan penjamin kartu rincian kamar pembayaran kasir klinik hari manfaat jasa surat lahir tindakan jml harga uraian kelas layanan resep kunjungan plafon batas sisa diskon kepada anggota apotek terbilang kuitansi kwitansi bagian rumah sakit',
};
const MODELS: Readonly<Record<Language, OcrLanguage>> = {
  eng: 'eng',
  deu: 'deu',
  fra: 'fra',
  por: 'por',
  spa: 'spa',
  ind: 'eng',
};

const LANGUAGES = new Map<string, Language | undefined>();
for (const language of Object.keys(TELLING) as Language[]) {
  for (const word of new Set(TELLING[language].split(' '))) {
    LANGUAGES.set(word, LANGUAGES.has(word) ? undefined : language);
  }
}
const FEWEST_WORDS = 2;
/** Each language's model knows English letters too, and English none of theirs: of two languages on a page the other one is told by so much. */
const BESIDE_ENGLISH = 0.5;

/** The language that a text's telling words are of; undefined where there are too few. */
export function languageOf(words: readonly string[]): OcrLanguage | undefined {
  const counts = new Map<Language, number>();
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
  return most ? MODELS[most[0]] : english >= FEWEST_WORDS ? 'eng' : undefined;
}
