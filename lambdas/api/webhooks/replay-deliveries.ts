import { deliveryQueues } from '../../adapters/delivery-queues.ts';
import { newId } from '../../adapters/new-id.ts';
import { table } from '../../adapters/table.ts';
import { replayPage } from '../../adapters/webhooks/replay-page.ts';
import { takeReplayTurn } from '../../adapters/webhooks/replay-turns.ts';
import {
  countReplay,
  deliveryIdsBetween,
  endReplay,
  isReplacedBy,
  leaveReplay,
  openReplays,
  putReplay,
  type Replay,
} from '../../adapters/webhooks/replays.ts';
import type { DeliveriesReplayedAnswer } from '../../contracts/webhook-answers.ts';
import { replayDeliveriesSchema } from '../../contracts/webhook-requests.ts';
import { type ApiRequest, parseJson } from '../../kit/api-request.ts';
import { errorFields, log } from '../../kit/log.ts';
import type { Answer } from '../../kit/route.ts';
import { activeWebhookOfPath } from './webhook-of-path.ts';

/** A small replay that is its account's only one is under way when its answer comes; all the rest is the sweeper's. */
const WORK_MS = 2_000;

/** POST /api/v1/webhooks/{webhook_id}/replay */
export async function replayDeliveries(request: ApiRequest): Promise<Answer> {
  const { since, until, status } = parseJson(request, replayDeliveriesSchema);
  const { accountId, webhookId } = await activeWebhookOfPath(request);
  const now = Date.now();
  const replay: Replay = {
    replayId: newId('rpl', now),
    accountId,
    webhookId,
    statuses: status === undefined ? ['DELIVERED', 'FAILED'] : [status],
    ...deliveryIdsBetween(Date.parse(since), Math.min(now, Date.parse(until ?? new Date(now).toISOString()))),
    acceptedAt: new Date(now).toISOString(),
  };
  const queued = await countReplay(table(), replay);
  if (queued > 0) await promise(replay);
  const data: DeliveriesReplayedAnswer = { queued };
  const message = queued === 1 ? 'One delivery is queued again' : `${queued} deliveries are queued again`;
  return { status: 202, code: 'DELIVERIES_REPLAYED', message, data };
}

/** It is put before the others are looked at: of several at once, none begins that is not alone. */
async function promise(replay: Replay): Promise<void> {
  await putReplay(table(), replay);
  const open = await openReplays(table(), replay.accountId);
  const replaced = open.filter((earlier) => isReplacedBy(earlier, replay));
  await Promise.all(replaced.map((earlier) => endReplay(table(), earlier)));
  if (open.length - replaced.length <= 1) await begin(replay);
}

async function begin(promised: Replay): Promise<void> {
  const until = Date.now() + WORK_MS;
  try {
    let replay: Replay | null = promised;
    while (replay !== null && Date.now() < until && (await takeReplayTurn(table(), promised.accountId))) {
      replay = await replayPage(table(), deliveryQueues(), replay);
    }
    if (replay !== null) await leaveReplay(table(), replay);
  } catch (error) {
    // It is promised: the sweeper goes on with what could not be done now.
    log('warn', 'a replay is left to the sweeper', { webhookId: promised.webhookId, ...errorFields(error) });
  }
}
