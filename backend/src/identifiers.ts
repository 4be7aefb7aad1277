import { fromString, typeidUnboxed } from 'typeid-js';

declare const brand: unique symbol;

/** The prefixes of our ids (decisions 3). */
export type IdKind =
  | 'job'
  | 'lst'
  | 'brd'
  | 'wks'
  | 'tok'
  | 'usr'
  | 'crd'
  | 'acc'
  | 'wrk'
  | 'ses'
  | 'ver'
  | 'inv'
  | 'blk';

/** A TypeID: sortable by time, prefixed, and not to be passed where another kind is asked for. */
export type Id<Kind extends IdKind> = string & { readonly [brand]: Kind };

export type JobId = Id<'job'>;
export type ListingId = Id<'lst'>;
export type BrandId = Id<'brd'>;
export type WorkspaceId = Id<'wks'>;
export type TokenId = Id<'tok'>;
export type UserId = Id<'usr'>;

export function newId<Kind extends IdKind>(kind: Kind): Id<Kind> {
  return typeidUnboxed(kind) as string as Id<Kind>;
}

/** The id in `text`, or undefined where it is misshapen: such an id is unknown (decisions 3). */
export function parseId<Kind extends IdKind>(kind: Kind, text: string): Id<Kind> | undefined {
  try {
    return fromString(text, kind) as string as Id<Kind>;
  } catch {
    return undefined;
  }
}
