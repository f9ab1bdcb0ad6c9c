/** `node local/start.ts`: hosts the synthesized assembly until it is told to stop. */
import { AssemblyError } from './assembly/assembly-error.ts';
import { type Cloud, startCloud } from './cloud.ts';

const OLDEST_NODE = 24;
const DEFAULT_PORT = 3000;

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(
    new Error(`Node.js ${process.versions.node} runs this; the functions are made for ${OLDEST_NODE}: use "npm start"`),
  );
}

let cloud: Cloud | undefined;
let stopping = false;

/** Stops once, however many signals come. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await cloud?.close();
  process.exit(code);
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

try {
  cloud = await startCloud({
    assemblyFolder: process.env.IVS_ASSEMBLY ?? 'cdk.out',
    dataDirectory: process.env.IVS_DATA_DIR ?? '.local',
    apiPort: Number(process.env.IVS_PORT ?? DEFAULT_PORT),
    onStage: (stage) => console.log(`… ${stage}`),
    onFatal(error) {
      console.error(error.message);
      void stop(1);
    },
  });
  console.log(`ready: ${cloud.apiOrigin}`);
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  console.error(error instanceof AssemblyError ? error.message : error);
  process.exit(1);
}
