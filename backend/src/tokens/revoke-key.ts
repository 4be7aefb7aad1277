import type { Orm } from '../database/index.ts';
import { notFound } from '../errors.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { KEY_SCOPES } from './list-keys.ts';
import { revokeLiveToken } from './live-tokens.ts';

/**
 * Revokes an API key or agent of a workspace, effective from its next request (contract §2.3).
 * @throws {DomainError} `not_found` if there is none to revoke
 */
export async function revokeKey({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { workspaceId: WorkspaceId; keyId: string };
}): Promise<void> {
  if (
    await revokeLiveToken({ ctx, input: { ...input, scopes: KEY_SCOPES, tokenId: input.keyId } })
  ) {
    return;
  }
  throw notFound('This key or agent no longer has access.', 'key');
}
