import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';

test.each([
  'Cubre la compañía     300,00\nDeducible     60,00\nCoaseguro     25,00\nGastos no cubiertos (acompañante)     15,00',
  'Según nomenclador, lo paga OSECAC     300,00\nCoseguro por prácticas     60,00\nContraste: sin cobertura     40,00',
  'Franquia do segurado     60,00\nAcompanhante, não coberto     40,00\nCobrança à Bradesco Saúde     300,00',
])('a patient’s share is the sum of its parts, in other languages too: %j', (rows) => {
  expect(amountsOfBill(`Total     400,00\n${rows}`)).toEqual({
    total: '400.00',
    insurance: '300.00',
    patient: '100.00',
  });
});

const letter = (said: string) => `Total 400,00 €\n\n${said}`;

test.each([
  'De dicho importe el paciente canceló en caja, al alta, el deducible de 60,00 € y el coaseguro de 40,00 €;\ncorresponde a su representada abonar el saldo de 300,00 € dentro de los treinta días de recibida la presente.',
  'A franquia de 60,00 € e a parte não comparticipada de 40,00 € foram já liquidadas pela senhora no dia da alta.\nSolicitamos o pagamento da parte que vos cabe, 300,00 €, para a nossa conta, no prazo de 45 dias.',
])('the rest of a sentence is the insurer’s where the parts and it make up the total: %j', (said) => {
  expect(amountsOfBill(letter(said))).toEqual({ total: '400.00', insurance: '300.00', patient: '100.00' });
});
