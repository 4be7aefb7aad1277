/**
 * The product fields that a listing can fill, with platform-neutral names: `summary` is WooCommerce's
 * short description, `keyphrase` an SEO plugin's, and search engines show `metaTitle` and
 * `metaDescription`.
 */
export const FIELDS = [
  'title',
  'description',
  'summary',
  'tags',
  'keyphrase',
  'metaTitle',
  'metaDescription',
] as const;
export type Field = (typeof FIELDS)[number];

/**
 * Field values exactly as the store saves them. A field is absent if the store does not support it.
 */
export interface FieldValues {
  readonly title?: string;
  readonly description?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly keyphrase?: string;
  readonly metaTitle?: string;
  readonly metaDescription?: string;
}

/** How a store encodes a field: plain text, text with HTML entities (`&amp;`), or HTML. */
export type FieldFormat = 'text' | 'entities' | 'html';

/** The fields of a listing that can fill a field of a product. */
type SourceFieldOf<F extends Field> = F extends 'tags'
  ? 'product_tags' | 'keywords'
  : F extends 'description' | 'summary'
    ? 'description' | 'bullets'
    : 'title' | 'focus_keyphrase' | 'meta_description';

/** A field of a platform's products. */
export interface StoreField<F extends Field = Field> {
  readonly format: FieldFormat;
  /** The field of a listing that fills it. */
  readonly from: SourceFieldOf<F>;
  /** Whether it is selected by default. */
  readonly selected: boolean;
}

/** The fields of a platform's products; a single store may lack some of them. */
export type StoreFields = { readonly [F in Field]?: StoreField<F> };

/** In the order in which they are shown. */
export function fieldsOf(fields: StoreFields): Field[] {
  return FIELDS.filter((field) => fields[field] !== undefined);
}

export function formatOf(fields: StoreFields, field: Field): FieldFormat {
  return fields[field]?.format ?? 'text';
}

/**
 * The states of a product in a run.
 *
 * `queued`: waiting. `generating`: has a job. `ready`: has a proposal to review. `publish_queued`,
 * `publishing`, `published`: publishing was requested, is in progress, is done. `conflict`: the product
 * changed after the proposal was written and must be reviewed again. `undo_queued`, `undoing`,
 * `undone`: likewise for undo. `failed`: see the stage and the reason. `skipped`: nothing to do,
 * for example because the product was deleted.
 */
export const ITEM_STATES = [
  'queued',
  'generating',
  'ready',
  'publish_queued',
  'publishing',
  'published',
  'conflict',
  'undo_queued',
  'undoing',
  'undone',
  'failed',
  'skipped',
] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** `active` generates; `paused` waits for the owner; `canceled` is final. */
export const RUN_STATES = ['active', 'paused', 'canceled'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** The step at which an item failed. */
export type Stage = 'generate' | 'publish' | 'undo';

/** A field's value, or undefined if the store does not support it. */
export function valueOf(values: FieldValues, field: Field): string | readonly string[] | undefined {
  return values[field];
}

/** Compares exactly, but ignores the order of tags. */
export function isSame(
  one: string | readonly string[] | undefined,
  other: string | readonly string[] | undefined,
): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  if (one === undefined || other === undefined) return one === other;
  const sorted = [...other].sort();
  return one.length === other.length && [...one].sort().every((tag, at) => tag === sorted[at]);
}

/** The given fields whose values differ between two states of a product. */
export function changedFields(
  one: FieldValues,
  other: FieldValues,
  among: readonly Field[] = FIELDS,
): Field[] {
  return among.filter((field) => !isSame(valueOf(one, field), valueOf(other, field)));
}
