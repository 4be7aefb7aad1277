import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../faults/until.ts';
import type { DatabaseCluster } from './parts/database-cluster.ts';
import type { DatabaseMachine } from './parts/database-machine.ts';
import { StaleWriter } from './parts/stale-writer.ts';
import { seconds } from './seconds.ts';
import type { Trial } from './trial.ts';

/** How long the link to the standbys falters before the primary is killed. */
const FALTERS_MS = 1000;
const NEW_PRIMARY_WITHIN_MS = 120_000;

/** What is done to the machines in one round, and what undoes it without a hand. */
export interface Fault {
  /** For the table. */
  readonly name: string;
  /** @returns when requests could not be served anymore, of `performance.now()` */
  strike(trial: Trial): Promise<Strike>;
}

export interface Strike {
  readonly at: number;
  /** What happened, for the table: from which machine to which. */
  readonly described: Promise<string>;
}

/**
 * The primary's link falters, then its machine is gone: Postgres and Patroni in one moment. It is back,
 * as after a restart of the machine, once another is the primary.
 */
export const primaryKilled: Fault = {
  name: 'kill -9',
  async strike({ cluster }) {
    const primary = await cluster.untilWhole();
    primary.holdReplication();
    await wait(FALTERS_MS);
    await primary.killDatabase();
    const at = performance.now();
    const described = successorOf(primary, cluster).then((next) => {
      primary.patroni.start();
      return `${primary.name} → ${next.name} in ${seconds(performance.now() - at)}`;
    });
    return { at, described };
  },
};

/**
 * The primary's machine is paused for longer than its lease, so another is the primary when it goes on. Until
 * Patroni finds out, its Postgres takes itself for the primary: no write may be acknowledged there.
 */
export const primaryPaused: Fault = {
  name: 'pause',
  async strike({ cluster, ledger }) {
    const primary = await cluster.untilWhole();
    const writer = await StaleWriter.open(primary);
    primary.pause();
    const at = performance.now();
    const fence = async () => {
      const next = await successorOf(primary, cluster);
      const took = seconds(performance.now() - at);
      writer.send();
      primary.resume();
      const { attempted, acknowledged } = await writer.untilDemoted();
      if (acknowledged > 0) {
        ledger.violations.push(
          `${primary.name} acknowledged ${acknowledged} writes after its lease`,
        );
      }
      return `${primary.name} → ${next.name} in ${took}, ${attempted - acknowledged} of ${attempted} late writes refused`;
    };
    return { at, described: fence() };
  },
};

function successorOf(primary: DatabaseMachine, cluster: DatabaseCluster): Promise<DatabaseMachine> {
  return until(
    'another machine is the primary',
    async () => {
      const leader = await cluster.leader();
      return leader === primary ? undefined : leader;
    },
    NEW_PRIMARY_WITHIN_MS,
  );
}
