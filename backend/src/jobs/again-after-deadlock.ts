import postgres from 'postgres';

const MOST_TRIES = 5;

/**
 * Runs a statement over several jobs again where it and another waited for each other: Postgres
 * ends one of the two, and nothing of that one was done. Locking the rows in order first would
 * cost every statement a tenth, for what hardly ever happens.
 */
export async function againAfterDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const deadlock = error instanceof postgres.PostgresError && error.code === '40P01';
      if (!deadlock || tries === MOST_TRIES) throw error;
    }
  }
}
