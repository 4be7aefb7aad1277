import { z } from 'zod';
import { getWithoutKeys, jsonOf, type CallLimits } from './call.ts';
import { storeCodeOf, type RawResponse } from './error-mapping.ts';
import { WooStoreError } from './errors.ts';

/** Maximum bytes of the index: only three fields are requested, and it may come from anyone. */
const MAX_INDEX_BYTES = 256 * 1024;
const MAX_NAME = 200;
/** A site with a hundred plugins has fewer. */
const MAX_NAMESPACES = 500;

/** The response leaves out the routes, which are over a megabyte on a real store. */
const FIELDS = '_fields=name,namespaces,home';

/** Where a site's REST API describes itself. */
export const indexAddress = (url: string): string => `${url}/wp-json/?${FIELDS}`;
/** The same through the query of any page, which works with plain permalinks. */
export const queryIndexAddress = (url: string): string => `${url}/?rest_route=/&${FIELDS}`;

export const indexLimits = (limits: CallLimits): CallLimits => ({
  ...limits,
  maxResponseBytes: Math.min(limits.maxResponseBytes, MAX_INDEX_BYTES),
});

export type SiteIndex = z.output<typeof SiteIndexSchema>;

const SiteIndexSchema = z.object({
  name: z
    .string()
    .catch('')
    .transform((name) => name.slice(0, MAX_NAME)),
  namespaces: z
    .array(z.unknown())
    .transform((names) =>
      names.slice(0, MAX_NAMESPACES).filter((name) => typeof name === 'string'),
    ),
  /** The URL that the site reports as its own. */
  home: z.string().max(2_000).optional().catch(undefined),
});

/** The index in a response; undefined if it is something else. Throws if it is too large. */
export async function indexIn(
  response: RawResponse,
  address: string,
): Promise<SiteIndex | undefined> {
  try {
    return SiteIndexSchema.safeParse(await jsonOf(response, address)).data;
  } catch (error) {
    if (error instanceof WooStoreError && error.code === 'response_too_large') throw error;
    return undefined;
  }
}

/** Whether a site hides its index from visitors, according to its REST API. */
export function isClosed(response: RawResponse): boolean {
  return (
    (response.status === 401 || response.status === 403) && storeCodeOf(response.body) !== undefined
  );
}

/**
 * Whether the page for granting keys (`authorizeUrl`) exists. WooCommerce redirects visitors of it
 * to the login page, whether or not the REST API is open to them.
 */
export async function hasGrantPage(url: string, limits: CallLimits): Promise<boolean> {
  const query = new URLSearchParams({
    app_name: 'Wareword',
    scope: 'read_write',
    user_id: 'check',
    // Only probed: no one logs in on this request.
    return_url: 'https://wareword.invalid/',
    callback_url: 'https://wareword.invalid/',
  });
  try {
    const address = `${url}/wc-auth/v1/authorize?${query.toString()}`;
    const { status, headers } = await getWithoutKeys(address, indexLimits(limits));
    const target = headers['location'] ?? '';
    return (
      status >= 300 &&
      status < 400 &&
      URL.canParse(target, address) &&
      /\/wc-auth\/v1\/login\/?$/.test(new URL(target, address).pathname)
    );
  } catch {
    return false;
  }
}
