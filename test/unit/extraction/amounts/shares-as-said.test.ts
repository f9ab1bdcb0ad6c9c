import { describe, expect, it, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { check } from '../checked-bill.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

function maximumOf(lines: string) {
  return extractInvoice(plainDocument(`\nAlder Row Clinic\nInvoice Number: A-3071\n${lines}`)).values.max_coverage;
}

test('takes what a contract writes off for nobody’s share', () => {
  const bill = amountsOfBill(`
Sum of charges                    1,340.00
Contractual write-off             -440.00
Allowed by payer                  900.00`);
  expect(bill).toMatchObject({ insurance: undefined, patient: undefined });
});

test('takes no price that insurer and patient bear together for the insurer’s share of a larger one', () => {
  const bill = amountsOfBill(`
Charge                                                  $7,350.00
Mavel zorvel, gone for good                             $2,250.00
Your plan's price of this stay                          $5,100.00
Sent by your plan                                       $4,080.00
Your portion                                            $1,020.00`);
  expect(bill.insurance).not.toBe('5100.00');
  expect(bill.patient).toBe('1020.00');
});

test('takes a payment that an insurer remitted off what it allowed', () => {
  const bill = amountsOfBill(`
Sum of charges                    1,340.00
Contractual write-off             -440.00
Allowed by payer                  900.00
Remitted by Aetna 04/29/2026      720.00
NOW YOURS TO PAY                  180.00`);
  expect(bill).toEqual({ total: '900.00', insurance: '720.00', patient: '180.00' });
});

test('does not say of a figure what stands before a semicolon', () => {
  const bill = amountsOfBill('Admissible at 80% of each head; Rs. 12,300.00 is the co-pay retained by you.');
  expect(bill).toEqual({ total: undefined, insurance: undefined, patient: '12300.00' });
});

test('takes what a plan will not exceed for the limit', () => {
  const lines = `
Total charges                                            $502.00
The carrier will not pay more than $2,000.00 per benefit year (used before today: $310.00).`;
  expect(maximumOf(lines)).toBe('2000.00');
  expect(amountsOfBill(lines).insurance).toBeUndefined();
});

test('takes the most that is paid for one visit for no limit', () => {
  expect(maximumOf('Your plan pays up to $90.00 per visit.')).toBeUndefined();
  expect(maximumOf('A tabela do plano paga até R$ 180,00 por sessão.')).toBeUndefined();
  expect(maximumOf('Your plan pays up to $900.00 per year.')).toBe('900.00');
});

test('takes a limit for no share, whoever is named beside it', () => {
  const lines = `
Le recordamos que la garantía ambulatoria tiene en su contrato un capital de 1.500,00 EUR por
asegurado y anualidad.`;
  expect(maximumOf(lines)).toBe('1500.00');
  expect(amountsOfBill(lines).patient).toBeUndefined();
});

test('knows that whose tariff pays is not who bears', () => {
  const bill = amountsOfBill(`
Aus der Honorarsumme von EUR 420,00 ersetzt Ihr Ambulanztarif 80 %. Wir weisen EUR 336,00 an.
Verbleibender Betrag EUR 84,00.`);
  expect(bill.insurance).not.toBe('84.00');
  expect(bill.patient).not.toBe('336.00');
});

test('knows that who does not pay a figure does not bear it', () => {
  const bill = amountsOfBill(`
Total fee                                               $500.00
Sum not paid by your plan                               $120.00
Gurtel mavel                                            $380.00`);
  expect(bill).toMatchObject({ insurance: undefined, patient: undefined });
});

test('leaves what stands behind a figure to that one', () => {
  const bill = amountsOfBill(`
The total amount charged for your treatment is $82.00. Of this, $61.50 was gurtel by insurance,
a coverage rate of 75%, and the remaining $20.50 is zorvel mavel.`);
  expect(bill).toEqual({ total: '82.00', insurance: '61.50', patient: '20.50' });
});

test('derives the total where the one that is printed lacks a printed tax', () => {
  const bill = amountsOfBill(`
Valor de venta                                           400.00
I.G.V. 18 %                                              72.00
Asumido por el asegurado                                 100.00
Asumido por la EPS                                       372.00`);
  expect(bill).toEqual({ total: '472.00', insurance: '372.00', patient: '100.00' });
});

test('does not guess on an insurer’s paper which of two unnamed figures is the insurer’s', () => {
  const bill = amountsOfBill(`
Explanation of benefits
Amount submitted               640.00
Amount gurtel                  480.00
Difference                     160.00`);
  expect(bill).toMatchObject({ insurance: undefined, patient: undefined });
});

test('takes three figures for parts of a larger labelled share', () => {
  const bill = amountsOfBill(`
Plan paid                                               7,756.10
Gurtel of plan                                          181.90
Zorvel                                                  18.00
Gross mavel                                             199.90`);
  expect(bill).toMatchObject({ insurance: '7756.10', patient: undefined });
});

describe.each([
  ['Base de remboursement', 'Tiers payant', 'Montant à régler'],
  ['Base de remboursement Sécurité sociale', 'Part assurance', 'Reste à charge'],
  ['Tarif de convention', 'Remboursement mutuelle', 'Part patient'],
  ['BRSS', 'Part mutuelle', 'Montant à payer'],
  ['Erstattungsgrundlage', 'Kassenanteil', 'Zahlbetrag'],
  ['Base de reembolso', 'Parte aseguradora', 'Copago'],
  ['Base de comparticipação', 'Comparticipação', 'Total a pagar'],
  ['Reimbursement base', 'Insurance pays', 'Balance due'],
  ['Dasar penggantian', 'Penggantian', 'Sisa tagihan'],
])('what the rate is taken of, %s', (base, insurer, patient) => {
  const head = `Gesamtbetrag          1,000.00\n${base}          900.00`;

  it('is not what the insurer pays', () => {
    const shares = { total: '1000.00', insurance: '630.00', patient: '370.00' };
    expect(amountsOfBill(`${head}\n${insurer}          630.00`)).toEqual(shares);
  });

  it('nor where no other figure of the insurer is printed', () => {
    expect(amountsOfBill(`${head}\n${patient}          370.00`).insurance).not.toBe('900.00');
  });

  it('nor a billed line', () => {
    const lines = `Description          Amount\nConsultation          1,000.00\n${base}          900.00\nTotal          1,000.00`;
    expect(check(`${lines}\n${insurer}          630.00\nPatient pays          370.00`).result).toBe('PASS');
  });
});

test.each([
  ['Quote-part 20 % à votre charge                60.00', { total: '300.00', patient: '60.00' }],
  ['Ihr Anteil insgesamt                          60.00', { total: '300.00', patient: '60.00' }],
  ['Erwartete Rückerstattung der Sympany nach Abzug der Franchise        240.00', { insurance: '240.00' }],
  ['Kostenersatz UNIQA 80 %                       240.00', { insurance: '240.00' }],
])('reads whose share a figure is, whatever is said besides: %s', (line, shares) => {
  expect(amountsOfBill(`Total                                         300.00\n${line}`)).toMatchObject(shares);
});

test('reads what a dentist has settled with the insurer through the association of dentists', () => {
  const bill = amountsOfBill(`
Bereits über die KZV mit der Kasse abgerechnet (doppelter Zuschuss)        240.00
Ihr Eigenanteil                                                     60.00`);
  expect(bill).toEqual({ total: '300.00', insurance: '240.00', patient: '60.00' });
});

test('reads the total before a remark about who has to pay it, and by when', () => {
  const line = 'Rechnungsbetrag, zahlbar durch Sie innert 20 Tagen          412.30';
  expect(amountsOfBill(line)).toMatchObject({ total: '412.30', patient: undefined });
});

test('takes what is borne in a year for no share of a bill', () => {
  const sentences = [
    'Votre caisse vous remboursera ; votre franchise annuelle de CHF 500.00 est déjà atteinte.',
    'Please note that your annual deductible of $500.00 had been met before this visit.',
  ];
  for (const sentence of sentences) {
    expect(amountsOfBill(`Total            900.00\n${sentence}`).patient).toBeUndefined();
  }
});

test('takes the most that a rate makes in a year for no share of a bill', () => {
  const bill = amountsOfBill(`
Gesamtkosten                                       300.00
Quote-part 10 % maximal                            700.00`);
  expect(bill.patient).toBeUndefined();
});

test('takes a figure behind two labels that a comma parts for no total', () => {
  expect(amountsOfBill('Rechnungsbetrag, Eigenanteil                       41.30').total).toBeUndefined();
});
