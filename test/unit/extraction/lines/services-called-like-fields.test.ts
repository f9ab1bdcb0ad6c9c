import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (service: string) =>
  check(`
Consultation                           1,000.00
${service.padEnd(39)}  420.00
Dressing                                  80.00
Total                                  1,520.00
Insurance pays                         1,216.00
Patient pays                             304.00`);

test.each(['Laboratory', 'Pharmacy', 'Hospital', 'Physician', 'Ambulance'])(
  'a service that is called like a field is a billed line: %s',
  (service) => {
    expect(bill(service)).toMatchObject({ result: 'FAIL', reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP' });
  },
);
