import { FIELDS, type RunSettings } from '@wareword/publishing';
import { countCodePoints, REQUEST_LIMITS, ToneSchema, DEFAULT_TONE } from '@wareword/shared-schema';
import { z } from 'zod';

/** How the listings of a run are written, and which fields go to the store. */
export const RunSettingsSchema = z.object({
  tone: ToneSchema.default(DEFAULT_TONE),
  brandId: z.string().max(100).nullable().default(null),
  audience: z
    .string()
    .default('')
    .refine((text) => countCodePoints(text.trim()) <= REQUEST_LIMITS.customer, {
      error: `must be at most ${REQUEST_LIMITS.customer} characters`,
    }),
  fields: z.array(z.enum(FIELDS)).default([...FIELDS]),
  onlyEmpty: z.boolean().default(false),
});

/** What a store's first run begins with. */
export const DEFAULT_SETTINGS: RunSettings = RunSettingsSchema.parse({});

/** Settings as they were kept; the default ones where there are none that can be read. */
export function readSettings(kept: unknown): RunSettings {
  const parsed = RunSettingsSchema.safeParse(kept);
  return parsed.success ? parsed.data : DEFAULT_SETTINGS;
}
