/** Which addresses the bridge may call. */
export interface AddressPolicy {
  /**
   * Lets stores on loopback and private addresses be called, and over plain http. For development
   * and tests alone: with it, whoever types a store's address can reach what this machine can.
   */
  readonly allowPrivate: boolean;
  /** Further certificates to trust, PEM, for a development store with its own authority. */
  readonly trustedCertificates?: string;
}

/**
 * Reduces what an owner typed ("MyShop.com", "https://myshop.com/wp-admin/") to the address of the
 * store: origin and sub-folder, without a slash at the end. Throws `WooStoreError` with
 * `address_refused` and what to type instead.
 */
export function normaliseStoreAddress(text: string, policy: AddressPolicy): string {
  throw new Error(`not built yet: ${text} ${policy.allowPrivate}`);
}
