import {
  GenerateRequestSchema,
  PlatformSchema,
  REQUEST_LIMITS,
  ToneSchema,
} from '@wareword/shared-schema';
import { z } from 'zod';
import { parseId } from '../identifiers.ts';
import { createJob, readMemberJob } from '../jobs/index.ts';
import { MAX_SEARCH_LENGTH, readListing, searchListings } from '../listings/index.ts';
import { InstantSchema, CursorSchema } from './cursor.ts';
import { memberProcedure, router } from './procedures.ts';

const HistoryFilterSchema = z.object({
  // Postgres cannot store a NUL.
  text: z
    .string()
    .max(MAX_SEARCH_LENGTH)
    .transform((text) => text.replaceAll('\0', ' '))
    .optional(),
  platform: PlatformSchema.optional(),
  tone: ToneSchema.optional(),
  brandId: z
    .string()
    .transform((id, check) => {
      const brandId = parseId('brd', id);
      if (brandId === undefined) check.addIssue('must be a brand in this workspace');
      return brandId;
    })
    .optional(),
  from: InstantSchema.optional(),
  until: InstantSchema.optional(),
  cursor: CursorSchema.optional(),
});

export const listingsRouter = router({
  /** A page of the history. */
  search: memberProcedure.input(HistoryFilterSchema).query(({ ctx, input }) =>
    searchListings({
      ctx,
      input: {
        ...input,
        workspaceId: ctx.member.workspaceId,
        after: input.cursor,
      },
    }),
  ),
  read: memberProcedure
    .input(z.object({ id: z.string() }))
    .query(({ ctx, input }) =>
      readListing({ ctx, input: { workspaceId: ctx.member.workspaceId, listingId: input.id } }),
    ),
  /** Queues a listing: costs one credit per key, however often it is sent. */
  write: memberProcedure
    .input(
      z.object({
        request: GenerateRequestSchema,
        // As a header could carry it.
        key: z
          .string()
          .min(8)
          .max(REQUEST_LIMITS.idempotency_key)
          .regex(/^[\x21-\x7e]*$/),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      const { userId, workspaceId } = ctx.member;
      const { job } = await createJob({
        ctx,
        input: {
          caller: { userId, workspaceId },
          request: { ...input.request, external_ref: undefined },
          idempotencyKey: input.key,
        },
      });
      return { jobId: job.id };
    }),
  /** The progress of a listing being written. */
  job: memberProcedure
    .input(z.object({ id: z.string() }))
    .query(({ ctx, input }) =>
      readMemberJob({ ctx, input: { workspaceId: ctx.member.workspaceId, jobId: input.id } }),
    ),
});
