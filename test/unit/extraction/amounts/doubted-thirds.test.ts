import { describe, expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { check } from '../checked-bill.ts';

describe('a third figure whose label is weak', () => {
  test('is given where it disagrees with the two others: they don’t make up another', () => {
    const found = check(`
Service                     Gross         Net           Patient share     Insurance share
Dressing                    90.00         80.00         16.00             64.00
Suture                      200.00        180.00        36.00             184.00
Total                       290.00        260.00        52.00             248.00`);
    expect(found).toMatchObject({ result: 'FAIL', values: { insurance_amount: '248.00', out_of_pocket: '52.00' } });
    expect(found.values.total_amount).toBe('260.00');
  });
});

describe('what a plan saves', () => {
  test('is taken off what its column’s neighbour says was charged', () => {
    expect(
      amountsOfBill(`
Total                                     220.00
Plan savings        Plan paid         You owe
130.00              72.00             18.00`),
    ).toEqual({ total: '90.00', insurance: '72.00', patient: '18.00' });
  });
});

describe('a form of boxes', () => {
  const form = (share: string) => `
4 CODE       5 SERVICE                                              18 BILLED       19 ALLOWED
A100         Prenatal visits                                        900.00         700.00
4 CODE       5 SERVICE                                              18 BILLED       19 ALLOWED
A200         Birth                                                3,000.00       2,100.00
4 CODE       5 SERVICE                                              18 BILLED       19 ALLOWED
A300         Newborn exam                                           200.00         100.00
20 TOTAL BILLED       21 TOTAL ALLOWED      22 PLAN SHARE 80%     23 CLIENT SHARE
4,100.00              2,900.00              ${share}              580.00
24 PREPAID            25 CLIENT BALANCE     26 PAY BY             27 INITIALS
300.00                280.00                07/31/2026            mk`;

  test('says under each label what it is of the bill, and under heads that it repeats what a line is', () => {
    expect(amountsOfBill(form('2,320.00'))).toEqual({ total: '2900.00', insurance: '2320.00', patient: '580.00' });
  });

  test('that does not add up fails', () => {
    expect(check(form('2,220.00')).result).toBe('FAIL');
  });
});

test('what is not covered by the plan is not what the plan pays', () => {
  const { insurance } = amountsOfBill(`
Gauze
Not covered by plan - courtesy 0.00
Total price                                 310.00
Due from patient                            40.00`);
  expect(insurance).toBe('270.00');
});

describe('what a caption asks the insurer for by its name, where no label knows it', () => {
  const bill = (asked: string) =>
    check(`
Clínica Boa Esperança
Seguradora: ENSA Seguros de Angola, S.A.
Acto                                                   Valor (Kz)
Parto eutócico                                         700.000,00
Ecografia obstétrica                                    89.200,00
Total da factura                                       789.200,00
Co-pagamento da segurada (20 %)                        157.840,00
Caução entregue à entrada, a abater ao co-pagamento     60.000,00
Saldo do co-pagamento a liquidar pela segurada          97.840,00
A facturar à ENSA                                      ${asked}`);

  test('is what total and patient’s share make it', () => {
    expect(bill('631.360,00').result).toBe('PASS');
  });

  test('or contradicts them', () => {
    expect(bill('571.360,00')).toMatchObject({ result: 'FAIL', reasonCode: 'AMOUNTS_DO_NOT_ADD_UP' });
  });

  test('is not, where it is of one of many', () => {
    const found = check(`
Honorarnote
Kostenträger: SVS
Einzelpsychotherapie                                 € 540,00
Einzelpsychotherapie                                 € 540,00
                               Gesamthonorar         € 1.080,00
    bewilligter Zuschuss je Sitzung € 225,00 × 2
                               Selbst zu tragen      € 630,00`);
    expect(found.result).toBe('PASS');
  });
});
