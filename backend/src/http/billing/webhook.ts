import type { SecurityEvents } from '@wareword/security/events';
import express, { Router, type NextFunction, type Request } from 'express';
import { limitBodies, type AppResponse } from '@wareword/server/http';
import { badSignature, receiveEvent, type Payments } from '../../billing/index.ts';
import type { Database } from '../../database/index.ts';
import { ApiError } from '../errors.ts';

/** Path that Stripe sends events to. */
const STRIPE_WEBHOOK_PATH = '/billing/stripe/webhook';

/** Larger than any event. */
const MAX_BODY_BYTES = 256 * 1024;
/** Maximum bytes of all events arriving at the same time, from any sender. */
const MAX_ARRIVING_BYTES = 32 * 1024 * 1024;

/** A time and at least one signature, valid or not. */
const SIGNATURE = /^t=\d{1,12},v\d=[0-9a-f]{64}(?:,|$)/;

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
    requireSignature,
    limitBodies({ each: MAX_BODY_BYTES, total: MAX_ARRIVING_BYTES }),
    // The signature covers the raw bytes.
    express.raw({ type: () => true, limit: MAX_BODY_BYTES, inflate: false }),
    async (request: Request, response: AppResponse) => {
      response.locals.route = STRIPE_WEBHOOK_PATH;
      const body: unknown = request.body;
      if (!Buffer.isBuffer(body))
        throw new ApiError('malformed_request', 'The request body must be a Stripe event.');
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
          concerns: change.workspaceId,
          detail: change.plan,
        });
      }
      response.json({ received: true });
    },
  );
  return router;
}

/** Refuses what cannot come from Stripe before its body is read. */
function requireSignature(request: Request, _response: AppResponse, next: NextFunction): void {
  if (!SIGNATURE.test(request.get('stripe-signature') ?? '')) throw badSignature();
  next();
}
