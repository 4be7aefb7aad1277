import { ItemIdSchema, type ItemId } from '../identifiers.ts';

/**
 * The reference that is sent with an item's request. Each attempt has its own, so that one whose
 * response was lost is not confused with the one before.
 */
export function requestRef({
  id,
  attempt,
}: {
  readonly id: ItemId;
  readonly attempt: number;
}): string {
  return attempt === 1 ? id : `${id}.${attempt}`;
}

/** The item of a reference; undefined if it is not one of an item. */
export function itemOfRef(ref: string): ItemId | undefined {
  return ItemIdSchema.safeParse(ref.split('.', 1)[0]).data;
}
