import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { storeTransfers, tokens, users, type Orm } from '../database/index.ts';
import { notFound } from '../errors.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { hashTransferToken } from './request-transfer.ts';
import type { ConnectContext } from './context.ts';
import { REQUEST_MS } from './transfer.ts';
import { transferEmails } from './transfer-emails.ts';

const State = z.enum(['open', 'approved', 'declined']);

/** A request to move a store, as shown to the owner who was asked. */
export interface TransferView {
  readonly host: string;
  readonly siteUrl: string;
  /** Email address of the person asking. */
  readonly requestedBy: string;
  readonly state: z.infer<typeof State>;
}

/**
 * What the link in a transfer email shows. Anyone with the link may read and answer it.
 * @throws {DomainError} `not_found` if the request is over, or never was
 */
export async function readTransfer({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { readonly token: string };
}): Promise<TransferView> {
  return (await findTransfer(ctx.orm, input.token)).transfer;
}

async function findTransfer(
  orm: Orm,
  token: string,
): Promise<{ transfer: TransferView; formerWorkspaceId: WorkspaceId }> {
  const [found] = await orm
    .select({
      formerWorkspaceId: tokens.workspaceId,
      siteUrl: storeTransfers.siteUrl,
      requestedBy: users.email,
      state: sql`case
        when ${storeTransfers.declinedAt} is not null then 'declined'
        when ${storeTransfers.allowedBy} = 'owner' then 'approved'
        else 'open' end`.mapWith((text) => State.parse(text)),
    })
    .from(storeTransfers)
    .innerJoin(users, eq(users.id, storeTransfers.userId))
    .innerJoin(tokens, eq(tokens.id, storeTransfers.formerTokenId))
    .where(
      and(
        eq(storeTransfers.requestHash, hashTransferToken(token)),
        gt(storeTransfers.expiresAt, sql`now()`),
        isNull(tokens.revokedAt),
      ),
    );
  if (found === undefined) {
    throw notFound(
      'This request has expired, or the store has since been disconnected or reconnected.',
      'transfer',
    );
  }
  const { formerWorkspaceId, ...transfer } = found;
  return { transfer: { ...transfer, host: new URL(transfer.siteUrl).host }, formerWorkspaceId };
}

/**
 * The owner's answer. Approval lets the requesting workspace take over the store, and notifies them
 * by email; refusal is final. An approval can be withdrawn until it is used.
 * @returns the updated request, and whose store it is until it has moved
 * @throws {DomainError} `not_found` as for {@link readTransfer}
 */
export async function answerTransfer({
  ctx,
  input,
}: {
  ctx: Pick<ConnectContext, 'database' | 'outbox'>;
  input: { readonly token: string; readonly answer: 'approve' | 'keep' };
}): Promise<{ transfer: TransferView; formerWorkspaceId: WorkspaceId }> {
  const { orm } = ctx.database;
  const before = await readTransfer({ ctx: { orm }, input });
  const request = and(
    eq(storeTransfers.requestHash, hashTransferToken(input.token)),
    isNull(storeTransfers.declinedAt),
  );
  const until = new Date(Date.now() + REQUEST_MS);
  if (input.answer === 'keep') {
    await orm
      .update(storeTransfers)
      .set({ declinedAt: sql`now()`, allowedBy: null, allowedUntil: null })
      .where(request);
  } else {
    const approved = await orm
      .update(storeTransfers)
      .set({ allowedBy: 'owner', allowedUntil: until, expiresAt: until })
      .where(
        and(
          request,
          or(isNull(storeTransfers.allowedBy), sql`${storeTransfers.allowedBy} <> 'owner'`),
        ),
      )
      .returning({ siteUrl: storeTransfers.siteUrl });
    if (approved.length > 0) ctx.outbox.send(transferEmails.approved(before.requestedBy, before));
  }
  return findTransfer(orm, input.token);
}
