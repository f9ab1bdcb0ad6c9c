import { parseArgs } from 'node:util';
import { ACCOUNT_COMMANDS } from './account-commands.ts';
import { type Command, Options } from './command.ts';
import { connect, type Deployed } from './connection.ts';
import { INVOICE_COMMANDS } from './invoice-commands.ts';
import { KEY_COMMANDS } from './key-commands.ts';
import { PARTNER_COMMANDS } from './partner-commands.ts';
import { UsageError } from './usage-error.ts';

/*
 * The operator's tool: `npm run -s admin -- <command> [options] [--stack NAME [--region REGION]]`. One line of JSON on
 * stdout; on failure one line on stderr, with exit code 2 for a wrong command line and 1 for everything else.
 */

const COMMANDS: Readonly<Record<string, Command>> = {
  ...ACCOUNT_COMMANDS,
  ...KEY_COMMANDS,
  ...PARTNER_COMMANDS,
  ...INVOICE_COMMANDS,
};

const WHERE = '[--stack NAME [--region REGION]]';

/** What an operator types first, to see what there is. */
const HELP = ['help', '--help', '-h'];

try {
  const args = process.argv.slice(2);
  if (HELP.includes(args[0] ?? '')) console.error(usage());
  else console.log(JSON.stringify(await run(args)));
} catch (error) {
  console.error(reason(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function run(args: readonly string[]): Promise<unknown> {
  const name = args.slice(0, 2).join(' ');
  const command = COMMANDS[name];
  if (command === undefined) {
    const problem = name === '' ? 'No command' : `Unknown command "${name}"`;
    throw new UsageError(`${problem}; commands: ${Object.keys(COMMANDS).join(', ')}. --help tells their options.`);
  }
  const { stack, region, ...options } = optionsOf(name, command, args.slice(2));
  const work = command.prepare(new Options(options));
  return work(await connect(deployed(stack, region)));
}

function deployed(stack: string | undefined, region: string | undefined): Deployed | undefined {
  if (stack === undefined && region !== undefined) throw new UsageError('--region is the region of a --stack');
  if (stack === undefined) return undefined;
  return region === undefined ? { stack } : { stack, region };
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, command]) => `  ${name} ${command.usage}`);
  return [`npm run -s admin -- COMMAND ${WHERE}`, ...lines].join('\n');
}

/** One line. A service that was killed leaves the file behind that tells where it was. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ECONNREFUSED')
    return 'The local service does not run any more. Start it first.';
  return error.message.split('\n')[0] ?? error.name;
}

function optionsOf(name: string, command: Command, args: string[]): Record<string, string | undefined> {
  const options = Object.fromEntries(
    [...command.options, 'stack', 'region'].map((option) => [option, { type: 'string' } as const]),
  );
  try {
    return { ...parseArgs({ args, options, strict: true, allowPositionals: false }).values };
  } catch (error) {
    const problem = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new UsageError(`${problem} Usage: ${name} ${command.usage} ${WHERE}`);
  }
}
