import { rmSync } from 'node:fs';
import { Cleanup } from '../bench/cleanup.ts';
import { exitWithUsage, readFlags } from '../read-flags.ts';
import { primaryKilled, primaryPaused, type Fault } from './faults.ts';
import { findPatroni, installPackages } from './parts/packages.ts';
import { Place } from './parts/place.ts';
import { printRounds } from './report.ts';
import { runRound, type RoundResult } from './rounds.ts';
import { seconds } from './seconds.ts';
import { Trial } from './trial.ts';

/**
 * The high-availability trial: the reference topology of docs/operations.md on this machine, under load,
 * while its parts are killed.
 */
const USAGE = 'Usage: pnpm ha [--rounds 1 to 100] [--asynchronous]';
const values = readFlags(USAGE, {
  rounds: { type: 'string', default: '10' },
  asynchronous: { type: 'boolean', default: false },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1 || rounds > 100) exitWithUsage(USAGE);
/** What the operator is promised: writes are back within this time. */
const WRITES_WITHIN_MS = 30_000;

const cleanup = new Cleanup();
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    interruption.abort();
    console.log('Ending everything that was started.');
    void cleanup.run().then(() => process.exit(130));
  });
}

const results: RoundResult[] = [];
const problems: string[] = [];
let place: Place | undefined;
try {
  installPackages();
  place = new Place();
  await run(place);
} catch (error) {
  // Whatever ends early after Ctrl-C is no finding.
  if (!interruption.signal.aborted) problems.push(String(error));
}
await cleanup.run();
if (!interruption.signal.aborted) report();

async function run(here: Place): Promise<void> {
  const mode = values.asynchronous ? 'asynchronous' : 'strict synchronous';
  console.log(`Starting three database machines (${mode} replication) and two of the application.`);
  const { version } = findPatroni();
  if (!keepsLock(version)) {
    console.log(
      `Patroni ${version} takes the lock from a new primary when it goes on after a pause, so the primary is ` +
        `only killed. Put Patroni 3.0.3 or newer first in PATH to pause it too.`,
    );
  }
  const begunAt = performance.now();
  const trial = await Trial.start(here, cleanup, !values.asynchronous);
  console.log(`Everything is up after ${seconds(performance.now() - begunAt)}.`);
  for (let round = 1; round <= rounds; round++) {
    const result = await runRound(trial, round, faultOf(round));
    results.push(result);
    printRounds([result]);
  }
  await trial.stopLoad();
  const { ledger, checker, apps } = trial;
  const final = await checker.outcome(ledger.accepted);
  problems.push(...ledger.violations);
  if (final.wrong.length > 0) problems.push(`Did not end exactly once: ${final.wrong.join(', ')}`);
  const twice = (await checker.jobs()) - (final.accepted - final.lost);
  if (twice !== 0) problems.push(`The database has ${twice} jobs more than were accepted.`);
  for (const { name, processes } of apps) {
    for (const { running, baseUrl } of processes) {
      const ready = running && (await fetch(`${baseUrl}/readyz`)).ok;
      if (!ready) problems.push(`A process of ${name} did not recover by itself.`);
    }
  }
}

/** @see https://github.com/patroni/patroni/pull/2689 */
function keepsLock(version: string): boolean {
  return version.localeCompare('3.0.3', 'en', { numeric: true }) >= 0;
}

/** Every other time the primary is paused, unless the cluster is known to be unsafe then. */
function faultOf(round: number): Fault {
  const survivesPause = !values.asynchronous && keepsLock(findPatroni().version);
  return round % 2 === 0 && survivesPause ? primaryPaused : primaryKilled;
}

function report(): void {
  printRounds(results);
  const lost = results.reduce((sum, result) => sum + result.lost, 0);
  for (const result of results) {
    if (result.drift !== 0) problems.push(`Round ${result.round}: audit drift ${result.drift}.`);
    if (result.writesAfterMs > WRITES_WITHIN_MS) {
      problems.push(
        `Round ${result.round}: writes were back after ${seconds(result.writesAfterMs)}.`,
      );
    }
  }
  if (values.asynchronous && lost === 0) {
    problems.push('Asynchronous replication lost nothing, so this trial would not see a loss.');
  }
  if (!values.asynchronous && lost > 0) problems.push(`${lost} accepted jobs were lost.`);
  if (problems.length === 0) {
    if (place !== undefined) rmSync(place.folder, { recursive: true, force: true });
    console.log(
      values.asynchronous
        ? `As expected, asynchronous replication lost ${lost} accepted jobs.`
        : 'Every accepted job ended exactly once.',
    );
    process.exit(0);
  }
  for (const problem of problems) console.error(`WRONG  ${problem}`);
  if (place !== undefined) console.error(`The logs are in ${place.folder}.`);
  process.exit(1);
}
