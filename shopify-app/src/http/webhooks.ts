import type { AppResponse } from '@wareword/server/http';
import express, { Router, type Request } from 'express';
import type { ShopifyAppContext } from '../context.ts';
import type { UninstallContext } from '../shops/index.ts';
import { receiveWebhook, type Receipt } from '../webhooks/index.ts';
import { webRequest } from './web-request.ts';

/** Larger than any delivery of the app's topics. */
const MAX_BYTES = 256 * 1024;

const STATUS: Readonly<Record<Receipt, number>> = { done: 200, forged: 401, malformed: 400 };

/** Where Shopify delivers webhooks: `/webhooks/…`, one path for each topic in `shopify.app.toml`. */
export function webhooks(
  ctx: UninstallContext & Pick<ShopifyAppContext, 'config' | 'securityEvents'>,
): Router {
  const router = Router();
  router.post(
    '/webhooks/{*topic}',
    express.raw({ type: () => true, limit: MAX_BYTES }),
    async (request: Request, response: AppResponse) => {
      response.locals.route = '/webhooks';
      const body: unknown = request.body;
      const rawBody = Buffer.isBuffer(body) ? body.toString('utf8') : '';
      const receipt = await receiveWebhook({
        ctx,
        input: { request: webRequest(request, ctx.config.publicUrl), rawBody },
      });
      if (receipt !== 'done') {
        ctx.securityEvents.record({
          event: 'security.webhook',
          outcome: 'refused',
          target: request.path,
          reason: receipt,
        });
      }
      response.status(STATUS[receipt]).end();
    },
  );
  return router;
}
