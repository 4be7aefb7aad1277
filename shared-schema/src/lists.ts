import { z } from 'zod';
import { LISTING_TEXT_FIELDS, PLATFORMS, type ListingTextField } from './choices.ts';
import { ListingSchema, PlatformSchema, ToneSchema } from './listing.ts';
import { open } from './open.ts';
import { pageLimit } from './requests.ts';
import { cleanText } from './texts.ts';
import { edits, inclusions, JOB_STATUSES, JobEnvelopeSchema, writer } from './responses.ts';
import { API_VERSION } from './service.ts';
import { timeOf } from './times.ts';

/** One value of a query. */
const value = z.string({ error: 'must be given only once' }).pipe(cleanText);

/** A filter of a list; an empty one is ignored. */
export function filter<Schema extends z.ZodType>(schema: Schema, meta: z.GlobalMeta) {
  return z
    .preprocess((given) => (given === '' ? undefined : given), schema.optional())
    .meta({ type: 'string', ...meta });
}

export function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return value.pipe(z.enum(choices, { error: `must be one of ${choices.join(', ')}` }));
}

function someOf<const Choice extends string>(choices: readonly Choice[]) {
  return value.transform((text, context): Choice[] => {
    const names = text.split(',');
    const known = choices.filter((choice) => names.includes(choice));
    if (names.every((name) => known.some((choice) => choice === name))) return known;
    const message = `must be one or more of ${choices.join(', ')}, separated by commas`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

const TIME = { error: 'must be a time such as 2026-11-23T09:30:00Z, or a date' };
const time = value
  .pipe(z.union([z.iso.datetime({ offset: true }), z.iso.date()], TIME))
  .transform(timeOf);

const PAGE_LIMITS = { default: 20, max: 50 } as const;

/** `limit` and `cursor` of a list. */
export const pageOf = (items: string) => ({
  limit: pageLimit(PAGE_LIMITS, items),
  cursor: filter(value, {
    description:
      'The `next_cursor` of the previous page, with the same filters. Omit it for the first page.',
  }),
});

const filters = {
  platform: filter(oneOf(PLATFORMS), {
    enum: [...PLATFORMS],
    description: 'The platform that the listing is for.',
  }),
  external_ref: filter(value, { description: 'Your own identifier, sent with the job.' }),
  brand_id: filter(value, { description: 'The ID of a brand, from `GET /me`.' }),
  created_after: filter(time, {
    format: 'date-time',
    description: 'At or after this time, in ISO 8601. A date means midnight in UTC.',
  }),
  created_before: filter(time, { format: 'date-time', description: 'Before this time.' }),
};

/** Query of `GET /jobs` (contract §7.11, §15.2). */
export const ListJobsQuerySchema = z
  .object({
    ...pageOf('jobs'),
    status: filter(someOf(JOB_STATUSES), {
      description: `One or more of ${JOB_STATUSES.map((name) => `\`${name}\``).join(', ')}, separated by commas.`,
    }),
    ...filters,
  })
  .meta({ id: 'ListJobsQuery' });

/** Query of `GET /listings` (contract §15.2). */
export const ListListingsQuerySchema = z
  .object({
    ...pageOf('listings'),
    ...filters,
    sent: filter(oneOf(['true']), {
      enum: ['true'],
      description:
        "`true` for listings that someone sent from the dashboard to the token's store and that its app hasn't acknowledged yet.",
    }),
  })
  .meta({ id: 'ListListingsQuery' });

/** Filters that jobs and listings share, as a client gives them. */
export interface ListFilters {
  readonly platform?: (typeof PLATFORMS)[number] | undefined;
  readonly externalRef?: string | undefined;
  readonly brandId?: string | undefined;
  /** At or after this time. */
  readonly createdAfter?: Date | undefined;
  readonly createdBefore?: Date | undefined;
}

/** Filters of listings. */
export interface ListingFilters extends ListFilters {
  /** Only listings that were sent to this store in the dashboard and haven't been acknowledged yet. */
  readonly sent?: true | undefined;
}

export const nextCursor = z
  .string()
  .nullable()
  .meta({ description: '`cursor` of the next page; `null` on the last one.' });

/** Response of `GET /jobs` (contract §7.11). */
export const JobListSchema = z
  .object({
    api_version: z.literal(API_VERSION),
    jobs: z.array(JobEnvelopeSchema),
    // Added within v1; an older service omits it.
    next_cursor: nextCursor.optional(),
  })
  .meta({ id: 'JobList' });
export type JobList = z.infer<typeof JobListSchema>;

const savedListing = {
  listing_id: z.string(),
  job_id: z
    .string()
    .optional()
    .meta({ description: 'The job that wrote it. Absent for a copy made in the dashboard.' }),
  created_at: z.string().meta({ description: 'ISO 8601, in UTC.' }),
  revision: z.int().meta({
    description:
      "Increases with each change. Send it with an edit to avoid overwriting someone else's.",
  }),
  product_name: z.string(),
  platform: open(PlatformSchema),
  tone: open(ToneSchema),
  brand_id: z.string().nullable(),
  external_ref: z.string().optional(),
  writer,
  listing: ListingSchema,
  ...edits,
};

const SavedListingSchema = z.object(savedListing).meta({ id: 'SavedListing' });
/** A listing of the workspace's history, as it is now (contract §15.3). */
export type SavedListing = z.infer<typeof SavedListingSchema>;

/** Response of `GET /listings` (contract §15.1). */
export const ListingListSchema = z
  .object({
    api_version: z.literal(API_VERSION),
    listings: z.array(SavedListingSchema),
    next_cursor: nextCursor,
  })
  .meta({ id: 'ListingList' });
export type ListingList = z.infer<typeof ListingListSchema>;

/** Response of `GET` and `PATCH /listings/{id}` (contract §15.3). */
export const ListingResponseSchema = z
  .object({ api_version: z.literal(API_VERSION), ...savedListing, ...inclusions })
  .meta({ id: 'ListingResponse' });
export type ListingResponse = z.infer<typeof ListingResponseSchema>;

/** Response of `POST /listings/{id}/take` (contract §15.11). */
export const TakenListingSchema = z
  .object({ api_version: z.literal(API_VERSION), listing_id: z.string() })
  .meta({ id: 'TakenListing' });
export type TakenListing = z.infer<typeof TakenListingSchema>;

/** Response of `DELETE /listings/{id}` (contract §15.6). */
export const DeletedListingSchema = z
  .object({
    api_version: z.literal(API_VERSION),
    listing_id: z.string(),
    restorable_until: z.string().meta({
      description:
        'Until then, you can restore it in the dashboard or with `POST /listings/{id}/restore`.',
    }),
  })
  .meta({ id: 'DeletedListing' });
export type DeletedListing = z.infer<typeof DeletedListingSchema>;

/**
 * Maximum characters of a description, of any other text and of an entry of a list, and maximum
 * entries.
 */
export const EDIT_LIMITS = { description: 20_000, text: 2_000, item: 2_000, entries: 50 } as const;

function bounded(limit: number) {
  return cleanText.refine((text) => text.length <= limit, {
    message: `must be at most ${limit.toLocaleString('en')} characters`,
  });
}

const list = z
  .array(bounded(EDIT_LIMITS.item), { error: 'must be an array of strings' })
  .max(EDIT_LIMITS.entries, `must have at most ${EDIT_LIMITS.entries} entries`);
const text = bounded(EDIT_LIMITS.text);

const editedTexts = {
  title: text.optional(),
  bullets: list.optional(),
  description: bounded(EDIT_LIMITS.description).optional(),
  keywords: list.optional(),
  backend_terms: text.optional(),
  focus_keyphrase: text.optional(),
  meta_description: text.optional(),
  product_tags: list.optional(),
  item_highlights: text.optional(),
} satisfies Record<ListingTextField, z.ZodType>;

/** Body of `PATCH /listings/{id}` (contract §15.4). */
export const EditListingRequestSchema = z
  .object(
    {
      listing: z
        .object(editedTexts, { error: 'must be an object with the fields to change' })
        .refine((fields) => LISTING_TEXT_FIELDS.some((name) => fields[name] !== undefined), {
          message: `must have at least one of ${LISTING_TEXT_FIELDS.join(', ')}`,
        })
        .meta({
          description: 'The fields to change, with their new text. Others stay as they are.',
        }),
      revision: z.int('must be a whole number').optional().meta({
        description:
          'The `revision` that your edit is based on. If the listing has changed since, nothing is saved. Without it, your edit overwrites the current text.',
      }),
    },
    { error: 'must be a JSON object' },
  )
  .meta({ id: 'EditListingRequest' });
export type EditListingRequestInput = z.input<typeof EditListingRequestSchema>;
