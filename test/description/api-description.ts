import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface DescribedHeader {
  readonly required?: boolean;
}

interface DescribedResponse {
  readonly headers?: Readonly<Record<string, DescribedHeader | { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, unknown>>;
}

export interface DescribedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface DescribedOperation {
  readonly operationId: string;
  readonly parameters?: readonly DescribedParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Record<string, unknown> }>> };
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}

/** An OpenAPI document, as far as tests look into it by name. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: {
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

/** Judges answers by an OpenAPI document, and by nothing that the service's code says. */
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
    if (!(mediaType in (response.content ?? {}))) return `the media type "${mediaType}" is not described`;
    const place = ['paths', path, method.toLowerCase(), 'responses', answer.status, 'content', mediaType, 'schema'];
    return this.#mismatch(`api#/${place.map(asPointer).join('/')}`, answer.text);
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
