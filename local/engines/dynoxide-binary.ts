import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/**
 * Finds the DynamoDB engine: `IVS_DYNOXIDE`, else the npm package of this platform, else the `PATH`.
 * @throws Error saying what to do when it is nowhere.
 */
export function dynoxideBinary(environment: NodeJS.ProcessEnv = process.env): string {
  const named = environment.IVS_DYNOXIDE;
  if (named !== undefined) {
    if (isExecutable(named)) return named;
    throw new Error(`IVS_DYNOXIDE names ${named}, which is not an executable file`);
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const found = [packaged(), ...folders.map((folder) => join(folder, 'dynoxide'))].find(
    (path) => path !== undefined && isExecutable(path),
  );
  if (found !== undefined) return found;
  throw new Error(
    `the DynamoDB engine (dynoxide) is not installed for ${process.platform}-${process.arch}. Install it ` +
      '(https://github.com/nubo-db/dynoxide) and put it on the PATH or name it by IVS_DYNOXIDE; ' +
      'or name a running DynamoDB Local by IVS_DYNAMODB_ENDPOINT',
  );
}

function packaged(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`@dynoxide/${process.platform}-${process.arch}/dynoxide`);
  } catch {
    // Not a package of this platform, or left out of the installation: the PATH is next.
    return undefined;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
