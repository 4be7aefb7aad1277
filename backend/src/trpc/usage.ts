import { readUsageDays } from '../credits/index.ts';
import { memberProcedure, router } from './procedures.ts';

export const usageRouter = router({
  /** The days of the current month on which credits were used. */
  days: memberProcedure.query(({ ctx }) => readUsageDays({ ctx, input: ctx.member })),
});
