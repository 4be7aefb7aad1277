import {
  EDIT_LIMITS,
  GenerateRequestSchema,
  LISTING_TEXT_FIELDS,
  PlatformSchema,
  REQUEST_LIMITS,
  ToneSchema,
} from '@wareword/shared-schema';
import { formatCount } from '@wareword/shared-schema/format';
import { z } from 'zod';
import type { MemberView } from '../accounts/index.ts';
import { exportListing, exportListings, LISTING_EXPORTS, looksLikeFormula } from '../bulk/index.ts';
import { importProduct } from '../imports/index.ts';
import { createJob, readMemberJob, requestRewrite } from '../jobs/index.ts';
import {
  countListings,
  deleteListing,
  deleteListings,
  duplicateListing,
  editListing,
  explainScores,
  listDeletedListings,
  listReceivingStores,
  listVersions,
  readListing,
  readSample,
  readVersion,
  restoreVersion,
  searchListings,
  selectListings,
  sendToStore,
  restoreListing,
  restoreListings,
  translateProblems,
  withdrawFromStore,
} from '../listings/index.ts';
import { CursorSchema } from './cursor.ts';
import {
  HistoryPageSchema,
  MatchingSchema,
  HistoryFilterSchema,
  SelectionSchema,
} from './history-inputs.ts';
import { workspaceProcedure, router } from './procedures.ts';

const Id = z.object({ id: z.string() });

/** Names one request, however often it is sent. As a header could carry it. */
const Key = z
  .string()
  .min(8)
  .max(REQUEST_LIMITS.idempotency_key)
  .regex(/^[\x21-\x7e]*$/);

const MAX_ADDRESS_LENGTH = 2_000;

const Revision = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);

function boundedText(limit: number) {
  return z
    .string()
    .max(limit, { error: `This text can have up to ${formatCount(limit, 'character')}.` })
    .transform((text) => text.replaceAll('\0', '').toWellFormed());
}

/** Identifies the product in exports, which spreadsheets open. */
const Sku = boundedText(REQUEST_LIMITS.external_ref)
  .transform((sku) => sku.replaceAll(/\s+/gu, ' ').trim())
  .refine((sku) => !looksLikeFormula(sku), {
    error: 'A spreadsheet would run this SKU as a formula. Start it with a letter or digit.',
  })
  .transform((sku) => (sku === '' ? undefined : sku))
  .optional();

const FieldValueSchema = z.union([
  boundedText(EDIT_LIMITS.description),
  z.array(boundedText(EDIT_LIMITS.item)).max(EDIT_LIMITS.entries),
]);

/** The listing that a procedure is about, and whose it is. */
function inputOf<Input extends { readonly id: string }>(member: MemberView, input: Input) {
  const { workspaceId, userId } = member;
  return { ...input, workspaceId, userId, listingId: input.id };
}

export const listingsRouter = router({
  /** A page of the history. */
  search: workspaceProcedure('listings')
    .input(HistoryPageSchema)
    .query(({ ctx, input }) =>
      ctx.reader.read((database) =>
        searchListings({
          ctx: { database },
          input: {
            ...input,
            workspaceId: ctx.member.workspaceId,
            after: input.cursor,
          },
        }),
      ),
    ),
  /** How many listings match, in all and with each filter. */
  counts: workspaceProcedure('listings')
    .input(HistoryFilterSchema)
    .query(({ ctx, input }) =>
      ctx.reader.read((database) =>
        countListings({
          ctx: { database },
          input: { ...input, workspaceId: ctx.member.workspaceId },
        }),
      ),
    ),
  /** The ids of those that match, as many as can be selected. */
  select: workspaceProcedure('listings')
    .input(MatchingSchema)
    .query(({ ctx, input }) =>
      ctx.reader.read((database) =>
        selectListings({
          ctx: { database },
          input: { ...input, workspaceId: ctx.member.workspaceId },
        }),
      ),
    ),
  /** A page of those that were deleted and can be restored. */
  deleted: workspaceProcedure('listings')
    .input(z.object({ cursor: CursorSchema.optional() }))
    .query(({ ctx, input: { cursor } }) =>
      listDeletedListings({ ctx, input: { workspaceId: ctx.member.workspaceId, after: cursor } }),
    ),
  deleteSelected: workspaceProcedure('listings')
    .input(SelectionSchema)
    .mutation(({ ctx, input }) =>
      deleteListings({ ctx, input: { ...input, workspaceId: ctx.member.workspaceId } }),
    ),
  restoreSelected: workspaceProcedure('listings')
    .input(SelectionSchema)
    .mutation(({ ctx, input }) =>
      restoreListings({ ctx, input: { ...input, workspaceId: ctx.member.workspaceId } }),
    ),
  /** A file with the selected listings, to be saved by the page. A mutation for its long input. */
  exportSelected: workspaceProcedure('listings')
    .input(SelectionSchema.extend({ format: z.enum(LISTING_EXPORTS) }))
    .mutation(async ({ ctx, input }) => {
      const { workspaceId } = ctx.member;
      const end = ctx.beginFile(workspaceId);
      try {
        return await ctx.reader.read((database) =>
          exportListings({ ctx: { database }, input: { ...input, workspaceId } }),
        );
      } finally {
        end();
      }
    }),
  read: workspaceProcedure('listings')
    .input(Id)
    .query(async ({ ctx, input }) =>
      translateProblems(
        await readListing({
          ctx,
          input: { workspaceId: ctx.member.workspaceId, listingId: input.id },
        }),
      ),
    ),
  /** What a listing looks like, before there is one. */
  sample: workspaceProcedure('listings')
    .input(z.object({ platform: PlatformSchema }))
    .query(({ input }) => readSample({ input })),
  /** Queues a listing: costs one credit per idempotency key, however often it is sent. */
  write: workspaceProcedure('listings')
    .input(
      z.object({
        request: GenerateRequestSchema,
        sku: Sku,
        key: Key,
      }),
    )
    .mutation(async ({ ctx, input }) => {
      const { userId, workspaceId } = ctx.member;
      const { job } = await createJob({
        ctx,
        input: {
          caller: { userId, workspaceId },
          request: { ...input.request, external_ref: input.sku },
          idempotencyKey: input.key,
        },
      });
      return { jobId: job.id };
    }),
  /** Reads a product's page, to fill the form with. */
  importPage: workspaceProcedure('listings')
    .input(z.object({ address: z.string().max(MAX_ADDRESS_LENGTH) }))
    .mutation(({ ctx, input }) =>
      importProduct({ ctx, input: { ...input, userId: ctx.member.userId } }),
    ),
  /** Saves one field, unless the listing was changed since `revision`. */
  edit: workspaceProcedure('listings')
    .input(
      Id.extend({
        revision: Revision,
        field: z.enum(LISTING_TEXT_FIELDS),
        value: FieldValueSchema,
        session: z.string().min(8).max(64),
      }).refine(
        ({ field, value }) =>
          field === 'description' || typeof value !== 'string' || value.length <= EDIT_LIMITS.text,
        {
          path: ['value'],
          error: `This text can have up to ${formatCount(EDIT_LIMITS.text, 'character')}.`,
        },
      ),
    )
    .mutation(async ({ ctx, input: { field, value, ...input } }) => {
      const outcome = await editListing({
        ctx,
        input: { ...inputOf(ctx.member, input), fields: { [field]: value } },
      });
      return outcome.saved
        ? { ...outcome, now: await translateProblems(outcome.now) }
        : { ...outcome, current: await translateProblems(outcome.current) };
    }),
  /** Why the scores are as they are. */
  scores: workspaceProcedure('listings')
    .input(Id)
    .query(({ ctx, input }) => explainScores({ ctx, input: inputOf(ctx.member, input) })),
  versions: workspaceProcedure('listings')
    .input(Id)
    .query(({ ctx, input }) => listVersions({ ctx, input: inputOf(ctx.member, input) })),
  /** The text of a version. */
  version: workspaceProcedure('listings')
    .input(Id.extend({ version: Revision }))
    .query(({ ctx, input }) => readVersion({ ctx, input: inputOf(ctx.member, input) })),
  restore: workspaceProcedure('listings')
    .input(Id.extend({ revision: Revision, version: Revision }))
    .mutation(async ({ ctx, input }) => {
      const outcome = await restoreVersion({ ctx, input: inputOf(ctx.member, input) });
      return { ...outcome, current: await translateProblems(outcome.current) };
    }),
  delete: workspaceProcedure('listings')
    .input(Id)
    .mutation(({ ctx, input }) => deleteListing({ ctx, input: inputOf(ctx.member, input) })),
  restoreDeleted: workspaceProcedure('listings')
    .input(Id)
    .mutation(({ ctx, input }) => restoreListing({ ctx, input: inputOf(ctx.member, input) })),
  /** The stores that it can be sent to. */
  stores: workspaceProcedure('listings')
    .input(Id)
    .query(({ ctx, input }) => listReceivingStores({ ctx, input: inputOf(ctx.member, input) })),
  send: workspaceProcedure('listings')
    .input(Id.extend({ storeId: z.string().max(40) }))
    .mutation(({ ctx, input }) => sendToStore({ ctx, input: inputOf(ctx.member, input) })),
  unsend: workspaceProcedure('listings')
    .input(Id.extend({ storeId: z.string().max(40) }))
    .mutation(({ ctx, input }) => withdrawFromStore({ ctx, input: inputOf(ctx.member, input) })),
  duplicate: workspaceProcedure('listings')
    .input(Id)
    .mutation(async ({ ctx, input }) => ({
      id: await duplicateListing({ ctx, input: inputOf(ctx.member, input) }),
    })),
  /** A file with the listing, to be saved by the page. */
  export: workspaceProcedure('listings')
    .input(Id.extend({ format: z.enum(LISTING_EXPORTS) }))
    .query(({ ctx, input }) => exportListing({ ctx, input: inputOf(ctx.member, input) })),
  /** Queues one field to be written again: costs one credit per idempotency key, unless it fails. */
  rewrite: workspaceProcedure('listings')
    .input(Id.extend({ field: z.enum(LISTING_TEXT_FIELDS), tone: ToneSchema, key: Key }))
    .mutation(({ ctx, input: { key, ...input } }) =>
      requestRewrite({ ctx, input: { ...inputOf(ctx.member, input), idempotencyKey: key } }),
    ),
  /** The progress of a listing being written. */
  job: workspaceProcedure('listings')
    .input(Id)
    .query(async ({ ctx, input }) => {
      const { workspaceId } = ctx.member;
      const job = await readMemberJob({ ctx, input: { workspaceId, jobId: input.id } });
      // It is in the history from now on.
      ctx.pinToPrimary();
      return job;
    }),
});
