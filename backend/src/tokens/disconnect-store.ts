import type { Orm } from '../database/index.ts';
import { notFound } from '../errors.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { revokeLiveToken } from './live-tokens.ts';

/**
 * Disconnects a store: its next request is rejected (contract §2.3).
 * @throws {DomainError} `not_found` if there is none to disconnect
 */
export async function disconnectStore({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { workspaceId: WorkspaceId; storeId: string };
}): Promise<void> {
  if (
    await revokeLiveToken({ ctx, input: { ...input, scopes: ['plugin'], tokenId: input.storeId } })
  ) {
    return;
  }
  throw notFound('This store is already disconnected.');
}
