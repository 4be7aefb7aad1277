import type { AccountSnapshot } from '@wareword/shared-schema';
import { WarewordError } from '@wareword/shared-schema/client';
import { serviceClient, type Store } from '../stores/index.ts';
import type { ConnectContext } from './context.ts';

/** What is wrong with a connection, and the way out. */
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
  /** Null while not connected, or while the service cannot be asked. */
  readonly account: AccountSnapshot['account'] | null;
  /** This month's listings. */
  readonly usage: AccountSnapshot['usage'] | null;
  /** `bulk`: whether a run may have more than one product. */
  readonly capabilities: AccountSnapshot['capabilities'] | null;
  readonly brands: AccountSnapshot['brands'];
  /** The pricing page. */
  readonly upgradeUrl: string | null;
  readonly problem: ConnectionProblem | null;
}

/** Asks the service about the connection; what is wrong with it is part of the answer. */
export async function readStatus({
  ctx,
  input,
}: {
  ctx: ConnectContext;
  input: { readonly store: Store };
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
    const { account, usage, capabilities, brands, upgrade_url: upgradeUrl } = await client.me();
    const problem: ConnectionProblem | null =
      usage.remaining > 0
        ? null
        : {
            code: 'usage_limit_reached',
            message: `All ${usage.limit} listings of this month are used.`,
            link: upgradeUrl,
          };
    return { ...status, account, usage, capabilities, brands, upgradeUrl, problem };
  } catch (error) {
    if (!(error instanceof WarewordError)) throw error;
    return { ...status, problem: problemOf(error) };
  }
}

function problemOf(error: WarewordError): ConnectionProblem {
  if (error.status === 401 || error.status === 403) {
    const message =
      'The connection was revoked. Connect the store again; nothing that was made is lost.';
    return { code: 'token_revoked', message, link: null };
  }
  const message = 'Wareword cannot be reached. Nothing is lost; try again in a moment.';
  return { code: 'service_unreachable', message, link: null };
}
