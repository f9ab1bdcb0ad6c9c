import { describe, expect, test } from 'vitest';
import { captionOf } from '../../../../lambdas/domain/extraction/labels/caption-of.ts';
import stored from '../../../../lambdas/domain/extraction/labels/caption-weights.json' with { type: 'json' };
import { judgeCaption } from '../../../../lambdas/domain/extraction/labels/judge-caption.ts';
import { layOut } from '../../../../lambdas/domain/extraction/layout/layout.ts';
import { plainText } from '../../../../lambdas/domain/extraction/text/plain-text.ts';
import { fingerprintOfCaptions } from '../../../../scripts/captions/fit-captions.ts';
import { readCaptions } from '../../../../scripts/captions/read-captions.ts';
import fitted from '../../../../scripts/regression/fitted.json' with { type: 'json' };
import { amountsOfBill } from '../amounts-of-bill.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const CAPTIONS = readCaptions();
const listed = new Set(CAPTIONS.map(({ text }) => plainText(text)));

describe('the table of weights', () => {
  test('is what the lists of captions give', () => {
    expect(fingerprintOfCaptions(CAPTIONS, stored), 'run npm run fit').toEqual(fitted.caption);
  });
});

describe('captions that no list holds', () => {
  const reads = (amounts: string) => {
    for (const line of amounts.trim().split('\n')) expect(listed).not.toContain(plainText(line.split('  ')[0] ?? ''));
    return amountsOfBill(amounts);
  };

  test('are told by their likeness to others: amounts', () => {
    expect(
      reads(`
Facturado en la consulta          640,00 €
Reembolsable por la mutualidad    512,00 €`),
    ).toMatchObject({ insurance: '512.00' });
    expect(
      reads(`
Parcela assumida pela operadora   R$ 512,00
Fica por conta do associado       R$ 128,00`),
    ).toMatchObject({ insurance: '512.00', patient: '128.00' });
    expect(
      reads(`
Kassenerstattungsanteil           512,00 EUR`),
    ).toMatchObject({ insurance: '512.00' });
    expect(
      reads(`
Somme prise en compte par la caisse     512,00 EUR`),
    ).toMatchObject({ insurance: '512.00' });
  });

  test('stand against words that seem to say another figure', () => {
    expect(amountsOfBill('Zahlung an Sie            512,00 EUR')).toMatchObject({ insurance: '512.00' });
    expect(amountsOfBill('Due after insurance              R 128.00')).toMatchObject({ patient: '128.00' });
  });

  test('never make the insurer’s share of what it does not pay', () => {
    for (const line of ['Importe no cubierto por la compañía  128,00', 'Was die Kasse nicht bezahlt hat  128,00']) {
      expect(amountsOfBill(line).insurance).toBeUndefined();
    }
  });

  test('know that United is no negation', () => {
    expect(judgeCaption('paid by united health insurance').concept).toBe('insurance_amount');
  });

  test('where sums agree: whose a figure in a sentence is', () => {
    const bill = amountsOfBill(`
Consulta                              640,00 €
Le devolvemos por tanto 512,00 € en su cuenta.
El paciente asume 128,00 €.`);
    expect(bill).toEqual({ total: '640.00', insurance: '512.00', patient: '128.00' });
  });

  test('numbers, also behind words that say less', () => {
    const { values } = extractInvoice(
      plainDocument(`
Praxis am Erlenbach
Rechnung 2026-771                        Patientin: Ida Moos
Aktenzeichen des Leistungsfalls          LF-77120/3
Gesamtbetrag                             640,00 EUR
Erstattungsbetrag                        512,00 EUR`),
    );
    expect(values).toMatchObject({ claim_number: 'LF-77120/3' });
  });
});

describe('a caption', () => {
  const captions = (line: string) => {
    const [segment] = layOut(plainDocument(line));
    const caption = segment && captionOf(segment);
    return caption && [segment.text.slice(caption.start, caption.end), caption.endsAt];
  };

  test('is what stands before a colon, a value or the end', () => {
    expect(captions('Nomor register klaim')).toEqual(['Nomor register klaim', 'line']);
    expect(captions('3. Protocolo do pedido: 4411')).toEqual(['Protocolo do pedido', 'colon']);
    expect(captions('Carné de salud SU-8812')).toEqual(['Carné de salud', 'value']);
    expect(captions('Left for you USD 12.00')).toEqual(['Left for you', 'value']);
    expect(captions('Kundenanteil EUR')).toEqual(['Kundenanteil', 'line']);
    expect(captions('Plan share (80%) 12.00')).toEqual(['Plan share (80%)', 'value']);
  });

  test('ends before a number’s series, and is no series alone', () => {
    expect(captions('Fatura FT 2025A/7654')).toEqual(['Fatura', 'value']);
    expect(captions('FT 2025A/7654')).toBeUndefined();
    expect(captions('Claim ID 2025A/7654')).toEqual(['Claim ID', 'value']);
  });

  test('is no sentence', () => {
    expect(captions('Please keep this letter with your other papers until the end of the year')).toBeUndefined();
    expect(captions('12.00')).toBeUndefined();
  });
});
