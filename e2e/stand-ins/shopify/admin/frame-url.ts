import { createHmac, randomBytes } from 'node:crypto';
import type { Shop } from '../shop/shop.ts';
import { sessionTokenFor, type State } from '../state.ts';

/** The admin's own parameters; apps never use these names. */
const RESERVED = [
  'embedded',
  'hmac',
  'host',
  'id_token',
  'locale',
  'session',
  'shop',
  'timestamp',
] as const;

function hostOf(shop: Shop): string {
  return Buffer.from(`admin.shopify.com/store/${shop.name}`).toString('base64').replace(/=+$/, '');
}

/** The URL of the admin's frame: the app's page with everything that Shopify adds. */
export function frameUrl(
  state: State,
  { shop, staff, path, search }: { shop: Shop; staff: number; path: string; search: string },
): string {
  const own = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !RESERVED.some((name) => part.startsWith(`${name}=`)));
  const added = new URLSearchParams({
    embedded: '1',
    host: hostOf(shop),
    id_token: sessionTokenFor(state, shop, staff),
    locale: shop.locale,
    session: randomBytes(32).toString('hex'),
    shop: shop.domain,
    timestamp: String(Math.floor(state.now() / 1000)),
  });
  const query = [...own, added.toString()].join('&');
  const signed = new URLSearchParams(query);
  signed.sort();
  const hmac = createHmac('sha256', state.app.apiSecret).update(signed.toString()).digest('hex');
  return `${state.app.url}${path}?${query}&hmac=${hmac}`;
}
