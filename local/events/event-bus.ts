import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from '../durable-file.ts';
import type { Meter } from '../metering/meter.ts';
import { AccessDeniedError, type Assembly, type Closable, type Functions, ServiceError } from '../ports.ts';
import type { DeadLetters } from './dead-letters.ts';
import { compilePattern, type EventPattern } from './event-pattern.ts';
import { compileSchedule, type Schedule } from './schedule.ts';

/** What a service tells the default event bus. */
export interface BusEvent {
  /** e.g. `aws.states` */
  readonly source: string;
  readonly detailType: string;
  readonly resources: readonly string[];
  readonly detail: object;
  /** Epoch milliseconds. */
  readonly at: number;
}

interface Target {
  readonly Arn: string;
  readonly Input?: string;
  readonly DeadLetterConfig?: { readonly Arn: string };
}

interface Rule {
  readonly name: string;
  readonly arn: string;
  readonly pattern: EventPattern | null;
  readonly schedule: Schedule | null;
  readonly targets: readonly Target[];
}

export interface EventBusOptions {
  readonly assembly: Assembly;
  readonly functions: Functions;
  readonly deadLetters: DeadLetters;
  /** Where it is kept when each schedule fired last. */
  readonly scheduleFile: string;
  /** Counts what AWS would bill. */
  readonly meter?: Meter;
}

/** No timer waits longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The default event bus: the template's rules, by pattern and by schedule. */
export class EventBus implements Closable {
  readonly #assembly: Assembly;
  readonly #functions: Functions;
  readonly #deadLetters: DeadLetters;
  readonly #scheduleFile: string;
  readonly #meter: Meter | undefined;
  readonly #rules: readonly Rule[];
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #firedAt: Record<string, number>;

  /** @throws TypeError naming the rule and what in it is not hosted. */
  constructor({ assembly, functions, deadLetters, scheduleFile, meter }: EventBusOptions) {
    this.#assembly = assembly;
    this.#functions = functions;
    this.#deadLetters = deadLetters;
    this.#scheduleFile = scheduleFile;
    this.#meter = meter;
    this.#rules = readRules(assembly);
    mkdirSync(dirname(scheduleFile), { recursive: true });
    this.#firedAt = existsSync(scheduleFile) ? JSON.parse(readFileSync(scheduleFile, 'utf8')) : {};
  }

  /** Lets the schedules run. What fell due while nothing ran fires once, now. */
  startSchedules(): void {
    for (const rule of this.#rules) {
      if (!rule.schedule) continue;
      const firedAt = this.#firedAt[rule.name] ?? Date.now();
      if (!(rule.name in this.#firedAt)) this.#keepFiring(rule, firedAt);
      this.#await(rule, rule.schedule, rule.schedule(firedAt));
    }
  }

  /** When this returns, every matching target has the event for good: it outlives the process. */
  publish(event: BusEvent): void {
    this.#meter?.count('bus-event', event.source, event.detailType);
    const envelope = this.#envelope(event);
    for (const rule of this.#rules) {
      if (rule.pattern?.(envelope)) this.#deliver(rule, envelope);
    }
  }

  async close(): Promise<void> {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #await(rule: Rule, schedule: Schedule, dueAt: number): void {
    const wait = Math.min(Math.max(0, dueAt - Date.now()), LONGEST_TIMER_MS);
    const timer = setTimeout(() => {
      if (Date.now() < dueAt) {
        this.#await(rule, schedule, dueAt);
        return;
      }
      const now = Date.now();
      const detail = {
        source: 'aws.events',
        detailType: 'Scheduled Event',
        resources: [rule.arn],
        detail: {},
        at: now,
      };
      this.#deliver(rule, this.#envelope(detail));
      this.#keepFiring(rule, now);
      this.#await(rule, schedule, schedule(now));
    }, wait);
    this.#timers.set(rule.name, timer);
  }

  #keepFiring(rule: Rule, at: number): void {
    this.#firedAt = { ...this.#firedAt, [rule.name]: at };
    replaceFile(this.#scheduleFile, JSON.stringify(this.#firedAt));
  }

  #envelope({ source, detailType, resources, detail, at }: BusEvent): object {
    const time = new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
    const { accountId, region } = this.#assembly;
    return {
      version: '0',
      id: randomUUID(),
      'detail-type': detailType,
      source,
      account: accountId,
      time,
      region,
      resources,
      detail,
    };
  }

  #deliver(rule: Rule, envelope: object): void {
    const caller = { kind: 'service', principal: 'events.amazonaws.com', sourceArn: rule.arn } as const;
    for (const target of rule.targets) {
      try {
        this.#functions.invokeLater(target.Arn, target.Input ?? JSON.stringify(envelope), caller);
      } catch (error) {
        // Trying again mends neither of these, so EventBridge does not: the dead-letter queue has it at once.
        if (!(error instanceof AccessDeniedError) && !(error instanceof ServiceError)) throw error;
        this.#giveUp(rule, target, envelope, error);
      }
    }
  }

  #giveUp(rule: Rule, target: Target, envelope: object, error: AccessDeniedError | ServiceError): void {
    console.error(`the rule ${rule.name} could not call ${target.Arn}: ${error.message}`);
    if (!target.DeadLetterConfig) return;
    const caller = { kind: 'service', principal: 'events.amazonaws.com', sourceArn: rule.arn } as const;
    const code = error instanceof ServiceError ? error.code : 'NO_PERMISSIONS';
    const attributes = { RULE_ARN: rule.arn, TARGET_ARN: target.Arn, ERROR_CODE: code, ERROR_MESSAGE: error.message };
    this.#deadLetters
      .send(target.DeadLetterConfig.Arn, caller, JSON.stringify(envelope), attributes)
      .catch((cause: unknown) => {
        console.error(`an event of the rule ${rule.name} is lost:`, cause);
      });
  }
}

function readRules(assembly: Assembly): Rule[] {
  return assembly
    .ofType('AWS::Events::Rule')
    .filter(({ properties }) => (properties.State ?? 'ENABLED') === 'ENABLED')
    .map(({ logicalId, physicalId, arn, properties }) => {
      try {
        return {
          name: physicalId,
          arn,
          pattern: properties.EventPattern === undefined ? null : compilePattern(properties.EventPattern),
          schedule:
            properties.ScheduleExpression === undefined ? null : compileSchedule(String(properties.ScheduleExpression)),
          targets: (properties.Targets ?? []) as readonly Target[],
        };
      } catch (error) {
        throw new TypeError(`${logicalId} (AWS::Events::Rule): ${(error as Error).message}`);
      }
    });
}
