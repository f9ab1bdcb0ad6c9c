import { randomUUID } from 'node:crypto';
import {
  type AccessControl,
  AccessDeniedError,
  type Assembly,
  type Caller,
  type Functions,
  ServiceError,
} from '../ports.ts';

interface Subscription {
  readonly arn: string;
  readonly functionArn: string;
}

export interface TopicsOptions {
  readonly assembly: Assembly;
  readonly access: AccessControl;
  readonly functions: Functions;
}

/** The template's SNS topics and the functions that subscribe to them. */
export class Topics {
  readonly #access: AccessControl;
  readonly #functions: Functions;
  readonly #subscriptions: ReadonlyMap<string, readonly Subscription[]>;

  constructor({ assembly, access, functions }: TopicsOptions) {
    this.#access = access;
    this.#functions = functions;
    const subscriptions = assembly
      .ofType('AWS::SNS::Subscription')
      .filter(({ properties }) => properties.Protocol === 'lambda');
    this.#subscriptions = new Map(
      assembly
        .ofType('AWS::SNS::Topic')
        .map((topic) => [
          topic.arn,
          subscriptions
            .filter(({ properties }) => properties.TopicArn === topic.arn)
            .map(({ arn, properties }) => ({ arn, functionArn: String(properties.Endpoint) })),
        ]),
    );
  }

  /**
   * When this returns, every subscriber has the message for good: it outlives the process.
   * @throws AccessDeniedError when neither the caller's policies nor the topic's allow it.
   * @throws ServiceError NotFound
   */
  publish(topicArn: string, message: string, caller: Caller): void {
    this.#access.authorize(caller, 'sns:Publish', topicArn);
    const subscriptions = this.#subscriptions.get(topicArn);
    if (subscriptions === undefined) throw new ServiceError('NotFound', 'Topic does not exist', 404);
    const sns = { kind: 'service', principal: 'sns.amazonaws.com', sourceArn: topicArn } as const;
    for (const { arn, functionArn } of subscriptions) {
      try {
        this.#functions.invokeLater(functionArn, notification(topicArn, arn, message), sns);
      } catch (error) {
        // Deployed, SNS gives the message up just so; the publisher never hears of it.
        if (!(error instanceof AccessDeniedError) && !(error instanceof ServiceError)) throw error;
        console.error(`the topic ${topicArn} could not call ${functionArn}: ${error.message}`);
      }
    }
  }
}

/** https://docs.aws.amazon.com/lambda/latest/dg/with-sns.html */
function notification(topicArn: string, subscriptionArn: string, message: string): string {
  return JSON.stringify({
    Records: [
      {
        EventSource: 'aws:sns',
        EventVersion: '1.0',
        EventSubscriptionArn: subscriptionArn,
        Sns: {
          Type: 'Notification',
          MessageId: randomUUID(),
          TopicArn: topicArn,
          Subject: null,
          Message: message,
          Timestamp: new Date().toISOString(),
          SignatureVersion: '1',
          MessageAttributes: {},
        },
      },
    ],
  });
}
