import { closeAgents, openAgents, type AddressPolicy } from '@wareword/security/outbound';
import { normalizeStoreUrl } from './address.ts';
import {
  getWithoutKeys,
  DEFAULT_MAX_RESPONSE_BYTES,
  DEFAULT_TIMEOUT_MS,
  type CallLimits,
} from './call.ts';
import { responseError, notAStore } from './error-mapping.ts';
import { NO_WOOCOMMERCE, WooStoreError, withRemedy } from './errors.ts';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';
import { RETURN_NAMESPACE } from './return-plugin.ts';
import { seoPluginOf, type SeoPlugin } from './seo.ts';
import {
  hasGrantPage,
  indexAddress,
  indexIn,
  indexLimits,
  isClosed,
  queryIndexAddress,
  type SiteIndex,
} from './site-index.ts';

/** A WooCommerce store found at an address. */
export interface FoundStore {
  /** Its actual URL: `https://www.myshop.com` if it redirects there from the apex. */
  readonly url: string;
  /** The site's own title, as HTML text with entities; empty if unknown. Untrusted. */
  readonly name: string;
  readonly seoPlugin: SeoPlugin | undefined;
  /** Whether the store has the page on which its owner can grant keys (`authorizeUrl`). */
  readonly canAuthorize: boolean;
  /** Whether the return plugin is active there (see `returnPluginUrl`). */
  readonly hasReturnPlugin: boolean;
  /**
   * The site hides its index from visitors, so its name, its plugins and even WooCommerce are
   * unknown.
   */
  readonly isClosed: boolean;
}

export interface FindStoreOptions {
  readonly policy: AddressPolicy;
  /** Timeout of one call. */
  readonly timeoutMs?: number;
}

const MAX_REDIRECTS = 5;
/** Timeout of a whole lookup. */
const LOOKUP_TIMEOUT_MS = 45_000;

/**
 * Looks for a WooCommerce store at a normalized URL, without any key. Follows redirects, each
 * within the policy. If an owner gave the URL of a page, such as `https://myshop.com/shop`, finds
 * the store that the page says it belongs to, and never one that merely responds in another folder
 * of the same domain. Throws `WooStoreError`.
 */
export async function findStore(url: string, options: FindStoreOptions): Promise<FoundStore> {
  const agents = openAgents(options.policy);
  const limits = indexLimits({
    policy: options.policy,
    agents,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    maxResponseBytes: DEFAULT_MAX_RESPONSE_BYTES,
    signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
  });
  try {
    return await storeAt(url, limits, true);
  } catch (error) {
    throw error instanceof WooStoreError ? withRemedy(error, url) : error;
  } finally {
    closeAgents(agents);
  }
}

async function storeAt(url: string, limits: CallLimits, mayBePage: boolean): Promise<FoundStore> {
  const { response, address } = await followed(indexAddress(url), limits);
  const found = normalizeStoreUrl(address.split(/[?#]/)[0] ?? address, limits.policy);
  const sentElsewhere = !isWithin(folderOf(found), folderOf(url));
  if (!sentElsewhere) {
    if (isClosed(response)) return closedStore(found, limits);
    const index = await indexIn(response, address);
    if (index !== undefined && isAbout(index, found)) return openStore(found, index, limits);
  }
  const byQuery = await indexByQuery(url, limits);
  const home = byQuery?.home === undefined ? folderOf(url) : folderOf(byQuery.home);
  if (byQuery !== undefined && home === folderOf(url)) {
    requireWooCommerce(byQuery);
    throw plainPermalinks();
  }
  if (byQuery !== undefined && mayBePage && isWithin(folderOf(url), home)) {
    return storeAt(`${new URL(url).origin}${home}`, limits, false);
  }
  if (sentElsewhere) throw otherStore(url, found);
  throw response.status >= 200 && response.status < 300
    ? notAStore()
    : responseError(response, address);
}

async function openStore(url: string, index: SiteIndex, limits: CallLimits): Promise<FoundStore> {
  requireWooCommerce(index);
  return {
    url,
    name: index.name,
    seoPlugin: seoPluginOf(index.namespaces),
    canAuthorize: await hasGrantPage(url, limits),
    hasReturnPlugin: index.namespaces.includes(RETURN_NAMESPACE),
    isClosed: false,
  };
}

async function closedStore(url: string, limits: CallLimits): Promise<FoundStore> {
  return {
    url,
    name: '',
    seoPlugin: undefined,
    canAuthorize: await hasGrantPage(url, limits),
    hasReturnPlugin: false,
    isClosed: true,
  };
}

function requireWooCommerce({ namespaces }: SiteIndex): void {
  if (namespaces.includes('wc/v3')) return;
  throw new WooStoreError('not_a_store', NO_WOOCOMMERCE);
}

function plainPermalinks(): WooStoreError {
  return new WooStoreError(
    'plain_permalinks',
    'API keys don\'t work with plain permalinks. In WordPress, open Settings → Permalinks, choose "Post name", save, and try again.',
  );
}

function otherStore(requested: string, found: string): WooStoreError {
  return new WooStoreError(
    'redirected',
    `${shown(requested)} redirects us to ${shown(found)}, which may be another store. If that's the one you want, enter its address. If not, check Settings → Permalinks in the WordPress of ${shown(requested)}: "Plain" doesn't work.`,
    { remedyUrl: `${requested}/wp-admin/options-permalink.php` },
  );
}

/**
 * Whether an index belongs to the site in this folder, and not to another site that responds there.
 */
function isAbout(index: SiteIndex, url: string): boolean {
  return index.home === undefined || folderOf(index.home) === folderOf(url);
}

function isWithin(folder: string, above: string): boolean {
  return folder === above || folder.startsWith(`${above}/`);
}

/** Path of a URL without a trailing slash; empty for the root and for an invalid URL. */
function folderOf(address: string): string {
  if (!URL.canParse(address)) return '';
  return new URL(address).pathname
    .split('/')
    .filter((part) => part !== '')
    .map((part) => `/${part}`)
    .join('');
}

function shown(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`;
}

async function indexByQuery(url: string, limits: CallLimits): Promise<SiteIndex | undefined> {
  try {
    const { response, address } = await followed(queryIndexAddress(url), limits);
    return folderOf(address) === folderOf(url) ? await indexIn(response, address) : undefined;
  } catch {
    return undefined;
  }
}

/** Follows redirects manually, so that each address is checked before connecting. */
async function followed(first: string, limits: CallLimits) {
  let address = first;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const response = await getWithoutKeys(address, limits);
    const location = response.headers['location'];
    if (response.status < 300 || response.status >= 400 || location === undefined) {
      return { response, address };
    }
    if (!URL.canParse(location, address)) throw responseError(response, address);
    const next = new URL(location, address);
    if (next.username !== '' || next.password !== '') throw responseError(response, address);
    // Throws for another scheme or a private address.
    normalizeStoreUrl(next.origin, limits.policy);
    address = next.href;
  }
  throw new WooStoreError(
    'redirected',
    "This address redirects in a loop. Check the store's address in WordPress under Settings → General.",
  );
}

/** The plugin whose fields a store shows; undefined if the store hides its index. */
export async function findSeoPlugin(
  url: string,
  limits: CallLimits,
): Promise<SeoPlugin | undefined> {
  const address = indexAddress(url);
  const response = await retryWhileUnavailable(async () => {
    const got = await getWithoutKeys(address, indexLimits(limits));
    if (got.status >= 500) throw responseError(got, address);
    return got;
  });
  if (response.status === 401 || response.status === 403) return undefined;
  const index = await indexIn(response, address);
  if (index === undefined) throw notAStore();
  return seoPluginOf(index.namespaces);
}
