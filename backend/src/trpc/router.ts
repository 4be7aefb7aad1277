import { accountRouter } from './account.ts';
import { agentsRouter } from './agents.ts';
import { auditLogRouter } from './audit-log.ts';
import { brandsRouter } from './brands.ts';
import { keysRouter } from './keys.ts';
import { firstStepsRouter } from './first-steps.ts';
import { listingsRouter } from './listings.ts';
import { billingRouter } from './billing.ts';
import { bulkRouter } from './bulk.ts';
import { connectRouter } from './connect.ts';
import { router } from './procedures.ts';
import { settingsRouter } from './settings.ts';
import { storesRouter } from './stores.ts';
import { teamRouter } from './team.ts';
import { usageRouter } from './usage.ts';
import { webhooksRouter } from './webhooks.ts';

/** The dashboard's API: one router per page. */
export const dashboardRouter = router({
  account: accountRouter,
  auditLog: auditLogRouter,
  listings: listingsRouter,
  firstSteps: firstStepsRouter,
  brands: brandsRouter,
  agents: agentsRouter,
  keys: keysRouter,
  usage: usageRouter,
  billing: billingRouter,
  bulk: bulkRouter,
  connect: connectRouter,
  settings: settingsRouter,
  stores: storesRouter,
  team: teamRouter,
  webhooks: webhooksRouter,
});

export type DashboardRouter = typeof dashboardRouter;
