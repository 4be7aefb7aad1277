import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyPassword } from '../../backend/src/accounts/password-hash.ts';
import { openDatabase } from '../../backend/src/database/index.ts';
import { createTestDatabase } from '../../backend/test/database.ts';
import { runNode } from '../node-process.ts';

let databaseUrl: string;
let folder: string;

beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'wareword-admin-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function admin(...parameters: string[]) {
  return runNode({
    name: 'The command',
    script: 'backend/src/admin/main.ts',
    parameters,
    settings: { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: folder },
  });
}

/** Creates an account with a password from standard input, as a script does. */
function createUser(password: string, email: string) {
  return runNode({
    name: 'The command',
    script: 'backend/src/admin/main.ts',
    parameters: ['user', 'create', '--email', email, '--plan', 'free'],
    settings: {
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      FROM_STDIN: password,
    },
    through: ['sh', '-c', 'printf %s "$FROM_STDIN" | "$0" "$@"'],
  });
}

function lines(): Record<string, unknown>[] {
  return readFileSync(join(folder, 'admin.log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const ACTOR = {
  actor: userInfo().username,
  address: 'local',
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
  time: expect.stringMatching(/^\d{4}-/) as unknown,
};

test(
  'every command that changes something is logged, and prints only its result',
  { timeout: 180_000 },
  async () => {
    const email = 'mia@shop.example';
    const password = 'correct horse battery';
    const created = await admin(
      ...['user', 'create', '--email', email, '--password', password, '--plan', 'free'],
    );
    expect(created).toMatchObject({ code: 0, stderr: '' });
    expect(Object.keys(JSON.parse(created.stdout) as object)).toEqual(['user_id', 'workspace_id']);
    await admin('user', 'set-plan', '--email', email, '--plan', 'pro');
    const key = await admin('key', 'create', '--email', email, '--name', 'My key');
    const { token } = JSON.parse(key.stdout) as { token: string };
    const forged = 'x\n{"event":"security.sign_in"}\u001b[31m\u2028';
    expect(await admin('key', 'create', '--email', forged, '--name', 'N')).toMatchObject({
      code: 1,
      stdout: '',
    });
    expect(await admin('jobs', 'list', '--email', email)).toMatchObject({ code: 0 });

    const event = 'security.admin_command';
    const outcome = 'success';
    expect(lines()).toMatchObject([
      { event, outcome, target: `user create ${email} free`, ...ACTOR },
      { event, outcome, target: `user set-plan ${email} pro`, ...ACTOR },
      { event: 'security.plan_change', outcome, target: `${email} pro`, ...ACTOR },
      { event, outcome, target: `key create ${email}`, ...ACTOR },
      { event, outcome: 'failure', reason: expect.stringMatching(/./) as unknown, ...ACTOR },
    ]);
    const written = readFileSync(join(folder, 'admin.log'), 'utf8');
    for (const secret of [password, token, '\u001b', '\\u001b', '\u2028']) {
      expect(written).not.toContain(secret);
    }
    expect(statSync(join(folder, 'admin.log')).mode & 0o777).toBe(0o600);
  },
);

test(
  'the password of a new account is read from standard input',
  { timeout: 120_000 },
  async () => {
    const refused = await createUser('', 'nora@shop.example');
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('standard input');
    const created = await createUser('correct horse battery\nmore', 'nora@shop.example');
    expect(created).toMatchObject({ code: 0 });
    const database = openDatabase(databaseUrl, { connections: 1 });
    const [row] = await database.sql<{ password: string }[]>`
    select password from user_credentials c join users u on u.id = c.user_id
    where u.email = 'nora@shop.example'
  `;
    await database.close();
    expect(
      await verifyPassword({ hash: row?.password ?? '', password: 'correct horse battery' }),
    ).toBe(true);
  },
);

test('an account is not created with a password that is easy to guess', async () => {
  for (const password of ['password1', 'Wareword2026', 'somebody']) {
    const refused = await admin(
      ...['user', 'create', '--email', 'somebody@shop.example'],
      ...['--password', password, '--plan', 'free'],
    );
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('too easy to guess');
  }
});
