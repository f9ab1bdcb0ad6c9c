import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

export interface RealtimeMessage extends Readonly<Record<string, unknown>> {
  readonly event: string;
  readonly event_id?: string;
  readonly invoice_id?: string;
  readonly step?: number;
}

const PATIENCE_MS = 30_000;

/** A connection of the real-time channel, and all that it has heard. */
export class RealtimeClient {
  readonly socket: WebSocket;
  readonly heard: RealtimeMessage[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.heard.push(JSON.parse(data.toString())));
    socket.on('error', () => {});
  }

  /** @returns the client, or the HTTP status that its handshake was refused with. */
  static connect(
    url: string,
    { key, protocols = [] }: { readonly key?: string; readonly protocols?: string[] },
  ): Promise<RealtimeClient | number> {
    const socket = new WebSocket(url, protocols, key === undefined ? {} : { headers: { 'X-API-Key': key } });
    return new Promise((resolve, reject) => {
      const client = new RealtimeClient(socket);
      socket.once('open', () => resolve(client));
      socket.once('unexpected-response', (request, response) => {
        request.destroy();
        resolve(response.statusCode ?? 0);
      });
      socket.once('error', reject);
    });
  }

  /** @throws Error when the handshake is refused. */
  static async open(...[url, offer]: Parameters<typeof RealtimeClient.connect>): Promise<RealtimeClient> {
    const client = await RealtimeClient.connect(url, offer);
    if (typeof client === 'number') throw new Error(`the handshake was refused with ${client}`);
    return client;
  }

  /** Says something, and resolves with the next message of one of these events. */
  async ask(message: unknown, ...answers: readonly string[]): Promise<RealtimeMessage> {
    const before = this.heard.length;
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return this.until(({ event }) => answers.includes(event), before);
  }

  /** The first message of that kind, from a position on. */
  async until(wanted: (message: RealtimeMessage) => boolean, from = 0): Promise<RealtimeMessage> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(10)) {
      const found = this.heard.slice(from).find(wanted);
      if (found !== undefined) return found;
    }
    throw new Error(`not heard within ${PATIENCE_MS} ms; heard: ${this.heard.map(({ event }) => event).join(' ')}`);
  }

  eventsOf(invoiceId: string): RealtimeMessage[] {
    return this.heard.filter((message) => message.invoice_id === invoiceId && message.event_id !== undefined);
  }

  /** Resolves with the code that the connection was closed with. */
  async closed(): Promise<number> {
    if (this.socket.readyState === WebSocket.CLOSED) return 0;
    const [code] = await once(this.socket, 'close');
    return code;
  }
}
