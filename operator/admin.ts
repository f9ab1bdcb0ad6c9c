import { runTool } from './run-tool.ts';

/*
 * The operator's tool: `npm run -s admin -- <command> [options] [--stack NAME [--region REGION]]`. One line of JSON on
 * stdout; on failure one line on stderr, with exit code 2 for a wrong command line and 1 for everything else.
 */

const { exitCode, result, notice } = await runTool(process.argv.slice(2), process.env.IVS_DATA_DIR ?? '.local');
if (result !== '') console.log(result);
if (notice !== '') console.error(notice);
process.exitCode = exitCode;
