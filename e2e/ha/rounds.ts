import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from './check.ts';
import type { Fault } from './faults.ts';
import type { Testbed } from './testbed.ts';

const CALM_BEFORE_MS = 4000;
const WRITES_TIMEOUT_MS = 120_000;

export interface RoundResult extends Outcome {
  readonly round: number;
  readonly fault: string;
  readonly described: string;
  /** Time until every web process had accepted a job whose request began after the fault. */
  readonly writesAfterMs: number;
  /** Time until all three database machines were replicating again. */
  readonly healthyAfterMs: number;
  readonly statuses: ReadonlyMap<string, number>;
  readonly drift: number;
}

/** Injects one fault under load, and checks what became of the jobs accepted in this round. */
export async function runRound(
  testbed: Testbed,
  round: number,
  fault: Fault,
): Promise<RoundResult> {
  const { clientLog, cluster, checker } = testbed;
  clientLog.round = round;
  clientLog.takeStatuses();
  await wait(CALM_BEFORE_MS);
  const { at, described } = await fault.inject(testbed);
  const accepted = clientLog.acceptedAfter(at, testbed.appNames);
  const writesAfter = Promise.race([
    accepted.then(() => performance.now() - at),
    wait(WRITES_TIMEOUT_MS, Infinity, { ref: false }),
  ]);
  const what = await described;
  const writesAfterMs = await writesAfter;
  await cluster.untilHealthy();
  const healthyAfterMs = performance.now() - at;
  const jobs = clientLog.accepted.filter((job) => job.round === round);
  const statuses = clientLog.takeStatuses();
  const outcome = await checker.outcome(jobs);
  return {
    round,
    fault: fault.name,
    described: what,
    writesAfterMs,
    healthyAfterMs,
    statuses,
    drift: await checker.drift(),
    ...outcome,
  };
}
