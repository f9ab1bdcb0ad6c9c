import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A claim form in the manner of the CMS-1500: numbered boxes, labels of five points, the values under them. */
export const boxedClaimForm: Layout = {
  name: 'boxed-claim-form',
  language: 'en',
  region: REGIONS.us,
  compose(facts, paper) {
    const box = (x: number, y: number, label: string, value: string) =>
      paper.text(x, y, label, { size: 5 }).text(x + 4, y + 13, value, { size: 9 });
    const money = MONEY.plainEnglish;
    const member = `${facts.letters(1)}${facts.digits(8)}`;
    const control = facts.digits(13);
    const account = facts.digits(6);
    paper.centre(306, 40, 'HEALTH INSURANCE CLAIM FORM', { size: 12, bold: true });
    box(40, 60, 'CARRIER NAME AND ADDRESS', facts.insurer);
    box(40, 90, '1. MEDICARE  MEDICAID  TRICARE  GROUP HEALTH PLAN  OTHER', 'X');
    box(380, 90, "1a. INSURED'S I.D. NUMBER (For Program in Item 1)", member);
    box(
      40,
      115,
      "2. PATIENT'S NAME (Last Name, First Name, Middle Initial)",
      `${facts.last.toUpperCase()}, ${facts.first.toUpperCase()}`,
    );
    box(260, 115, "3. PATIENT'S BIRTH DATE", printDate(facts.birth, 'mm dd yyyy'));
    box(380, 115, "4. INSURED'S NAME (Last Name, First Name, Middle Initial)", `${facts.last.toUpperCase()}, ROBERT`);
    box(40, 140, "5. PATIENT'S ADDRESS (No., Street)", '77 PINE RIDGE RD');
    box(380, 140, '11. INSURED POLICY GROUP OR FECA NUMBER', `GRP${facts.digits(5)}`);
    box(40, 165, '14. DATE OF CURRENT ILLNESS', printDate(facts.treated, 'mm dd yyyy'));
    box(380, 165, '22. PAYER CLAIM CONTROL NUMBER', control);
    box(40, 195, '24. A. DATE(S) OF SERVICE', '')
      .text(180, 195, 'D. PROCEDURES, SERVICES', { size: 5 })
      .text(480, 195, 'F. $ CHARGES', { size: 5 });
    let y = 210;
    for (const { name, cents } of facts.services) {
      paper.text(44, y, printDate(facts.treated, 'mm dd yy'), { size: 9 }).text(184, y, name, { size: 9 });
      paper.right(530, y, money(cents), { size: 9 });
      y += 18;
    }
    box(40, 330, '25. FEDERAL TAX I.D. NUMBER', `${facts.digits(2)}-${facts.digits(7)}`);
    box(180, 330, "26. PATIENT'S ACCOUNT NO.", account);
    box(330, 330, '28. TOTAL CHARGE', `$ ${money(facts.total)}`);
    box(420, 330, '29. AMOUNT PAID BY INSURANCE', `$ ${money(facts.insurance)}`);
    box(510, 330, '30. PATIENT BALANCE', `$ ${money(facts.patientShare)}`);
    box(40, 360, '31. SIGNATURE OF PHYSICIAN OR SUPPLIER', 'SIGNATURE ON FILE');
    box(200, 360, '31a. DATE FILED', printDate(facts.submitted, 'mm/dd/yyyy'));
    box(330, 360, '33. BILLING PROVIDER INFO & PH #', facts.provider);
    paper.text(334, 385, '900 W CANYON BLVD', { size: 9 }).text(334, 396, 'TUCSON AZ 85701', { size: 9 });
    return {
      ...commonFields(facts, 'USD'),
      claim_number: control,
      insured_id: member,
      submission_date: facts.submitted,
    };
  },
};
