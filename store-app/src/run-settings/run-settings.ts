import { fieldsOf, type RunSettings, type StoreFields } from '@wareword/publishing';
import { countCodePoints, REQUEST_LIMITS, ToneSchema, DEFAULT_TONE } from '@wareword/shared-schema';
import { z } from 'zod';
import { boundedArray } from './bounded-array.ts';
import { toStorableText } from './storable-text.ts';

/** How the listings of a run are written, and which of the platform's fields are published. */
export function runSettingsSchema(fields: StoreFields) {
  const all = fieldsOf(fields);
  const selected = all.filter((field) => fields[field]?.selected);
  return z.object({
    tone: ToneSchema.default(DEFAULT_TONE),
    brandId: z.string().max(100).transform(toStorableText).nullable().default(null),
    audience: z
      .string()
      .default('')
      .refine((text) => countCodePoints(text.trim()) <= REQUEST_LIMITS.customer, {
        error: `must be at most ${REQUEST_LIMITS.customer} characters`,
      })
      .transform(toStorableText),
    fields: boundedArray(z.enum(all), all.length).default(selected),
    onlyEmpty: z.boolean().default(false),
  });
}

/** The saved settings, or the defaults if none can be read. */
export function readSettings(
  schema: ReturnType<typeof runSettingsSchema>,
  kept: unknown,
): RunSettings {
  const parsed = schema.safeParse(kept);
  return parsed.success ? parsed.data : schema.parse({});
}
