import type { Deliveries, Topic } from './deliveries.ts';
import type { Faults } from './faults.ts';
import type { Shop } from './shop/shop.ts';

/** The SEO plugins a store can have, by the namespaces that they add. */
export type SeoChoice = 'yoast' | 'rankmath' | 'both' | 'none';

/** What can be switched while the store runs. */
export interface Settings {
  seo: SeoChoice;
  /** Maintenance mode: 503 for everything, with a page for browsers and JSON for API calls. */
  maintenance: boolean;
  /** ISO 4217. */
  currency: string;
  /** With `plain` permalinks `/wp-json` and `/wc-auth` are missing; another page is served. */
  permalinks: 'pretty' | 'plain';
  /** `closed`: a security plugin closes the REST API to visitors; keys still work. */
  index: 'open' | 'closed';
  /** The host drops the `Authorization` header before WordPress sees it. */
  dropsAuthorization: boolean;
  /** The label of the login button, which depends on the theme. */
  loginButton: 'Log in' | 'Login';
  /** The app that the return plugin redirects browsers to; undefined if it is not installed. */
  returnPlugin: { appUrl: string } | undefined;
  /** Allows callbacks over plain http, on private hosts and any port, as a demo needs. */
  allowLoopbackCallback: boolean;
  /** How long the store waits for the callback to respond. */
  callbackTimeoutMs: number;
}

/** A running store, as its routes see it. */
export interface Store {
  readonly shop: Shop;
  /** Scheme, host and subfolder, without a trailing slash. */
  readonly url: string;
  /** How far the shop's time zone is ahead of GMT. */
  readonly offsetMs: number;
  readonly settings: Settings;
  readonly deliveries: Deliveries;
  readonly faults: Faults;
  announce(topic: Topic, productId: number): void;
}
