import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from 'postgres';
import type { DatabaseMachine } from './database-machine.ts';

const EVERY_MS = 50;
const TABLE = 'written_by_stale_connections';

/** Writes directly to a former primary that hasn't noticed yet that it was replaced, bypassing HAProxy. */
export class StaleWriter {
  readonly #machine: DatabaseMachine;
  readonly #open: Sql;
  readonly #writes: Promise<boolean>[] = [];

  private constructor(machine: DatabaseMachine, open: Sql) {
    this.#machine = machine;
    this.#open = open;
  }

  /** Connects, while the machine is still the primary. */
  static async open(primary: DatabaseMachine): Promise<StaleWriter> {
    const sql = primary.connect();
    await sql.unsafe(`create table if not exists ${TABLE} ()`);
    return new StaleWriter(primary, sql);
  }

  /** Sends a write on the open connection; a paused machine receives it when it resumes. */
  send(): void {
    this.#write(this.#open);
  }

  /**
   * Goes on writing, over new connections too, until the machine follows the new primary.
   * @returns how many writes there were, and how many of them were acknowledged
   */
  async untilDemoted(): Promise<{ attempted: number; acknowledged: number }> {
    const connections = [this.#open];
    while (!(await this.#isStandby())) {
      const sql = this.#machine.connect();
      connections.push(sql);
      this.#write(sql);
      await wait(EVERY_MS);
    }
    await Promise.all(connections.map((sql) => sql.end({ timeout: 0 })));
    const acknowledged = (await Promise.all(this.#writes)).filter(Boolean).length;
    return { attempted: this.#writes.length, acknowledged };
  }

  #write(sql: Sql): void {
    const written = sql.unsafe(`insert into ${TABLE} default values`).then(
      () => true,
      () => false,
    );
    this.#writes.push(written);
  }

  async #isStandby(): Promise<boolean> {
    const sql = this.#machine.connect();
    try {
      const [row] = await sql<{ standby: boolean }[]>`select pg_is_in_recovery() as standby`;
      return row?.standby === true;
    } catch {
      return false;
    } finally {
      await sql.end({ timeout: 0 });
    }
  }
}
