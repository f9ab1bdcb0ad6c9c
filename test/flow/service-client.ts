import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { EventPayload } from '../../lambdas/contracts/event-payload.ts';
import type { InvoiceStatus } from '../../lambdas/contracts/invoice-status.ts';

/** Section 1 of the contract: these members and no other. */
const envelope = z.strictObject({
  success: z.boolean(),
  status: z.int(),
  code: z.string().regex(/^[A-Z][A-Z_]+$/),
  message: z.string().min(1),
  data: z.record(z.string(), z.unknown()).optional(),
});

export interface Answer<Data = Record<string, unknown>> {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly data: Data;
  readonly headers: Headers;
  /** The whole answer, parsed, for comparisons of all that was said. */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface UploadedInvoice {
  readonly id: string;
  readonly file_name: string;
  readonly file_size: number;
  readonly status: string;
  readonly uploaded_at: string;
}

export interface InvoiceItem {
  readonly id: string;
  readonly file_name: string;
  readonly status: InvoiceStatus;
  readonly uploaded_at: string;
  readonly processed_at?: string;
}

interface Finding {
  readonly result: 'PASS' | 'FAIL';
  readonly reason_code: string;
  readonly reason: string;
  readonly evidence: readonly unknown[];
}

/** As far as the tests look into it by name. */
export interface Invoice extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly status: InvoiceStatus;
  readonly download_url: string;
  readonly extraction_data: (Readonly<Record<string, unknown>> & { readonly validation_flags: string[] }) | null;
  readonly validation: Readonly<Record<string, Finding | null>>;
}

export interface InvoicePage {
  readonly invoices: readonly InvoiceItem[];
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
}

export type TimelineEvent = EventPayload & { readonly event_id: string };

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: RequestInit['body'];
}

const RUNNING: readonly string[] = ['PENDING', 'PROCESSING'];
/**
 * An invoice that nothing disturbs ends within a second; a hostile file, or a restart, takes some more. On machines that
 * many share one beside a disturbed stream had only just ended after 60 s.
 */
const END_DEADLINE_MS = 150_000;

/** A client of the REST API that believes nothing: every answer must be the contract's envelope. */
export class ServiceClient {
  readonly baseUrl: string;
  readonly #key: string | undefined;

  constructor(baseUrl: string, key: string | undefined) {
    this.baseUrl = baseUrl;
    this.#key = key;
  }

  /** @throws Error when the answer is no envelope, or one that contradicts its own HTTP status. */
  async call<Data = Record<string, unknown>>(
    method: string,
    path: string,
    { headers = {}, body }: CallOptions = {},
  ): Promise<Answer<Data>> {
    const response = await fetch(`${this.baseUrl}${path}`, {
      method,
      headers: { ...(this.#key === undefined ? {} : { 'X-API-Key': this.#key }), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const said = `${method} ${path.slice(0, 120)}: ${response.status} ${text.slice(0, 400)}`;
    if (!response.headers.get('content-type')?.startsWith('application/json')) throw new Error(`no JSON: ${said}`);
    const body_ = envelope.safeParse(JSON.parse(text));
    if (!body_.success) throw new Error(`no envelope: ${said}\n${z.prettifyError(body_.error)}`);
    const { success, status, code, message, data } = body_.data;
    if (status !== response.status || success !== response.ok) throw new Error(`contradicts its HTTP status: ${said}`);
    // What `data` holds is for the caller to assert; its type only spares the tests a cast at every reading.
    return { status, code, message, data: data as Data, headers: response.headers, body: body_.data };
  }

  upload(file: Uint8Array, fileName = 'invoice.pdf'): Promise<Answer<UploadedInvoice>> {
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(file)], { type: 'application/pdf' }), fileName);
    return this.call('POST', '/api/v1/invoices/upload', { body: form });
  }

  /** Uploads a file that must be taken, and resolves with its invoice id. */
  async submit(file: Uint8Array, fileName?: string): Promise<string> {
    const answer = await this.upload(file, fileName);
    if (answer.status !== 201) throw new Error(`upload refused: ${answer.status} ${answer.code} ${answer.message}`);
    return answer.data.id;
  }

  list(query = ''): Promise<Answer<InvoicePage>> {
    return this.call('GET', `/api/v1/invoices${query}`);
  }

  invoice(id: string): Promise<Answer<{ readonly invoice: Invoice }>> {
    return this.call('GET', `/api/v1/invoices/${id}`);
  }

  async events(id: string): Promise<readonly TimelineEvent[]> {
    const answer = await this.call<{ readonly events: readonly TimelineEvent[] }>(
      'GET',
      `/api/v1/invoices/${id}/events`,
    );
    if (answer.status !== 200) throw new Error(`no timeline: ${answer.status} ${answer.code}`);
    return answer.data.events;
  }

  remove(id: string): Promise<Answer> {
    return this.call('DELETE', `/api/v1/invoices/${id}`);
  }

  review(id: string, status: string): Promise<Answer> {
    return this.call('PATCH', `/api/v1/invoices/${id}/status`, {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ status }),
    });
  }

  /**
   * Follows an invoice until its pipeline has ended, with so many milliseconds between the questions; unless it is said,
   * the longer it takes the more: a question costs a twentieth of what an invoice does, and a busy machine has many to ask for.
   */
  async followToEnd(id: string, pauseMs?: number): Promise<Invoice> {
    const began = Date.now();
    const deadline = began + END_DEADLINE_MS;
    for (;;) {
      const answer = await this.invoice(id);
      if (answer.status !== 200) throw new Error(`${id}: ${answer.status} ${answer.code} ${answer.message}`);
      if (!RUNNING.includes(answer.data.invoice.status)) return answer.data.invoice;
      if (Date.now() > deadline) {
        const timeline = (await this.events(id)).map((event) => ('message' in event ? event.message : event.event));
        throw new Error(
          `${id} is still ${answer.data.invoice.status} after ${END_DEADLINE_MS} ms: ${timeline.join(' > ')}`,
        );
      }
      await sleep(pauseMs ?? 200 + (Date.now() - began) / 4);
    }
  }

  /** Uploads a file that must be taken, and follows it to its end. */
  async process(file: Uint8Array, fileName?: string): Promise<Invoice> {
    return this.followToEnd(await this.submit(file, fileName));
  }
}
