import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from '../durable-file.ts';
import { ServiceError } from '../ports.ts';

export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  readonly enabled: boolean;
  /** Epoch seconds. */
  readonly createdDate: number;
  readonly lastUpdatedDate: number;
  /** The usage plan the key is on, if any. API Gateway allows one plan a key and stage, and there is one stage here. */
  readonly usagePlanId: string | null;
}

/** API keys and the usage plans they are on, in one file of the data directory. */
export class ApiKeys {
  readonly #file: string;
  readonly #planIds: ReadonlySet<string>;
  readonly #byId = new Map<string, ApiKey>();
  readonly #idByValue = new Map<string, string>();

  /** @param planIds the template's usage plans. */
  constructor(file: string, planIds: readonly string[]) {
    this.#file = file;
    this.#planIds = new Set(planIds);
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) return;
    for (const key of JSON.parse(readFileSync(file, 'utf8')) as ApiKey[]) this.#put(key);
  }

  /** @throws ServiceError ConflictException when a key of this value exists, BadRequestException for a value API Gateway would not take. */
  create(settings: Pick<ApiKey, 'name' | 'description' | 'value' | 'enabled'>): ApiKey {
    if (settings.value.length < 20 || settings.value.length > 128) {
      throw new ServiceError('BadRequestException', 'API Key value should be at least 20 characters and at most 128');
    }
    if (this.#idByValue.has(settings.value)) throw new ServiceError('ConflictException', 'API Key already exists', 409);
    const now = Math.floor(Date.now() / 1000);
    const key = { ...settings, id: newId(), createdDate: now, lastUpdatedDate: now, usagePlanId: null };
    this.#put(key);
    this.#save();
    return key;
  }

  /** A key that the template itself declares; made once, under an id that the template gives it. */
  declare(key: Omit<ApiKey, 'createdDate' | 'lastUpdatedDate'>): void {
    const now = Math.floor(Date.now() / 1000);
    const before = this.#byId.get(key.id);
    this.#put({ ...key, createdDate: before?.createdDate ?? now, lastUpdatedDate: now });
    this.#save();
  }

  get(id: string): ApiKey {
    const key = this.#byId.get(id);
    if (key) return key;
    throw new ServiceError('NotFoundException', 'Invalid API Key identifier specified', 404);
  }

  update(id: string, changes: Partial<Pick<ApiKey, 'name' | 'description' | 'enabled'>>): ApiKey {
    const key = { ...this.get(id), ...changes, lastUpdatedDate: Math.floor(Date.now() / 1000) };
    this.#put(key);
    this.#save();
    return key;
  }

  delete(id: string): void {
    const key = this.get(id);
    this.#byId.delete(id);
    this.#idByValue.delete(key.value);
    this.#save();
  }

  /** Newest last, as they were created. */
  list(nameQuery: string | null): readonly ApiKey[] {
    const all = [...this.#byId.values()];
    return nameQuery === null ? all : all.filter(({ name }) => name.startsWith(nameQuery));
  }

  onPlan(planId: string): readonly ApiKey[] {
    this.#requirePlan(planId);
    return [...this.#byId.values()].filter(({ usagePlanId }) => usagePlanId === planId);
  }

  addToPlan(planId: string, keyId: string): ApiKey {
    this.#requirePlan(planId);
    const key = this.get(keyId);
    if (key.usagePlanId !== null) {
      const message = `API Key ${keyId} is on usage plan ${key.usagePlanId} already`;
      throw new ServiceError('ConflictException', message, 409);
    }
    const added = { ...key, usagePlanId: planId };
    this.#put(added);
    this.#save();
    return added;
  }

  removeFromPlan(planId: string, keyId: string): void {
    this.#requirePlan(planId);
    const key = this.get(keyId);
    if (key.usagePlanId !== planId) {
      throw new ServiceError('NotFoundException', 'Invalid Usage Plan Key identifier specified', 404);
    }
    this.#put({ ...key, usagePlanId: null });
    this.#save();
  }

  /** The enabled key of this value that is on a usage plan: what a metered method asks for. */
  metered(value: string): (ApiKey & { readonly usagePlanId: string }) | null {
    const key = this.#byId.get(this.#idByValue.get(value) ?? '');
    if (!key?.enabled || key.usagePlanId === null || !this.#planIds.has(key.usagePlanId)) return null;
    return { ...key, usagePlanId: key.usagePlanId };
  }

  #put(key: ApiKey): void {
    this.#byId.set(key.id, key);
    this.#idByValue.set(key.value, key.id);
  }

  #requirePlan(planId: string): void {
    if (!this.#planIds.has(planId)) throw new ServiceError('NotFoundException', 'Invalid Usage Plan ID specified', 404);
  }

  #save(): void {
    replaceFile(this.#file, JSON.stringify([...this.#byId.values()]));
  }
}

/** Ten lowercase letters and digits, as API Gateway's own ids. */
function newId(): string {
  return BigInt(`0x${randomBytes(8).toString('hex')}`)
    .toString(36)
    .padStart(10, '0')
    .slice(-10);
}
