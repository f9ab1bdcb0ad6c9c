import { fileURLToPath, pathToFileURL } from 'node:url';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium, type Page, type WebSocketRoute } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { type OpenedAccount, openAccount } from '../flow/open-account.ts';
import { uniqueInvoice } from '../flow/unique-invoice.ts';

const PAGE = pathToFileURL(fileURLToPath(import.meta.resolve('../../samples/realtime.html'))).href;
const service = inject('service');
const refusal = {
  success: false,
  status: 429,
  code: 'RATE_LIMIT_EXCEEDED',
  message: 'Too many calls',
  data: { retry_after: 1 },
};
let browser: Browser;
let account: OpenedAccount;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  account = await openAccount(service, 'Browser Clinic');
  browser = await chromium.launch({
    executablePath: await sparticuz.executablePath(),
    // Not the package's own arguments, which are for Lambda: one process for all, and no same-origin policy.
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
afterAll(() => browser?.close());

beforeEach(async () => {
  complaints = [];
  page = await browser.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(PAGE);
  await page.getByLabel('Service').fill(service.baseUrl);
});
afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
});

async function connect(key: string): Promise<void> {
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Connect' }).click();
}

const upload = (name: string, pdf: Uint8Array) =>
  page.getByLabel('Upload an invoice').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf) });

test("shows an uploaded invoice's twelve steps as they happen, and its verdict", async () => {
  await connect(account.key);
  await page.getByText('Connected').waitFor();
  await page.evaluate(recordMessages);
  await upload('spring.pdf', composeInvoice(uniqueInvoice()));

  const item = page.getByRole('listitem').filter({ hasText: 'spring.pdf' });
  await item.and(page.locator('[data-status=PROCESSED]')).waitFor();
  expect(await item.locator('.message').textContent()).toMatch(/^All checks passed · risk LOW/);
  expect(await item.locator('progress').getAttribute('value')).toBe('12');
  const steps: string[] = await page.evaluate(() => Reflect.get(globalThis, 'messages'));
  expect(steps.map((text) => Number.parseInt(text, 10)).filter((step) => step > 0)).toEqual(
    expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  );
  if (process.env.IVS_SCREENSHOTS) await page.screenshot({ path: `${process.env.IVS_SCREENSHOTS}/realtime.png` });
});

test('shows what others upload to the account, and their reviews', async () => {
  await connect(account.key);
  await page.getByText('Connected').waitFor();
  const invoice = await account.client.process(composeInvoice(uniqueInvoice({ insurer: 'Nobody Mutual' })));
  const item = page.getByRole('listitem').filter({ hasText: invoice.id });
  await item.and(page.locator('[data-status=FLAGGED]')).waitFor();
  await account.client.review(invoice.id, 'REJECTED');
  await item.and(page.locator('[data-status=REJECTED]')).waitFor();
});

test('says why it can not connect', async () => {
  await connect('ivs_unknown');
  await page.getByText('unknown, revoked or expired').waitFor();
});

test('says what is wrong with a file, and stays connected', async () => {
  await connect(account.key);
  await page.getByText('Connected').waitFor();
  await upload('notes.pdf', Buffer.from('no PDF at all'));
  await page.getByRole('alert').filter({ hasText: 'notes.pdf' }).waitFor();
  expect(await page.getByText('Connected').isVisible()).toBe(true);
});

/** Connects by sockets that the test can end. */
async function connectThroughTest(): Promise<readonly WebSocketRoute[]> {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/realtime$/, (socket) => {
    sockets.push(socket);
    socket.connectToServer();
  });
  await connect(account.key);
  await page.getByText('Connected').waitFor();
  return sockets;
}

/** Has an invoice processed, and waits until the page shows that. */
async function shownInvoice() {
  const { id } = await account.client.process(composeInvoice(uniqueInvoice()));
  const item = page.getByRole('listitem').filter({ hasText: id });
  const shows = (status: string) => item.and(page.locator(`[data-status=${status}]`)).waitFor();
  await shows('PROCESSED');
  return { id, shows };
}

test('comes back by itself when its connection ends, and shows what happened meanwhile', async () => {
  const sockets = await connectThroughTest();
  const { id, shows } = await shownInvoice();
  await sockets[0]?.close({ code: 1001 });
  await page.getByText('trying again').waitFor();
  await account.client.review(id, 'APPROVED');
  await shows('APPROVED');
  expect(sockets).toHaveLength(2);
});

test('waits where it may ask for no more timelines, and passes over an invoice that was deleted', async () => {
  const sockets = await connectThroughTest();
  const { id, shows } = await shownInvoice();
  const deleted = await shownInvoice();
  await page.route(`**/invoices/${id}/events`, (route) => route.fulfill({ status: 429, json: refusal }), { times: 1 });
  await sockets[0]?.close({ code: 1001 });
  await page.getByText('trying again').waitFor();
  await account.client.review(id, 'APPROVED');
  await account.client.call('DELETE', `/api/v1/invoices/${deleted.id}`);
  await shows('APPROVED');
  expect(await page.locator('#complaint').textContent()).toBe('');
});

test('says so when it can not ask what happened meanwhile', async () => {
  const sockets = await connectThroughTest();
  await shownInvoice();
  await page.route('**/events', (route) => route.abort());
  await sockets[0]?.close({ code: 1001 });
  await page.getByRole('alert').filter({ hasText: 'can not be shown' }).waitFor();
});

test('connects once, however often it is asked to while it waits to try again', async () => {
  const sockets: string[] = [];
  await page.clock.install();
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.route(/\/realtime\/tickets$/, (route) => route.abort());
  await connect(account.key);
  await page.getByText('trying again').waitFor();
  await page.unroute(/\/realtime\/tickets$/);
  // In one task: between two of them the first could have connected.
  await page.evaluate(submitThrice);
  await page.getByText('Connected').waitFor();
  // Past every pause, and short of the first ping.
  await page.clock.runFor(60_000);
  expect(await page.getByRole('status').textContent()).toMatch(/^Connected/);
  expect(sockets).toHaveLength(1);
});

test('goes on trying when the account has called too often', async () => {
  await page.route(/\/realtime\/tickets$/, (route) => route.fulfill({ status: 429, json: refusal }), { times: 1 });
  await connect(account.key);
  await page.getByText('Connected').waitFor();
});

/** In the page: three clicks at once. */
function submitThrice(): void {
  const { document } = globalThis as unknown as {
    document: { querySelector(selector: string): { requestSubmit(): void } };
  };
  for (let click = 0; click < 3; click += 1) document.querySelector('#connect').requestSubmit();
}

/** In the page: keeps every text that the list of invoices shows. */
function recordMessages(): void {
  const { document, MutationObserver } = globalThis as unknown as {
    document: { querySelector(selector: string): { textContent: string } | null };
    MutationObserver: new (changed: () => void) => { observe(target: unknown, options: object): void };
  };
  const messages: string[] = [];
  Reflect.set(globalThis, 'messages', messages);
  new MutationObserver(() => {
    const text = document.querySelector('.message')?.textContent;
    if (text !== undefined && text !== messages.at(-1)) messages.push(text);
  }).observe(document.querySelector('#invoices'), { subtree: true, childList: true, characterData: true });
}
