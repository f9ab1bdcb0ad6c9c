import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A facility's claim in the manner of the UB-04: numbers and words of five points over dense boxes, codes beside services. */
export const facilityForm: Layout = {
  name: 'facility-form',
  language: 'en',
  region: REGIONS.us,
  compose(facts, paper) {
    const box = (x: number, y: number, label: string, value: string) =>
      paper.text(x, y, label, { size: 5.5 }).text(x + 2, y + 11, value, { size: 9 });
    const money = MONEY.plainEnglish;
    const member = `${facts.digits(3)}${facts.letters(2)}${facts.digits(5)}`;
    const control = `${facts.digits(4)}${facts.letters(3)}${facts.digits(3)}`;
    paper
      .text(30, 40, facts.provider.toUpperCase(), { size: 9 })
      .text(30, 51, '2100 SUMMIT AVE', { size: 9 })
      .text(30, 62, 'BOISE ID 83702', { size: 9 });
    box(330, 33, '3a PAT. CNTL #', facts.digits(8));
    box(450, 33, '3b MED. REC. #', facts.digits(7));
    box(330, 58, '5 FED. TAX NO.', `${facts.digits(2)}-${facts.digits(7)}`);
    box(
      450,
      58,
      '6 STATEMENT COVERS PERIOD',
      `${printDate(facts.treated, 'mmddyy')}  ${printDate(facts.treated, 'mmddyy')}`,
    );
    box(30, 85, '8 PATIENT NAME', `${facts.last} ${facts.first}`.toUpperCase());
    box(250, 85, '10 BIRTHDATE', printDate(facts.birth, 'mmddyyyy'));
    box(330, 85, '12 ADMISSION DATE', printDate(facts.treated, 'mm/dd/yy'));
    paper
      .text(30, 120, '42 REV. CD.', { size: 5.5 })
      .text(80, 120, '43 DESCRIPTION', { size: 5.5 })
      .right(440, 120, '46 SERV. UNITS', { size: 5.5 })
      .right(560, 120, '47 TOTAL CHARGES', { size: 5.5 });
    let y = 134;
    for (const { name, cents } of facts.services) {
      paper
        .text(32, y, `0${facts.digits(3)}`, { size: 9 })
        .text(82, y, name.toUpperCase(), { size: 9 })
        .right(440, y, '1', { size: 9 })
        .right(560, y, money(cents), { size: 9 });
      y += 13;
    }
    paper
      .text(32, 300, '0001', { size: 9 })
      .text(82, 300, `PAGE 1 OF 1   CREATION DATE ${printDate(facts.submitted, 'mm/dd/yyyy')}`, { size: 9 });
    paper.right(480, 300, 'TOTALS', { size: 9, bold: true }).right(560, 300, money(facts.total), { size: 9 });
    box(30, 320, '50 PAYER NAME', facts.insurer);
    box(300, 320, '54 PAYER PAYMENT', money(facts.insurance));
    box(420, 320, '55 PATIENT AMOUNT DUE', money(facts.patientShare));
    box(30, 350, "58 INSURED'S NAME", `${facts.last} ${facts.first}`.toUpperCase());
    box(250, 350, "60 INSURED'S UNIQUE ID", member);
    box(420, 350, '62 INSURANCE GROUP NO.', facts.digits(6));
    box(250, 380, '64 CLAIM CONTROL NUMBER', control);
    box(30, 380, 'DATE BILL SUBMITTED', printDate(facts.submitted, 'mm/dd/yyyy'));
    return {
      ...commonFields(facts, 'USD'),
      insured_id: member,
      claim_number: control,
      submission_date: facts.submitted,
    };
  },
};
