import type { RunSettings } from '@wareword/publishing';
import * as storeApp from '@wareword/store-app/run-settings';
import { WOO_FIELDS } from '../fields.ts';

/** How the listings of a run are written, and which fields go to the store. */
export const RunSettingsSchema = storeApp.runSettingsSchema(WOO_FIELDS);

/** The saved settings, or the defaults if none can be read. */
export function readSettings(kept: unknown): RunSettings {
  return storeApp.readSettings(RunSettingsSchema, kept);
}
