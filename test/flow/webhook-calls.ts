import type { DeliveryAnswer } from '../../lambdas/contracts/webhook-answers.ts';
import type { Answer, ServiceClient } from './service-client.ts';

interface DeliveryPage {
  readonly deliveries: readonly DeliveryAnswer[];
  readonly total: number;
}

/** The webhook calls over HTTP. */
export function webhooksOf(client: ServiceClient) {
  const send = <Data>(method: string, path: string, body?: object): Promise<Answer<Data>> =>
    client.call<Data>(method, `/api/v1/webhooks${path}`, {
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  return {
    /** @throws Error when the subscription is refused. */
    async create(body: object): Promise<string> {
      const { status, data, message } = await send<{ id: string }>('POST', '', body);
      if (status !== 201) throw new Error(`${status}: ${message}`);
      return data.id;
    },
    send,
    deliveries: async (id: string, query = '') => (await send<DeliveryPage>('GET', `/${id}/deliveries${query}`)).data,
  };
}
