import type { Fact } from '../read/facts.ts';

/** The opening sentence and the facts that it has told. */
export interface Opening {
  readonly sentences: readonly string[];
  readonly told: readonly Fact[];
}
