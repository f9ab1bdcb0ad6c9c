import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { consumeEvents } from './consume-events.ts';
import type { InvoiceTable } from './invoice-table.ts';
import { LastResortQueue } from './last-resort-queue.ts';
import type { RealtimeChannel } from './realtime-channel.ts';
import { ServiceFunction } from './service-function.ts';

export interface RealtimeEventsProps {
  readonly table: InvoiceTable;
  readonly channel: RealtimeChannel;
  readonly alarms: Alarms;
}

/**
 * Tells open connections of what happens. A consumer of the stream beside the fan-out, and not a part of it: a slow
 * connection must hold back neither pipelines nor webhooks.
 */
export class RealtimeEvents extends Construct {
  constructor(scope: Construct, id: string, { table, channel, alarms }: RealtimeEventsProps) {
    super(scope, id);
    const post = new ServiceFunction(this, 'PostToConnections', {
      name: 'post-to-connections',
      description: "Posts every event of the table's stream to the account's open connections",
      memory: 512,
      // 10.5 s to read who is connected while DynamoDB is out, 5 s for all connections, 16 s to end one while the gateway
      // and DynamoDB are out.
      timeout: Duration.seconds(60),
    })
      .bind(table, 'Query', 'DeleteItem')
      .bind(channel, 'POST', 'DELETE');
    const givenUp = new LastResortQueue(this, 'NotPosted', {
      alarms,
      whoIsHurt: 'Clients who are connected: events reached none of them, and only the timeline has them.',
    });
    consumeEvents(table, post.function, givenUp, {
      // A busy account's connection takes one event after the other, and a batch waits for the slowest (post-to-connections.ts).
      batchSize: 50,
      // Connections hear an invoice's events in order.
      parallelizationFactor: 1,
      // The timeline has what nobody heard of, and an hour later nobody waits for it.
      retryAttempts: 20,
      maxRecordAge: Duration.hours(1),
    });
    alarms.watchErrors(post, 'Clients who are connected: they hear of nothing while posting fails.');
    alarms.watchThrottles(post, 'Clients who are connected: they hear late while Lambda holds posting back.');
    alarms.watch('PostToConnectionsIteratorAge', {
      metric: post.function.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(5) }),
      whoIsHurt: 'Clients who are connected: they hear of events over a minute late.',
      over: Duration.minutes(1).toMilliseconds(),
    });
  }
}
