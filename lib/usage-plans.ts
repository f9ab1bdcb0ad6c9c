import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';

export interface UsagePlansProps {
  readonly stage: apigateway.Stage;
  /** Every method that an upload goes through; each is throttled by itself. */
  readonly uploads: readonly apigateway.Method[];
}

/**
 * The wall must never refuse what the exact windows owe (contract section 3: 100 calls in each window of a minute, which
 * can lie back to back), also when it has let calls through before that the windows refused: those used its tokens too.
 * So it is ten times the window: at once, and on average. A key that calls without a pause is held to 16.7 calls a
 * second, and still gets the 100 of each window within its first 6 s.
 *
 * Uploads have a bucket of their own, so that a flood of them leaves a key's other calls alone. It can't be narrower: a
 * refused file counts as a request, not as an upload (docs/adr/0017).
 */
const TIMES_THE_WINDOW = 10;
const CALLS_PER_SECOND = (TIMES_THE_WINDOW * 100) / 60;
const BURST = TIMES_THE_WINDOW * 100;

/**
 * The outer wall around each key: a token bucket before the endpoints' functions and the counting. The authorizer and its
 * read come first for every call, since it is the authorizer that names the key
 * (https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-api-key-source.html).
 */
export class UsagePlans extends Construct {
  readonly standard: apigateway.UsagePlan;
  /** For accounts whose limits an operator has raised; their exact windows are what holds them. */
  readonly raised: apigateway.UsagePlan;

  constructor(scope: Construct, id: string, { stage, uploads }: UsagePlansProps) {
    super(scope, id);
    this.standard = new apigateway.UsagePlan(this, 'Standard', {
      description: 'Keys with the usual limits',
      throttle: { rateLimit: CALLS_PER_SECOND, burstLimit: BURST },
      apiStages: [
        {
          stage,
          throttle: uploads.map((method) => ({
            method,
            throttle: { rateLimit: CALLS_PER_SECOND, burstLimit: BURST },
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
