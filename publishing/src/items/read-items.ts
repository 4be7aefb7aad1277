import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { SeoScores } from '@wareword/shared-schema';
import type { ClickContext } from '../context.ts';
import type { Field, FieldFormat, FieldValues, ItemState, Stage } from '../fields.ts';
import type { ItemId, RunId } from '../identifiers.ts';
import { PublishingRefusal } from '../refusal.ts';
import type { Item, PublishingTables, Reason, Run } from '../tables.ts';
import { differences, type DifferencePart } from '../text/difference.ts';
import { planOf, type FieldPlan } from '../text/plan.ts';
import { textForm } from '../text/text-form.ts';

/** A product of a run, as one line of a list. */
export interface ItemSummary {
  readonly id: ItemId;
  readonly productId: string;
  readonly productName: string;
  readonly state: ItemState;
  /** Where it failed. */
  readonly stage: Stage | null;
  /** Why it failed, was skipped or stands in conflict. */
  readonly reason: Reason | null;
}

/** A field of a product, before and after, for side by side. */
export interface FieldView {
  readonly field: Field;
  readonly format: FieldFormat;
  /** As the store keeps it; HTML where `format` is `html`. Untrusted. */
  readonly current: string | readonly string[];
  /** As it would be written, or was. */
  readonly proposed: string | readonly string[];
  /** Plain text of both, as a reader sees them. */
  readonly currentText: string | readonly string[];
  readonly proposedText: string | readonly string[];
  /** The difference between those, in order. */
  readonly parts: readonly DifferencePart[];
  /** Whether a push writes it. */
  readonly chosen: boolean;
  readonly because: FieldPlan['because'];
  readonly warning: string | null;
  readonly edited: boolean;
}

/** A product of a run with all that there is to read. */
export interface ItemView extends ItemSummary {
  readonly fields: readonly FieldView[];
  readonly scores: SeoScores | null;
  readonly tip: string | null;
  /** Whether the owner chose fields for this product, over what the run says. */
  readonly choseFields: boolean;
}

/** The products of a run in their order, so many at a time. */
export async function listItems({
  ctx,
  input,
}: {
  ctx: ClickContext;
  input: {
    readonly storeId: string;
    readonly runId: RunId;
    readonly states?: readonly ItemState[] | undefined;
    /** `next` of the page before. */
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

/** @throws PublishingRefusal `item_not_found` */
export async function getItem({
  ctx,
  input,
}: {
  ctx: ClickContext;
  input: { readonly storeId: string; readonly itemId: ItemId };
}): Promise<ItemView> {
  const { item, run, before, wanted } = await findItem({ ctx, input });
  const { id, productId, productName, state, stage, reason, scores, tip } = item;
  const plan = planOf(item, run.settings, ctx.formats);
  const written = state === 'pushed' || state === 'undo_queued' || state === 'undoing';
  return {
    ...{ id, productId, productName, state, stage, reason, scores, tip },
    fields: plan.map((one) => {
      // What was pushed is shown as it was then.
      const was = written ? (before?.[one.field] ?? one.current) : one.current;
      const is = written ? (wanted?.[one.field] ?? was) : one.proposed;
      return viewOf({ ...one, current: was, proposed: is }, item, ctx);
    }),
    choseFields: item.chosen !== null,
  };
}

function viewOf(plan: FieldPlan, item: Item, ctx: ClickContext): FieldView {
  const format = ctx.formats[plan.field];
  const asText = (value: string | readonly string[]) =>
    typeof value === 'string' ? textForm(value, format) : value.map((one) => textForm(one, format));
  return {
    ...plan,
    format,
    currentText: asText(plan.current),
    proposedText: asText(plan.proposed),
    parts: differences(plan.current, plan.proposed, format),
    edited: item.edits?.[plan.field] !== undefined,
  };
}

/** An item with its run and what its last snapshot kept. */
export async function findItem({
  ctx,
  input,
}: {
  ctx: ClickContext;
  input: { readonly storeId: string; readonly itemId: ItemId };
}): Promise<{
  item: Item;
  run: Run;
  before: FieldValues | undefined;
  wanted: FieldValues | undefined;
}> {
  const { items, runs, snapshots } = ctx.tables;
  const [found] = await ctx.orm
    .select({ item: items, run: runs, snapshot: snapshots })
    .from(items)
    .innerJoin(runs, eq(runs.id, items.runId))
    .leftJoin(snapshots, eq(snapshots.id, items.snapshotId))
    .where(and(eq(items.id, input.itemId), eq(items.storeId, input.storeId)));
  if (found === undefined) {
    throw new PublishingRefusal('item_not_found', 'There is no such product in a run.');
  }
  const { item, run, snapshot } = found;
  return {
    item,
    run,
    before: snapshot?.before,
    wanted: snapshot?.after ?? snapshot?.wanted,
  };
}
