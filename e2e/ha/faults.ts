import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../faults/until.ts';
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
    const described = until(
      'another machine is the primary',
      async () => {
        const leader = await cluster.leader();
        return leader === primary ? undefined : leader;
      },
      NEW_PRIMARY_WITHIN_MS,
    ).then((next) => {
      primary.patroni.start();
      return `${primary.name} → ${next.name} in ${seconds(performance.now() - at)}`;
    });
    return { at, described };
  },
};
