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
import { InstantSchema, PlaceSchema } from './places.ts';
import { memberProcedure, router } from './procedures.ts';

const HistoryFilterSchema = z.object({
  // Postgres cannot take a NUL.
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
      if (brandId === undefined) check.addIssue('is no brand of this workspace');
      return brandId;
    })
    .optional(),
  from: InstantSchema.optional(),
  until: InstantSchema.optional(),
  cursor: PlaceSchema.optional(),
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
  /** Has a listing written: costs one credit, once for each key, however often it is sent. */
  write: memberProcedure
    .input(
      z.object({
        request: GenerateRequestSchema,
        // As a header could hold it.
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
  /** How far a listing is that is being written. */
  job: memberProcedure
    .input(z.object({ id: z.string() }))
    .query(({ ctx, input }) =>
      readMemberJob({ ctx, input: { workspaceId: ctx.member.workspaceId, jobId: input.id } }),
    ),
});
