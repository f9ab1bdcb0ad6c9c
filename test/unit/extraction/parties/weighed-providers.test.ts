import { describe, expect, test } from 'vitest';
import type { JudgedName } from '../../../../lambdas/domain/extraction/parties/judge-provider.ts';
import { nameCandidates } from '../../../../lambdas/domain/extraction/parties/name-candidates.ts';
import { providerOptions, weighProvider } from '../../../../lambdas/domain/extraction/parties/weigh-provider.ts';
import type { Reading } from '../../../../lambdas/domain/extraction/reading.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const STATEMENT = `Great Basin Alliance
Patient financial services, PO Box 1180, Reno NV 89501

Statement of physician services                  Statement date 04/21/2026
Account 77120-4                                  Patient: Marcus Delgado
Services rendered by: Wasatch Emergency Physicians, at Park Ridge Medical Center
Emergency visit, level 4     03/30/2026           480.00
Total charges                                     480.00
Aetna paid                                        384.00
You owe                                            96.00`;
const SHEET = sheetOf(plainDocument(STATEMENT));

const reading = (value: string, confidence: number, method: string): Reading => ({
  value,
  printed: value,
  confidence,
  place: null,
  method,
});
const weighed = (told: Reading | undefined) => weighProvider(told ? { provider_name: told } : {}, SHEET).provider_name;

describe('of what signs tell and what is likely by likeness', () => {
  test('who rendered the services goes before the group in the letterhead, never surely', () => {
    const { provider_name: provider } = extractInvoice(plainDocument(STATEMENT)).readings;
    expect(provider).toMatchObject({ value: 'Wasatch Emergency Physicians', method: 'likeness' });
    expect(provider?.confidence).toBeLessThanOrEqual(0.9);
    expect(provider?.place).toMatchObject({ page: 1 });
  });

  test('what signs tell clearly stays, and what they tell less clearly does not', () => {
    const clear = reading('Great Basin Alliance', 0.8, 'letterhead');
    expect(weighed(clear)).toBe(clear);
    expect(weighed({ ...clear, confidence: 0.79 })?.value).toBe('Wasatch Emergency Physicians');
  });

  test('where signs tell nobody, nobody is taken', () => {
    expect(weighed(undefined)).toBeUndefined();
  });
});

describe('a name that is likely', () => {
  const likely = (text: string, others: Readonly<Record<string, Reading>>) => {
    const sheet = sheetOf(plainDocument(text));
    const names: readonly JudgedName[] = nameCandidates(sheet).map((candidate) => ({
      candidate,
      value: candidate.text,
      odds: 9,
    }));
    return providerOptions(others, names, sheet).map((option) => option.reading.value);
  };

  test('is not taken where it is the patient’s or the insurer’s', () => {
    const taken = {
      patient_name: reading('Ada Moss', 1, 'label-right'),
      insurance_name: reading('Mutuelle des Deux Rives', 1, 'letterhead'),
    };
    expect(likely('Ada Moss\nMutuelle des Deux Rives\nMadame Ada Moss', taken)).toEqual([]);
    expect(likely('Ada Moss', {})).toEqual(['Ada Moss']);
  });

  test('is not taken where it is a longer or shorter form of what signs tell', () => {
    const provider_name = reading('Harbour Street Clinic', 0.8, 'letterhead');
    expect(likely('Harbour Street\nHarbour Street Clinic Norwich', { provider_name })).toEqual([
      'Harbour Street Clinic',
    ]);
    expect(likely('Harbour Street', {})).toEqual(['Harbour Street']);
  });

  test('is not taken where it is a paper’s title or what somebody is', () => {
    expect(likely('Tax invoice', {})).toEqual([]);
    expect(likely('Audioprothésiste', {})).toEqual([]);
  });

  test('is not taken where it only sends the bill', () => {
    expect(likely('Northgate Medical Billing Services', {})).toEqual([]);
    expect(likely('Northgate Medical Imaging', {})).toEqual(['Northgate Medical Imaging']);
  });

  test('is not taken where it is a caption of two registers', () => {
    expect(likely('GLN / EAN', {})).toEqual([]);
  });

  test('is not taken where who works in a practice stands beside the practice', () => {
    const provider_name = reading('Larkspur Chiropractic', 0.8, 'letterhead');
    expect(likely('Janice Graves', { provider_name })).toEqual(['Larkspur Chiropractic']);
    expect(likely('Janice Graves', { provider_name: { ...provider_name, value: 'Larkspur Partners' } })).toEqual([
      'Larkspur Partners',
      'Janice Graves',
    ]);
  });
});

test('files made to exhaust a reader hold no names', () => {
  const lines = Array.from({ length: 900 }, (_, at) => `Clinic ${String.fromCharCode(65 + (at % 26))}lm, Dr. Ada Moss`);
  expect(nameCandidates(sheetOf(plainDocument(lines.join('\n'))))).toEqual([]);
});
