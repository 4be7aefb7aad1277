import { dismissFirstSteps, readFirstSteps } from '../first-steps/index.ts';
import { workspaceProcedure, router } from './procedures.ts';

export const firstStepsRouter = router({
  /** Which of the first steps the workspace has taken. */
  read: workspaceProcedure('listings').query(({ ctx }) =>
    readFirstSteps({ ctx, input: ctx.member }),
  ),
  /** Hides them for good. */
  dismiss: workspaceProcedure('listings').mutation(({ ctx }) =>
    dismissFirstSteps({ ctx, input: ctx.member }),
  ),
});
