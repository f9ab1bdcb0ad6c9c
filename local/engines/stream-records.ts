import { DatabaseSync } from 'node:sqlite';
import type { Closable } from '../ports.ts';

/** DynamoDB keeps a stream's records for 24 hours: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html */
const KEPT_SECONDS = 24 * 60 * 60;
/** Not at the start: what a stopped stack had not read yet is read first, however long it was stopped. */
const TRIM_EVERY_MS = 60 * 60 * 1000;
/** The engine waits while rows are deleted; 20,000 take some 100 ms. */
const TRIMMED_AT_ONCE = 20_000;

/** As long as the engine waits for its own lock. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * dynoxide 1.2.1 looks through all of a table's stream records at every write (for the next sequence number) and at every
 * GetRecords, and never removes one: after some hundred invoices that is most of what the machine does. An index over the
 * very expression that it asks for makes both a look-up, and old records are removed as DynamoDB does.
 *
 * @param file the engine's database, which the engine has open as well
 */
export function tendStreamRecords(file: string): Closable {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec(
    `CREATE INDEX IF NOT EXISTS stream_records_in_order
       ON _stream_records (table_name, CAST(sequence_number AS INTEGER))`,
  );
  // The newest record of a table stays, for the next sequence number follows from it.
  const trim = database.prepare(
    `DELETE FROM _stream_records WHERE id IN (
       SELECT id FROM _stream_records
       WHERE created_at < unixepoch() - ${KEPT_SECONDS}
         AND id NOT IN (SELECT MAX(id) FROM _stream_records GROUP BY table_name)
       ORDER BY id LIMIT ${TRIMMED_AT_ONCE})`,
  );
  const trimming = setInterval(() => trim.run(), TRIM_EVERY_MS).unref();
  return {
    async close() {
      clearInterval(trimming);
      database.close();
    },
  };
}
