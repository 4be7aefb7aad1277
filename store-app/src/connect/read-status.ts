import { formatCount } from '@wareword/shared-schema/format';
import type { AccountSnapshot } from '@wareword/shared-schema';
import { WarewordError } from '@wareword/shared-schema/client';
import { serviceClient, type ServiceContext } from '../service/index.ts';

/** What an app saves about a store's connection; all null if it is not connected. */
export interface ConnectedStore {
  readonly id: string;
  /** Sealed. */
  readonly token: string | null;
  readonly tokenPrefix: string | null;
  readonly connectedAt: Date | null;
}

/** A problem with a connection, and how to fix it. */
export interface ConnectionProblem {
  /** `token_revoked`: connect again. `usage_limit_reached`: see `link`. `service_unreachable`: wait. */
  readonly code: 'token_revoked' | 'usage_limit_reached' | 'service_unreachable';
  readonly message: string;
  readonly link: string | null;
}

/** A store's connection to Wareword. */
export interface ConnectionStatus {
  readonly connected: boolean;
  /** The token's first characters, to find it in Wareword's list. */
  readonly tokenPrefix: string | null;
  /** ISO 8601. */
  readonly connectedAt: string | null;
  /** Null if not connected, or if the service cannot be reached. */
  readonly account: AccountSnapshot['account'] | null;
  /** This month's listings. */
  readonly usage: AccountSnapshot['usage'] | null;
  /** `bulk`: whether a run may have more than one product. */
  readonly capabilities: AccountSnapshot['capabilities'] | null;
  readonly brands: AccountSnapshot['brands'];
  /** The pricing page; null if the app may not link to it. */
  readonly upgradeUrl: string | null;
  readonly problem: ConnectionProblem | null;
}

/** Reads the connection from the service; problems are part of the result. */
export async function readStatus({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { readonly store: ConnectedStore };
}): Promise<ConnectionStatus> {
  const { store } = input;
  const client = serviceClient(ctx, store);
  const status: ConnectionStatus = {
    connected: client !== undefined,
    tokenPrefix: store.tokenPrefix,
    connectedAt: store.connectedAt?.toISOString() ?? null,
    account: null,
    usage: null,
    capabilities: null,
    brands: [],
    upgradeUrl: null,
    problem: null,
  };
  if (client === undefined) return status;
  try {
    const { account, usage, capabilities, brands, upgrade_url: plansPage } = await client.me();
    const upgradeUrl = ctx.service.offersPlans ? plansPage : null;
    const problem: ConnectionProblem | null =
      usage.remaining > 0
        ? null
        : {
            code: 'usage_limit_reached',
            message: `You've used all ${formatCount(usage.limit, 'listing')} this month.`,
            link: upgradeUrl,
          };
    return { ...status, account, usage, capabilities, brands, upgradeUrl, problem };
  } catch (error) {
    if (!(error instanceof WarewordError)) throw error;
    return { ...status, problem: connectionProblemOf(error) };
  }
}

/** Why the service did not do what it was asked with a store's token. */
export function connectionProblemOf(error: WarewordError): ConnectionProblem {
  if (error.status === 401 || error.status === 403) {
    const message =
      'This connection was revoked in Wareword. Your runs are saved. Connect your store again to continue.';
    return { code: 'token_revoked', message, link: null };
  }
  return {
    code: 'service_unreachable',
    message: "We can't reach Wareword right now. Nothing is lost. Try again in a moment.",
    link: null,
  };
}
