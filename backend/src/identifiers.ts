import { fromString, typeidUnboxed } from 'typeid-js';

declare const brand: unique symbol;

/** The prefixes of our ids (contract §3.4). */
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
  | 'psk'
  | 'tfa'
  | 'blk'
  | 'bat'
  | 'whk'
  | 'dlv'
  | 'cli'
  | 'evt';

/** A TypeID: sortable by time, with a prefix, and not assignable to another kind. */
export type Id<Kind extends IdKind> = string & { readonly [brand]: Kind };

export type JobId = Id<'job'>;
export type ListingId = Id<'lst'>;
export type BrandId = Id<'brd'>;
export type WorkspaceId = Id<'wks'>;
export type TokenId = Id<'tok'>;
export type UserId = Id<'usr'>;
export type BatchId = Id<'bat'>;
export type WebhookEndpointId = Id<'whk'>;
export type DeliveryId = Id<'dlv'>;
export type AuditEventId = Id<'evt'>;

/** The ID of an OAuth client that describes itself at this address. */
export type DocumentUrl = `https://${string}`;
/** An OAuth client: one that registered, or one that describes itself. */
export type ClientId = Id<'cli'> | DocumentUrl;
/** Maximum length of either. */
export const MAX_CLIENT_ID_CHARACTERS = 500;

export function newId<Kind extends IdKind>(kind: Kind): Id<Kind> {
  // The library has just checked it.
  return String(typeidUnboxed(kind)) as Id<Kind>;
}

/** The id in `text`, or undefined if it is malformed: such an id is unknown (contract §3.4). */
export function parseId<Kind extends IdKind>(kind: Kind, text: string): Id<Kind> | undefined {
  return isId(kind, text) ? text : undefined;
}

/** An id of our own, such as one that a library passes on as plain text. */
export function requireId<Kind extends IdKind>(kind: Kind, text: string): Id<Kind> {
  if (!isId(kind, text)) throw new Error(`Not an id of kind "${kind}".`);
  return text;
}

function isId<Kind extends IdKind>(kind: Kind, text: string): text is Id<Kind> {
  try {
    fromString(text, kind);
    return true;
  } catch {
    return false;
  }
}
