import type { Shop } from './shop.ts';

/**
 * Everything the routes in `app/` get from the server, through Remix's load context. What the shop's
 * operations return is plain data, already formatted for the merchant, except where a page has to format it
 * again after a change.
 *
 * Express authenticates everything under `/app` and `/auth` except `/auth/login` before Remix sees it,
 * and sends Shopify's redirects and 401s unchanged, including their headers.
 */
export interface LoadContext {
  /** For App Bridge's script tag. */
  readonly apiKey: string;
  /** From the content security policy that Express has set. */
  readonly nonce: string;
  /** The language of the page, and how it writes numbers and dates: `de-CH`. */
  readonly locale: string;
  /** URL of the file with the pages' texts in that language. */
  readonly textsFile: string | null;
  /** Null outside `/app`. */
  readonly shop: Shop | null;
  /** The parsed body of the request, limited by Express; null if there is none. */
  readonly body: unknown;
  /** Logs an error that occurred while rendering, unless the request caused it. */
  readonly report: (error: unknown) => void;
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    readonly wareword: LoadContext;
  }
}
