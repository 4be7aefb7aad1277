import { z } from 'zod';
import { normaliseStoreAddress } from './address.ts';
import type { AddressPolicy } from './address-policy.ts';
import {
  callPlainly,
  DEFAULT_MAX_ANSWER_BYTES,
  DEFAULT_TIMEOUT_MS,
  jsonOf,
  type CallLimits,
} from './call.ts';
import { closeAgents, openAgents } from './dial.ts';
import { answerError, notAStore, type RawAnswer } from './error-mapping.ts';
import { WooStoreError } from './errors.ts';
import { patiently } from './patiently.ts';
import { RETURN_NAMESPACE } from './return-plugin.ts';
import { seoPluginOf, type SeoPlugin } from './seo.ts';

/** A WooCommerce store that was found at an address. */
export interface FoundStore {
  /** Where it really is: `https://www.myshop.com` for one that sends callers on from the apex. */
  readonly url: string;
  /** The site's own title, as HTML text with entities. Untrusted. */
  readonly name: string;
  readonly seoPlugin: SeoPlugin | undefined;
  /** Whether the store has the page on which its owner can grant keys (`authorizeUrl`). */
  readonly canAuthorize: boolean;
  /** Whether the return plugin is active there (see `returnPluginUrl`). */
  readonly hasReturnPlugin: boolean;
}

export interface FindStoreOptions {
  readonly policy: AddressPolicy;
  readonly timeoutMs?: number;
}

const MAX_REDIRECTS = 5;
const INDEX = '/wp-json/';

const IndexSchema = z.object({
  name: z.string().catch(''),
  namespaces: z.array(z.string()),
});

/**
 * Looks whether a WooCommerce store answers at a normalised address, without any key. Follows
 * redirects, each within the policy. Where an owner gave the address of a page, such as
 * `https://myshop.com/shop`, the store above it is found. Throws `WooStoreError`.
 */
export async function findStore(url: string, options: FindStoreOptions): Promise<FoundStore> {
  const agents = openAgents(options.policy);
  const limits: CallLimits = {
    policy: options.policy,
    agents,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    maxAnswerBytes: DEFAULT_MAX_ANSWER_BYTES,
  };
  try {
    return await storeAt(url, limits);
  } catch (error) {
    const { origin } = new URL(url);
    // WordPress serves its index behind the query of any page, so a page looks like plain links.
    const mayBePage =
      error instanceof WooStoreError &&
      (error.code === 'not_a_store' || error.code === 'plain_permalinks');
    if (!mayBePage || url === origin) throw error;
    // Told in the words for the address that was typed, whatever is above it.
    return await storeAt(origin, limits).catch(() => {
      throw error;
    });
  } finally {
    closeAgents(agents);
  }
}

async function storeAt(url: string, limits: CallLimits): Promise<FoundStore> {
  const { answer, address } = await followed(`${url}${INDEX}`, limits);
  const index = await readIndex(answer, address, url, limits);
  if (!index.namespaces.includes('wc/v3')) {
    throw new WooStoreError(
      'not_a_store',
      'WordPress answers at this address, but WooCommerce does not. Check that the plugin is active.',
    );
  }
  const found = normaliseStoreAddress(address.split(/[?#]/)[0] ?? address, limits.policy);
  return {
    url: found,
    name: index.name,
    canAuthorize: await hasGrantPage(found, limits),
    seoPlugin: seoPluginOf(index.namespaces),
    hasReturnPlugin: index.namespaces.includes(RETURN_NAMESPACE),
  };
}

async function readIndex(answer: RawAnswer, address: string, url: string, limits: CallLimits) {
  if (answer.status === 404 && (await hasPlainLinks(url, limits))) {
    throw new WooStoreError(
      'plain_permalinks',
      'Your store’s links are set to “Plain”, with which keys do not work. In WordPress, open Settings → Permalinks, choose “Post name”, save, and try again.',
    );
  }
  const index = IndexSchema.safeParse(jsonOf(answer, address));
  if (!index.success) throw notAStore();
  return index.data;
}

/** Asked without a word, the page answers that something is missing; without the page, 404. */
async function hasGrantPage(url: string, limits: CallLimits): Promise<boolean> {
  try {
    const { status } = await callPlainly(`${url}/wc-auth/v1/authorize`, limits);
    return status !== 403 && status !== 404 && status < 500;
  } catch {
    return false;
  }
}

/** With plain links the same index is there, but behind the query alone. */
async function hasPlainLinks(url: string, limits: CallLimits): Promise<boolean> {
  try {
    const address = `${url}/?rest_route=/`;
    return IndexSchema.safeParse(jsonOf(await callPlainly(address, limits), address)).success;
  } catch {
    return false;
  }
}

/** Follows redirects by hand, so that each address is judged before it is dialled. */
async function followed(first: string, limits: CallLimits) {
  let address = first;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const answer = await callPlainly(address, limits);
    const location = answer.headers['location'];
    if (answer.status < 300 || answer.status >= 400 || location === undefined) {
      return { answer, address };
    }
    if (!URL.canParse(location, address)) throw answerError(answer, address);
    const next = new URL(location, address);
    if (next.username !== '' || next.password !== '') throw answerError(answer, address);
    // Throws for another scheme or a private address.
    normaliseStoreAddress(next.origin, limits.policy);
    address = next.href;
  }
  throw new WooStoreError(
    'redirected',
    'This address sends callers round in circles. Check the store’s address in WordPress under Settings → General.',
  );
}

/** The plugin whose fields a store shows; none where the store keeps its index to itself. */
export async function findSeoPlugin(
  url: string,
  limits: CallLimits,
): Promise<SeoPlugin | undefined> {
  const address = `${url}${INDEX}`;
  const answer = await patiently(async () => {
    const got = await callPlainly(address, limits);
    if (got.status >= 500) throw answerError(got, address);
    return got;
  });
  if (answer.status === 401 || answer.status === 403) return undefined;
  const index = IndexSchema.safeParse(jsonOf(answer, address));
  if (!index.success) throw notAStore();
  return seoPluginOf(index.data.namespaces);
}
