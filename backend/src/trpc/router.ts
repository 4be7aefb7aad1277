import { accountRouter } from './account.ts';
import { billingRouter } from './billing.ts';
import { connectRouter } from './connect.ts';
import { router } from './procedures.ts';

/** The dashboard's API: one sub-router a page. */
export const dashboardRouter = router({
  account: accountRouter,
  billing: billingRouter,
  connect: connectRouter,
});

export type DashboardRouter = typeof dashboardRouter;
