import type { ShopDomain } from '../database/index.ts';
import { eraseShop, findShop, uninstall, type UninstallContext } from '../shops/index.ts';
import { readDelivery } from './read-delivery.ts';

/** The outcome of a delivery. */
export type Receipt = 'done' | 'forged' | 'malformed';

/**
 * Handles a webhook of Shopify. Deliveries may be repeated, late, or about a shop that is no longer
 * known. Two topics are about customers' data, of which the app stores none.
 */
export async function receiveWebhook({
  ctx,
  input,
}: {
  ctx: UninstallContext;
  input: { readonly request: Request; readonly rawBody: string };
}): Promise<Receipt> {
  const { library } = ctx;
  const { request: rawRequest, rawBody } = input;
  const checked = await library.webhooks.validate({ rawBody, rawRequest });
  if (!checked.valid) return checked.reason === 'missing_headers' ? 'malformed' : 'forged';
  const domain = library.utils.sanitizeShop(checked.domain);
  if (domain === null) return 'malformed';
  const shop = domain as ShopDomain;
  const delivery = readDelivery(checked.topic, rawBody);
  // The headers aren't signed: the body must name the same shop.
  const bodyNamesShop =
    delivery !== undefined && (delivery.shop === undefined || delivery.shop === shop.toLowerCase());
  if (!bodyNamesShop) {
    // If the shop is unknown, there is nothing to change.
    if ((await findShop({ ctx, input: { shop } })) === undefined) return 'done';
    return delivery === undefined ? 'malformed' : 'forged';
  }
  switch (delivery.topic) {
    case 'APP_UNINSTALLED':
      await uninstall({ ctx, input: { shop, at: timeOf(checked.triggeredAt) } });
      break;
    case 'APP_SCOPES_UPDATE':
      // Shopify changes a token's scopes in place, so the saved scopes are updated.
      await ctx.tokens.recordScopes(shop, delivery.scopes);
      break;
    case 'SHOP_REDACT':
      await eraseShop({ ctx, input: { shop } });
      break;
    case 'OTHER':
      break;
  }
  return 'done';
}

function timeOf(text: string | undefined): Date | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : new Date(time);
}
