import { z } from 'zod';
import { readAccount, switchWorkspace } from '../accounts/index.ts';
import { memberProcedure, publicProcedure, router } from './procedures.ts';

export const accountRouter = router({
  /** Everything that the frame of each page shows: who, where, plan, usage. Null for visitors. */
  read: publicProcedure.query(({ ctx }) =>
    ctx.member === undefined
      ? null
      : readAccount({ ctx: { orm: ctx.database.orm, plans: ctx.plans }, input: ctx.member }),
  ),
  /** Works in another workspace of one's own from now on (decisions 19). */
  switchWorkspace: memberProcedure
    .input(z.object({ workspaceId: z.string() }))
    .mutation(({ ctx, input }) =>
      switchWorkspace({
        ctx: { orm: ctx.database.orm },
        input: { userId: ctx.member.userId, workspaceId: input.workspaceId },
      }),
    ),
});
