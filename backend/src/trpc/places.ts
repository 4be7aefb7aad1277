import { z } from 'zod';

/** Postgres has no year 0, where a reader's first of January of the year 1 can be in UTC. */
const FIRST_MOMENT = new Date('0001-01-01T00:00:00Z');

/** A moment in time, as ISO 8601 writes it. */
export const InstantSchema = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(Math.max(Date.parse(text), FIRST_MOMENT.getTime())));

/** An id as a list hands it out. */
const IdSchema = z.string().regex(/^[a-z0-9_]{1,40}$/);

/** A moment as Postgres writes it, with all of its microseconds. */
const PostgresTimeSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/)
  .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success && !text.startsWith('0000'));

/** A place in a list that is sorted by time and id, as an earlier page named it. */
export const PlaceSchema = z.object({ at: PostgresTimeSchema, id: IdSchema });

/** The same, where the list writes its times as ISO 8601. */
export const IsoPlaceSchema = z.object({
  createdAt: z.iso.datetime().refine((text) => !text.startsWith('0000')),
  id: IdSchema,
});
