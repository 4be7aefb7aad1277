import postgres from 'postgres';

/** Postgres's error code for a database that already exists. */
const DUPLICATE_DATABASE = '42P04';

/**
 * Creates a database with this name on the server if there is none yet: each app has its own.
 * @param serverUrl URL of any database on the server
 * @param name only letters and underscores
 * @returns the database's URL
 */
export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  if (!/^[a-z_]+$/.test(name))
    throw new TypeError('A database name can contain only lowercase letters and underscores.');
  const client = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  try {
    const [found] = await client`select from pg_database where datname = ${name}`;
    if (found === undefined) await client.unsafe(`create database ${name}`);
  } catch (error) {
    // Another process was first.
    if (!(error instanceof postgres.PostgresError && error.code === DUPLICATE_DATABASE))
      throw error;
  } finally {
    await client.end({ timeout: 5 });
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
