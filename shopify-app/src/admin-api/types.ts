import type { z } from 'zod';

/** A GraphQL document of the app, and the schema of its response. */
export interface Operation<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly document: string;
  /** Schema of `data`; parts with errors may be missing. */
  readonly data: Schema;
  /** Points it requests, until {@link Throttle} has learned the number from Shopify. */
  readonly cost: number;
}

/** An error in a response, in addition to or instead of its data. */
export interface GraphqlProblem {
  readonly message: string;
  readonly code: string | undefined;
  readonly path: readonly (string | number)[];
}

export interface AdminApiResponse<Data> {
  /** The data; parts named in `problems` are null. */
  readonly data: Data;
  readonly problems: readonly GraphqlProblem[];
}

/** How long a call may wait, and how many points it leaves for others. */
export interface Urgency {
  readonly maxWaitMs: number;
  /** Timeout of the response. */
  readonly timeoutMs: number;
  /** Points reserved for more urgent calls. */
  readonly reserve: number;
}

/** Someone is waiting for the page. */
export const PAGE: Urgency = { maxWaitMs: 5_000, timeoutMs: 8_000, reserve: 0 };
/** A run leaves enough points for a page. */
export const RUN: Urgency = { maxWaitMs: 20_000, timeoutMs: 30_000, reserve: 300 };

/** The Admin API of one shop. Every failure is a `StoreError`. */
export interface AdminApi {
  readonly shop: string;
  call<Schema extends z.ZodType>(
    operation: Operation<Schema>,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<AdminApiResponse<z.output<Schema>>>;
}
