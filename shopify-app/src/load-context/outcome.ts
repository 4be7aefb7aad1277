/**
 * An error to show the merchant. `field` names the input it belongs to, if any. `link` is a path in the
 * app (`/app/connect`) or an external URL.
 */
export interface Problem {
  /** For branching: `run_not_found`, `item_not_found`, `not_connected`, `bulk_not_allowed`… */
  readonly code: string;
  /** A short heading. */
  readonly title: string;
  /** One or two sentences: what happened, what it means and what to do. */
  readonly message: string;
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly field: string | null;
}

/**
 * The result of every call. If the store, the service or the database is down, the page shows the
 * problem in place; nothing is thrown.
 */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };
