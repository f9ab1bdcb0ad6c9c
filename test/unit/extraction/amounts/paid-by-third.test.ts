import { describe, expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';

const bill = (said: string) => `
Assessment at home                              95,00
Fitting and moulds                              229,00
Total                                           324,00

${said}`;

describe('who pays is not named again', () => {
  test.each([
    ['Ida is insured with Vhi Healthcare, who have', 'already settled € 240,00 with us this week.'],
    ['Allianz has confirmed your cover in writing and has', 'paid us € 240,00 directly this week.'],
    ['Moritz ist bei der Muki Versicherung mitversichert.', 'Laut deren Schreiben übernimmt sie € 240,00 davon.'],
    ['Die Helvetia Krankenversicherung hat geantwortet:', 'sie wird uns € 240,00 überweisen, wie vereinbart.'],
    ['La Mutuelle des Cimes a répondu à notre demande;', 'elle nous versera € 240,00 dans la quinzaine.'],
    ['Consultada la aseguradora Divina Pastora sobre esto,', 'esta nos abonará € 240,00 en unos días.'],
    ['Contactámos a seguradora Lusitania sobre este caso;', 'ela já transferiu € 240,00 para a nossa conta.'],
    ['Bupa has your account and wrote to us on Monday.', 'They have paid Dr Moss £ 240.00 of it direct.'],
    ['La mutuelle Harmonie nous a répondu ce jeudi;', 'elle a versé à la clinique 240,00 € pour cela.'],
    ['Kami sudah menghubungi Asuransi Cahaya Jiwa, dan', 'mereka akan membayar € 240,00 kepada kami.'],
  ])('and was an insurer: %s', (above, below) => {
    expect(amountsOfBill(bill(`${above} ${below}`))).toEqual({
      total: '324.00',
      insurance: '240.00',
      patient: '84.00',
    });
  });

  test.each([
    ['Wir haben die Muki Versicherung gefragt. Frau Moss war hier, und wie besprochen', 'zahlt sie € 84,00 bei uns.'],
    ['We wrote to Vhi Healthcare last week. Miss Moss was here today, and she', 'has paid € 84,00 of this so far.'],
    ['You sent this to Vhi Healthcare in May and have', 'paid € 84,00 of it so far.'],
    ['Please send this to Vhi Healthcare and', 'pay € 84,00 of it this week.'],
  ])('and was somebody else: %s', (above, below) => {
    expect(amountsOfBill(bill(`${above} ${below}`)).insurance).not.toBe('84.00');
  });
});
