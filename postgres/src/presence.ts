import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { connectionSettings } from './connection-settings.ts';

/** The name of the lock that all users of the server share. */
const USERS = 'wareword users';
const RELOCK_DELAY_MS = 1_000;

/**
 * Tells other processes that this one uses the server, as long as it runs: a shared lock, held on
 * its own connection. Counting connections would not work, because a closed one stays listed until
 * the server has noticed.
 */
export class Presence {
  readonly #client: postgres.Sql;
  #isClosed = false;
  #isRelocking = false;

  private constructor(url: string) {
    this.#client = postgres(url, {
      ...connectionSettings('wareword presence'),
      max: 1,
      // The lock ends with its connection.
      max_lifetime: null,
      onclose: () => void this.#relock(),
    });
  }

  /** @throws if its last user is stopping the server */
  static async take(url: string): Promise<Presence> {
    const presence = new Presence(url);
    try {
      await presence.#share();
      return presence;
    } catch (error) {
      await presence.end();
      throw error;
    }
  }

  /**
   * Releases the lock. @returns whether no other process uses the server; none can join then until
   * {@link end}
   */
  async leave(): Promise<boolean> {
    this.#isClosed = true;
    try {
      await this.#client`select pg_advisory_unlock_shared(hashtext(${USERS}))`;
      const [row] = await this.#client<[{ isAlone: boolean }]>`
        select pg_try_advisory_lock(hashtext(${USERS})) as "isAlone"
      `;
      return row.isAlone;
    } catch {
      // The connection was closed because an earlier process is stopping the server.
      return false;
    }
  }

  async end(): Promise<void> {
    this.#isClosed = true;
    await this.#client.end({ timeout: 1 });
  }

  async #share(): Promise<void> {
    await this.#client`select pg_advisory_lock_shared(hashtext(${USERS}))`;
  }

  /** The server was restarted: a process that leaves in the meantime must still find this one. */
  async #relock(): Promise<void> {
    if (this.#isRelocking) return;
    this.#isRelocking = true;
    for (;;) {
      await pause(RELOCK_DELAY_MS, undefined, { ref: false });
      if (this.#isClosed) break;
      try {
        await this.#share();
        break;
      } catch {
        // The server is not back yet.
      }
    }
    this.#isRelocking = false;
  }
}
