import type * as z from 'zod';
import type { ProblemCode } from '../envelope.ts';

/** A schema under the name by which the description's other parts refer to it. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: z.ZodType;
}

/** What a client sends as body. */
export type RequestBody =
  | { readonly mediaType: 'application/json'; readonly json: NamedSchema; readonly example?: unknown }
  | { readonly mediaType: 'multipart/form-data'; readonly filePart: string };

/** What a client gets when all went well: the envelope with a code of the contract's, or a document as it is. */
export type SuccessAnswer =
  | {
      readonly status: 200 | 201 | 202;
      readonly code: string;
      readonly data?: NamedSchema;
      readonly example?: { readonly message: string; readonly data?: unknown };
    }
  | { readonly status: 200; readonly mediaType: string };

/** One operation of the REST API as its description says it; the schemas are those that its handler validates with. */
export interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  /** Parameters of the path by name, with what they stand for. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: z.ZodObject;
  /** Request headers by name, beside the key. */
  readonly headers?: Readonly<Record<string, { readonly schema: z.ZodType; readonly description: string }>>;
  readonly body?: RequestBody;
  readonly answer: SuccessAnswer;
  /** The code of a 303 that leads to the answer, where the front that follows it is passed by or can't follow. */
  readonly redirect?: string;
  /** What it can refuse a call with, beside what every operation can (`COMMON_PROBLEMS`). */
  readonly problems: readonly ProblemCode[];
}
