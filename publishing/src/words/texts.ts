import type { ItemState, RunState, Stage } from '../fields.ts';
import type { SkippedField } from '../tables.ts';
import type { Media } from '../text/media.ts';

/** The groups in which the products of a run are counted. */
export type RunPart =
  | 'to_write'
  | 'not_written'
  | 'to_review'
  | 'publishing'
  | 'published'
  | 'conflict'
  | 'undoing'
  | 'undone'
  | 'failed'
  | 'skipped';

/** The texts that this module needs, in the language of a page. */
export interface PublishingTexts {
  /** "Ready to review" */
  readonly state: (state: ItemState) => string;
  /** "Publishing failed" is more specific than "Failed". */
  readonly failed: (stage: Stage) => string;
  /** "Canceled" */
  readonly stopped: (state: Exclude<RunState, 'active'>) => string;
  readonly lookingUp: () => string;
  /** "3 to review" */
  readonly count: (part: RunPart, count: number) => string;
  /** "2 images" */
  readonly media: (kind: keyof Media, count: number) => string;
  /** Which field was left as it is, and why. */
  readonly skipped: (name: string, because: SkippedField['because']) => string;
  readonly note: FieldNoteTexts;
}

/** What to know about a field before it is published. */
export interface FieldNoteTexts {
  readonly same: () => string;
  readonly sameButSpacing: () => string;
  readonly undoLosesParts: (warning: string) => string;
  readonly notEmpty: () => string;
  readonly unrestorable: (warning: string) => string;
  /** @param media "2 images, 1 video" */
  readonly media: (media: string) => string;
  readonly notSelected: () => string;
}
