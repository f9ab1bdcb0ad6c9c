import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parseEvent, verifySignature } from 'invoice-verification-client';

const seen = new Set(); // yours survives a restart: a table with the id as its key

/** Your work. One that throws has the event come again. */
async function handle(event, id, status) {
  console.log(event, id, status);
}

async function receive(request) {
  const rawBody = await buffer(request); // the bytes as they came: a body that was parsed and printed again has another signature
  const { 'x-service-signature': current, 'x-service-signature-previous': previous } = request.headers;
  const genuine = await verifySignature(rawBody, [current, previous], process.env.WEBHOOK_SECRET);
  if (!genuine) return 401;

  const id = request.headers['webhook-id']; // the same for every attempt and replay of one event
  if (!seen.has(id)) {
    const { event, subject, status } = parseEvent(rawBody);
    await handle(event, subject.id, status);
    seen.add(id); // after the work: a crash in between means that the event comes again, not that it is lost
  }
  return 200; // only 200, within 5 s, counts as delivered: queue what takes longer
}

const server = createServer(async (request, response) => {
  const status = await receive(request).catch((error) => {
    console.error(error);
    return 500; // the work failed, so the event must come again
  });
  response.writeHead(status).end();
});
server.listen(process.env.PORT ?? 8080, () => console.log(`Receiving on port ${server.address().port}`));
