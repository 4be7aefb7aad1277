import { readUsageDays } from '../credits/index.ts';
import { workspaceProcedure, router } from './procedures.ts';

export const usageRouter = router({
  /** The days of the current month on which credits were used. Only the API keys page tells keys apart. */
  days: workspaceProcedure('view').query(async ({ ctx }) => {
    const days = await readUsageDays({ ctx, input: ctx.member });
    return days.map(({ day, dashboard, keys, stores }) => ({ day, dashboard, keys, stores }));
  }),
});
