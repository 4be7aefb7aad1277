import { typeidUnboxed } from 'typeid-js';

declare const brand: unique symbol;
type Id<Kind extends string> = string & { readonly [brand]: Kind };

export type RunId = Id<'run'>;
export type ItemId = Id<'itm'>;
export type SnapshotId = Id<'snp'>;

/** Sortable by the time they were made. */
export const newRunId = () => typeidUnboxed('run') as string as RunId;
export const newItemId = () => typeidUnboxed('itm') as string as ItemId;
export const newSnapshotId = () => typeidUnboxed('snp') as string as SnapshotId;
