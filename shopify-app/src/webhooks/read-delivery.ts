import { z } from 'zod';

/** What a signed body says. */
export type Delivery = {
  /** The shop that it is about, in lowercase; undefined for a topic whose body names none. */
  readonly shop: string | undefined;
} & (
  | { readonly topic: 'APP_UNINSTALLED' | 'SHOP_REDACT' | 'OTHER' }
  | { readonly topic: 'APP_SCOPES_UPDATE'; readonly scopes: readonly string[] }
);

const Domain = z.string().toLowerCase();

const Uninstalled = z.object({ myshopify_domain: Domain });
const ShopRedact = z.object({
  shop_domain: Domain,
  // An erasure of one customer has the same fields, and this one.
  customer: z.undefined().optional(),
});
const ScopesUpdate = z.object({ previous: z.array(z.string()), current: z.array(z.string()) });

/**
 * Parses the body of a webhook by its topic. Shopify signs only the body, and with the secret that also signs
 * session tokens and the URLs of pages, which any shop's staff can see. So the headers that name the shop and
 * the topic prove nothing unless the body confirms them.
 * @param topic in the spelling of Shopify's library
 * @returns undefined for a body that does not fit the topic
 */
export function readDelivery(topic: string, rawBody: string): Delivery | undefined {
  switch (topic) {
    case 'APP_UNINSTALLED': {
      const parsed = Uninstalled.safeParse(parseJson(rawBody));
      return parsed.success ? { topic, shop: parsed.data.myshopify_domain } : undefined;
    }
    case 'SHOP_REDACT': {
      const parsed = ShopRedact.safeParse(parseJson(rawBody));
      return parsed.success ? { topic, shop: parsed.data.shop_domain } : undefined;
    }
    case 'APP_SCOPES_UPDATE': {
      const parsed = ScopesUpdate.safeParse(parseJson(rawBody));
      if (!parsed.success) return undefined;
      return { topic, shop: undefined, scopes: parsed.data.current };
    }
    default:
      return { topic: 'OTHER', shop: undefined };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
