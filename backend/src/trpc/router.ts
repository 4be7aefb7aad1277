import { accountRouter } from './account.ts';
import { connectRouter } from './connect.ts';
import { router } from './procedures.ts';

/** The dashboard's API: one sub-router a page. */
export const dashboardRouter = router({
  account: accountRouter,
  connect: connectRouter,
});

export type DashboardRouter = typeof dashboardRouter;
