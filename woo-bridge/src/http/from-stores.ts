import { raw, Router, type Request } from 'express';
import { receiveKeys } from '../access/index.ts';
import { receiveDelivery } from '../automatic/index.ts';
import type { BridgeContext } from '../context.ts';
import { KeysCallbackSchema } from '../woocommerce/index.ts';
import type { AppResponse } from './request-context.ts';

const CALLBACK_LIMIT = '16kb';
/** A product with all its texts and variations. */
const DELIVERY_LIMIT = '5mb';

/** What stores post by themselves. Bodies are read as bytes: a signature is about those. */
export function fromStores(bridge: BridgeContext): Router {
  const router = Router();

  // Only a 200 lets the store keep its keys, and it waits for that: nothing is tried here.
  router.post(
    '/access/callback',
    raw({ type: () => true, limit: CALLBACK_LIMIT }),
    async (request: Request, response: AppResponse) => {
      response.locals.route = '/access/callback';
      const keys = KeysCallbackSchema.safeParse(parseJson(request.body));
      const taken = keys.success && (await receiveKeys({ ctx: bridge, input: keys.data }));
      response.status(taken ? 200 : 403).json({ taken });
    },
  );

  router.post(
    '/webhooks/:storeId',
    raw({ type: () => true, limit: DELIVERY_LIMIT }),
    async (request: Request, response: AppResponse) => {
      response.locals.route = '/webhooks/:storeId';
      const body: unknown = request.body;
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      // WooCommerce tries a new webhook with an unsigned form, and wants a 200.
      if (/^webhook_id=\d{1,15}$/.test(bytes.subarray(0, 64).toString('latin1'))) {
        response.status(200).json({ heard: true });
        return;
      }
      const outcome = await receiveDelivery({
        ctx: bridge,
        input: {
          storeId: String(request.params['storeId']),
          topic: request.get('x-wc-webhook-topic'),
          signature: request.get('x-wc-webhook-signature'),
          body: bytes,
        },
      });
      response.status(outcome === 'refused' ? 401 : 200).json({ outcome });
    },
  );
  return router;
}

function parseJson(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
