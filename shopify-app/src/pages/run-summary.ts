import type { RunView as PublishingRun } from '@wareword/publishing';
import { englishTexts, summaryOf } from '@wareword/publishing/words';
import type { RunSummary, RunView } from '../load-context/index.ts';
import { problemOf } from './problem.ts';

/** A run, as one line of a list. */
export function summarize(run: PublishingRun, locale: string): RunSummary {
  const { id, state, createdAt, total, collecting, written, counts, working } = run;
  const summary = summaryOf(run, englishTexts(locale));
  return { id, state, createdAt, total, collecting, written, counts, summary, working };
}

/** A run, on its own page. */
export function presentRun(run: PublishingRun, locale: string): RunView {
  return {
    ...summarize(run, locale),
    settings: run.settings,
    reason: run.reason === null ? null : problemOf(run.reason),
    waiting: run.waiting,
  };
}
