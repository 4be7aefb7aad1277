/**
 * The texts of a product that a listing fills, in words that every store has: the summary is
 * WooCommerce's short description, the keyphrase that of an SEO plugin.
 */
export const FIELDS = [
  'title',
  'description',
  'summary',
  'tags',
  'keyphrase',
  'metaDescription',
] as const;
export type Field = (typeof FIELDS)[number];

/**
 * Values of a product as its store keeps them, byte for byte. A field that is absent is one that
 * the store has no place for.
 */
export interface FieldValues {
  readonly title?: string;
  readonly description?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly keyphrase?: string;
  readonly metaDescription?: string;
}

/**
 * How a store writes a field: as the text that it is, as text with HTML's entities (`&amp;`), or as
 * HTML.
 */
export type FieldFormat = 'text' | 'entities' | 'html';
export type FieldFormats = Readonly<Record<Field, FieldFormat>>;

/**
 * What can become of a product in a run.
 *
 * `queued` waits for its turn, `generating` has a job, `ready` has a proposal to be read. A click
 * makes it `push_queued`; `pushing` is being written, `pushed` is in the store. `conflict`: someone
 * changed the product since the proposal was made; look again and push again. `undo_queued`,
 * `undoing`, `undone` take it back. `failed` says at which stage and why; `skipped` has nothing to
 * do, as a product that is gone.
 */
export const ITEM_STATES = [
  'queued',
  'generating',
  'ready',
  'push_queued',
  'pushing',
  'pushed',
  'conflict',
  'undo_queued',
  'undoing',
  'undone',
  'failed',
  'skipped',
] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** `active` generates; a `paused` one waits for a click; a `cancelled` one generates no more. */
export const RUN_STATES = ['active', 'paused', 'cancelled'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** At which of its steps an item failed. */
export type Stage = 'generate' | 'push' | 'undo';

/** A value of a field, or undefined where the store has no place for it. */
export function valueOf(values: FieldValues, field: Field): string | readonly string[] | undefined {
  return values[field];
}

/** Whether there is nothing to lose in a field: no text, no tags. */
export function isEmpty(value: string | readonly string[] | undefined): boolean {
  return typeof value === 'string' ? value.trim() === '' : (value?.length ?? 0) === 0;
}

/** Byte for byte; the order of tags says nothing. */
export function isSame(
  one: string | readonly string[] | undefined,
  other: string | readonly string[] | undefined,
): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  if (one === undefined || other === undefined) return one === other;
  const sorted = [...other].sort();
  return one.length === other.length && [...one].sort().every((tag, at) => tag === sorted[at]);
}

/** The fields of which two states of a product differ, among those asked for. */
export function changedFields(
  one: FieldValues,
  other: FieldValues,
  among: readonly Field[] = FIELDS,
): Field[] {
  return among.filter((field) => !isSame(valueOf(one, field), valueOf(other, field)));
}

/** Some of the values. */
export function pickFields(values: FieldValues, fields: readonly Field[]): FieldValues {
  return Object.fromEntries(
    fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
  );
}
