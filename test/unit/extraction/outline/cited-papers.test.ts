import { expect, test } from 'vitest';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { plainDocument } from '../printed-page.ts';

const kindOf = (text: string) => outlineDocument(plainDocument(text)).kind;
const SHARES = 'Total   1.000,00 €\nA cargo de la aseguradora   800,00 €\nA cargo del paciente   200,00 €';
const bill = (line: string, number = 'Número: F-20411') => `Clínica San Rafael
${line}
${number}
Fecha: 04/03/2026
Paciente: Ana García
Consulta   150,00 €
Resonancia de rodilla   850,00 €
${SHARES}`;

test('a payer’s statement may head the number of a contract with one word', () => {
  expect(kindOf(bill('CONTRATO\n  Contrato familiar          NL-88201'))).toBe('health-invoice');
  expect(kindOf(`CONTRATO\nLas partes acuerdan las siguientes cláusulas\n${SHARES}`)).toBe('other');
});

test.each([
  'Póliza n.º 4411-22',
  'Póliza de seguro 4411-22',
  'Apólice n.º 4411-22',
  'Apólice válida até 31/12/2026',
  'Police 4411-22',
  'Versicherungsschein Nr. 4411-22',
  'Contrato n.º 4411-22',
  'Contrat d’assurance n° 4411-22',
  'Polis asuransi no. 4411-22',
  'Insurance certificate no. 4411',
  'Condiciones generales en la web',
  'Condições gerais no site',
  'Conditions générales au verso',
])('a bill may name policy or contract in its head: %s', (line) => {
  expect(kindOf(bill(line))).toBe('health-invoice');
});

test.each([
  'Orçamento n.º 331 aceite em 02/03/2026',
  'Kostenvoranschlag Nr. KV-331 vom 02.02.2026',
  'Heil- und Kostenplan vom 02.02.2026',
  'Devis n° 331 accepté le 02/02/2026',
  'Presupuesto n.º 331',
  'Estimasi biaya no. 331',
  'Estimate no. 331 of 2 February 2026',
])('and the estimate that it follows, where it is numbered as an invoice: %s', (line) => {
  expect(kindOf(bill(line, 'Factura n.º: F-20411'))).toBe('health-invoice');
  expect(kindOf(bill(line))).toBe('other');
});

test.each([
  `PÓLIZA DE SEGURO N.º 4411-22\nSanitas Salud\nTomador: Ana García\nVigencia: 2026\nPrima anual   1.200,00 €\nRecargos   12,00 €`,
  `PÓLIZA N.º 4411-22\nSanitas Salud\nPaciente: Ana García\nPrima anual   1.200,00 €\nRecargos   12,00 €\n${SHARES}`,
  `CONTRATO N.º 4411-22\nEl arrendador y el arrendatario acuerdan\nCláusulas\n${SHARES}`,
  `CONDICIONES GENERALES\nSanitas Salud\nPrima anual   1.200,00 €`,
  `PÓLIZA\nSanitas Salud\nPaciente: Ana García\n${SHARES}`,
  `Pro forma 331\nClínica San Rafael\nInvoice no.: PF-331\nPaciente: Ana García\nConsulta   1.000,00 €\n${SHARES}`,
])('a policy, a contract or an estimate stays one: %s', (text) => {
  expect(kindOf(text)).toBe('other');
});

test('a bill of its own number may name a contract though it prints no share', () => {
  const text = `Juniper Eyewear
Client: Ann Smith
Contract 330918
Bill No: JE-2041
Progressive lenses               500.00
Eye examination                  50.00
Total                            550.00`;
  expect(kindOf(text)).toBe('health-invoice');
});

test('what is an oven in French is a number of visits in English', () => {
  const text = `Alder Row Physiotherapy
3 March 2026
Invoice 26/114 – physiotherapy at home
Dear Ms. Smith, the four visits come to €240.00. The exercise band was €15.50, which brings the bill to €255.50.
Ida Moss, Physiotherapist, treats patients at home`;
  expect(kindOf(text)).toBe('health-invoice');
});
