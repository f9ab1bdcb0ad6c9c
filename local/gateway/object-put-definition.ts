import { declaredHeaders, type MethodResponse } from './declared-headers.ts';
import { type Mapped, type MappingContext, mappingTemplate } from './mapping-template.ts';

/** Where a mapped value comes from. */
export type MappedValue =
  | { readonly from: 'requestId' }
  | { readonly from: 'authorizer'; readonly name: string }
  | { readonly from: 'header'; readonly name: string };

/** What is answered when S3's status matches. */
interface MappedAnswer {
  /** Matches S3's whole status; null for the answer to everything else. */
  readonly pattern: RegExp | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly map: (context: MappingContext) => Mapped;
}

/** An AWS integration with S3's PutObject. */
export interface ObjectPutDefinition {
  readonly roleArn: string;
  readonly bucket: string;
  /** With `{placeholders}`. */
  readonly keyTemplate: string;
  readonly pathValues: Readonly<Record<string, MappedValue>>;
  readonly contentType: MappedValue | null;
  readonly answers: readonly MappedAnswer[];
}

export interface AwsIntegration {
  readonly Uri?: string;
  readonly Credentials?: string;
  readonly IntegrationHttpMethod?: string;
  readonly PassthroughBehavior?: string;
  readonly RequestParameters?: Readonly<Record<string, string>>;
  readonly RequestTemplates?: Readonly<Record<string, string>>;
  readonly IntegrationResponses?: readonly {
    readonly StatusCode: string;
    readonly SelectionPattern?: string;
    readonly ResponseParameters?: Readonly<Record<string, string>>;
    readonly ResponseTemplates?: Readonly<Record<string, string>>;
  }[];
}

/** What the method declares of its requests and responses; a mapping may name nothing else. */
export interface DeclaredParameters {
  readonly request: Readonly<Record<string, boolean>>;
  readonly responses: readonly MethodResponse[];
}

/**
 * Reads an AWS integration: only `PUT` of an object is hosted, its body passed through.
 * @throws TypeError naming what is not hosted, or would be refused on deployment.
 */
export function readObjectPut(integration: AwsIntegration, declared: DeclaredParameters): ObjectPutDefinition {
  const { Uri, Credentials, IntegrationHttpMethod, PassthroughBehavior, RequestTemplates } = integration;
  const [, bucket, keyTemplate] = /^arn:aws:apigateway:[^:]+:s3:path\/([^/{}]+)\/(.+)$/.exec(String(Uri)) ?? [];
  if (bucket === undefined || keyTemplate === undefined || IntegrationHttpMethod !== 'PUT') {
    throw new TypeError(`an AWS integration is hosted with PUT of an S3 object, not ${IntegrationHttpMethod} ${Uri}`);
  }
  if (Credentials === undefined) throw new TypeError('Integration.Credentials names no role');
  if (PassthroughBehavior === 'NEVER' || RequestTemplates !== undefined) {
    throw new TypeError('an AWS integration is hosted with its body passed through, without request templates');
  }
  const pathValues: Record<string, MappedValue> = {};
  let contentType: MappedValue | null = null;
  for (const [target, source] of Object.entries(integration.RequestParameters ?? {})) {
    const pathName = /^integration\.request\.path\.(\w+)$/.exec(target)?.[1];
    if (pathName !== undefined) pathValues[pathName] = mappedValue(source, declared);
    else if (target === 'integration.request.header.Content-Type') contentType = mappedValue(source, declared);
    else throw new TypeError(`Integration.RequestParameters.${target} is not hosted`);
  }
  for (const [, name = ''] of keyTemplate.matchAll(/\{(\w+)\}/g)) {
    if (!(name in pathValues)) throw new TypeError(`Integration.Uri names {${name}}, which nothing is mapped to`);
  }
  const answers = (integration.IntegrationResponses ?? []).map((each) => mappedAnswer(each, declared));
  return { roleArn: Credentials, bucket, keyTemplate, pathValues, contentType, answers };
}

function mappedValue(source: string, { request }: DeclaredParameters): MappedValue {
  if (source === 'context.requestId') return { from: 'requestId' };
  const authorizer = /^context\.authorizer\.(\w+)$/.exec(source)?.[1];
  if (authorizer !== undefined) return { from: 'authorizer', name: authorizer };
  const header = /^method\.request\.header\.([\w-]+)$/.exec(source)?.[1];
  if (header === undefined) throw new TypeError(`Integration.RequestParameters maps ${source}, which is not hosted`);
  if (!(source in request)) throw new TypeError(`RequestParameters does not declare ${source}`);
  return { from: 'header', name: header };
}

type Response = NonNullable<AwsIntegration['IntegrationResponses']>[number];

function mappedAnswer(response: Response, { responses }: DeclaredParameters): MappedAnswer {
  const { StatusCode, SelectionPattern, ResponseTemplates = {} } = response;
  const headers = declaredHeaders(response, responses);
  const [[mediaType, template] = [], ...more] = Object.entries(ResponseTemplates);
  if (mediaType !== 'application/json' || template === undefined || more.length > 0) {
    throw new TypeError('an integration response is hosted with one template, of application/json');
  }
  return {
    pattern: SelectionPattern === undefined ? null : new RegExp(`^(?:${SelectionPattern})$`),
    status: Number(StatusCode),
    headers,
    map: mappingTemplate(template),
  };
}
