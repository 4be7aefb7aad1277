import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from './check.ts';
import type { Fault } from './faults.ts';
import type { Trial } from './trial.ts';

const CALM_BEFORE_MS = 4000;
const WRITES_WITHIN_MS = 120_000;

export interface RoundResult extends Outcome {
  readonly round: number;
  readonly fault: string;
  readonly described: string;
  /** Until every web process had accepted a job by a request that began after the fault. */
  readonly writesAfterMs: number;
  /** Until all three database machines were in step again. */
  readonly wholeAfterMs: number;
  readonly statuses: ReadonlyMap<string, number>;
  readonly drift: number;
}

/** Load, one fault, and what became of everything that was accepted so far. */
export async function runRound(trial: Trial, round: number, fault: Fault): Promise<RoundResult> {
  const { ledger, cluster, checker } = trial;
  ledger.round = round;
  ledger.takeStatuses();
  await wait(CALM_BEFORE_MS);
  const { at, described } = await fault.strike(trial);
  const accepted = ledger.acceptedAfter(at, trial.appNames);
  const writesAfter = Promise.race([
    accepted.then(() => performance.now() - at),
    wait(WRITES_WITHIN_MS, Infinity, { ref: false }),
  ]);
  const what = await described;
  const writesAfterMs = await writesAfter;
  await cluster.untilWhole();
  const wholeAfterMs = performance.now() - at;
  const jobs = ledger.accepted.filter((job) => job.round === round);
  const statuses = ledger.takeStatuses();
  const outcome = await checker.outcome(jobs);
  return {
    round,
    fault: fault.name,
    described: what,
    writesAfterMs,
    wholeAfterMs,
    statuses,
    drift: await checker.drift(),
    ...outcome,
  };
}
