/** How the listings of a run are written, as received from a page and as saved. */
export { boundedArray } from './bounded-array.ts';
export { toStorableText } from './storable-text.ts';
export { readSettings, runSettingsSchema } from './run-settings.ts';
