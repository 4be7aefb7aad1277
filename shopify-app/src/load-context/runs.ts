import type { Field, ItemId, ItemState, RunId, RunState, Stage } from '@wareword/publishing';
import type { Usage } from './connection.ts';
import type { Problem } from './outcome.ts';
import type { RunSettings } from './start-run.ts';

/** A run in a list. */
export interface RunSummary {
  readonly id: RunId;
  readonly state: RunState;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly total: number;
  /** Whether its products are still being gathered, so that `total` can grow. */
  readonly gathering: boolean;
  /** Number of listings that were written, including replaced ones; each used one of the plan's. */
  readonly written: number;
  readonly counts: Readonly<Record<ItemState, number>>;
  /** "3 published, 2 to review, 1 failed". */
  readonly summary: string;
  /** Whether it continues without another click. */
  readonly working: boolean;
}

export interface RunsPage {
  readonly runs: readonly RunSummary[];
  /** For `before`; null on the last page. */
  readonly next: RunId | null;
}

export interface RunView extends RunSummary {
  readonly settings: RunSettings;
  /** Why it is paused and how to resume it; null if the merchant paused it or it is not paused. */
  readonly reason: Problem | null;
  /** What it is waiting for, if it will continue automatically. */
  readonly waiting: {
    readonly for: 'rate' | 'service' | 'store';
    readonly message: string;
    /** ISO 8601. */
    readonly until: string;
  } | null;
}

export interface RunQuery {
  readonly runId: string;
  /** Null for all. */
  readonly states: readonly ItemState[] | null;
  /** `next` of the previous page; null for the first page. */
  readonly after: number | null;
}

export interface RunPage {
  readonly run: RunView;
  /** At most 50. */
  readonly items: readonly ItemRow[];
  readonly next: number | null;
  readonly usage: Usage | null;
}

export interface ItemRow {
  readonly id: ItemId;
  readonly productId: string;
  readonly productName: string;
  readonly state: ItemState;
  readonly stage: Stage | null;
  /** Whether it was deleted from the store. */
  readonly gone: boolean;
  /** "Publishing failed". */
  readonly stateText: string;
  /** Why it failed, was skipped or is in conflict, and which fields were left unchanged; may be empty. */
  readonly reason: string;
}

export interface PublishPreview {
  /** Products that were checked: the first thousand that are ready. */
  readonly products: number;
  readonly fields: readonly { readonly field: Field; readonly count: number }[];
  /** One sentence: what is left unchanged, and why. */
  readonly skipped: readonly { readonly text: string; readonly count: number }[];
}

export type RunActionInput =
  | { readonly action: 'pause' | 'resume' | 'cancel' }
  | {
      readonly action: 'publish' | 'undo' | 'retry' | 'rewrite' | 'skip';
      readonly items: readonly ItemId[] | 'all';
    };

/** Number of products that an action applied to. */
export interface Changed {
  readonly count: number;
}
