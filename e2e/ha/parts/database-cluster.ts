import { z } from 'zod';
import { until } from '../../faults/until.ts';
import { DatabaseMachine } from './database-machine.ts';
import type { WorkFolder } from './work-folder.ts';

const NAMES = ['db1', 'db2', 'db3'] as const;
/** The databases of the service and of both store apps. */
export const DATABASES = ['wareword', 'woocommerce', 'shopify'] as const;
export type DatabaseName = (typeof DATABASES)[number];

const WITHIN_MS = 180_000;

const ClusterSchema = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      state: z.string(),
      timeline: z.number().optional(),
    }),
  ),
});
type Member = z.infer<typeof ClusterSchema>['members'][number];

/** Three machines with one Postgres. */
export class DatabaseCluster {
  readonly machines: readonly DatabaseMachine[];
  readonly #workFolder: WorkFolder;
  readonly #synchronous: boolean;

  private constructor(
    machines: readonly DatabaseMachine[],
    workFolder: WorkFolder,
    synchronous: boolean,
  ) {
    this.machines = machines;
    this.#workFolder = workFolder;
    this.#synchronous = synchronous;
  }

  static async prepare(workFolder: WorkFolder, synchronous: boolean): Promise<DatabaseCluster> {
    const machines: DatabaseMachine[] = [];
    for (const name of NAMES) machines.push(await DatabaseMachine.prepare(name, workFolder));
    return new DatabaseCluster(machines, workFolder, synchronous);
  }

  /** Resolves when all three machines are up and the databases exist. */
  async start(): Promise<void> {
    for (const machine of this.machines) machine.start(this.machines);
    if (!this.#synchronous) await this.#makeAsynchronous();
    const leader = await this.untilHealthy();
    const sql = leader.connect();
    try {
      await sql.unsafe(
        `create role wareword login password '${this.#workFolder.passwords.wareword}'`,
      );
      for (const name of DATABASES) await sql.unsafe(`create database ${name} owner wareword`);
    } finally {
      await sql.end();
    }
  }

  async kill(): Promise<void> {
    await Promise.all(this.machines.map((machine) => machine.kill()));
  }

  /** The machine with the primary, as Patroni says; undefined while there is none. */
  async leader(): Promise<DatabaseMachine | undefined> {
    return this.#machineOf((await this.#members()).find(({ role }) => role === 'leader'));
  }

  /**
   * Waits until one machine is the primary and both others follow it, one of them synchronously if
   * that is the mode.
   * @returns the primary
   */
  untilHealthy(): Promise<DatabaseMachine> {
    return until(
      'three machines have one database',
      async () => {
        for (const machine of this.machines) machine.expectRunning();
        const members = await this.#members();
        const leader = members.find(({ role }) => role === 'leader');
        const isWhole =
          members.length === this.machines.length &&
          members.every(
            ({ state, timeline }) =>
              ['running', 'streaming'].includes(state) && timeline === leader?.timeline,
          ) &&
          (!this.#synchronous || members.some(({ role }) => role === 'sync_standby'));
        return isWhole ? this.#machineOf(leader) : undefined;
      },
      WITHIN_MS,
    );
  }

  /** Patroni's own default, which is not what `patroni.yml` sets. */
  async #makeAsynchronous(): Promise<void> {
    const leader = await until('there is a primary', () => this.leader(), WITHIN_MS);
    const response = await fetch(`${leader.patroniUrl}/config`, {
      method: 'PATCH',
      body: JSON.stringify({ synchronous_mode: false, synchronous_mode_strict: false }),
    });
    if (!response.ok) throw new Error(`Patroni refused the mode: ${await response.text()}`);
  }

  #machineOf(member: Member | undefined): DatabaseMachine | undefined {
    return this.machines.find(({ name }) => name === member?.name);
  }

  /** The state of all machines, from the first one that responds. */
  async #members(): Promise<readonly Member[]> {
    for (const { patroniUrl } of this.machines) {
      try {
        const response = await fetch(`${patroniUrl}/cluster`, {
          signal: AbortSignal.timeout(2000),
        });
        if (response.ok) return ClusterSchema.parse(await response.json()).members;
      } catch {
        // It is down; ask the next one.
      }
    }
    return [];
  }
}
