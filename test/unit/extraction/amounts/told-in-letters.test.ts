import { describe, expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const valuesOf = (text: string) => extractInvoice(plainDocument(text)).values;
const letter = (text: string) => `
Cabinet d'orthophonie des Tilleuls
Mme Odile Ferrand, orthophoniste, 12 rue Haute, 35000 Rennes
Monsieur Yann Morvan
Note d'honoraires n° 2026-44                        Rennes, le 3 juin 2026
${text}`;

describe('a letter to the patient', () => {
  test('says that somebody else pays who writes: who insures', () => {
    const values = valuesOf(
      letter(`Les honoraires s'élèvent donc à 300,00 € pour six séances de mai.
Votre complémentaire est la mutuelle Tilia. Elle me versera ainsi directement la somme de 180,00 € en juin.
Il vous reste à régler 120,00 € avant le 30 juin.`),
    );
    expect(values).toMatchObject({
      total_amount: '300.00',
      insurance_amount: '180.00',
      out_of_pocket: '120.00',
    });
  });

  test('which a letter to the insurer does not', () => {
    const { insurance_amount } = valuesOf(`
Physiothérapie de la Gare, Lausanne
Helvetia Assurances
Service des prestations
Facture n° 26-118                                   Lausanne, le 3 juin 2026
Nous avons soigné en mai votre assurée Mme Nora Egli. Elle nous verse directement la somme de 48,00 CHF.`);
    expect(insurance_amount).toBeUndefined();
  });

  test.each([
    ['Les honoraires s’élèvent donc à 300,00 € pour six séances de mai.', '300.00'],
    ['Les honoraires de mai sont de 300,00 € pour une séance.', undefined],
  ])('tells what the fees come to: %s', (line, total) => {
    expect(valuesOf(letter(line)).total_amount).toBe(total);
  });

  test('tells what all of it cost, and what the whole is', () => {
    const { total_amount } = valuesOf(`
Klinik Gigi Kenanga, Malang
Tanda terima No. 118/K/2026                         Malang, 2 Oktober 2026
Untuk perawatan saluran akar gigi pasien Ny. Dewi Larasati pada tanggal 1 Oktober 2026 di klinik kami
Biaya seluruhnya Rp 1.200.000 termasuk bahan dan obat yang dipakai`);
    expect(total_amount).toBe('1200000.00');
  });
});

test('where the limit and what the patient bears make up another figure, the insurer bears all that it may', () => {
  const bill = (rest: string) => `
Optik Melati Jaya                                   KWITANSI
Nomor: 044/OMJ/V/2026
Sudah terima dari     : PT Prudential Life Assurance
Untuk pembayaran      : Lensa dan bingkai kacamata a.n. peserta Sdri. Ratna Wulandari
Harga kacamata Rp1.250.000 untuk lensa dan bingkai. Manfaat kacamata dibatasi paling banyak Rp800.000 per dua tahun;
kekurangannya ${rest} sudah dilunasi peserta secara tunai tanggal 16 Mei 2026.
Semarang, 18 Mei 2026`;
  expect(valuesOf(bill('Rp450.000'))).toMatchObject({
    total_amount: '1250000.00',
    insurance_amount: '800000.00',
    out_of_pocket: '450000.00',
    max_coverage: '800000.00',
  });
  expect(valuesOf(bill('Rp430.000')).insurance_amount).toBeUndefined();
  const others = valuesOf(`${bill('Rp450.000')}\nTotal tagihan     Rp1.300.000`);
  expect(others.insurance_amount).toBeUndefined();
});

test('Swiss francs with their centimes behind', () => {
  const values = valuesOf(`
Aline Perrochet, sage-femme indépendante, RCC Z 4471.02
Facture SF/26-011                                   Vevey, le 12 août 2026
Concerne : accompagnement de Madame Céline Rapin
Mon décompte comprend cinq visites à domicile pour 700 fr. 20, une consultation d'allaitement pour 110 fr. 30 et les
frais de déplacement, soit 49 fr. 50. Ensemble, cela fait 860 francs 00.
Les déplacements ne figurent pas dans la convention ; ces 49 fr. 50 demeurent à votre charge.`);
  expect(values).toMatchObject({ total_amount: '860.00', out_of_pocket: '49.50', currency: 'CHF' });
});
