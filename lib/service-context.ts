import { RegionInfo } from 'aws-cdk-lib/region-info';
import type { Node } from 'constructs';
import * as z from 'zod';
import { retryScheduleSchema } from '../lambdas/contracts/retry-schedule.ts';

/** The CLI hands on texts; cdk.json may hold real booleans. */
const flagSchema = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
  error: 'takes true or false',
});
// As CloudFormation takes them (https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/API_CreateStack.html), but
// for the last 28 of its 128 characters: they are for `-Edge-` and the region's name, up to 14, behind it (service-front.ts).
const stackSchema = z.string({ error: 'takes a text' }).regex(/^[A-Za-z][A-Za-z0-9-]{0,99}$/, {
  error: 'takes up to 100 letters, digits and hyphens, a letter first',
});
// No other partition has us-east-1, where the Lambda@Edge function lives, and the state machine names this one.
const regionSchema = z.enum(
  RegionInfo.regions.filter(({ partition }) => partition === 'aws').map(({ name }) => name),
  { error: "takes a region of AWS' standard partition, one that the installed CDK knows" },
);
/** Stays the text that it is: the template carries it so. */
const scheduleSchema = z
  .string({ error: 'takes a text' })
  .refine((text) => retryScheduleSchema.safeParse(text).success, {
    error: 'takes five whole numbers of seconds, comma-separated, each from 1 to 86400',
  });

const contextSchema = z.object({
  stack: stackSchema.default('InvoiceVerification'),
  region: regionSchema,
  dev: flagSchema.default(false),
  firewall: flagSchema.default(false),
  alarmEmail: z.email({ error: 'takes an e-mail address' }).exactOptional(),
  retrySchedule: scheduleSchema.exactOptional(),
});

/** What whoever deploys says by `--context name=value`, or in the `context` of cdk.json. */
type ServiceContext = z.infer<typeof contextSchema>;

const NAMES = Object.keys(contextSchema.shape);

/** What the CDK's CLI keeps in cdk.json and cdk.context.json; its other names, as ours that no one sets, have a colon or an @. */
const NAMES_OF_THE_CLI = ['acknowledged-issue-numbers', 'cli-telemetry'];

/**
 * Reads the settings of a deployment. A wrong one would pass in silence, and leave the service without firewall or alarms.
 * A region must be known, since part of the front lives in a certain one; unless given it is the profile's, which the CLI tells.
 *
 * @throws Error for a value that a setting doesn't take, and for a name that is no setting's.
 */
export function serviceContext(node: Node): ServiceContext {
  const region = process.env.CDK_DEFAULT_REGION ?? 'us-east-1';
  const given: Record<string, unknown> = { region, ...node.getAllContext() };
  for (const name of Object.keys(given)) {
    if (NAMES.includes(name) || NAMES_OF_THE_CLI.includes(name) || /[:@]/.test(name)) continue;
    const meant = NAMES.find((setting) => asSpoken(setting) === asSpoken(name));
    const instead = meant === undefined ? `those of this service are ${NAMES.join(', ')}` : `it is spelt "${meant}"`;
    throw new Error(`There is no context "${name}": ${instead}.`);
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
