import {
  FIELDS,
  isEmpty,
  isSame,
  type Field,
  type FieldFormats,
  type FieldValues,
} from '../fields.ts';
import type { Item, RunSettings } from '../tables.ts';
import { textForm } from './text-form.ts';

/** What would become of one field of a product, and why it would be left alone. */
export interface FieldPlan {
  readonly field: Field;
  /** As the store has it. */
  readonly current: string | readonly string[];
  /** As the store would have it: the proposal, the owner's edit, tags merged. */
  readonly proposed: string | readonly string[];
  readonly chosen: boolean;
  /** Why it is not chosen, or cannot be; null where it is. */
  readonly because: 'same' | 'not_empty' | 'unrestorable' | 'left_out' | null;
  /** Set where an undo could not put the current text back byte for byte. */
  readonly warning: string | null;
}

type Planned = Pick<Item, 'base' | 'proposal' | 'edits' | 'chosen'>;

/**
 * Field by field, what a push of this item would write. Nothing that an undo could not take back is
 * chosen unless the owner chose it by hand.
 */
export function planOf(
  item: Planned,
  settings: Pick<RunSettings, 'fields' | 'onlyEmpty'>,
  formats: FieldFormats,
): FieldPlan[] {
  const { base, proposal, edits, chosen } = item;
  if (base === null || proposal === null) return [];
  return FIELDS.flatMap((field): FieldPlan[] => {
    const current = base.values[field];
    const wanted = edits?.[field] ?? proposal[field];
    if (current === undefined || wanted === undefined) return [];
    const proposed =
      typeof wanted === 'string' || typeof current === 'string' || edits?.tags !== undefined
        ? wanted
        : mergeTags(current, wanted, formats);
    const warning = base.unrestorable.find((one) => one.field === field)?.reason ?? null;
    // What the owner typed is compared byte for byte: they may want just another case.
    const same =
      isSame(current, proposed) ||
      (edits?.[field] === undefined && readsTheSame(field, current, proposed, formats));
    const because = same ? 'same' : whyNot({ field, current, warning, chosen, settings });
    return [{ field, current, proposed, chosen: because === null, because, warning }];
  });
}

function whyNot(about: {
  field: Field;
  current: string | readonly string[];
  warning: string | null;
  chosen: readonly Field[] | null;
  settings: Pick<RunSettings, 'fields' | 'onlyEmpty'>;
}): FieldPlan['because'] {
  const { field, current, warning, chosen, settings } = about;
  if (chosen !== null) return chosen.includes(field) ? null : 'left_out';
  if (!settings.fields.includes(field)) return 'left_out';
  if (settings.onlyEmpty && !isEmpty(current)) return 'not_empty';
  return warning === null ? null : 'unrestorable';
}

/** Whether a reader would find no difference; a keyphrase is searched for without its case. */
function readsTheSame(
  field: Field,
  current: string | readonly string[],
  proposed: string | readonly string[],
  formats: FieldFormats,
): boolean {
  if (typeof current !== 'string' || typeof proposed !== 'string') return false;
  const [one, other] = [current, proposed].map((text) => {
    // Tags of HTML are seen too.
    const read = formats[field] === 'html' ? text : textForm(text, formats[field]);
    return field === 'keyphrase' ? read.trim().toLowerCase() : read.trim();
  });
  return one === other;
}

/** The values that a plan would write. */
export function chosenValues(plan: readonly FieldPlan[]): FieldValues {
  return Object.fromEntries(
    plan.filter(({ chosen }) => chosen).map(({ field, proposed }) => [field, proposed]),
  );
}

/** A product keeps its tags and gains those that it lacks, compared without case as stores do. */
function mergeTags(
  current: readonly string[],
  added: readonly string[],
  formats: FieldFormats,
): readonly string[] {
  const key = (tag: string) => textForm(tag, formats.tags).trim().toLowerCase();
  const merged = new Map(current.map((tag) => [key(tag), tag]));
  for (const tag of added) if (key(tag) !== '' && !merged.has(key(tag))) merged.set(key(tag), tag);
  return [...merged.values()];
}
