import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../backend/test/database.ts';
import { runNode } from '../node-process.ts';

/** Nothing listens there. */
const NO_SERVER = 'postgres://wareword:password@127.0.0.1:1/wareword';

const STARTS = [
  ['the service', ['backend/src/main.ts']],
  ['the WooCommerce app', ['woo-bridge/src/main.ts']],
  ['an admin command', ['backend/src/admin/main.ts', 'audit']],
] as const;

test.each(STARTS)('%s says what to check if it cannot use its database', async (name, command) => {
  const [script, ...parameters] = command;
  const wrongName = new URL(await createEmptyDatabase());
  wrongName.pathname = '/not_created';
  const ends = await Promise.all(
    [NO_SERVER, wrongName.href].map((url) =>
      runNode({
        ...{ name, script, parameters },
        settings: { NODE_ENV: 'test', ROLE: 'worker', PORT: '0', DATABASE_URL: url },
      }),
    ),
  );
  expect(ends.map(({ code }) => code)).toEqual([1, 1]);
  const [noServer, noDatabase] = ends.map(({ stderr }) => stderr.trim());
  expect(noServer).toBe(
    "Couldn't reach Postgres at 127.0.0.1:1 (connect ECONNREFUSED 127.0.0.1:1). Check that it's running, and the address in DATABASE_URL and DATABASE_DIRECT_URL.",
  );
  expect(noDatabase).toBe(
    `Postgres at ${wrongName.host} refused the connection (database "not_created" does not exist). Check the user, password and database name in DATABASE_URL and DATABASE_DIRECT_URL.`,
  );
});
