import { accountRouter } from './account.ts';
import { router } from './procedures.ts';

/** The dashboard's API: one sub-router a page. */
export const dashboardRouter = router({
  account: accountRouter,
});

export type DashboardRouter = typeof dashboardRouter;
