import type { Orm } from '../database/index.ts';
import { notFound } from '../errors.ts';
import { revokeLiveToken, type Revoker } from './live-tokens.ts';

/**
 * Revokes an API key of a workspace, effective from its next request (contract §2.3). The owner may
 * revoke any key, a member only those they created.
 * @throws {DomainError} `not_found` if there is none to revoke
 */
export async function revokeKey({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: Revoker & { keyId: string };
}): Promise<void> {
  if (await revokeLiveToken({ ctx, input: { ...input, scope: 'api', tokenId: input.keyId } })) {
    return;
  }
  throw notFound(
    'This key is already revoked, or someone else created it. The workspace owner can revoke any key.',
  );
}
