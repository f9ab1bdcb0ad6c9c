import {
  Aspects,
  CfnOutput,
  DefaultStackSynthesizer,
  type IStackSynthesizer,
  Stack,
  type StackProps,
} from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { STANDARD_RETRY_SCHEDULE } from '../lambdas/contracts/retry-schedule.ts';
import { Alarms } from './alarms.ts';
import { EventFanOut } from './event-fan-out.ts';
import { Firewall } from './firewall.ts';
import { InvoiceApi } from './invoice-api.ts';
import { InvoiceBucket } from './invoice-bucket.ts';
import { InvoiceTable } from './invoice-table.ts';
import { Pipeline } from './pipeline.ts';
import { PipelineWatch } from './pipeline-watch.ts';
import { RealtimeChannel } from './realtime-channel.ts';
import { RealtimeEvents } from './realtime-events.ts';
import { RefuseLocalSettings } from './refuse-local-settings.ts';
import { ServiceFront } from './service-front.ts';
import { StagedUploadSweep } from './staged-upload-sweep.ts';
import { TextRecognition } from './text-recognition.ts';
import { WebhookDelivery } from './webhook-delivery.ts';

export interface InvoiceVerificationProps extends StackProps {
  /** Data goes with the stack. */
  readonly dev: boolean;
  readonly alarmEmail?: string;
  /** Seconds before each of the five retries of a webhook delivery, comma-separated; the contract's unless given. */
  readonly retrySchedule?: string;
  /** Puts AWS WAF before the API. */
  readonly firewall?: boolean;
}

/** The whole service. */
export class InvoiceVerificationStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { dev, alarmEmail, retrySchedule = STANDARD_RETRY_SCHEDULE, firewall = false, ...props }: InvoiceVerificationProps,
  ) {
    super(scope, id, {
      description: 'Reads PDF insurance-claim invoices, verifies them, and tells everyone who asked',
      // The CLI checks the bootstrap version by itself; the template stays free of parameters. The cast only bridges
      // CDK's typings, which don't say `undefined` where exactOptionalPropertyTypes wants it.
      synthesizer: new DefaultStackSynthesizer({ generateBootstrapVersionRule: false }) as IStackSynthesizer,
      analyticsReporting: false,
      ...props,
    });
    const alarms = new Alarms(this, 'Alarms', alarmEmail === undefined ? {} : { email: alarmEmail });
    const table = new InvoiceTable(this, 'Table', { dev });
    const bucket = new InvoiceBucket(this, 'Bucket', { dev });
    const recognition = new TextRecognition(this, 'Recognition');
    const pipeline = new Pipeline(this, 'Pipeline', { table, bucket, recognition, alarms });
    recognition.completeInto({ table, bucket, pipeline, alarms });
    const realtime = new RealtimeChannel(this, 'Realtime', { table, alarms });
    const webhooks = new WebhookDelivery(this, 'Webhooks', { table, alarms, retrySchedule });
    const api = new InvoiceApi(this, 'Api', { table, bucket, realtime, webhooks, alarms });
    realtime.logAfter(api);
    if (firewall) new Firewall(this, 'Firewall', { stage: api.api.deploymentStage });
    const front = new ServiceFront(this, 'Front', { apiHost: api.host });
    new StagedUploadSweep(this, 'StagedUploads', { bucket, alarms });
    new EventFanOut(this, 'Events', { table, pipeline, webhooks, alarms });
    new RealtimeEvents(this, 'RealtimeEvents', { table, channel: realtime, alarms });
    new PipelineWatch(this, 'Watch', { table, bucket, pipeline, alarms });

    Aspects.of(this).add(new RefuseLocalSettings());

    const outputs: Record<string, readonly [value: string, description: string]> = {
      ServiceUrl: [front.url, 'The address to hand to clients: the API, uploads of up to 10 MiB included'],
      ApiUrl: [
        `https://${api.host}`,
        'The API without CloudFront before it, where bodies over 4.4 MB have a path of their own',
      ],
      RealtimeUrl: [realtime.url, 'The WebSocket address to hand to clients that want events as they happen'],
      RestApiId: [api.api.restApiId, 'API Gateway, in the AWS CLI and the console'],
      StandardUsagePlanId: [
        api.usagePlans.standard.usagePlanId,
        "The plan of keys with the usual limits; the operator's tool reads it",
      ],
      RaisedUsagePlanId: [
        api.usagePlans.raised.usagePlanId,
        "The plan of keys with raised limits; the operator's tool reads it",
      ],
      TableName: [table.table.tableName, "Records, events, keys, webhooks; the operator's tool reads it"],
      BucketName: [bucket.bucket.bucketName, 'Invoices, and what was read from them'],
      StateMachineArn: [
        pipeline.stateMachine.stateMachineArn,
        'The pipeline: an execution bears the id of its invoice',
      ],
      AlarmTopicArn: [alarms.topic.topicArn, 'Where alarms go: subscribe whoever is on call'],
    };
    for (const [name, [value, description]] of Object.entries(outputs)) {
      new CfnOutput(this, name, { value, description });
    }
  }
}
