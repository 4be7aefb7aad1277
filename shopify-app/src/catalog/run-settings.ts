import { fieldsOf, type Field, type RunSettings } from '@wareword/publishing';
import { readSettings, runSettingsSchema } from '@wareword/store-app/run-settings';
import { SHOPIFY_FIELDS } from './store-product.ts';

/** How the listings of a run are written, and which fields are published. */
export const RunSettingsSchema = runSettingsSchema(SHOPIFY_FIELDS);

/** The fields that a listing fills in Shopify. */
export const RUN_FIELDS: readonly Field[] = fieldsOf(SHOPIFY_FIELDS);

/** The saved settings, or the defaults of a shop's first run. */
export function readRunSettings(kept: unknown): RunSettings {
  return readSettings(RunSettingsSchema, kept);
}
