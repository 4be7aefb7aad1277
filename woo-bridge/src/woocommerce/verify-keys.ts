import { WooStoreError } from './errors.ts';
import type { RestClient } from './rest-client.ts';
import { SUMMARY_FIELDS, SummariesSchema } from './wire.ts';

/**
 * Verifies keys with a read and with a write that changes nothing. Some hosts drop the
 * `Authorization` header, so that the store sees no keys at all: over https they are also tried in
 * the query. Over http the library signs requests, and needs no header.
 * @throws WooStoreError
 */
export async function verifyKeys(
  url: string,
  restWith: (keysInQuery: boolean) => RestClient,
): Promise<'header' | 'query'> {
  try {
    await tryKeys(restWith(false));
    return 'header';
  } catch (error) {
    if (!url.startsWith('https:') || !mayHaveMissedKeys(error)) throw error;
    await tryKeys(restWith(true)).catch((other: unknown) => {
      // Why the header was rejected, unless the query revealed more.
      throw mayHaveMissedKeys(other) ? error : other;
    });
    return 'query';
  }
}

async function tryKeys(rest: RestClient): Promise<void> {
  const query = { per_page: 1, _fields: SUMMARY_FIELDS };
  await rest.read(SummariesSchema, 'get', { path: 'products', query });
  // An empty batch is rejected like any other write, and changes nothing.
  await rest.call('post', { path: 'products/batch', body: { update: [] } });
}

/** A store that received a key that does not work says so with its own code. */
function mayHaveMissedKeys(error: unknown): boolean {
  return (
    error instanceof WooStoreError &&
    error.details.status === 401 &&
    error.details.storeCode !== 'woocommerce_rest_authentication_error'
  );
}
