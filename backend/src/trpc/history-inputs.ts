import { PlatformSchema, ToneSchema } from '@wareword/shared-schema';
import { z } from 'zod';
import { LISTING_ORIGINS } from '../database/index.ts';
import { parseId } from '../identifiers.ts';
import {
  HISTORY_ORDERS,
  HISTORY_STATES,
  MAX_SEARCH_LENGTH,
  MAX_SELECTED,
} from '../listings/index.ts';
import { CursorSchema, InstantSchema, NameCursorSchema } from './cursor.ts';

/** An id as the service gives it out. */
function idOf<Prefix extends 'brd' | 'blk'>(prefix: Prefix, problem: string) {
  return z.string().transform((id, check) => {
    const parsed = parseId(prefix, id);
    if (parsed === undefined) check.addIssue(problem);
    return parsed;
  });
}

/** What the history is filtered by. */
export const HistoryFilterSchema = z.object({
  // Postgres cannot store a NUL.
  text: z
    .string()
    .max(MAX_SEARCH_LENGTH)
    .transform((text) => text.replaceAll('\0', ' '))
    .optional(),
  platform: PlatformSchema.optional(),
  tone: ToneSchema.optional(),
  brandId: idOf('brd', 'must be a brand in this workspace').optional(),
  origin: z.enum(LISTING_ORIGINS).optional(),
  state: z.enum(HISTORY_STATES).optional(),
  runId: idOf('blk', 'must be a bulk run in this workspace').optional(),
  from: InstantSchema.optional(),
  until: InstantSchema.optional(),
});

const order = z.enum(HISTORY_ORDERS).default('newest');

/** The filter whose matches are all selected. */
export const MatchingSchema = HistoryFilterSchema.extend({ order });

/** A page of the history: sorted by time or by name, with a cursor that fits. */
export const HistoryPageSchema = MatchingSchema.extend({
  cursor: z.union([CursorSchema, NameCursorSchema]).optional(),
}).refine(
  ({ order, cursor }) =>
    cursor === undefined || 'at' in cursor === (order === 'newest' || order === 'oldest'),
  { path: ['cursor'], error: 'must be a cursor of this order' },
);

/** Selected listings. */
export const SelectionSchema = z.object({
  ids: z.array(z.string().max(40)).min(1).max(MAX_SELECTED),
});
