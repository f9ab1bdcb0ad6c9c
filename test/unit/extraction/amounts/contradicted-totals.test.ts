import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const amountsOf = (bill: string) => {
  const { values, readings } = extractInvoice(plainDocument(bill));
  const { total_amount, insurance_amount, out_of_pocket } = values;
  return { total_amount, insurance_amount, out_of_pocket, confidence: readings.total_amount?.confidence };
};

const sections = (last: string) => `
Clínica Vale Manso
Fatura No. 2026-118
Paciente: Ida Musgo              Convênio: Saúde Norte
Diárias
Item           Descrição                        Valor Total
1              Enfermagem                       R$ 410,00
2              Fisioterapia                     R$ 120,00
               Subtotal Diárias:                R$ 530,00
Taxas
Item           Descrição                        Valor Total
1              Cama hospitalar                  R$ 300,00
2              Oxigênio                         R$ 270,00
               Subtotal Taxas:                  R$ 570,00
Materiais
Item           Descrição                        Valor Total
1              Dieta enteral                    R$ 88,00
               Subtotal Materiais:              R$ 88,00
${last}`;

test('takes the figure that all sections make together for the total, not the last section’s', () => {
  const { total_amount, confidence } = amountsOf(sections('               Total do orçamento:            R$ 1.188,00'));
  expect(total_amount).toBe('1188.00');
  expect(confidence).toBeGreaterThanOrEqual(0.8);
});

test('takes no section’s sum for the total where what all make together has no label that we know', () => {
  expect(amountsOf(sections('               Gurtel do mavel:            R$ 1.188,00')).total_amount).toBeUndefined();
});

const reckoned = (taken: string) => `
Grey Heron Medical Center
Patient Name: Ida Moss           Invoice Number: T-5512
Description                               Amount
Blood count                               $300.00
Chest radiograph                          $200.00
                          Subtotal        $500.00
                          ${taken}
                          Total           $420.00`;

test('takes no total that is left of more once something has come off that nobody knows', () => {
  expect(amountsOf(reckoned('Zorveld         $80.00')).total_amount).toBeUndefined();
});

test('takes no such total where the lines are not printed either', () => {
  const bill = `
Grey Heron Medical Center
Patient Name: Ida Moss           Invoice Number: T-5512
Consultation of 3 March
                          Gross           $500.00
                          Zorveld         $80.00
                          Total           $420.00`;
  expect(amountsOf(bill).total_amount).toBeUndefined();
});

test('takes a total that a discount leaves of more', () => {
  expect(amountsOf(reckoned('Discount        $80.00')).total_amount).toBe('420.00');
});

test('keeps a printed total that its two shares contradict, for the amount check to see', () => {
  const bill = `
Grey Heron Medical Center
Patient Name: Ida Moss           Invoice Number: T-5512
Description                               Amount
Blood count                               $300.00
Chest radiograph                          $200.00
                    Gross                 $500.00
                    Total                 $480.00
Insurance paid: $400.00
Patient responsibility: $60.00`;
  expect(amountsOf(bill)).toMatchObject({
    total_amount: '480.00',
    insurance_amount: '400.00',
    out_of_pocket: '60.00',
  });
});

test('reads a table’s shares that are printed with a space between the thousands, and no balance for them', () => {
  const bill = `
Clinique du Héron
Facture N° 2026-118            Patient : Ida Mousse
Description            Montant        Part patient      Payé
Consultation           20 000         6 000             6 000
Radiographie           35 000         10 500            0
TOTAL                  55 000         16 500            6 000
Solde dû par le patient : 10 500 FCFA
Part de l'assureur : 38 500 FCFA`;
  expect(amountsOf(bill)).toMatchObject({
    total_amount: '55000.00',
    insurance_amount: '38500.00',
    out_of_pocket: '16500.00',
  });
});

test.each([
  'Our account for this attendance comes to $1,300.00, GST included.',
  'Unsere Rechnung für diese Behandlung beläuft sich auf 1.300,00 €.',
  'Notre facture pour ces soins s’élève à 1.300,00 €.',
])('a letter that says another total than the table under it contradicts it: %s', (said) => {
  const letter = (sentence: string) =>
    check(`
${sentence}
MRI lumbar spine                       865.00
X-ray lumbar spine                     383.50
Total                                1,248.50
Insurer pays                           998.80
Patient pays                           249.70`);
  expect(letter(said)).toMatchObject({ result: 'FAIL', reasonCode: 'AMOUNTS_DO_NOT_ADD_UP' });
  expect(letter(said.replace(/1.300.00/, '1,248.50')).result).toBe('PASS');
});
