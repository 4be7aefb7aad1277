import { nextTurn } from '@wareword/event-loop';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm';
import type { SeoScores, Tips } from '@wareword/shared-schema';
import type { ActionContext, Statements } from '../context.ts';
import {
  formatOf,
  type Field,
  type FieldFormat,
  type FieldValues,
  type ItemState,
  type Stage,
} from '../fields.ts';
import type { ItemId, RunId } from '../identifiers.ts';
import { PublishingError } from '../publishing-error.ts';
import type { Item, PublishingTables, Reason, Run } from '../tables.ts';
import type { Media } from '../text/media.ts';
import { differences, isRevision, type DifferencePart } from '../text/difference.ts';
import { planOf, type FieldPlan } from '../text/plan.ts';
import { MAX_READ, textForm } from '../text/text-form.ts';

/** An item as shown in a list. */
export interface ItemSummary {
  readonly id: ItemId;
  readonly productId: string;
  readonly productName: string;
  readonly state: ItemState;
  /** The step at which it failed. */
  readonly stage: Stage | null;
  /** Why it failed, was skipped or has a conflict. */
  readonly reason: Reason | null;
}

/** A field before and after, for side-by-side display. */
export interface FieldView {
  readonly field: Field;
  readonly format: FieldFormat;
  /**
   * As saved in the store; HTML if `format` is `html`. Untrusted. Only what `currentText` is read from: a
   * store can have texts of any length, and a page escapes each character of what it gets.
   */
  readonly current: string | readonly string[];
  /** The complete text as it would be published, or the published text, limited like `current`. */
  readonly proposed: string | readonly string[];
  /** Plain text of both, as visible to readers. */
  readonly currentText: string | readonly string[];
  readonly proposedText: string | readonly string[];
  /** The diff of the two, in order. */
  readonly parts: readonly DifferencePart[];
  /** Whether the two have enough in common to mark their differences. */
  readonly isRevision: boolean;
  /** Whether publishing writes it. */
  readonly chosen: boolean;
  readonly because: FieldPlan['because'];
  readonly warning: string | null;
  readonly undo: FieldPlan['undo'];
  /** The media in both. */
  readonly currentMedia: Media;
  readonly proposedMedia: Media;
  /** Whether the field is empty in the store. */
  readonly currentEmpty: boolean;
  readonly edited: boolean;
}

/** An item with all details. */
export interface ItemView extends ItemSummary {
  readonly fields: readonly FieldView[];
  readonly scores: SeoScores | null;
  /** In English. */
  readonly tip: string | null;
  /** The tips by language; null if they exist only in English. */
  readonly tips: Tips | null;
  /** Whether the owner's field selection overrides the run's. */
  readonly choseFields: boolean;
}

/** A page of the items of a run, in order. */
export async function listItems({
  ctx,
  input,
}: {
  ctx: ActionContext;
  input: {
    readonly storeId: string;
    readonly runId: RunId;
    readonly states?: readonly ItemState[] | undefined;
    /** `next` of the previous page. */
    readonly after?: number | undefined;
    readonly limit: number;
  };
}): Promise<{ readonly items: ItemSummary[]; readonly next: number | null }> {
  const { items } = ctx.tables;
  const rows = await ctx.orm
    .select({ ...summaryColumns(ctx.tables), position: items.position })
    .from(items)
    .where(
      and(
        eq(items.runId, input.runId),
        eq(items.storeId, input.storeId),
        input.states === undefined ? undefined : inArray(items.state, [...input.states]),
        input.after === undefined ? undefined : gt(items.position, input.after),
      ),
    )
    .orderBy(asc(items.position))
    .limit(input.limit + 1);
  const page = rows.slice(0, input.limit);
  const next = rows.length > input.limit ? (page.at(-1)?.position ?? null) : null;
  return { items: page.map(({ position: _, ...item }) => item), next };
}

function summaryColumns({ items }: PublishingTables) {
  return {
    id: items.id,
    productId: items.productId,
    productName: items.productName,
    state: items.state,
    stage: items.stage,
    reason: items.reason,
  };
}

/** @throws PublishingError `item_not_found` */
export async function getItem({
  ctx,
  input,
}: {
  ctx: ActionContext;
  input: { readonly storeId: string; readonly itemId: ItemId };
}): Promise<ItemView> {
  const { item, run, before, wanted } = await findItem({ ctx, input });
  const { id, productId, productName, state, stage, reason, scores, tip, tips } = item;
  const plan = await planOf(item, run.settings, ctx);
  // Yields after each field, so that long texts do not block the event loop.
  const fields: FieldView[] = [];
  const written = state === 'published' || state === 'undo_queued' || state === 'undoing';
  for (const one of plan) {
    await nextTurn();
    // Published items show the values at that time.
    const was = written ? (before?.[one.field] ?? one.current) : one.current;
    const is = written ? (wanted?.[one.field] ?? was) : one.proposed;
    const shown = { ...one, current: shownOf(was), proposed: written ? shownOf(is) : is };
    fields.push(await viewOf(shown, item, ctx));
  }
  return {
    ...{ id, productId, productName, state, stage, reason, scores, tip, tips },
    fields,
    choseFields: item.chosen !== null,
  };
}

/** The part of a store's value that is read. */
function shownOf(value: string | readonly string[]): string | readonly string[] {
  return typeof value === 'string' ? value.slice(0, MAX_READ) : value;
}

async function viewOf(plan: FieldPlan, item: Item, ctx: ActionContext): Promise<FieldView> {
  const format = formatOf(ctx.fields, plan.field);
  const asText = (value: string | readonly string[]) =>
    typeof value === 'string' ? textForm(value, format) : value.map((one) => textForm(one, format));
  const [currentText, proposedText] = [asText(plan.current), asText(plan.proposed)];
  await nextTurn();
  const parts = differences(plan.current, plan.proposed, format);
  return {
    ...plan,
    format,
    currentText,
    proposedText,
    parts,
    isRevision: isRevision(parts),
    edited: item.edits?.[plan.field] !== undefined,
  };
}

/**
 * An item with its run and the values of its latest snapshot. A row is parsed in one turn of the event
 * loop, and texts of a megabyte take milliseconds: each of its JSON values gets its own.
 */
export async function findItem({
  ctx,
  input,
}: {
  ctx: { readonly orm: Statements; readonly tables: PublishingTables };
  input: { readonly storeId: string; readonly itemId: ItemId };
}): Promise<{
  item: Item;
  run: Run;
  before: FieldValues | undefined;
  wanted: FieldValues | undefined;
}> {
  const { items, runs, snapshots } = ctx.tables;
  const { base, proposal, edits, ...columns } = getTableColumns(items);
  const [found] = await ctx.orm
    .select({
      item: columns,
      run: runs,
      base: unparsed(base),
      proposal: unparsed(proposal),
      edits: unparsed(edits),
      before: unparsed(snapshots.before),
      wanted: unparsed(sql`coalesce(${snapshots.after}, ${snapshots.wanted})`),
    })
    .from(items)
    .innerJoin(runs, eq(runs.id, items.runId))
    .leftJoin(snapshots, eq(snapshots.id, items.snapshotId))
    .where(and(eq(items.id, input.itemId), eq(items.storeId, input.storeId)));
  if (found === undefined) {
    throw new PublishingError('item_not_found', 'Product not found.');
  }
  const item: Item = {
    ...found.item,
    base: await parse<Item['base']>(found.base),
    proposal: await parse<Item['proposal']>(found.proposal),
    edits: await parse<Item['edits']>(found.edits),
  };
  return {
    item,
    run: found.run,
    before: (await parse<FieldValues | null>(found.before)) ?? undefined,
    wanted: (await parse<FieldValues | null>(found.wanted)) ?? undefined,
  };
}

/** A JSON value as text. */
function unparsed(json: Column | SQL): SQL<string | null> {
  return sql<string | null>`${json}::text`;
}

async function parse<Value>(json: string | null): Promise<Value | null> {
  if (json === null) return null;
  await nextTurn();
  return JSON.parse(json) as Value;
}
