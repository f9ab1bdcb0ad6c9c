import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from '../durable-file.ts';
import { GatewayPort } from './gateway-port.ts';

/**
 * Takes the port that the stack had the last time, as long as it is free: addresses that were handed out (the real-time
 * channel's, an upload's redirect) hold over a restart, as deployed ones do.
 * @param file keeps the port.
 */
export async function takeKeptPort(file: string): Promise<GatewayPort> {
  const kept = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const gateway = await GatewayPort.take(kept).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return GatewayPort.take(0);
  });
  replaceFile(file, new URL(gateway.origin).port);
  return gateway;
}
