/**
 * The names of states and the summaries of runs, shared by all store apps, in the language of the texts
 * that a page passes. Also runs in a browser.
 */
export { summaryOf, unwrittenCount } from './counts.ts';
export { fieldNotes, type FieldNotes } from './field-notes.ts';
export { mediaOf } from './media.ts';
export { describeSkippedField } from './skipped-fields.ts';
export { problemText, withHistoryHint, type ProblemTranslator } from './problem-text.ts';
export { publishingTexts, type PublishingTranslator } from './publishing-texts.ts';
export { isGone, stateOf } from './states.ts';
export { tipOf } from './tip.ts';
export type { PublishingTexts } from './texts.ts';
