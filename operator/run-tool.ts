import { parseArgs } from 'node:util';
import { ACCOUNT_COMMANDS } from './account-commands.ts';
import { type Command, Options } from './command.ts';
import { connect, type Deployed } from './connection.ts';
import { INVOICE_COMMANDS } from './invoice-commands.ts';
import { KEY_COMMANDS } from './key-commands.ts';
import { PARTNER_COMMANDS } from './partner-commands.ts';
import { UsageError } from './usage-error.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  ...ACCOUNT_COMMANDS,
  ...KEY_COMMANDS,
  ...PARTNER_COMMANDS,
  ...INVOICE_COMMANDS,
};

const WHERE = '[--stack NAME [--region REGION]]';

/** What an operator types first, to see what there is. */
const HELP = ['help', '--help', '-h'];

/** What a run of the tool ends with. */
export interface ToolResult {
  /** 0, 2 for a wrong command line, or 1 for every other failure. */
  readonly exitCode: number;
  /** For stdout: one line of JSON, or nothing. */
  readonly result: string;
  /** For stderr: the help, or one line that says what failed. */
  readonly notice: string;
}

/**
 * Runs one command of the operator's tool.
 * @param args as on the command line: the command's two words and its options.
 * @param dataDirectory of the local service that it works on where `--stack` names no deployed one.
 */
export async function runTool(args: readonly string[], dataDirectory: string): Promise<ToolResult> {
  if (HELP.includes(args[0] ?? '')) return { exitCode: 0, result: '', notice: usage() };
  try {
    return { exitCode: 0, result: JSON.stringify(await run(args, dataDirectory)), notice: '' };
  } catch (error) {
    return { exitCode: error instanceof UsageError ? 2 : 1, result: '', notice: reason(error) };
  }
}

async function run(args: readonly string[], dataDirectory: string): Promise<unknown> {
  const name = args.slice(0, 2).join(' ');
  const command = COMMANDS[name];
  if (command === undefined) {
    const problem = name === '' ? 'No command' : `Unknown command "${name}"`;
    const commands = Object.keys(COMMANDS);
    const related = commands.filter((known) => known.startsWith(`${args[0]} `));
    const shown = related.length > 0 ? related : commands;
    throw new UsageError(`${problem}; commands: ${shown.join(', ')}. --help tells their options.`);
  }
  const { stack, region, ...options } = optionsOf(name, command, args.slice(2));
  const work = command.prepare(new Options(options));
  const connection = await connect(deployed(stack, region), dataDirectory);
  try {
    return await work(connection);
  } finally {
    connection.table.client.destroy();
    connection.gateway.destroy();
  }
}

function deployed(stack: string | undefined, region: string | undefined): Deployed | undefined {
  if (stack === undefined && region !== undefined) throw new UsageError('--region is the region of a --stack');
  if (stack === undefined) return undefined;
  return region === undefined ? { stack } : { stack, region };
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, command]) => `  ${name} ${command.usage}`.trimEnd());
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
