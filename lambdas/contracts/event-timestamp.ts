import * as z from 'zod';

/** ISO 8601 with microseconds and the UTC offset spelled out: `2026-11-20T09:30:15.123456+00:00`. */
export const eventTimestamp = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}\+00:00$/);
