import pg from 'pg';

const IDLE_TIMEOUT_MS = 30_000;

/**
 * Locks across processes that are held while a store is called. They are session-level locks:
 * however a process ends, its locks end with their connections. A transaction would stay open for as
 * long as the store takes.
 *
 * They have their own pool, so that a slow store delays no statement, and their own driver:
 * the one for statements never settles a query on a reserved connection that the server has closed.
 */
export class SessionLocks {
  readonly #pool: pg.Pool;

  /**
   * @param settings.connections maximum number of locks that this process holds or waits for in the
   *   database; others wait in the process
   * @param settings.applicationName shown in `pg_stat_activity`
   */
  constructor(
    url: string,
    { connections, applicationName }: { connections: number; applicationName: string },
  ) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      application_name: applicationName,
    });
    // Without these handlers a lost connection would end the process. What uses one sees the error.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /**
   * Runs `work` while holding a lock.
   * @param key names what is locked
   * @param mode any number can hold a `shared` lock at once, but none while another holds an
   *   `exclusive` one
   * @returns what `work` returns, even if the connection was lost in the meantime and the lock with it
   */
  async withLock<Result>(
    key: string,
    mode: 'shared' | 'exclusive',
    work: () => Promise<Result>,
  ): Promise<Result> {
    const client = await this.#pool.connect();
    try {
      const lock = mode === 'shared' ? 'pg_advisory_lock_shared' : 'pg_advisory_lock';
      await client.query(`select ${lock}(hashtextextended($1, 0))`, [key]);
      return await work();
    } finally {
      const isUnlocked = await client.query('select pg_advisory_unlock_all()').then(
        () => true,
        () => false,
      );
      // A closed connection holds no lock.
      client.release(!isUnlocked);
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
