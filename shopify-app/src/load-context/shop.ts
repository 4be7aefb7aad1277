import type { Field, RunId } from '@wareword/publishing';
import type { Connection, Disconnected } from './connection.ts';
import type { Home } from './home.ts';
import type { Outcome } from './outcome.ts';
import type { ProductQuery, ProductsPage, Selection } from './products.ts';
import type { Review } from './review.ts';
import type { Changed, PublishPreview, RunPage, RunQuery, RunsPage } from './runs.ts';
import type { SentListings } from './sent.ts';
import type { RunPreparation } from './start-run.ts';

/**
 * One shop and the signed-in staff member. An `unknown` input is a request body that the server
 * validates; its comment names the type to send.
 */
export interface Shop {
  /** What every page needs, without a query or a call. */
  readonly frame: Frame;

  readonly home: () => Promise<Outcome<Home>>;
  /** Permanently. */
  readonly dismissGuide: () => Promise<Outcome<null>>;

  readonly connection: () => Promise<Outcome<Connection>>;
  /** URL of Wareword's connect page, for the top-level window. */
  readonly startConnect: () => Promise<Outcome<{ readonly url: string }>>;
  /** @param query the query string of Wareword's redirect, unchanged */
  readonly finishConnect: (query: URLSearchParams) => Promise<Outcome<null>>;
  readonly disconnect: () => Promise<Outcome<Disconnected>>;

  readonly products: (query: ProductQuery) => Promise<Outcome<ProductsPage>>;
  /** The selected products, what writing them costs, and the form's initial values. */
  readonly prepareRun: (selection: Selection) => Promise<Outcome<RunPreparation>>;
  /** @param input `StartRunInput` */
  readonly startRun: (input: unknown) => Promise<Outcome<{ readonly runId: RunId }>>;

  /** The listings that wait for this shop. */
  readonly sent: () => Promise<Outcome<SentListings>>;
  /**
   * Starts a run that proposes sent listings. They are written already, so it is free.
   * @param input `StartSentInput`
   */
  readonly startSent: (input: unknown) => Promise<Outcome<{ readonly runId: RunId }>>;
  /** @param input `DismissSentInput` */
  readonly dismissSent: (input: unknown) => Promise<Outcome<null>>;

  readonly runs: (query: { readonly before: string | null }) => Promise<Outcome<RunsPage>>;
  /** A run and a page of its products. Problem `run_not_found`. */
  readonly run: (query: RunQuery) => Promise<Outcome<RunPage>>;
  /** What "publish all" would write. */
  readonly previewPublish: (runId: string) => Promise<Outcome<PublishPreview>>;
  /** @param input `RunActionInput` */
  readonly changeRun: (runId: string, input: unknown) => Promise<Outcome<Changed>>;

  /** Problem `item_not_found`, including if it belongs to another run. */
  readonly review: (runId: string, itemId: string) => Promise<Outcome<Review>>;
  /** @param input `EditInput` */
  readonly edit: (runId: string, itemId: string, input: unknown) => Promise<Outcome<null>>;
}

export interface Frame {
  /** `oak-and-linen.myshopify.com`. */
  readonly shop: string;
  /** The fields that a listing fills, as Shopify's product page calls them. */
  readonly fieldNames: Readonly<Partial<Record<Field, string>>>;
  /** `app_store` shows no price, upgrade or sign-up link of ours. */
  readonly distribution: 'custom' | 'app_store';
}
