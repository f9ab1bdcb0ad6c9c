import { createServer } from 'node:http';

const ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program, or by a service that runs already; set IVS_PORT to another',
  EACCES: 'may not be opened by this user; set IVS_PORT to one from 1024',
};

/**
 * Looks whether a port of 127.0.0.1 can be opened, before anything is built for it.
 * @throws Error that says what to do when it can't.
 */
export async function requireFreePort(port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(port, '127.0.0.1', resolve);
    });
  } catch (error) {
    const advice = ADVICE[(error as NodeJS.ErrnoException).code ?? ''];
    throw advice === undefined ? error : new Error(`Port ${port} ${advice}`, { cause: error });
  }
  await new Promise((resolve) => probe.close(resolve));
}
