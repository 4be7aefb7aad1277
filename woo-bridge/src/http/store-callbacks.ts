import { identifyActor } from '@wareword/security/events';
import { raw, Router, type NextFunction, type Request } from 'express';
import { limitBodies, type AppResponse } from '@wareword/server/http';
import { receiveKeys } from '../access/index.ts';
import { ConcurrencyLimiter } from '@wareword/store-app/limits';
import { expectsDeliveries, receiveDelivery } from '../automatic/index.ts';
import type { WooAppContext } from '../context.ts';
import { isWebhookSignature, KeysCallbackSchema } from '../woocommerce/index.ts';

const CALLBACK_LIMIT = '16kb';
/** A product with all its texts and variations. */
const MAX_DELIVERY_BYTES = 5 * 1024 * 1024;
/** Maximum bytes of the deliveries that are arriving. */
const MAX_ARRIVING_BYTES = 64 * 1024 * 1024;
/** The unsigned form that WooCommerce sends to test a new webhook. */
const PING_LIMIT = '1kb';
/** WooCommerce delivers one at a time, or several if its queue has several runners. */
const MAX_OPEN_DELIVERIES = { perStore: 8, total: Infinity };
/**
 * Maximum deliveries that are processed at the same time. Those of one store wait for each other here, rather
 * than with a connection each.
 */
const MAX_CONCURRENT_DELIVERIES = { perStore: 1, total: 32 };

/** Requests from stores. Bodies are read as bytes, because signatures cover those. */
export function storeCallbacks(app: WooAppContext): Router {
  const router = Router();

  // The store waits for a 200 and deletes the keys otherwise, so they are verified later.
  router.post(
    '/access/callback',
    raw({ type: () => true, limit: CALLBACK_LIMIT }),
    async (request: Request, response: AppResponse) => {
      response.locals.route = '/access/callback';
      const keys = KeysCallbackSchema.safeParse(parseJson(request.body));
      const taken = keys.success && (await receiveKeys({ ctx: app, input: keys.data }));
      response.status(taken ? 200 : 403).json({ taken });
    },
  );

  const open = new ConcurrencyLimiter(MAX_OPEN_DELIVERIES);
  const deliveries = new ConcurrencyLimiter(MAX_CONCURRENT_DELIVERIES);
  const arriving = limitBodies({ each: MAX_DELIVERY_BYTES, total: MAX_ARRIVING_BYTES });
  const signedBody = raw({ type: () => true, limit: MAX_DELIVERY_BYTES, inflate: false });
  const unsignedBody = raw({ type: () => true, limit: PING_LIMIT, inflate: false });
  router.post(
    '/webhooks/:storeId',
    // Sender and target are checked before the body is read.
    async (request: Request, response: AppResponse, next: NextFunction) => {
      response.locals.route = '/webhooks/:storeId';
      const storeId = String(request.params['storeId']);
      const signature = request.get('x-wc-webhook-signature');
      if (signature === undefined) {
        unsignedBody(request, response, next);
        return;
      }
      const expected =
        isWebhookSignature(signature) &&
        (await expectsDeliveries({ ctx: app, input: { storeId } }));
      if (!expected) {
        refuse(app, storeId, response);
        return;
      }
      const leave = open.tryAcquire(storeId);
      if (leave === undefined) {
        response.status(503).set('Retry-After', '5').json({ outcome: 'busy' });
        return;
      }
      response.once('close', leave);
      arriving(request, response, () => signedBody(request, response, next));
    },
    async (request: Request, response: AppResponse) => {
      const body: unknown = request.body;
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      // WooCommerce tests a new webhook with an unsigned form, and expects a 200.
      if (/^webhook_id=\d{1,20}$/.test(bytes.subarray(0, 64).toString('latin1'))) {
        response.status(200).json({ heard: true });
        return;
      }
      const storeId = String(request.params['storeId']);
      const signature = request.get('x-wc-webhook-signature');
      if (signature === undefined) {
        refuse(app, storeId, response);
        return;
      }
      const input = {
        storeId,
        topic: request.get('x-wc-webhook-topic'),
        signature,
        body: bytes,
      };
      // No delivery is refused here: a store has few open ones.
      const leave = await deliveries.acquire(storeId, Infinity);
      const outcome = await receiveDelivery({ ctx: app, input }).finally(leave);
      if (outcome === 'refused') {
        refuse(app, storeId, response);
        return;
      }
      identifyActor(storeId);
      response.status(200).json({ outcome });
    },
  );
  return router;
}

function refuse(app: WooAppContext, target: string, response: AppResponse): void {
  app.securityEvents.record({ event: 'security.webhook', outcome: 'refused', target });
  response.status(401).json({ outcome: 'refused' });
}

function parseJson(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
