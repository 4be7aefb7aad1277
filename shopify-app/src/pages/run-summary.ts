import type { RunView as PublishingRun } from '@wareword/publishing';
import { summaryOf } from '@wareword/publishing/words';
import type { RunSummary, RunView } from '../load-context/index.ts';
import type { Texts } from '../texts/index.ts';
import { problemOf } from './problem.ts';

/** A run, as one line of a list. */
export function summarize(run: PublishingRun, texts: Texts): RunSummary {
  const { id, state, createdAt, total, gathering, written, counts, working } = run;
  const summary = summaryOf(run, texts.publishing);
  return { id, state, createdAt, total, gathering, written, counts, summary, working };
}

/** A run, on its own page. */
export function presentRun(run: PublishingRun, texts: Texts): RunView {
  return {
    ...summarize(run, texts),
    settings: run.settings,
    reason: run.reason === null ? null : problemOf(run.reason, texts),
    waiting: run.waiting,
  };
}
