import { readUsageDays } from '../credits/index.ts';
import { workspaceProcedure, router } from './procedures.ts';

export const usageRouter = router({
  /** The days of the current month on which credits were used. */
  days: workspaceProcedure('view').query(({ ctx }) => readUsageDays({ ctx, input: ctx.member })),
});
