import { dismissFirstSteps, readFirstSteps } from '../first-steps/index.ts';
import { memberProcedure, router } from './procedures.ts';

export const firstStepsRouter = router({
  /** Which of the first steps the workspace has taken. */
  read: memberProcedure.query(({ ctx }) => readFirstSteps({ ctx, input: ctx.member })),
  /** Hides them for good. */
  dismiss: memberProcedure.mutation(({ ctx }) => dismissFirstSteps({ ctx, input: ctx.member })),
});
