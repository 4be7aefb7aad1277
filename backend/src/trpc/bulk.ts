import { PLATFORMS, TONES } from '@wareword/shared-schema';
import { z } from 'zod';
import {
  cancelRun,
  getRun,
  listRows,
  listRuns,
  pauseRun,
  removeRun,
  resumeRun,
  retryFailed,
  startRun,
} from '../bulk/index.ts';
import { BULK_ROW_STATES } from '../database/index.ts';
import type { MemberView } from '../accounts/index.ts';
import { RunCursorSchema } from './cursor.ts';
import { workspaceProcedure, router } from './procedures.ts';

const Run = z.object({ runId: z.string() });

/** The run, and whose it is. */
function inputOf<Input>(member: MemberView, input: Input) {
  const { workspaceId, userId, plan } = member;
  return { ...input, workspaceId, userId, plan };
}

export const bulkRouter = router({
  /** The workspace's runs, newest first. */
  list: workspaceProcedure('listings')
    .input(z.object({ cursor: RunCursorSchema.optional() }))
    .query(({ ctx, input }) => listRuns({ ctx, input: inputOf(ctx.member, input) })),
  /** A run and its progress. */
  get: workspaceProcedure('listings')
    .input(Run)
    .query(({ ctx, input }) => getRun({ ctx, input: inputOf(ctx.member, input) })),
  /** A page of a run's rows. */
  rows: workspaceProcedure('listings')
    .input(
      Run.extend({
        after: z.int().min(0).max(10_000_000).optional(),
        state: z.enum(BULK_ROW_STATES).optional(),
      }),
    )
    .query(({ ctx, input }) => listRows({ ctx, input: inputOf(ctx.member, input) })),
  start: workspaceProcedure('listings')
    .input(
      Run.extend({
        platform: z.enum(PLATFORMS),
        tone: z.enum(TONES),
        brandId: z.string().optional(),
      }),
    )
    .mutation(({ ctx, input }) =>
      startRun({ ctx, input: { ...inputOf(ctx.member, input), brandId: input.brandId } }),
    ),
  pause: workspaceProcedure('listings')
    .input(Run)
    .mutation(({ ctx, input }) => pauseRun({ ctx, input: inputOf(ctx.member, input) })),
  resume: workspaceProcedure('listings')
    .input(Run)
    .mutation(({ ctx, input }) => resumeRun({ ctx, input: inputOf(ctx.member, input) })),
  cancel: workspaceProcedure('listings')
    .input(Run)
    .mutation(({ ctx, input }) => cancelRun({ ctx, input: inputOf(ctx.member, input) })),
  /** Each retried product costs another listing. */
  retryFailed: workspaceProcedure('listings')
    .input(Run)
    .mutation(({ ctx, input }) => retryFailed({ ctx, input: inputOf(ctx.member, input) })),
  remove: workspaceProcedure('listings')
    .input(Run)
    .mutation(({ ctx, input }) => removeRun({ ctx, input: inputOf(ctx.member, input) })),
});
