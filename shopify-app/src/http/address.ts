import type { Shopify } from '@shopify/shopify-api';
import { BOUNCE_PAGE } from './policy.ts';

interface AddressContext {
  readonly library: Shopify;
  readonly config: { readonly publicUrl: string };
}

/**
 * Whether Shopify's library can handle a URL: its host must be valid, and the bounce page, which adds a
 * session token to the URL that it continues to, must continue to a page of this app.
 */
export function isValidAddress({ library, config }: AddressContext, request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  try {
    library.utils.sanitizeHost(searchParams.get('host') ?? '');
  } catch {
    return false;
  }
  const next = searchParams.get('shopify-reload');
  if (pathname !== BOUNCE_PAGE || next === null) return true;
  const { origin } = new URL(config.publicUrl);
  return URL.canParse(next, origin) && new URL(next, origin).origin === origin;
}

/** Whether the shop, host and session token of a request name the same shop. */
export function namesSameShop(
  { library }: Pick<AddressContext, 'library'>,
  request: Request,
  ofToken: string | undefined,
): boolean {
  const { searchParams } = new URL(request.url);
  const shop = library.utils.sanitizeShop(searchParams.get('shop') ?? '');
  const named = [shop, shopOfHost(searchParams.get('host') ?? ''), ofToken ?? null];
  return new Set(named.flatMap((one) => (one === null ? [] : [one.toLowerCase()]))).size <= 1;
}

/**
 * Decodes `admin.shopify.com/store/NAME` or `NAME.myshopify.com/admin` from base64; null for
 * anything else.
 */
function shopOfHost(host: string): string | null {
  const address = Buffer.from(host, 'base64').toString('utf8').toLowerCase();
  const name =
    /^admin\.shopify\.com\/store\/([a-z0-9-]+)/.exec(address)?.[1] ??
    /^([a-z0-9-]+)\.myshopify\.com(?:\/|$)/.exec(address)?.[1];
  return name === undefined ? null : `${name}.myshopify.com`;
}
