import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { storeTransfers, tokens, type Orm, type OrmTransaction } from '../database/index.ts';
import type { TokenId, UserId, WorkspaceId } from '../identifiers.ts';

/** A workspace and the store it wants to connect. */
export interface Claim {
  readonly siteUrl: string;
  readonly workspaceId: WorkspaceId;
}

const AllowedBy = z.enum(['origin', 'owner']).nullable();
const Request = z.enum(['none', 'sent', 'declined']);

/** A store's connection to another workspace, and the state of the claim on it. */
export interface OtherConnection {
  readonly tokenId: TokenId;
  readonly workspaceId: WorkspaceId;
  /** The proof that allows the claim to end that connection, if there is one yet. */
  readonly allowedBy: z.infer<typeof AllowedBy>;
  /** Whether the connection's owner was asked by email, and how they answered. */
  readonly request: z.infer<typeof Request>;
}

/** How long a proof of the origin is valid; it can be repeated at any time. */
export const ORIGIN_PROOF_MS = 3_600_000;
/** How long a request can be answered, and an approval can be used. */
export const REQUEST_DAYS = 3;
export const REQUEST_MS = REQUEST_DAYS * 86_400_000;

/** @returns undefined if the store is not connected to another workspace */
export async function findOtherConnection({
  ctx,
  input: { siteUrl, workspaceId },
}: {
  ctx: { orm: Orm | OrmTransaction };
  input: Claim;
}): Promise<OtherConnection | undefined> {
  const [found] = await ctx.orm
    .select({
      tokenId: tokens.id,
      workspaceId: tokens.workspaceId,
      allowedBy: sql`
        case when ${storeTransfers.allowedUntil} > now() then ${storeTransfers.allowedBy} end`.mapWith(
        (text) => AllowedBy.parse(text),
      ),
      request: sql`case
        when ${storeTransfers.requestedAt} is null then 'none'
        when ${storeTransfers.declinedAt} is not null then 'declined'
        else 'sent' end`.mapWith((text) => Request.parse(text)),
    })
    .from(tokens)
    .leftJoin(
      storeTransfers,
      and(
        eq(storeTransfers.siteUrl, tokens.siteUrl),
        eq(storeTransfers.workspaceId, workspaceId),
        eq(storeTransfers.formerTokenId, tokens.id),
        gt(storeTransfers.expiresAt, sql`now()`),
      ),
    )
    .where(
      and(
        eq(tokens.siteUrl, siteUrl),
        eq(tokens.scope, 'plugin'),
        isNull(tokens.revokedAt),
        ne(tokens.workspaceId, workspaceId),
      ),
    );
  return found;
}

/** What a step of a claim changes. */
type Note = Partial<Omit<typeof storeTransfers.$inferInsert, keyof Claim>>;

/** An approval of the owner lasts longer than a proof, and only the owner can withdraw it. */
function keepApproval({ allowedBy, allowedUntil }: Note) {
  if (!(allowedUntil instanceof Date)) return {};
  const isApproved = sql`${storeTransfers.allowedBy} = 'owner' and ${storeTransfers.allowedUntil} > now()`;
  return {
    allowedBy: sql`case when ${isApproved} then 'owner' else ${allowedBy} end`,
    allowedUntil: sql`greatest(${storeTransfers.allowedUntil}, ${allowedUntil.toISOString()})`,
  };
}

/**
 * Records a step of a claim. A claim on a connection that no longer exists starts over.
 * @param input.unlessRequested does not change a claim whose request was already emailed
 * @returns whether it was recorded
 */
export async function recordTransfer({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: Claim & {
    readonly userId: UserId;
    readonly formerTokenId: TokenId;
    readonly note: Note;
    readonly validUntil: Date;
    readonly unlessRequested?: boolean;
  };
}): Promise<boolean> {
  const { siteUrl, workspaceId, userId, formerTokenId, note, validUntil } = input;
  const values = { siteUrl, workspaceId, userId, formerTokenId, ...note, expiresAt: validUntil };
  const isOver = or(
    ne(storeTransfers.formerTokenId, formerTokenId),
    lte(storeTransfers.expiresAt, sql`now()`),
  );
  return ctx.orm.transaction(async (tx) => {
    await tx
      .delete(storeTransfers)
      .where(
        and(
          eq(storeTransfers.siteUrl, siteUrl),
          eq(storeTransfers.workspaceId, workspaceId),
          isOver,
        ),
      );
    const noted = await tx
      .insert(storeTransfers)
      .values(values)
      .onConflictDoUpdate({
        target: [storeTransfers.siteUrl, storeTransfers.workspaceId],
        set: {
          ...note,
          ...keepApproval(note),
          userId,
          expiresAt: sql`greatest(${storeTransfers.expiresAt}, ${validUntil.toISOString()})`,
        },
        ...(input.unlessRequested === true ? { setWhere: isNull(storeTransfers.requestedAt) } : {}),
      })
      .returning({ siteUrl: storeTransfers.siteUrl });
    return noted.length > 0;
  });
}

/**
 * Consumes the permission to end a connection. Must run in the transaction that holds the store's
 * lock, so that the connection is still the one the permission was given for.
 * @returns whether it was allowed
 */
export async function consumeTransfer({
  ctx,
  input: { siteUrl, workspaceId, formerTokenId },
}: {
  ctx: { orm: OrmTransaction };
  input: Claim & { readonly formerTokenId: TokenId };
}): Promise<boolean> {
  const used = await ctx.orm
    .delete(storeTransfers)
    .where(
      and(
        eq(storeTransfers.siteUrl, siteUrl),
        eq(storeTransfers.workspaceId, workspaceId),
        eq(storeTransfers.formerTokenId, formerTokenId),
        gt(storeTransfers.allowedUntil, sql`now()`),
      ),
    )
    .returning({ siteUrl: storeTransfers.siteUrl });
  return used.length > 0;
}
