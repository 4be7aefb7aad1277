import type { Orm } from '../database/index.ts';
import { notFound } from '../errors.ts';
import { revokeLiveToken, type Revoker } from './live-tokens.ts';

/**
 * Disconnects a store: its next request is rejected (contract §2.3). The owner may disconnect any
 * store, a member only those they connected.
 * @throws {DomainError} `not_found` if there is none to disconnect
 */
export async function disconnectStore({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: Revoker & { storeId: string };
}): Promise<void> {
  if (
    await revokeLiveToken({ ctx, input: { ...input, scope: 'plugin', tokenId: input.storeId } })
  ) {
    return;
  }
  throw notFound(
    'This store is already disconnected, or someone else connected it. The workspace owner can disconnect any store.',
  );
}
