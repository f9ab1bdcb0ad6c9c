import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';

export interface UsagePlansProps {
  readonly stage: apigateway.Stage;
  /** Every method that an upload goes through; each is throttled by itself. */
  readonly uploads: readonly apigateway.Method[];
}

/** 100 a minute and 100 uploads an hour, per key (contract section 3), as rates per second. */
const REQUESTS_PER_SECOND = 100 / 60;
const UPLOADS_PER_SECOND = 100 / 3600;

/**
 * Two full windows can lie back to back: the last instant of one and the first of the next. The wall must never refuse
 * what the exact windows owe, so its bucket holds both.
 */
const BURST = 2 * 100;

/** The outer wall around each key: a token bucket at the edge, so that a flood costs no Lambda call. */
export class UsagePlans extends Construct {
  readonly standard: apigateway.UsagePlan;
  /** For accounts whose limits an operator has raised; their exact windows are what holds them. */
  readonly raised: apigateway.UsagePlan;

  constructor(scope: Construct, id: string, { stage, uploads }: UsagePlansProps) {
    super(scope, id);
    this.standard = new apigateway.UsagePlan(this, 'Standard', {
      description: 'Keys with the usual limits',
      throttle: { rateLimit: REQUESTS_PER_SECOND, burstLimit: BURST },
      apiStages: [
        {
          stage,
          throttle: uploads.map((method) => ({
            method,
            throttle: { rateLimit: UPLOADS_PER_SECOND, burstLimit: BURST },
          })),
        },
      ],
    });
    this.raised = new apigateway.UsagePlan(this, 'Raised', {
      description: 'Keys of accounts with raised limits',
      throttle: { rateLimit: 1000, burstLimit: 2000 },
      apiStages: [{ stage }],
    });
  }
}
