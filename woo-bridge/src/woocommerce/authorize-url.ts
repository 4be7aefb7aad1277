import { z } from 'zod';

export interface AuthorizeInput {
  /** The store's address, normalized. */
  readonly store: string;
  /** Shown to the owner on the store's page. */
  readonly appName: string;
  /**
   * Comes back as `user_id`, at the callback and in the browser: the unguessable, single-use nonce
   * of the browser that began. Only letters, digits, `.`, `_` and `-`.
   */
  readonly nonce: string;
  /** Where the browser goes afterward, with `success` and `user_id` added. */
  readonly returnUrl: string;
  /** Where the store posts the keys: https on a public host and the default port. */
  readonly callbackUrl: string;
}

/** Characters that WooCommerce leaves in `app_name` and `user_id`; it drops any other. */
const PLAIN = /^[A-Za-z0-9._-]+$/;

/** The page of the store on which its owner grants the app access (`/wc-auth/v1/authorize`). */
export function authorizeUrl(input: AuthorizeInput): string {
  if (!PLAIN.test(input.nonce)) {
    throw new TypeError('The nonce contains characters that WooCommerce strips.');
  }
  if (!PLAIN.test(input.appName)) {
    throw new TypeError('The app name contains characters that WooCommerce strips.');
  }
  const url = new URL(`${input.store}/wc-auth/v1/authorize`);
  url.searchParams.set('app_name', input.appName);
  url.searchParams.set('scope', 'read_write');
  url.searchParams.set('user_id', input.nonce);
  url.searchParams.set('return_url', input.returnUrl);
  url.searchParams.set('callback_url', input.callbackUrl);
  return url.href;
}

/**
 * What a store posts to the callback. It is unsigned: look the nonce up first, respond with 200
 * immediately, and verify the keys by a call before they are used.
 */
export const KeysCallbackSchema = z.object({
  key_id: z.int().nonnegative(),
  user_id: z.string().regex(PLAIN).max(200),
  consumer_key: z.string().regex(/^ck_[A-Za-z0-9]{1,128}$/),
  consumer_secret: z.string().regex(/^cs_[A-Za-z0-9]{1,128}$/),
  key_permissions: z.enum(['read', 'write', 'read_write']),
});
export type KeysCallback = z.infer<typeof KeysCallbackSchema>;
