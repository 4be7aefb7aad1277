import { rmSync } from 'node:fs';
import { Cleanup } from '../bench/cleanup.ts';
import { exitWithUsage, readFlags } from '../read-flags.ts';
import { primaryKilled, primaryPaused, type Fault } from './faults.ts';
import { findPatroni, installPackages } from './parts/packages.ts';
import { WorkFolder } from './parts/work-folder.ts';
import { printRounds } from './report.ts';
import { runRound, type RoundResult } from './rounds.ts';
import { seconds } from './seconds.ts';
import { Testbed } from './testbed.ts';

/**
 * The high-availability test: runs the reference topology of docs/operations.md on this machine, under load,
 * and kills or pauses the primary in each round.
 */
const USAGE = 'Usage: pnpm ha [--rounds 1 to 100] [--asynchronous]';
const values = readFlags(USAGE, {
  rounds: { type: 'string', default: '10' },
  asynchronous: { type: 'boolean', default: false },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1 || rounds > 100) exitWithUsage(USAGE);
/** docs/operations.md promises operators that writes are back within this time. */
const MAX_WRITES_AFTER_MS = 30_000;

const cleanup = new Cleanup();
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    interruption.abort();
    console.log('Stopping everything that was started.');
    void cleanup.run().then(() => process.exit(130));
  });
}

const results: RoundResult[] = [];
const problems: string[] = [];
let workFolder: WorkFolder | undefined;
try {
  installPackages();
  workFolder = new WorkFolder();
  await run(workFolder);
} catch (error) {
  // Errors after Ctrl-C are expected.
  if (!interruption.signal.aborted) problems.push(String(error));
}
await cleanup.run();
if (!interruption.signal.aborted) report();

async function run(folder: WorkFolder): Promise<void> {
  const mode = values.asynchronous ? 'asynchronous' : 'strict synchronous';
  console.log(`Starting three database machines (${mode} replication) and two of the application.`);
  const { version } = findPatroni();
  if (!isSafeAfterPause(version)) {
    console.log(
      `With Patroni ${version}, a paused primary takes the lock back from the new one when it resumes, so the ` +
        `primary is only killed. Put Patroni 3.0.3 or newer first in PATH to pause it too.`,
    );
  }
  const startedAt = performance.now();
  const testbed = await Testbed.start(folder, cleanup, !values.asynchronous);
  console.log(`Everything is up after ${seconds(performance.now() - startedAt)}.`);
  for (let round = 1; round <= rounds; round++) {
    const result = await runRound(testbed, round, faultOf(round));
    results.push(result);
    printRounds([result]);
  }
  await testbed.stopLoad();
  const { clientLog, checker, apps } = testbed;
  const final = await checker.outcome(clientLog.accepted);
  problems.push(...clientLog.violations);
  if (final.wrong.length > 0) problems.push(`Did not end exactly once: ${final.wrong.join(', ')}`);
  const twice = (await checker.jobs()) - (final.accepted - final.lost);
  if (twice !== 0) problems.push(`The database has ${twice} more jobs than were accepted.`);
  for (const { name, processes } of apps) {
    for (const { running, baseUrl } of processes) {
      const ready = running && (await fetch(`${baseUrl}/readyz`)).ok;
      if (!ready) problems.push(`A process of ${name} did not recover by itself.`);
    }
  }
}

/** @see https://github.com/patroni/patroni/pull/2689 */
function isSafeAfterPause(version: string): boolean {
  return version.localeCompare('3.0.3', 'en', { numeric: true }) >= 0;
}

/** Pauses the primary in even rounds if the cluster is safe after a pause; otherwise kills it. */
function faultOf(round: number): Fault {
  const survivesPause = !values.asynchronous && isSafeAfterPause(findPatroni().version);
  return round % 2 === 0 && survivesPause ? primaryPaused : primaryKilled;
}

function report(): void {
  printRounds(results);
  const lost = results.reduce((sum, result) => sum + result.lost, 0);
  for (const result of results) {
    if (result.drift !== 0) problems.push(`Round ${result.round}: audit drift ${result.drift}.`);
    if (result.writesAfterMs > MAX_WRITES_AFTER_MS) {
      problems.push(
        `Round ${result.round}: writes were back after ${seconds(result.writesAfterMs)}.`,
      );
    }
  }
  if (values.asynchronous && lost === 0) {
    problems.push("Asynchronous replication lost nothing, so this test can't detect a loss.");
  }
  if (!values.asynchronous && lost > 0) problems.push(`${lost} accepted jobs were lost.`);
  if (problems.length === 0) {
    if (workFolder !== undefined) rmSync(workFolder.folder, { recursive: true, force: true });
    console.log(
      values.asynchronous
        ? `As expected, asynchronous replication lost ${lost} accepted jobs.`
        : 'Every accepted job ended exactly once.',
    );
    process.exit(0);
  }
  for (const problem of problems) console.error(`WRONG  ${problem}`);
  if (workFolder !== undefined) console.error(`The logs are in ${workFolder.folder}.`);
  process.exit(1);
}
