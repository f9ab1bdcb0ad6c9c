/** The figures about webhooks alone. */
import { keepsTarget } from './figure.ts';
import { measureWebhookLatency } from './measure-webhook-latency.ts';
import { measureWebhookSending } from './measure-webhook-sending.ts';

const figures = [...(await measureWebhookLatency()), ...(await measureWebhookSending())];
for (const figure of figures) {
  const { name, value, unit, baseline } = figure;
  const kept = keepsTarget(figure);
  const beside = baseline ? ` (${baseline.name}: ${baseline.value.toFixed(2)})` : '';
  console.log(`${kept === false ? 'MISSED' : 'kept  '} ${name}: ${value.toFixed(2)} ${unit}${beside}`);
}
if (figures.some((figure) => keepsTarget(figure) === false)) process.exitCode = 1;
