import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ClickContext } from '../context.ts';
import { FIELDS, isSame, type Field, type FieldValues } from '../fields.ts';
import type { ItemId } from '../identifiers.ts';
import { PublishingRefusal } from '../refusal.ts';
import { fromText } from '../text/text-form.ts';
import { REVIEWABLE } from './clicks.ts';
import { findItem } from './read-items.ts';

/**
 * Keeps what the owner wrote over a proposal, and which fields they chose. Nothing goes to the store.
 * @param input.values as an editor shows them: description and summary in HTML, all else in plain
 *   text; null takes an edit back
 * @param input.chosen the fields to push; null for what the run says
 * @throws PublishingRefusal `item_not_found`, `invalid_edit`
 */
export async function editItem({
  ctx,
  input,
}: {
  ctx: ClickContext;
  input: {
    readonly storeId: string;
    readonly itemId: ItemId;
    readonly values?: { readonly [F in Field]?: FieldValues[F] | null | undefined } | undefined;
    readonly chosen?: readonly Field[] | null | undefined;
  };
}): Promise<void> {
  const { items } = ctx.tables;
  const { item } = await findItem({ ctx, input });
  const edits = { ...item.edits, ...rawValues(input.values ?? {}, ctx) };
  if (typeof edits.title === 'string' && edits.title.trim() === '') {
    throw new PublishingRefusal('invalid_edit', 'A product needs a name.');
  }
  const kept = FIELDS.filter((field) => {
    const edit = edits[field];
    return edit !== undefined && edit !== null && !isSame(edit, item.proposal?.[field]);
  });
  const changed = await ctx.orm
    .update(items)
    .set({
      edits:
        kept.length === 0 ? null : Object.fromEntries(kept.map((field) => [field, edits[field]])),
      ...(input.chosen === undefined ? {} : { chosen: input.chosen && [...input.chosen] }),
      updatedAt: ctx.now(),
    })
    .where(
      and(eq(items.id, item.id), inArray(items.state, [...REVIEWABLE]), isNotNull(items.proposal)),
    )
    .returning({ id: items.id });
  if (changed.length === 0) {
    throw new PublishingRefusal(
      'nothing_to_do',
      'This product cannot be edited now. Undo it first where it is published.',
    );
  }
}

function rawValues(
  values: { readonly [F in Field]?: FieldValues[F] | null | undefined },
  { formats }: ClickContext,
): { [F in Field]?: string | readonly string[] | null } {
  const raw: { [F in Field]?: string | readonly string[] | null } = {};
  for (const field of FIELDS) {
    const value = values[field];
    if (value === undefined) continue;
    const format = formats[field];
    const encode = (text: string) => (format === 'entities' ? fromText(text, format) : text);
    if (value === null) raw[field] = null;
    else if (typeof value === 'string') raw[field] = encode(value);
    else raw[field] = value.map((tag) => encode(tag.trim())).filter((tag) => tag !== '');
  }
  return raw;
}
