import type { IncomingHttpHeaders } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface DescribedHeader {
  readonly required?: boolean;
}

interface DescribedResponse {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, DescribedHeader | { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, { readonly example?: { readonly message: string } }>>;
}

export interface DescribedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description?: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface DescribedOperation {
  readonly operationId: string;
  readonly parameters?: readonly DescribedParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Record<string, unknown> }>> };
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}

interface DescribedHeaderParameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

interface DescribedWebhook {
  readonly post: { readonly parameters: readonly { readonly $ref: string }[] };
}

/** An OpenAPI document, as far as tests look into it by name. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly webhooks: Readonly<Record<string, DescribedWebhook>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, DescribedHeaderParameter>>;
    readonly headers: Readonly<Record<string, DescribedHeader>>;
    readonly responses: Readonly<Record<string, DescribedResponse>>;
    readonly schemas: Readonly<Record<string, Record<string, unknown>>>;
  };
}

/** What came back over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What a webhook was sent. */
export interface WireDelivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the gateway answers where a path, or a method of it, is not described. */
const UNDESCRIBED = [
  'ROUTE_NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'MISSING_API_KEY',
  'INVALID_API_KEY',
  'INVALID_REQUEST',
  'FILE_TOO_LARGE',
  'RATE_LIMIT_EXCEEDED',
];

/** Judges answers, and what webhooks and connections are told, by an OpenAPI document, and by nothing that the service's code says. */
export class ApiDescription {
  readonly document: OpenApiDocument;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    this.document = document;
    // Its default export is the module itself under Node's rules for CommonJS.
    (addFormats as unknown as { default: (ajv: Ajv2020) => void }).default(this.#ajv);
    this.#ajv.addSchema(document, 'api');
  }

  /** Every operation, as `[METHOD, path, operation]`. */
  get operations(): readonly (readonly [string, string, DescribedOperation])[] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [method.toUpperCase(), path, operation] as const),
    );
  }

  /**
   * What is wrong with an answer; null when it is as described.
   * @param path the path as the document has it, with its parameters' names.
   */
  complaintAbout(method: string, path: string, answer: WireAnswer): string | null {
    const operation = this.document.paths[path]?.[method.toLowerCase()];
    if (operation === undefined) return this.#undescribed(answer);
    const response = operation.responses[answer.status];
    if (response === undefined) return `the status ${answer.status} is not described`;
    const aboutHeaders = this.#complaintAboutHeaders(response, answer);
    if (aboutHeaders !== null) return aboutHeaders;
    const mediaType = answer.headers.get('content-type')?.split(';')[0] ?? '';
    const content = response.content?.[mediaType];
    if (content === undefined) return `the media type "${mediaType}" is not described`;
    const said = JSON.parse(answer.text).message;
    if (content.example !== undefined && content.example.message !== said) return `the example does not say "${said}"`;
    const place = ['paths', path, method.toLowerCase(), 'responses', answer.status, 'content', mediaType, 'schema'];
    return this.#mismatch(`api#/${place.map(asPointer).join('/')}`, answer.text);
  }

  /** What is wrong with what a webhook was sent; null when it is as described. */
  complaintAboutDelivery({ headers, body }: WireDelivery): string | null {
    const event = String(headers['x-service-event']);
    const webhook = this.document.webhooks[event];
    if (webhook === undefined) return `the event ${event} is not described`;
    const described = webhook.post.parameters.map(({ $ref }) => this.#parameter($ref));
    const names = described.map(({ name }) => name.toLowerCase());
    const further = Object.keys(headers).find((name) => /^(x-|webhook-)/.test(name) && !names.includes(name));
    if (further !== undefined) return `the header ${further} is not described`;
    for (const { name, required, schema } of described) {
      const value = headers[name.toLowerCase()];
      if (value === undefined && required) return `the header ${name} is missing`;
      if (value !== undefined && !this.#ajv.validate(schema, value)) return `${name}: ${this.#ajv.errorsText()}`;
    }
    if (JSON.parse(body).event !== event) return `the header says ${event}, the body does not`;
    const place = ['webhooks', event, 'post', 'requestBody', 'content', 'application/json', 'schema'];
    return this.#mismatch(`api#/${place.map(asPointer).join('/')}`, body);
  }

  /** What is wrong with a value of which the schema at a place of the document tells; null when it is as described. */
  complaintAt(place: readonly string[], value: unknown): string | null {
    return this.#mismatch(`api#/${place.map(asPointer).join('/')}`, JSON.stringify(value));
  }

  #parameter($ref: string): DescribedHeaderParameter {
    const found = this.document.components.parameters[$ref.split('/').at(-1) ?? ''];
    if (found === undefined) throw new Error(`${$ref} is referred to and not described`);
    return found;
  }

  #undescribed(answer: WireAnswer): string | null {
    const { status, text } = answer;
    const code = UNDESCRIBED.find((known) => this.#mismatch(`api#/components/schemas/${known}`, text) === null);
    if (code === undefined || status < 400) return `${status} is no refusal that an undescribed operation can have`;
    return this.#complaintAboutHeaders(this.document.components.responses[code] ?? {}, answer);
  }

  /** Of what an answer has, those headers must be described that it offers to a page's script. */
  #complaintAboutHeaders({ headers: described = {} }: DescribedResponse, { headers }: WireAnswer): string | null {
    const missing = Object.entries(described).find(([name, one]) => this.#isRequired(one) && !headers.has(name));
    if (missing !== undefined) return `the header ${missing[0]} is missing`;
    const offered = headers.get('access-control-expose-headers')?.match(/[^,\s]+/g) ?? [];
    const unknown = offered.find((name) => headers.has(name) && !(name in described));
    return unknown === undefined ? null : `the header ${unknown} is not described`;
  }

  #isRequired(header: DescribedHeader | { readonly $ref: string }): boolean {
    const name = '$ref' in header ? header.$ref.split('/').at(-1) : undefined;
    const described = '$ref' in header ? this.document.components.headers[name ?? ''] : header;
    if (described === undefined) throw new Error(`the header ${name} is referred to and not described`);
    return described.required === true;
  }

  #mismatch(schema: string, text: string): string | null {
    const validate = this.#validators.get(schema) ?? this.#ajv.compile({ $ref: schema });
    this.#validators.set(schema, validate);
    return validate(JSON.parse(text)) ? null : this.#ajv.errorsText(validate.errors);
  }
}

const asPointer = (part: string | number) =>
  encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'));
