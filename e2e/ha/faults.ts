import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../faults/until.ts';
import type { DatabaseCluster } from './parts/database-cluster.ts';
import type { DatabaseMachine } from './parts/database-machine.ts';
import { StaleWriter } from './parts/stale-writer.ts';
import { seconds } from './seconds.ts';
import type { Testbed } from './testbed.ts';

/** How long replication is delayed before the primary is killed. */
const REPLICATION_DELAY_MS = 1000;
const NEW_PRIMARY_TIMEOUT_MS = 120_000;

/** What happens to the machines in one round; the machines recover from it by themselves. */
export interface Fault {
  /** For the table. */
  readonly name: string;
  /** @returns the time from which requests failed, by `performance.now()` */
  inject(testbed: Testbed): Promise<InjectedFault>;
}

export interface InjectedFault {
  readonly at: number;
  /** For the table: which machine took over from which. */
  readonly described: Promise<string>;
}

/**
 * Replication is delayed, then Postgres and Patroni on the primary are killed together, like a machine that
 * loses power. Patroni is started again once another machine is the primary.
 */
export const primaryKilled: Fault = {
  name: 'kill -9',
  async inject({ cluster }) {
    const primary = await cluster.untilHealthy();
    primary.holdReplication();
    await wait(REPLICATION_DELAY_MS);
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
 * The primary's machine is paused for longer than its lease, so another is the primary when it resumes. Until
 * its Patroni notices, its Postgres still acts as the primary, and must not acknowledge any write.
 */
export const primaryPaused: Fault = {
  name: 'pause',
  async inject({ cluster, clientLog }) {
    const primary = await cluster.untilHealthy();
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
        clientLog.violations.push(
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
    NEW_PRIMARY_TIMEOUT_MS,
  );
}
