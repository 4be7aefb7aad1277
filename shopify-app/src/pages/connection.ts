import * as flow from '@wareword/store-app/connect';
import { hashSecret } from '@wareword/security/secrets';
import { revokeDeletedToken } from '@wareword/store-app/service';
import { capitalize } from '@wareword/shared-schema/format';
import type { Connection, Disconnected, Usage } from '../load-context/index.ts';
import { accessLost } from '../admin-api/index.ts';
import { deleteConnection, lockInstalled, saveConnection, type ShopRow } from '../shops/index.ts';
import type { PageContext } from './page-context.ts';
import { problemOf } from './problem.ts';

/** The smallest plan with bulk writing, as the service names it. */
const BULK_PLAN = 'Pro';

/** The current state of the shop's connection to the service. */
export async function readConnection({ app, visit, texts }: PageContext): Promise<Connection> {
  const status = await flow.readStatus({ ctx: app.connect, input: { store: visit.shop } });
  const { account, capabilities, brands, connectedAt, tokenPrefix, upgradeUrl, problem } = status;
  return {
    state: stateOf(status),
    account:
      account === null
        ? null
        : { email: account.email, plan: capitalize(account.plan), isMember: account.is_member },
    usage: usageOf(status, app.now()),
    bulk: capabilities?.bulk ?? null,
    bulkPlan: BULK_PLAN,
    brands,
    connectedAt,
    tokenPrefix,
    plansUrl: upgradeUrl,
    problem: problem === null ? null : problemOf(problem, texts),
  };
}

function stateOf({ connected, problem }: flow.ConnectionStatus): Connection['state'] {
  if (!connected) return 'disconnected';
  if (problem?.code === 'token_revoked') return 'revoked';
  return problem?.code === 'service_unreachable' ? 'unreachable' : 'connected';
}

function usageOf({ usage }: flow.ConnectionStatus, now: Date): Usage | null {
  if (usage === null) return null;
  const { used, limit, remaining } = usage;
  // The service counts by calendar months in UTC.
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return { used, limit, remaining, resetsAt: new Date(next).toISOString() };
}

/** The URL of the service's consent page, for the top-level window. */
export async function startConnect({ app, visit }: PageContext): Promise<{ readonly url: string }> {
  const { shop } = visit;
  const site = siteOf(shop);
  const url = await flow.startConnect({
    ctx: app.connect,
    input: {
      holder: holderOf({ visit }),
      storeId: shop.id,
      site,
      // Shopify forwards it to the app in its admin, keeping the query.
      returnUrl: `${site}/admin/apps/${app.config.apiKey}/app/connect/return`,
      client: app.connect.service.connectClient,
      lock: (tx) => lockInstalled(tx, shop.id),
    },
  });
  if (url === undefined) throw accessLost();
  return { url };
}

/** @param query of the return URL */
export async function finishConnect(
  { app, visit }: PageContext,
  query: URLSearchParams,
): Promise<null> {
  const { shop } = visit;
  const saved = await flow.finishConnect({
    ctx: app.connect,
    input: {
      holder: holderOf({ visit }),
      storeId: shop.id,
      site: siteOf(shop),
      client: app.connect.service.connectClient,
      returned: flow.readReturn(query.toString()),
      save: ({ token, tokenPrefix }) =>
        saveConnection({ ctx: app, input: { shop: shop.id, token, tokenPrefix } }),
    },
  });
  if (!saved) throw accessLost();
  return null;
}

/** Deletes the connection here, then revokes it. */
export async function disconnect({ app, visit }: PageContext): Promise<Disconnected> {
  const { id } = visit.shop;
  const token = await deleteConnection({ ctx: app, input: { shop: id } });
  return { revokeUrl: await revokeDeletedToken(app.connect, { id, token }) };
}

function siteOf({ id }: ShopRow): string {
  return `https://${id}`;
}

/** A flow belongs to the staff member who started it, in the shop where they started it. */
function holderOf({ visit }: Pick<PageContext, 'visit'>): string {
  return hashSecret(`${visit.shop.id}:${visit.staff}`);
}
