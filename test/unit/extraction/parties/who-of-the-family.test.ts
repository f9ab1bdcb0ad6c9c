import { expect, test } from 'vitest';
import { readPerson } from '../../../../lambdas/domain/extraction/parties/read-person.ts';
import { canonicalPersonName } from '../../../../lambdas/domain/extraction/text/person-name.ts';
import { patientOfBill } from '../patient-of-bill.ts';

test.each([
  ['Frau DI Hannelore STROBL', 'Hannelore Strobl'],
  ['DI LORENZO, Marco', 'Marco di Lorenzo'],
  ['DA COSTA LIMA, Rute', 'Rute da Costa Lima'],
  ['Da. Inés Robledo Paz', 'Inés Robledo Paz'],
  ['Sr. Eng. Duarte Pinho Reis', 'Duarte Pinho Reis'],
  ['Eng Siew Lan', 'Eng Siew Lan'],
  ['Dona Beatriz Lobo Reis', 'Beatriz Lobo Reis'],
  ['Dona Whitmore', 'Dona Whitmore'],
  ['PINHO, Duarte Reis de', 'Duarte Reis de Pinho'],
  ['Berg, Jan van den', 'Jan van den Berg'],
  ['Frau Dr. med. dent. Anna Kehl', 'Anna Kehl'],
  ['Frau Dipl.-Ing. (FH) Erika Muster', 'Erika Muster'],
  ['Sra. Enf.ª Joana Reis dos Santos', 'Joana Reis dos Santos'],
  ['An. Rizky Pratama Putra', 'Rizky Pratama Putra'],
  ['Mme MERCIER née LEDUC Odile', 'Mercier Odile'],
  ['Kehl geb. Moser, Anna', 'Anna Kehl'],
  ['MERCIER (née LEDUC) Odile', 'Mercier Odile'],
  ['Mme le Dr Odile Mercier', 'Odile Mercier'],
  ['Kehl, Jonas Dr.', 'Jonas Kehl'],
  ['Tn. H. Joko Adi Susilo', 'Joko Adi Susilo'],
  ['Ny. Sri Rahayu, S.Pd.', 'Sri Rahayu'],
  ['Elena Vidal de Ruiz, C.C. 38111222', 'Elena Vidal de Ruiz'],
  ['Odile Mercier née Leduc', 'Odile Mercier'],
  ['Sra. D. Amélia Reis Couto', 'Amélia Reis Couto'],
  ['Sr. D. Andrés Robledo Paz', 'Andrés Robledo Paz'],
  ['Mrs. D. M. Perera', 'D. M. Perera'],
  ['John Whitmore Douglas III', 'John Whitmore Douglas III'],
])('makes %s the name %s', (printed, name) => {
  expect(canonicalPersonName(readPerson(printed, false)?.value ?? '')).toBe(name);
});

test('ends a name before the head of the next cell', () => {
  expect(readPerson('ANA LUCÍA RUIZ MEJÍA Identificación', false)).toMatchObject({
    value: 'ANA LUCÍA RUIZ MEJÍA',
    quality: 1,
  });
});

test.each([
  'Assuré : KONE ABOU BAKAR\nMalade : KONE FATOU ROSE (conjointe)',
  'Insured: KONE ABOU BAKAR\nPatient: KONE FATOU ROSE (spouse)',
  'Asegurado: KONE ABOU BAKAR\nPaciente: KONE FATOU ROSE (esposa)',
  'Versicherter: KONE ABOU BAKAR\nPatientin: KONE FATOU ROSE (Ehefrau)',
  'Segurado: KONE ABOU BAKAR\nUtente: KONE FATOU ROSE (mãe)',
  'Tertanggung: KONE ABOU BAKAR\nPasien: KONE FATOU ROSE (istri)',
])('is the patient what a patient is to the insured: %s', (lines) => {
  expect(patientOfBill(lines)).toBe('Kone Fatou Rose');
});

test.each([
  'Subscriber: Karen Moss\nDependent: Ella Jane Moss',
  'Main member: Karen Moss\nDependant: Ella Jane Moss',
  'Mitglied: Karen Moss\nFamilienangehörige: Ella Jane Moss',
  'Rechnungsempfänger: Karen Moss\nbehandelt wurde: Ella Jane Moss',
  'Ouvrant droit : Karen Moss\nAyant droit : Ella Jane Moss',
  'Titular: Karen Moss\nDependiente: Ella Jane Moss',
  'Titular: Karen Moss\nDependente: Ella Jane Moss',
  'Peserta utama: Karen Moss\nTanggungan: Ella Jane Moss',
  'Bill to: Mrs Karen Moss (mother of patient)\n12 High Street\nChild: Ella Jane Moss',
  'Rechnung an: Frau Karen Moss (Mutter des Kindes)\nKind: Ella Jane Moss',
])('is the patient who is covered with another: %s', (lines) => {
  expect(patientOfBill(lines)).toBe('Ella Jane Moss');
});

test('takes the name of birth for the family’s only where no other stands', () => {
  expect(patientOfBill('Nom : MERCIER\nNom de naissance : LEDUC\nPrénom : Odile')).toBe('Odile Mercier');
  expect(patientOfBill('Nom de naissance : LEDUC\nPrénom : Odile')).toBe('Odile Leduc');
});

test('takes who signs and is named over a profession for no patient', () => {
  const bill = 'Lic. Alma Ferro Paz\nPsicóloga – Mitre 55\nPor dos sesiones del mes a Bruno Sosa Vidal, DNI 38.111.222';
  expect(patientOfBill(`${bill}\nLic. Alma Ferro Paz`)).toBe('Bruno Sosa Vidal');
});

test('takes an illness in capitals for no patient', () => {
  const ill = 'Diagnosen: Akute Bronchitis, Heuschnupfen\nGeburtsdatum 03.10.1980';
  expect(patientOfBill(`Frau\nSelin Aydin-Brandt\nMühlenweg 4\n31737 Rinteln\n${ill}`)).toBe('Selin Aydin-Brandt');
  expect(patientOfBill(ill)).toBeUndefined();
});

test('takes who pays for one of the family for no patient', () => {
  expect(patientOfBill('Telah terima dari: I Ketut Darma (suami)\nUntuk: Kontrol Ny. Ayu Lestari')).toBe('Ayu Lestari');
  expect(
    patientOfBill('Tomador: Renato Lima Prado\nSessões de agosto da menor Clara Lima Dias (nasc. 14/11/2020)'),
  ).toBe('Clara Lima Dias');
  expect(
    patientOfBill(
      'Recebi de Renata Lima Prado o valor da avaliação de seu filho, o menor Caio Lima Dias, nascido em maio.',
    ),
  ).toBe('Caio Lima Dias');
});

test.each([
  'Aroha Te Puke has been seen four times for her knee.',
  'Aroha Te Puke wurde am 3. Mai behandelt.',
  'Aroha Te Puke fue atendida el 3 de mayo.',
  'Aroha Te Puke a été suivie en mai.',
])('finds of whom it is said that care was given: %s', (line) => {
  expect(patientOfBill(line)).toBe('Aroha Te Puke');
});

test('takes a physician who was seen for no patient', () => {
  expect(patientOfBill('Dr. Aroha Te Puke was seen by the board.')).toBeUndefined();
});

test.each([
  ['Nom de la patiente', 'Prénom'],
  ['Name der Patientin', 'Vorname'],
  ['Patient name', 'First name'],
  ['Nom du bénéficiaire', 'Prénom'],
])('a name under "%s" beside one under "%s" is the family\'s', (family, given) => {
  const row = (...cells: readonly string[]) => cells.map((cell) => cell.padEnd(30)).join('');
  expect(patientOfBill(`${row(family, given, 'Date')}\n${row('Delacrétaz', 'Noémie', '02/03/2026')}`)).toBe(
    'Noémie Delacrétaz',
  );
});
