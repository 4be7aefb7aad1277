import { readUsageDays } from '../credits/index.ts';
import { memberProcedure, router } from './procedures.ts';

export const usageRouter = router({
  /** The current month's days on which credits were used. */
  days: memberProcedure.query(({ ctx }) => readUsageDays({ ctx, input: ctx.member })),
});
