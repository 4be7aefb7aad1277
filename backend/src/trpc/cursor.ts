import { timeOf } from '@wareword/shared-schema';
import { z } from 'zod';

/** A time in ISO 8601. */
export const InstantSchema = z.iso.datetime({ offset: true }).transform(timeOf);

/** An id as returned by a list. */
const IdSchema = z.string().regex(/^[a-z0-9_]{1,40}$/);

/** A time as formatted by Postgres, with microseconds. */
const PostgresTimeSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/)
  .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success && !text.startsWith('0000'));

/** A position in a list sorted by time and id, as returned with the previous page. */
export const CursorSchema = z.object({ at: PostgresTimeSchema, id: IdSchema });

/** The same, for the history by name. */
export const NameCursorSchema = z.object({
  name: z
    .string()
    .max(500)
    .refine((text) => !text.includes('\0')),
  id: IdSchema,
});

/** The same, for lists with ISO 8601 times. */
export const RunCursorSchema = z.object({
  createdAt: z.iso.datetime().refine((text) => !text.startsWith('0000')),
  id: IdSchema,
});
