import { describe, expect, test } from 'vitest';
import { judgeCaption } from '../../../../lambdas/domain/extraction/labels/judge-caption.ts';
import { kindsBeside } from '../../../../lambdas/domain/extraction/layout/kinds-beside.ts';
import { layOut } from '../../../../lambdas/domain/extraction/layout/layout.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

describe('the kind of value beside a cell', () => {
  const kinds = (lines: string) => {
    const segments = layOut(plainDocument(lines));
    const beside = kindsBeside(segments);
    return Object.fromEntries(segments.flatMap((one) => (beside.has(one) ? [[one.text, beside.get(one)]] : [])));
  };

  test('is told by what stands at its right', () => {
    expect(
      kinds(`
Payor case        TWM-25-77120
Balance           120.00
Seen on           14/03/2026
Seen by           Ida Moss`),
    ).toMatchObject({ 'Payor case': 'number', Balance: 'amount', 'Seen on': 'date', 'Seen by': 'name' });
  });

  test('or right below, where heads stand beside it', () => {
    expect(
      kinds(`
Dépense           Remb. Sécu          Remb. Mutuelle
60,00             38,50               21,50`),
    ).toMatchObject({ Dépense: 'amount', 'Remb. Sécu': 'amount', 'Remb. Mutuelle': 'amount' });
  });
});

describe('a caption', () => {
  test('announces over an amount another field than before a name', () => {
    expect(judgeCaption('insurer', 'amount').concept).toBe('insurance_amount');
    expect(judgeCaption('insurer').concept).toBe('insurance_name');
  });

  test('announces nothing of a kind that it is not like', () => {
    expect(judgeCaption('date of birth', 'amount').concept).not.toBe('submission_date');
    expect(judgeCaption('full blood count', 'amount').concept).toBeUndefined();
  });

  test('is read beside a number that its words alone would leave open', () => {
    const { values } = extractInvoice(
      plainDocument(`
Alder Row Clinic
Patient Name: Ida Moss
Snap claim              TWM-25-77120
Scheme card             88 204 117 09
Total                   $640.00`),
    );
    expect(values).toMatchObject({ claim_number: 'TWM-25-77120', insured_id: '88 204 117 09' });
  });
});

describe('a bill that calls itself an account', () => {
  const numberOf = (lines: string) =>
    extractInvoice(plainDocument(`Corrib Clinic\n${lines}\nPatient: Ida Moss\nTotal      €640.00`)).values
      .invoice_number;

  test('is numbered as one', () => {
    expect(numberOf('Clinic account\nAccount           RIC-118402')).toBe('RIC-118402');
    expect(numberOf('Radiology account: Mrs Ida Moss\nAccount no.       MW-104471')).toBe('MW-104471');
    expect(numberOf('Our account: EW/2026/0418')).toBe('EW/2026/0418');
  });

  test('where nothing calls it so, an account’s number is a customer’s', () => {
    expect(numberOf('Account           118402-77')).toBeUndefined();
    expect(numberOf('Statement of account\nAccount no.       118402-77')).toBeUndefined();
  });
});
