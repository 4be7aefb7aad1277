import type { AddressPolicy } from './address.ts';
import type { SeoPlugin } from './seo.ts';

/** A WooCommerce store that was found at an address. */
export interface FoundStore {
  /** Where it really is: `https://www.myshop.com` for one that sends callers on from the apex. */
  readonly url: string;
  /** The site's own title. Untrusted text. */
  readonly name: string;
  readonly seoPlugin: SeoPlugin | undefined;
  /** Whether the store can hand out keys by itself (`/wc-auth/v1/authorize`). */
  readonly canAuthorize: boolean;
}

/**
 * Looks whether a WooCommerce store answers at a normalised address, without any key. Follows
 * redirects, each within the policy. Throws `WooStoreError`.
 */
export function findStore(
  url: string,
  options: { policy: AddressPolicy; timeoutMs?: number },
): Promise<FoundStore> {
  throw new Error(`not built yet: ${url} ${options.timeoutMs}`);
}
