import type { Deliveries, Topic } from './deliveries.ts';
import type { Faults } from './faults.ts';
import type { Shop } from './shop/shop.ts';

/** The SEO plugins a store can have, by the namespaces that they add. */
export type SeoChoice = 'yoast' | 'rankmath' | 'both' | 'none';

/** What can be switched while the store runs. */
export interface Settings {
  seo: SeoChoice;
  /** Every page is answered 503 with a page, and every call with JSON that says the same. */
  maintenance: boolean;
  /** ISO 4217. */
  currency: string;
  /** `plain` links: `/wp-json` and `/wc-auth` are not there, but something else answers. */
  permalinks: 'pretty' | 'plain';
  /** `closed`: a security plugin refuses visitors the REST API; keys still work. */
  index: 'open' | 'closed';
  /** The host drops the `Authorization` header before WordPress sees it. */
  dropsAuthorization: boolean;
  /** Themes differ in what they write on the button of the login page. */
  loginButton: 'Log in' | 'Login';
  /** The app that the installed return plugin sends browsers on to; absent: not installed. */
  returnPlugin: { appUrl: string } | undefined;
  /** Lets a callback be plain http, on a private host and on any port, as a demo needs. */
  allowLoopbackCallback: boolean;
  /** How long the store waits for the callback's answer. */
  callbackTimeoutMs: number;
}

/** One running store, as its routes see it. */
export interface Store {
  readonly shop: Shop;
  /** Scheme, host and sub-folder, without a slash at the end. */
  readonly url: string;
  /** What the shop's own time is ahead of GMT. */
  readonly offsetMs: number;
  readonly settings: Settings;
  readonly deliveries: Deliveries;
  readonly faults: Faults;
  announce(topic: Topic, productId: number): void;
}
