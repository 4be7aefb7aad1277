import { limitBodies, type AppResponse } from '@wareword/server/http';
import express, { Router, type NextFunction, type Request } from 'express';
import type { ShopifyAppContext } from '../context.ts';
import type { UninstallContext } from '../shops/index.ts';
import { receiveWebhook, type Receipt } from '../webhooks/index.ts';
import { webRequest } from './web-request.ts';

/** Larger than any delivery of the app's topics. */
const MAX_BYTES = 256 * 1024;
/** Maximum bytes of all deliveries that are being received, from any sender. */
const MAX_ARRIVING_BYTES = 32 * 1024 * 1024;

/** Only the format, so that other bodies aren't read. `receiveWebhook` verifies the signature. */
const SIGNATURE_FORMAT = /^[A-Za-z0-9+/]{43}=$/;

const STATUS: Readonly<Record<Receipt, number>> = { done: 200, forged: 401, malformed: 400 };

/** Where Shopify delivers webhooks: `/webhooks/…`, one path for each topic in `shopify.app.toml`. */
export function webhooks(
  ctx: UninstallContext & Pick<ShopifyAppContext, 'config' | 'securityEvents'>,
): Router {
  const router = Router();
  router.post(
    '/webhooks/{*topic}',
    // Before the body is read.
    (request: Request, response: AppResponse, next: NextFunction) => {
      response.locals.route = '/webhooks';
      if (SIGNATURE_FORMAT.test(request.get('x-shopify-hmac-sha256') ?? '')) next();
      else refuse(ctx, request, response, 'forged');
    },
    limitBodies({ each: MAX_BYTES, total: MAX_ARRIVING_BYTES }),
    express.raw({ type: () => true, limit: MAX_BYTES }),
    async (request: Request, response: AppResponse) => {
      const body: unknown = request.body;
      const rawBody = Buffer.isBuffer(body) ? body.toString('utf8') : '';
      const receipt = await receiveWebhook({
        ctx,
        input: { request: webRequest(request, ctx.config.publicUrl), rawBody },
      });
      if (receipt === 'done') response.status(STATUS[receipt]).end();
      else refuse(ctx, request, response, receipt);
    },
  );
  return router;
}

function refuse(
  { securityEvents }: Pick<ShopifyAppContext, 'securityEvents'>,
  request: Request,
  response: AppResponse,
  reason: Exclude<Receipt, 'done'>,
): void {
  const target = request.path;
  securityEvents.record({ event: 'security.webhook', outcome: 'refused', target, reason });
  response.status(STATUS[reason]).end();
}
