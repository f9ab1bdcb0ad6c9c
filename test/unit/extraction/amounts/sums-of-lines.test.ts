import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { check } from '../checked-bill.ts';

const MASSAGE = `
Klassische Massage               4          21,50 €          86,00 €
Fango                            4          14,25 €          57,00 €
Verordnungswert                                             143,00 €`;

test('takes what the billed lines add up to for the total, over a share, where nothing is called so', () => {
  expect(
    amountsOfBill(`${MASSAGE}\nIhre Zuzahlung                                              24,30 €`),
  ).toMatchObject({
    total: '143.00',
    patient: '24.30',
  });
});

test('takes no sum of lines for the total where more is billed under it', () => {
  const more = `${MASSAGE}
Hausbesuch, Wegegeld                                         18,00 €
Ihre Zuzahlung                                               24,30 €`;
  expect(amountsOfBill(more).total).toBeUndefined();
});

test('takes a sum that stands beside its column for the total, too', () => {
  const bill = amountsOfBill(`
Réf.          Désignation                                            Prix TTC
HB490         Couronne                                               480,00
HB090         Couronne provisoire                                     55,00
HB351         Inlay                                                  165,00
                         Soins                        700,00 €
                         Remboursé par la mutuelle    310,00 €`);
  expect(bill).toMatchObject({ total: '700.00', insurance: '310.00' });
});

test('holds the other share against such a sum', () => {
  const shares = (rest: string) => `
Februar       Grundpflege            11.50      50.00      575.00
Februar       Beratung                1.50      80.00      120.00
Februar       Verbandsmaterial        1.00      30.00       30.00
Leistungen der Pflegeversicherung                          725.00
zulasten SWICA (Tiers payant)                              652.50
Selbstbehalt 10 %, von der Kasse bei Ihnen erhoben          ${rest}`;
  expect(check(shares('72.50'))).toMatchObject({ result: 'PASS' });
  expect(check(shares('92.50'))).toMatchObject({ result: 'FAIL' });
});

test('takes a line that costs what those above it cost together for no sum', () => {
  const bill = amountsOfBill(`
First visit                                              50.00
Second visit                                             50.00
X-ray of the knee                                       100.00
Your copayment                                           30.00`);
  expect(bill).toMatchObject({ total: undefined, insurance: undefined });
});
