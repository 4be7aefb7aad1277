import type { QueryRecord } from './admin-api/execute.ts';
import type { Faults } from './faults.ts';
import type { Tokens } from './oauth/tokens.ts';
import { makeSessionToken } from './oauth/session-token.ts';
import type { Shop } from './shop/shop.ts';

/** The app under test, as registered by its developer. */
export interface RegisteredApp {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly scopes: readonly string[];
  readonly name: string;
  /** Scheme and host, without a slash at the end. */
  readonly url: string;
  /** Its port on loopback. */
  readonly listensOn: number;
  /** Paths by topic. */
  readonly webhooks: Readonly<Record<string, string>>;
  /** Paths of the pages that the admin's own pages link to. */
  readonly links: { readonly product: string; readonly selection: string };
}

/** A received request. */
export interface ReceivedRequest {
  readonly method: string;
  readonly host: string;
  /** Path and query. */
  readonly url: string;
  /** The name of the GraphQL operation, or its first characters. */
  readonly operation?: string;
}

/** The state of a running stand-in. */
export interface State {
  readonly app: RegisteredApp;
  readonly shops: Map<string, Shop>;
  readonly tokens: Tokens;
  readonly faults: Faults;
  readonly requests: ReceivedRequest[];
  readonly queries: QueryRecord[];
  /** Unsupported markup of the app's pages. */
  readonly markupProblems: Set<string>;
  /** Total time its responses to the app's server took, in milliseconds. */
  respondingMs: number;
  /** How App Bridge's page for a new session token continues. */
  bounce: 'fetch' | 'navigate';
  readonly now: () => number;
  deliver(topic: string, shop: Shop, payload: object): Promise<number>;
}

export function shopByName(state: State, name: string): Shop | undefined {
  return state.shops.get(name);
}

export function shopByDomain(state: State, domain: string): Shop | undefined {
  return state.shops.get(domain.replace(/\.myshopify\.com$/, ''));
}

/** A valid session token for a staff member. */
export function sessionTokenFor(state: State, shop: Shop, staff: number): string {
  const { apiKey, apiSecret } = state.app;
  return makeSessionToken({ apiKey, apiSecret, domain: shop.domain, staff, now: state.now() });
}

/** Installs the app with all requested scopes. */
export function install(state: State, shop: Shop): void {
  shop.granted = state.app.scopes;
}

/** Ends the app's access, then notifies it. */
export async function uninstall(state: State, shop: Shop): Promise<number> {
  shop.granted = undefined;
  state.tokens.revoke(shop.domain);
  return state.deliver('app/uninstalled', shop, payloadOf('app/uninstalled', shop));
}

/** What Shopify says of a shop in the body of a webhook. */
export function payloadOf(topic: string, { title, domain }: Shop): object {
  return topic === 'app/uninstalled'
    ? { id: 1, name: title, domain, myshopify_domain: domain }
    : { shop_id: 1, shop_domain: domain };
}
