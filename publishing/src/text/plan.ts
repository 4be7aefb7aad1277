import { TimeSlicer } from '@wareword/event-loop';
import type { TextContext } from '../context.ts';
import {
  FIELDS,
  formatOf,
  isSame,
  type Field,
  type FieldFormat,
  type FieldValues,
} from '../fields.ts';
import type { Item, SkippedField, RunSettings } from '../tables.ts';
import { hasMedia, losesMedia, NO_MEDIA, type Media } from './media.ts';
import { canonicalText, tagKey } from './canonical-text.ts';
import { textForm } from './text-form.ts';

/** What publishing would do to a field, and why it may skip it. */
export interface FieldPlan {
  readonly field: Field;
  /** The value as saved in the store. */
  readonly current: string | readonly string[];
  /** The value that would be saved: the proposal with the owner's edits and merged tags. */
  readonly proposed: string | readonly string[];
  readonly chosen: boolean;
  /**
   * Why it is not selected; null if it is. `media`: the current text has media that the new one
   * lacks.
   */
  readonly because: 'same' | 'not_empty' | 'unrestorable' | 'media' | 'not_selected' | null;
  /** Set if an undo could not restore the current text exactly. */
  readonly warning: string | null;
  /** What an undo restores: every byte, everything visible, or less. */
  readonly undo: 'exact' | 'reads_the_same' | 'loses_parts';
  readonly currentMedia: Media;
  readonly proposedMedia: Media;
  /** Whether the field is empty: no words, media or tags. */
  readonly currentEmpty: boolean;
}

type Planned = Pick<Item, 'base' | 'proposal' | 'edits' | 'chosen'>;

/**
 * Plans each field of an item. A field whose visible content would be lost, now or after an undo,
 * is only selected if the owner selected it. Yields in between, because texts may be long.
 */
export async function planOf(
  item: Planned,
  settings: Pick<RunSettings, 'fields' | 'onlyEmpty'>,
  { fields, mediaIn }: TextContext,
): Promise<FieldPlan[]> {
  const { base, proposal, edits, chosen } = item;
  if (base === null || proposal === null) return [];
  const slices = new TimeSlicer();
  const planField = async (field: Field): Promise<FieldPlan[]> => {
    await slices.yieldIfDue();
    const format = formatOf(fields, field);
    const current = base.values[field];
    const wanted = edits?.[field] ?? proposal[field];
    if (current === undefined || wanted === undefined) return [];
    const proposed =
      typeof wanted === 'string' || typeof current === 'string' || edits?.tags !== undefined
        ? wanted
        : mergeTags(current, wanted, format);
    const text = base.unrestorable.find((one) => one.field === field);
    const lossy = text !== undefined && (text.visible ?? true);
    const mediaOf = async (value: string | readonly string[]) => {
      if (typeof value !== 'string' || format !== 'html') return NO_MEDIA;
      await slices.yieldIfDue();
      return mediaIn(value);
    };
    const currentMedia = await mediaOf(current);
    const proposedMedia = await mediaOf(proposed);
    await slices.yieldIfDue();
    const currentEmpty = isBlank(current, format) && !hasMedia(currentMedia);
    // Owner edits are compared exactly, because they may only change the case.
    const same =
      isSame(current, proposed) ||
      (edits?.[field] === undefined && hasSameText(field, current, proposed, format));
    const lossReason = losesMedia(currentMedia, proposedMedia) ? 'media' : null;
    const because = same
      ? 'same'
      : skipReason({
          field,
          currentEmpty,
          lost: lossy ? 'unrestorable' : lossReason,
          chosen,
          settings,
        });
    return [
      {
        ...{ field, current, proposed, because, currentMedia, proposedMedia, currentEmpty },
        chosen: because === null,
        warning: text?.reason ?? null,
        undo: text === undefined ? 'exact' : lossy ? 'loses_parts' : 'reads_the_same',
      },
    ];
  };
  // In its own turn: another plan may use up the current one.
  await slices.yieldNow();
  const plan: FieldPlan[] = [];
  for (const field of FIELDS) plan.push(...(await planField(field)));
  return plan;
}

function isBlank(value: string | readonly string[], format: FieldFormat): boolean {
  return typeof value === 'string' ? textForm(value, format).trim() === '' : value.length === 0;
}

function skipReason(about: {
  field: Field;
  currentEmpty: boolean;
  lost: SkippedField['because'] | null;
  chosen: readonly Field[] | null;
  settings: Pick<RunSettings, 'fields' | 'onlyEmpty'>;
}): FieldPlan['because'] {
  const { field, currentEmpty, lost, chosen, settings } = about;
  if (chosen !== null) return chosen.includes(field) ? null : 'not_selected';
  if (!settings.fields.includes(field)) return 'not_selected';
  if (settings.onlyEmpty && !currentEmpty) return 'not_empty';
  return lost;
}

/** The fields that the plan skips although the owner did not deselect them. */
export function skippedFieldsOf(plan: readonly FieldPlan[]): SkippedField[] {
  return plan.flatMap(({ field, because }) =>
    because === 'unrestorable' || because === 'media' ? [{ field, because }] : [],
  );
}

/** Whether the visible text is the same; keyphrases ignore case. */
function hasSameText(
  field: Field,
  current: string | readonly string[],
  proposed: string | readonly string[],
  format: FieldFormat,
): boolean {
  if (typeof current !== 'string' || typeof proposed !== 'string') return false;
  const [one, other] = [current, proposed].map((text) => {
    const read = canonicalText(text, format);
    return field === 'keyphrase' ? read.toLowerCase() : read;
  });
  return one === other;
}

/** The values that a plan would write. */
export function chosenValues(plan: readonly FieldPlan[]): FieldValues {
  return Object.fromEntries(
    plan.filter(({ chosen }) => chosen).map(({ field, proposed }) => [field, proposed]),
  );
}

/** Adds missing tags to the existing ones, ignoring case as stores do. */
function mergeTags(
  current: readonly string[],
  added: readonly string[],
  format: FieldFormat,
): readonly string[] {
  const key = (tag: string) => tagKey(tag, format);
  const merged = new Map(current.map((tag) => [key(tag), tag]));
  for (const tag of added) if (key(tag) !== '' && !merged.has(key(tag))) merged.set(key(tag), tag);
  return [...merged.values()];
}
