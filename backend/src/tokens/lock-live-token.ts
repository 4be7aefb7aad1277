import { and, eq, isNull } from 'drizzle-orm';
import { tokens, type OrmTransaction } from '../database/index.ts';
import type { TokenId } from '../identifiers.ts';
import { invalidToken } from './authorization.ts';

/**
 * Checks that a token is still valid, and locks it until the transaction ends. It may have been
 * revoked while the request was in flight, and nothing that gives access may outlast that: revoking
 * it waits for this transaction and then finds what it created. Lock the workspace first, as its deletion does.
 * @throws {DomainError} `unauthenticated`
 */
export async function lockLiveToken(tx: OrmTransaction, tokenId: TokenId): Promise<void> {
  const [locked] = await tx
    .select({ id: tokens.id })
    .from(tokens)
    .where(and(eq(tokens.id, tokenId), isNull(tokens.revokedAt)))
    .for('share');
  if (locked === undefined) throw invalidToken();
}
