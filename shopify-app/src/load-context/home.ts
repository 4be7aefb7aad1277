import type { Connection } from './connection.ts';
import type { RunSummary } from './runs.ts';

export interface Home {
  readonly connection: Connection;
  /** Number of products by the state of their latest listing. */
  readonly metrics: {
    readonly published: number;
    readonly toReview: number;
    readonly failed: number;
  };
  /** Listings sent from Wareword that wait for a product. */
  readonly sent: number;
  /** The five most recent. */
  readonly runs: readonly RunSummary[];
  /** Null once it is complete or dismissed. */
  readonly guide: {
    readonly connected: boolean;
    readonly written: boolean;
    readonly published: boolean;
  } | null;
}
