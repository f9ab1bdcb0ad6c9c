import { jsonBody } from '../endpoint/json-call.ts';
import { type HostedService, type Operation, type ServiceAnswer, type ServiceCall, ServiceError } from '../ports.ts';
import type { ApiKey, ApiKeys } from './api-keys.ts';

interface Endpoint {
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  /** IAM knows API Gateway's control plane by HTTP method: https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazonapigatewaymanagement.html */
  answer(keys: ApiKeys, path: readonly string[], call: ServiceCall): ServiceAnswer;
}

const ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'CreateApiKey',
    method: 'POST',
    path: /^\/apikeys$/,
    answer: (keys, _, call) => {
      const { name = '', description = '', value, enabled = false } = bodyOf(call);
      if (typeof value !== 'string')
        throw new ServiceError('BadRequestException', 'only keys of a given value are hosted');
      const created = keys.create({
        name: String(name),
        description: String(description),
        value,
        enabled: enabled === true,
      });
      return json(201, withValue(created));
    },
  },
  {
    name: 'GetApiKeys',
    method: 'GET',
    path: /^\/apikeys$/,
    answer: (keys, _, { query }) => page(keys.list(query.get('name')), query, query.get('includeValues') === 'true'),
  },
  {
    name: 'GetApiKey',
    method: 'GET',
    path: /^\/apikeys\/([^/]+)$/,
    answer: (keys, [id = ''], { query }) =>
      json(200, query.get('includeValue') === 'true' ? withValue(keys.get(id)) : withoutValue(keys.get(id))),
  },
  {
    name: 'UpdateApiKey',
    method: 'PATCH',
    path: /^\/apikeys\/([^/]+)$/,
    answer: (keys, [id = ''], call) => json(200, withoutValue(keys.update(id, changesOf(call)))),
  },
  {
    name: 'DeleteApiKey',
    method: 'DELETE',
    path: /^\/apikeys\/([^/]+)$/,
    answer: (keys, [id = '']) => {
      keys.delete(id);
      return json(202, '');
    },
  },
  {
    name: 'CreateUsagePlanKey',
    method: 'POST',
    path: /^\/usageplans\/([^/]+)\/keys$/,
    answer: (keys, [planId = ''], call) => {
      const { keyId, keyType } = bodyOf(call);
      if (keyType !== 'API_KEY') throw new ServiceError('BadRequestException', `Invalid key type ${keyType}`);
      return json(201, planKey(keys.addToPlan(planId, String(keyId))));
    },
  },
  {
    name: 'GetUsagePlanKeys',
    method: 'GET',
    path: /^\/usageplans\/([^/]+)\/keys$/,
    answer: (keys, [planId = ''], { query }) => {
      const name = query.get('name');
      const all = keys.onPlan(planId).filter((key) => name === null || key.name.startsWith(name));
      return json(200, { item: all.map(planKey) });
    },
  },
  {
    name: 'DeleteUsagePlanKey',
    method: 'DELETE',
    path: /^\/usageplans\/([^/]+)\/keys\/([^/]+)$/,
    answer: (keys, [planId = '', keyId = '']) => {
      keys.removeFromPlan(planId, keyId);
      return json(202, '');
    },
  },
];

/** The part of API Gateway's control plane that an operator's tool needs to make and withdraw keys. */
export function apiGatewayControlPlane(keys: ApiKeys, region: string): HostedService {
  return {
    signingName: 'apigateway',
    accessDeniedStatus: 403,
    operation(call): Operation {
      const { name } = endpointOf(call);
      const resourceArn = `arn:aws:apigateway:${region}::${call.path}`;
      return { name, permissions: [{ action: `apigateway:${call.method}`, resourceArn }] };
    },
    async answer(call) {
      const endpoint = endpointOf(call);
      const path = endpoint.path.exec(call.path)?.slice(1).map(decodeURIComponent) ?? [];
      return endpoint.answer(keys, path, call);
    },
  };
}

function endpointOf(call: ServiceCall): Endpoint {
  const found = ENDPOINTS.find(({ method, path }) => method === call.method && path.test(call.path));
  if (found) return found;
  throw new ServiceError('NotFoundException', `${call.method} ${call.path} is not hosted locally`, 404);
}

function bodyOf(call: ServiceCall): Record<string, unknown> {
  return call.body.length === 0 ? {} : jsonBody(call.body);
}

function changesOf(call: ServiceCall): { name?: string; description?: string; enabled?: boolean } {
  const operations = (bodyOf(call).patchOperations ?? []) as readonly { op: string; path: string; value: string }[];
  const changes: { name?: string; description?: string; enabled?: boolean } = {};
  for (const { op, path, value } of operations) {
    if (op === 'replace' && path === '/enabled') changes.enabled = value === 'true';
    else if (op === 'replace' && path === '/name') changes.name = value;
    else if (op === 'replace' && path === '/description') changes.description = value;
    else throw new ServiceError('BadRequestException', `patch operation ${op} ${path} is not hosted locally`);
  }
  return changes;
}

/** Keys a page has unless `limit` says otherwise, as in API Gateway; `position` is an opaque text that names where the next one begins. */
const PAGE_SIZE = 25;

function page(all: readonly ApiKey[], query: URLSearchParams, includeValues: boolean): ServiceAnswer {
  const from = Number(query.get('position') ?? 0);
  const to = from + Math.min(500, Number(query.get('limit') ?? PAGE_SIZE));
  const item = all.slice(from, to).map((key) => (includeValues ? withValue(key) : withoutValue(key)));
  return json(200, to < all.length ? { item, position: String(to) } : { item });
}

function withoutValue({ id, name, description, enabled, createdDate, lastUpdatedDate }: ApiKey): object {
  return { id, name, description, enabled, createdDate, lastUpdatedDate, stageKeys: [] };
}

function withValue(key: ApiKey): object {
  return { ...withoutValue(key), value: key.value };
}

function planKey({ id, name, value }: ApiKey): object {
  return { id, type: 'API_KEY', name, value };
}

function json(status: number, value: object | ''): ServiceAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: value === '' ? '' : JSON.stringify(value) };
}
