import { parseArgs } from 'node:util';
import { ACCOUNT_COMMANDS } from './account-commands.ts';
import { type Command, Options } from './command.ts';
import { connect } from './connection.ts';
import { KEY_COMMANDS } from './key-commands.ts';
import { PARTNER_COMMANDS } from './partner-commands.ts';
import { UsageError } from './usage-error.ts';

/*
 * The operator's tool: `npm run -s admin -- <command> [options] [--stack NAME]`. One line of JSON on stdout; on failure
 * one line on stderr, with exit code 2 for a wrong command line and 1 for everything else.
 */

const COMMANDS: Readonly<Record<string, Command>> = { ...ACCOUNT_COMMANDS, ...KEY_COMMANDS, ...PARTNER_COMMANDS };

try {
  console.log(JSON.stringify(await run(process.argv.slice(2))));
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n')[0] : String(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function run(args: readonly string[]): Promise<unknown> {
  const name = args.slice(0, 2).join(' ');
  const command = COMMANDS[name];
  if (command === undefined)
    throw new UsageError(`Unknown command "${name}"; commands: ${Object.keys(COMMANDS).join(', ')}`);
  const { stack, ...options } = optionsOf(name, command, args.slice(2));
  const work = command.prepare(new Options(options));
  return work(await connect(stack));
}

function optionsOf(name: string, command: Command, args: string[]): Record<string, string | undefined> {
  const options = Object.fromEntries(
    [...command.options, 'stack'].map((option) => [option, { type: 'string' } as const]),
  );
  try {
    return { ...parseArgs({ args, options, strict: true, allowPositionals: false }).values };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason} Usage: ${name} ${command.usage} [--stack NAME]`);
  }
}
