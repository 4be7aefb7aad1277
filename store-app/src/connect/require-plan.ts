import { ConnectError } from '../errors/index.ts';
import type { ServiceContext } from '../service/index.ts';
import { readStatus, type ConnectedStore } from './read-status.ts';

/**
 * Rejects a run that the store's plan does not allow, before anything is saved.
 * @param input.bulk whether it is for more than one product
 * @throws ConnectError `not_connected`, `token_revoked`, `usage_limit_reached`,
 *   `service_unreachable`, `bulk_not_allowed`
 */
export async function requirePlan({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { readonly store: ConnectedStore; readonly bulk: boolean };
}): Promise<void> {
  const status = await readStatus({ ctx, input });
  if (!status.connected) {
    throw new ConnectError('not_connected', 'Connect your store to Wareword first.');
  }
  if (status.problem !== null) {
    const { code, message, link } = status.problem;
    throw new ConnectError(code, message, link ?? undefined);
  }
  if (input.bulk && status.capabilities?.bulk !== true) {
    const way = ctx.service.offersPlans ? 'Select one product, or upgrade.' : 'Select one product.';
    throw new ConnectError(
      'bulk_not_allowed',
      `Your plan allows one listing at a time. ${way}`,
      status.upgradeUrl ?? undefined,
    );
  }
}
