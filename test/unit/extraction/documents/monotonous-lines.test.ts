import { describe, expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

/** Rulers, leaders, blanks to fill in and worse: what a pattern with one repetition inside another never gets past. */
const RUNS = [
  ...'-–—=_.·•*#/|:;,()[]~+\'"&%$€§°√✓xAa1é',
  '- ',
  '. ',
  '1 ',
  'A ',
  'a ',
  '1.',
  'A.',
  'a.',
  '1,',
  '1/',
  '1-',
  'A1',
  '(a',
  '(1)',
  '(A)',
  'a) ',
  'i. ',
  '1. a) ',
  '- la ',
  '(x) A ',
  'the ',
  'de ',
  'No. ',
  'Nr. ',
  'Ab ',
  "l'",
  'Total ',
  'total:',
  'paid ',
  'Claim No ',
  'insurance ',
  '12.00 ',
  '$1,',
  '1.000,',
  '01/02/2026 ',
];
const LENGTH = 240;

describe('a line of the same over and over ends', () => {
  test.each(RUNS)('%s', (run) => {
    const line = run.repeat(Math.ceil(LENGTH / run.length));
    const before = [`${line} Total due`, `${line} GREY HERON INVOICE TOTAL`, `${line}! paid by the insurer`];
    const behind = [`Invoice No. ${line}`, `Patient: ${line}!`, `Total ${line} of Aetna`, line];
    const page = ['CLINIC', ...before, ...behind].join('\n');
    expect(extractInvoice(plainDocument(page)).values).toBeDefined();
  });
});
