import express, { Router, type Request } from 'express';
import { receiveEvent, type Payments } from '../../billing/index.ts';
import type { Database } from '../../database/index.ts';
import { Refusal } from '../../refusal.ts';
import type { AppResponse } from '../request-context.ts';

/** Where Stripe sends its events. */
export const STRIPE_WEBHOOK_PATH = '/billing/stripe/webhook';

/** More than any event has. */
const MAX_BODY = '1mb';

/**
 * `POST /billing/stripe/webhook`. 200 says that the event has been dealt with, or is none of ours;
 * anything else makes Stripe send it again.
 */
export function billingWebhook(ctx: {
  database: Pick<Database, 'orm'>;
  payments: Payments;
}): Router {
  const router = Router();
  router.post(
    STRIPE_WEBHOOK_PATH,
    // The signature is over the bytes as they came.
    express.raw({ type: () => true, limit: MAX_BODY, inflate: false }),
    async (request: Request, response: AppResponse) => {
      response.locals.route = STRIPE_WEBHOOK_PATH;
      const body: unknown = request.body;
      if (!Buffer.isBuffer(body)) throw new Refusal('malformed_request', 'Send an event.');
      await receiveEvent({
        ctx: { orm: ctx.database.orm, payments: ctx.payments },
        input: { body, signature: request.get('stripe-signature') ?? '' },
      });
      response.json({ received: true });
    },
  );
  return router;
}
