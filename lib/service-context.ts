import type { Node } from 'constructs';
import * as z from 'zod';

/** The CLI hands on texts; cdk.json may hold real booleans. */
const flagSchema = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
  error: 'takes true or false',
});
const textSchema = z.string({ error: 'takes a text' }).min(1, { error: 'takes a text' });

const contextSchema = z.object({
  stack: textSchema.default('InvoiceVerification'),
  region: textSchema.exactOptional(),
  dev: flagSchema.default(false),
  firewall: flagSchema.default(false),
  alarmEmail: z.email({ error: 'takes an e-mail address' }).exactOptional(),
  retrySchedule: textSchema.exactOptional(),
});

/** What whoever deploys says by `--context name=value`, or in the `context` of cdk.json. */
type ServiceContext = z.infer<typeof contextSchema>;

const NAMES = Object.keys(contextSchema.shape);

/**
 * Reads the settings of a deployment. A wrong one would pass in silence, and leave the service without firewall or alarms.
 *
 * @throws Error for a value that a setting doesn't take, and for a name that is a setting's but for its spelling.
 */
export function serviceContext(node: Node): ServiceContext {
  const given: Record<string, unknown> = node.getAllContext();
  for (const name of Object.keys(given)) {
    const meant = NAMES.find((setting) => setting !== name && asSpoken(setting) === asSpoken(name));
    if (meant !== undefined) throw new Error(`There is no context "${name}": it is spelt "${meant}".`);
  }
  const { data, error } = contextSchema.safeParse(given);
  if (data !== undefined) return data;
  const [issue] = error.issues;
  const name = String(issue?.path[0]);
  throw new Error(`The context "${name}" ${issue?.message}, not "${given[name]}".`);
}

function asSpoken(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}
