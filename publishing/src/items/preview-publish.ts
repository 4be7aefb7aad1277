import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { ActionContext } from '../context.ts';
import type { Field } from '../fields.ts';
import type { RunId } from '../identifiers.ts';
import type { SkippedField } from '../tables.ts';
import { skippedFieldsOf, planOf } from '../text/plan.ts';
import { getRun } from '../runs/read-runs.ts';

/** Maximum products examined; larger runs are marked as partial. */
const MAX_PREVIEWED = 1_000;
/** Small, because each item holds all its texts. */
const PREVIEW_BATCH_SIZE = 20;

/** What "publish all" would change. */
export interface PublishPreview {
  /** Products examined: the ready ones, up to the first thousand. */
  readonly products: number;
  /** Number of products with a new text, by field. */
  readonly fields: readonly { readonly field: Field; readonly count: number }[];
  /** Number of products that keep their text without the owner having chosen that, and why. */
  readonly skippedFields: readonly (SkippedField & { readonly count: number })[];
}

/** @throws PublishingError `run_not_found` */
export async function previewPublish({
  ctx,
  input,
}: {
  ctx: ActionContext;
  input: { readonly storeId: string; readonly runId: RunId };
}): Promise<PublishPreview> {
  const { items } = ctx.tables;
  const { settings } = await getRun({ ctx, input });
  const written = new Map<Field, number>();
  const left = new Map<string, SkippedField & { count: number }>();
  let products = 0;
  let after = -1;
  while (products < MAX_PREVIEWED) {
    const some = await ctx.orm
      .select({
        position: items.position,
        base: items.base,
        proposal: items.proposal,
        edits: items.edits,
        chosen: items.chosen,
      })
      .from(items)
      .where(
        and(
          eq(items.runId, input.runId),
          eq(items.storeId, input.storeId),
          eq(items.state, 'ready'),
          isNotNull(items.proposal),
          gt(items.position, after),
        ),
      )
      .orderBy(asc(items.position))
      .limit(PREVIEW_BATCH_SIZE);
    for (const item of some) {
      const plan = await planOf(item, settings, ctx);
      for (const { field, chosen } of plan) {
        if (chosen) written.set(field, (written.get(field) ?? 0) + 1);
      }
      for (const one of skippedFieldsOf(plan)) {
        const key = `${one.field} ${one.because}`;
        left.set(key, { ...one, count: (left.get(key)?.count ?? 0) + 1 });
      }
      after = item.position;
    }
    products += some.length;
    if (some.length < PREVIEW_BATCH_SIZE) break;
  }
  return {
    products,
    fields: [...written].map(([field, count]) => ({ field, count })),
    skippedFields: [...left.values()],
  };
}
