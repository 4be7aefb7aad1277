import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ActionContext, Statements } from '../context.ts';
import { FIELDS, formatOf, isSame, type Field, type FieldValues } from '../fields.ts';
import type { ItemId, RunId } from '../identifiers.ts';
import { PublishingError } from '../publishing-error.ts';
import { requireRoomForTexts } from '../runs/limit-runs.ts';
import { countBytes } from '../runs/stored-bytes.ts';
import { fromText } from '../text/text-form.ts';
import { REVIEWABLE } from './item-actions.ts';
import { findItem } from './read-items.ts';

interface EditInput {
  readonly storeId: string;
  readonly itemId: ItemId;
  readonly values?: { readonly [F in Field]?: FieldValues[F] | null | undefined } | undefined;
  readonly chosen?: readonly Field[] | null | undefined;
}

/**
 * Saves the owner's edits to a proposal and their field selection. Does not write to the store.
 * @param input.values as shown in an editor: description and summary as HTML, other fields as plain
 *   text; null reverts an edit
 * @param input.chosen the fields to publish; null for the run's selection
 * @throws PublishingError `item_not_found`, `invalid_edit`, `nothing_to_do`, `too_many_runs`
 */
export async function editItem({
  ctx,
  input,
}: {
  ctx: ActionContext;
  input: EditInput;
}): Promise<void> {
  const { runId, bytes } = await ctx.orm.transaction((orm) => saveEdit({ ...ctx, orm }, input));
  if (bytes > 0) await countBytes(ctx, { runId, bytes });
}

/** @returns how many bytes were added to which run */
async function saveEdit(
  ctx: Pick<ActionContext, 'tables' | 'fields' | 'now'> & { readonly orm: Statements },
  input: EditInput,
): Promise<{ runId: RunId; bytes: number }> {
  const { items } = ctx.tables;
  const { storeId, itemId } = input;
  // Fields that are saved at the same time are added one after the other.
  await ctx.orm
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.id, itemId), eq(items.storeId, storeId)))
    .for('update');
  const { item } = await findItem({ ctx, input });
  const edits = { ...item.edits, ...rawValues(input.values ?? {}, ctx) };
  if (typeof edits.title === 'string' && edits.title.trim() === '') {
    throw new PublishingError('invalid_edit', 'Enter a product name.');
  }
  const kept = FIELDS.filter((field) => {
    const edit = edits[field];
    return edit !== undefined && edit !== null && !isSame(edit, item.proposal?.[field]);
  });
  const saved = Object.fromEntries(kept.map((field) => [field, edits[field]]));
  const bytes = sizeOf(saved) - sizeOf(item.edits ?? {});
  if (bytes > 0) await requireRoomForTexts({ ctx, input });
  const changed = await ctx.orm
    .update(items)
    .set({
      edits: kept.length === 0 ? null : saved,
      ...(input.chosen === undefined ? {} : { chosen: input.chosen && [...input.chosen] }),
      updatedAt: ctx.now(),
    })
    .where(
      and(eq(items.id, item.id), inArray(items.state, [...REVIEWABLE]), isNotNull(items.proposal)),
    )
    .returning({ id: items.id });
  if (changed.length === 0) {
    throw new PublishingError(
      'nothing_to_do',
      "This product can't be edited right now. If it's published, undo it first.",
    );
  }
  return { runId: item.runId, bytes };
}

/** In bytes, as it is saved. */
function sizeOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function rawValues(
  values: { readonly [F in Field]?: FieldValues[F] | null | undefined },
  { fields }: Pick<ActionContext, 'fields'>,
): { [F in Field]?: string | readonly string[] | null } {
  const raw: { [F in Field]?: string | readonly string[] | null } = {};
  for (const field of FIELDS) {
    const value = values[field];
    if (value === undefined) continue;
    const format = formatOf(fields, field);
    const encode = (text: string) => (format === 'entities' ? fromText(text, format) : text);
    if (value === null) raw[field] = null;
    else if (typeof value === 'string') raw[field] = encode(value);
    else raw[field] = value.map((tag) => encode(tag.trim())).filter((tag) => tag !== '');
  }
  return raw;
}
