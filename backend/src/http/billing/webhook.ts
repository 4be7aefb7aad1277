import type { SecurityEvents } from '@wareword/security/events';
import express, { Router, type Request } from 'express';
import type { AppResponse } from '@wareword/server/http';
import { receiveEvent, type Payments } from '../../billing/index.ts';
import type { Database } from '../../database/index.ts';
import { ApiError } from '../errors.ts';

/** Path that Stripe sends events to. */
const STRIPE_WEBHOOK_PATH = '/billing/stripe/webhook';

/** Larger than any event. */
const MAX_BODY = '1mb';

/**
 * `POST /billing/stripe/webhook`. A 200 means that the event was handled or is not relevant;
 * anything else makes Stripe send it again.
 */
export function billingWebhook(ctx: {
  database: Pick<Database, 'orm'>;
  payments: Payments;
  securityEvents: SecurityEvents;
}): Router {
  const router = Router();
  router.post(
    STRIPE_WEBHOOK_PATH,
    // The signature covers the raw bytes.
    express.raw({ type: () => true, limit: MAX_BODY, inflate: false }),
    async (request: Request, response: AppResponse) => {
      response.locals.route = STRIPE_WEBHOOK_PATH;
      const body: unknown = request.body;
      if (!Buffer.isBuffer(body))
        throw new ApiError('malformed_request', 'The request body must be an event.');
      const change = await receiveEvent({
        ctx: { orm: ctx.database.orm, payments: ctx.payments },
        input: { body, signature: request.get('stripe-signature') ?? '' },
      });
      if (change !== undefined) {
        ctx.securityEvents.record({
          event: 'security.plan_change',
          outcome: 'success',
          actor: 'stripe',
          target: `${change.workspaceId} ${change.plan}`,
        });
      }
      response.json({ received: true });
    },
  );
  return router;
}
