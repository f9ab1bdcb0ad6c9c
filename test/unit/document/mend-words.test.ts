import { expect, test } from 'vitest';
import { mendWords } from '../../../lambdas/domain/document/mend-words.ts';

const mended = (line: string) =>
  mendWords(line.split(' ').map((text) => ({ text })))
    .map(({ text }) => text)
    .join(' ');

test.each([
  ['1D de asegurado', 'ID de asegurado'],
  ['Member lD: 4471', 'Member ID: 4471'],
  ['FEDERAL TAX 1.D. NUMBER', 'FEDERAL TAX I.D. NUMBER'],
  ['AlA Financial', 'AIA Financial'],
  ['lNVOICE', 'INVOICE'],
  ['AlA-3301-7742-01', 'AIA-3301-7742-01'],
  ['Al-20 7741', 'AI-20 7741'],
  ['KGSP/1X/2025/218', 'KGSP/IX/2025/218'],
  ['448/KEU-RSHP/V1/2025', '448/KEU-RSHP/VI/2025'],
  ['12/X11/2025', '12/XII/2025'],
  ['FOO1-00007316', 'F001-00007316'],
  ['EOB 4O77', 'EOB 4077'],
  ['ENSA 0044 7188 O1', 'ENSA 0044 7188 01'],
  ['N.9 de factura', 'N.º de factura'],
  ['N2 do segurado', 'N.º do segurado'],
  ['FACTURA N* 0004-46890070', 'FACTURA N.º 0004-46890070'],
  ['Expediente n9 70683914/33', 'Expediente n.º 70683914/33'],
  ['NO F26/93263', 'N.º F26/93263'],
  ['Siniestro n.%: 324041782', 'Siniestro n.º: 324041782'],
  ['15, TOTAL SCHARGES', '15. TOTAL $CHARGES'],
  ['Patient name: vogel, Hanna', 'Patient name: Vogel, Hanna'],
  ['Kessler, wilma 12 09 1983', 'Kessler, Wilma 12 09 1983'],
])('%s was printed as %s', (read, printed) => {
  expect(mended(read)).toBe(printed);
});

test.each([
  '1D4570768063',
  'lC 4471',
  'Al Haddad',
  'Al-Haddad',
  'KEU/11/2025',
  'INV/X1V/2025',
  'ZOO 44',
  'RO4471',
  'Room O1',
  'NO SMOKING',
  'Calle Mayor N.9',
  'N2 4471',
  'Room 1 D',
  'paid in Salem, with thanks',
  'Kessler, anna',
  'visits, costs',
  '12, rue de Sèvres',
  'visits 15, 16, 22',
])('%s is left as it was read', (read) => {
  expect(mended(read)).toBe(read);
});
