import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const read = (text: string) => extractInvoice(plainDocument(text)).values;

test('takes the printed sum of the shares for the total where a larger one was billed', () => {
  const values = read(`
Claim Summary
Claim ID              0099-XK-12
Patient               Dina Weiss
Plan                  Sunrise Community Plan
Provider              Maple Pediatrics
Amount billed         $120.00
Plan allowance        $83.00
Plan paid             $66.40
Your share            $16.60`);
  expect(values).toMatchObject({ total_amount: '83.00', insurance_amount: '66.40', out_of_pocket: '16.60' });
  expect(values.max_coverage).toBeUndefined();
});

test('knows the letter of an insurer by what it says, and that its head is no provider', () => {
  const values = read(`
Trident Medical Aid
15 July 2026
Bongani Dube
Membership number: 900-12-55
Dear Mr Dube
We have processed the claim from Umlazi Day Hospital. The amount claimed was R3,700.00. Your scheme paid R2,960.00
and R740.00 is for your own pocket.`);
  expect(values).toMatchObject({
    insurance_name: 'Trident Medical Aid',
    provider_name: 'Umlazi Day Hospital',
    patient_name: 'Bongani Dube',
    insurance_amount: '2960.00',
  });
});

test('knows whose a figure is by the insurer’s own name in its caption', () => {
  const values = read(`
Clearview Optometry
Receipt
Patient: Nia Coleman
Plan: VSP Vision Care
Frame                    $245.00
Retail Total             $245.00
VSP Savings/Allowance    -$150.00
Patient Total            $95.00`);
  expect(values).toMatchObject({ total_amount: '245.00', insurance_amount: '150.00', out_of_pocket: '95.00' });
});

test('takes no line about costs for a provider', () => {
  expect(read('Medicine Cost (Ksh)\nTotal Claimed: Ksh 52,950\nFund pays: Ksh 42,360').provider_name).toBeUndefined();
});

test('reads a bill to a fund’s member: who holds the account, whom the insurer’s own name pays for', () => {
  const { outline, values } = extractInvoice(
    plainDocument(`
Rimu Street Medical
NZBN 9429000000001
Tax invoice 104412            6 May 2026
Account: Tama Ruru
Extended consult                     82.00
Total (GST incl.)                   $82.00
nib New Zealand - direct claim      $62.50
Your co-payment                     $19.50`),
  );
  expect(outline.kind).toBe('health-invoice');
  expect(values).toMatchObject({ patient_name: 'Tama Ruru', total_amount: '82.00', out_of_pocket: '19.50' });
});

test('does not read over the end of a sentence', () => {
  const values = read(`
Bangkok Riverside Clinic
Invoice 2026-55 dated 3 August 2026
We treated Ms. Yuki Tanaka, insured with Allianz Care (member no. AC-778120, claim ALZ-1002).
The treatment cost THB 2,000.00 in total. Allianz Care guarantees THB 1,700.00; Ms. Tanaka settled THB 300.00.`);
  expect(values).toMatchObject({ patient_name: 'Yuki Tanaka', total_amount: '2000.00' });
});

test('takes who stands over everything for the provider where no word says who treats, but not an insurer', () => {
  const paper = (head: string, title: string) =>
    read(`
${head}
${title}
Patient: Ida Moss
Total: £400.00
Insurer pays: £360.00`).provider_name;
  expect(paper('Harley Row Rooms', 'Invoice 24-0917')).toBe('Harley Row Rooms');
  expect(paper('Harley Row Rooms', 'Explanation of Benefits')).toBeUndefined();
});

test('takes two labels with a figure each for two rows, however closely set', () => {
  const row = (y: number, text: string, figure: string) => [
    { x: 50, y, text },
    { x: 200, y, text: figure },
  ];
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Orchard Family Clinic' },
      { x: 50, y: 60, text: 'Patient: Tan Wei Ling' },
      ...row(100, 'Total Payable', '$80.00'),
      ...row(116, 'Claim from payer', '$64.00'),
      ...row(132, 'Payable by patient', '$16.00'),
    ),
  );
  expect(values).toMatchObject({ total_amount: '80.00', insurance_amount: '64.00', out_of_pocket: '16.00' });
});

test('takes a contractual allowance off the charges', () => {
  const values = read(`
PRAIRIE REGIONAL MEDICAL CENTER
Guarantor: Edith Cole          Patient: Edith Cole
Total charges                        $9,800.00
Contractual allowance                -$3,550.00
Insurance payments                   -$5,000.00
Patient payments                     $0.00
Your balance                         $1,250.00`);
  expect(values).toMatchObject({ total_amount: '6250.00', insurance_amount: '5000.00', out_of_pocket: '1250.00' });
});

test('reads a bare ID on the member’s row, and a scheme’s figure by its name alone', () => {
  const values = read(`
Lakeshore Clinic
Member: Bette Crandall       ID: U88120091
Actual charges               ₱20,000.00
PhilHealth                   ₱18,000.00
Net amount due               ₱2,000.00`);
  expect(values).toMatchObject({ insured_id: 'U88120091', total_amount: '20000.00', insurance_amount: '18000.00' });
});

test('reads whose a figure is over a number in brackets and by an insurer’s name, and a table’s sums under unknown heads', () => {
  const mail = read(`
Lotus Acupuncture
Patient: Hannah Berg
Amount: $105.00
Billed to Cigna (member U55120091, claim 9912-A): $84.00
Remaining for you: $21.00`);
  expect(mail).toMatchObject({ total_amount: '105.00', insurance_amount: '84.00', out_of_pocket: '21.00' });
  const table = read(`
Eldoret Hospital, Uasin
Patient: Joan Chebet     Underwriter: Equity Health     Claim: EQ/118/26
Procedure        Tariff (KES)    70% Underwriter    30% Self
X-ray            500.00          350.00             150.00
Cast             700.00          490.00             210.00
                 1,200.00        840.00             360.00`);
  expect(table).toMatchObject({
    provider_name: 'Eldoret Hospital',
    total_amount: '1200.00',
    insurance_amount: '840.00',
    out_of_pocket: '360.00',
  });
});
