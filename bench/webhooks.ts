/** The figures about webhooks alone. */
import { RunningService } from '../test/flow/running-service.ts';
import { type Figure, keepsTarget } from './figure.ts';
import { measureWebhookLatency } from './measure-webhook-latency.ts';
import { measureWebhookSending } from './measure-webhook-sending.ts';

const service = await RunningService.start();
let figures: Figure[];
try {
  const place = { dataDirectory: service.dataDirectory, baseUrl: service.connection.base_url };
  figures = await measureWebhookLatency(place);
} finally {
  await service.discard();
}
figures.push(...(await measureWebhookSending()));
for (const figure of figures) {
  const { name, value, unit, baseline } = figure;
  const kept = keepsTarget(figure);
  const beside = baseline ? ` (${baseline.name}: ${baseline.value.toFixed(2)})` : '';
  console.log(`${kept === false ? 'MISSED' : 'kept  '} ${name}: ${value.toFixed(2)} ${unit}${beside}`);
}
if (figures.some((figure) => keepsTarget(figure) === false)) process.exitCode = 1;
