/**
 * The names of states and the summaries of runs, shared by all store apps. Numbers follow the given
 * locale; the words around them are English. Also runs in a browser.
 */
export { summaryOf, unwrittenCount } from './counts.ts';
export { fieldNotes, type FieldNotes } from './field-notes.ts';
export { mediaOf } from './media.ts';
export { describeSkippedField } from './skipped-fields.ts';
export { STATE_WORDS, stateOf } from './states.ts';
