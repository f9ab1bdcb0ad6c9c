import { wordPattern } from '../text/word-pattern.ts';
import type { OtherDocument } from './other-document.ts';
import { PAPERS_BEFORE_BILLS } from './papers-before-bills.ts';
import { PAPERS_OF_CARE } from './papers-of-care.ts';
import { VOID_TITLE } from './void-title.ts';
import { wordList } from './word-list.ts';

/** What people send by mistake, or hope to slip through. */
export const OTHER_DOCUMENTS: readonly OtherDocument[] = [
  ...PAPERS_OF_CARE,
  ...PAPERS_BEFORE_BILLS,
  {
    seemsToBe: 'a bank statement',
    telling: wordList(
      'account number|opening balance|closing balance|beginning balance|ending balance|statement period',
      'withdrawals?|deposits?|direct debit|standing order|overdraft',
      'saldo (?:inicial|final|anterior|awal|akhir)|kontoauszug|anfangssaldo|endsaldo|kontostand',
      'lastschrift|releve de compte|ancien solde|nouveau solde|extracto bancario|extrato|mutasi|setoran',
      'penarikan',
    ),
    title: wordPattern(
      'bank statement|account statement|kontoauszug|releve bancaire|extracto (?:bancario|de cuenta)',
      'extrato (?:bancario|de conta(?! (?:medica|hospitalar)))|rekening koran',
    ),
  },
  {
    seemsToBe: 'a payslip',
    telling: wordList(
      'net pay|gross pay|basic pay|overtime|income tax|national insurance|pension|employee|employer',
      'tax code|payroll|salary|nettolohn|bruttolohn|lohnsteuer|rentenversicherung|gehalt',
      'salaire (?:net|brut)|cotisations|nomina|salario (?:base|bruto|liquido)|irpf|inss|fgts|gaji',
      'tunjangan',
    ),
    title: wordPattern(
      'pay ?slips?|pay ?stub|earnings statement|lohnabrechnung|gehaltsabrechnung|entgeltabrechnung',
      'bulletin de (?:paie|salaire)|nomina|recibo de (?:nomina|sueldo|vencimento)|holerite|contracheque',
      'slip gaji',
    ),
  },
  {
    seemsToBe: 'a curriculum vitae',
    telling: wordList(
      'curriculum vitae|work experience|education|skills|publications|interests|references available',
      'berufserfahrung|ausbildung|kenntnisse|formation|competences|experiencia laboral|formacion',
      'habilidades|experiencia profissional|formacao|pengalaman kerja|pendidikan',
    ),
    title: wordPattern('curriculum vitae|lebenslauf|curriculo|daftar riwayat hidup'),
  },
  {
    seemsToBe: 'a contract',
    cited: true,
    telling: wordList(
      'agreement|hereinafter|whereas|the parties|clauses?|tenant|landlord|lessor|lessee|governing law',
      'arrendador\\w*|arrendatario|clausulas?|contrato|vertrag|vertragsparteien|mieter|vermieter',
      'paragraph|contrat|bailleur|locataire|locador|locatario|perjanjian|pihak pertama|pihak kedua',
    ),
    title: wordPattern(
      '(?:rental |lease |service |employment )?(?:agreement|contract)|contrato\\b.*',
      '(?:miet|arbeits|dienst)vertrag|contrat (?:de|d) .*|bail|perjanjian .*',
    ),
  },
  {
    seemsToBe: 'a utility bill',
    saysInvoice: true,
    telling: wordList(
      'kwh|meter (?:reading|number)|electricity|gas|water supply|broadband|data usage|stromverbrauch',
      'zahlerstand|abschlag|electricidad|consumo|contador|lectura|electricite|compteur|energia|leitura',
      'listrik|meteran|pemakaian|mobile plan',
    ),
    title: wordPattern(
      '(?:electricity|gas|water|energy|phone|internet|utility) (?:bill|invoice|statement)|stromrechnung',
      'gasrechnung|factura de (?:luz|gas|agua)|facture d (?:electricite|eau|gaz)|conta de (?:luz|agua)',
      'tagihan listrik',
    ),
  },
  {
    seemsToBe: 'an invoice for an animal',
    saysInvoice: true,
    telling: wordList(
      'veterinar\\w+|vets?|species|canine|feline|dog|cat|pet|animal|breed|tierarzt\\w*|hund|katze|perro|gato',
      'kleintier\\w*|tier|tierhalter\\w*|besitzer\\w*|katzen?|rasse|raza|propietario|mascotas?|chien|chat|cachorro|dokter hewan|kucing|anjing',
    ),
    title: wordPattern(
      '(?:.* )?veterinar\\w+(?: .*)?|(?:klein|gross)?tier(?:zentrum|klinik|praxis|arzte?)(?: .*)?|animal (?:hospital|clinic).*|pet (?:clinic|hospital|claim|insurance claim|health claim).*|tierarzt\\w*.*',
      'clinica veterinaria.*|clinique veterinaire.*|klinik hewan.*',
    ),
  },
  {
    seemsToBe: 'an invoice for travel, food or goods',
    saysInvoice: true,
    named: true,
    telling: wordList(
      'hotel|nights?|check ?in|check ?out|guest|restaurant|table|menu|beverages?|flight|passenger',
      'vehicle|mileage|labou?r hours|spare parts|shipping|delivery note|sku|subscription',
      'chapa y pintura|mano de obra|carroceria|carrosserie|pare chocs|peinture|stossfanger|lackierung|karosserie|arbeitslohn',
      'kennzeichen|karosserie\\w*|lackier\\w*|lack|fahrgestell\\w*|immatriculation|kilometraje|placas|nopol|kilometrage|main d oeuvre',
      'funilaria|pecas|pintura|suku cadang|bumper|kfz|reifen|neumaticos|pneus|pelanggan|kundendienst|olwechsel|inspektion',
      'ubernachtung\\w*|fahrzeug|werkstatt|ersatzteile|huesped|vehiculo|taller',
      'nuitees?|vehicule|garage|hospede|veiculo|oficina|kendaraan|bengkel|tamu',
    ),
    title: wordPattern(
      'hotel .*|.* hotel|restaurant.*|.* restaurant|auto(?:motive|haus)? .*|garage.*|taller(?:es)? .*|bengkel .*|carrosserie .*|(?:auto )?oficina (?:mecanica|automotiva|de (?:carros|automoveis|veiculos|motos)).*|kfz .*',
    ),
  },
  {
    seemsToBe: 'a cancelled invoice or a specimen',
    saysInvoice: true,
    stamped: true,
    telling: wordList(),
    title: VOID_TITLE,
  },
  {
    seemsToBe: 'a recipe',
    telling: wordList(
      'ingredients|serves|preheat|oven|butter|flour|sugar|zutaten|backofen|mehl|ingredientes|horno',
      'harina|farine|beurre|au four|prechauff\\w*|farinha|forno|bahan|tepung',
    ),
    title: wordPattern('recipe|rezept fur .*|receta de .*|recette.*|receita de .*|resep (?!asuransi|obat|dokter).*'),
  },
];
