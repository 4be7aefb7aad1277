import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { hashPassword as formerHash } from 'better-auth/crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../src/accounts/password-hash.ts';
import { untrustedQueue } from '../../src/accounts/password-queue.ts';
import { QueueFullError, WorkQueue } from '../../src/accounts/work-queue.ts';
import { createAccount, PASSWORD } from '../accounts.ts';
import { useService } from '../service.ts';
import { post } from './visitors.ts';

const service = useService({ TRUST_PROXY: 'on', PASSWORD_HASH_COST: '' });

describe('a password that is easy to guess is rejected', { timeout: 60_000 }, () => {
  const LOCAL = 'walnutjoiner';
  it.each([
    'password1',
    'PassWord123',
    'qwertyuiop',
    'wareword',
    'Wareword2026!',
    LOCAL,
    `${LOCAL}99`,
    `${LOCAL}@joinery.example`,
    'joinery1!',
  ])('%s', async (password) => {
    const email = `${LOCAL}@joinery.example`;
    const response = await post(service(), '/sign-up/email', { email, password, name: 'A' });
    expect(response.status).toBe(400);
    expect(response.body['code']).toBe('PASSWORD_TOO_COMMON');
  });

  it('a long one of unrelated words is accepted, as are spaces and umlauts', async () => {
    for (const password of ['correct horse battery', 'Übergröße für Möbel', 'x9$kQ2!pL0z']) {
      const email = `${randomUUID()}@joinery.example`;
      const response = await post(service(), '/sign-up/email', { email, password, name: 'A' });
      expect(response.status).toBe(200);
    }
  });

  it('existing users with one can still sign in', async () => {
    const { email, userId } = await createAccount(service().database);
    const hash = await hashPassword('password1');
    await service().database
      .sql`update user_credentials set password = ${hash} where user_id = ${userId}`;
    const response = await post(service(), '/sign-in/email', { email, password: 'password1' });
    expect(response.status).toBe(200);
  });
});

describe('password storage', { timeout: 180_000 }, () => {
  it('a hash with old parameters is replaced at the next sign-in, and sessions stay valid', async () => {
    const { email, userId } = await createAccount(service().database);
    const { sql } = service().database;
    const former = await formerHash(PASSWORD);
    await sql`update user_credentials set password = ${former} where user_id = ${userId}`;
    const kept = async () => {
      const [row] = await sql<[{ password: string }]>`
        select password from user_credentials where user_id = ${userId}
      `;
      return row.password;
    };
    expect((await post(service(), '/sign-in/email', { email, password: 'wrong' })).status).toBe(
      401,
    );
    expect(await kept()).toBe(former);
    const first = await post(service(), '/sign-in/email', { email, password: PASSWORD });
    expect(first.status).toBe(200);
    expect(await kept()).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$/);
    const second = await post(service(), '/sign-in/email', { email, password: PASSWORD });
    expect(second.status).toBe(200);
  });

  it('a password that was hashed at another cost is hashed again at the next sign-in', async () => {
    const { email, userId } = await createAccount(service().database);
    const { sql } = service().database;
    const cheap = await hashPassword(PASSWORD, 12);
    expect(cheap).toContain('$ln=12,');
    expect(await verifyPassword({ hash: cheap, password: `${PASSWORD}!` })).toBe(false);
    await sql`update user_credentials set password = ${cheap} where user_id = ${userId}`;
    const signedIn = await post(service(), '/sign-in/email', { email, password: PASSWORD });
    expect(signedIn.status).toBe(200);
    const [row] = await sql`select password from user_credentials where user_id = ${userId}`;
    expect(row?.['password']).toMatch(/^\$scrypt\$ln=17,/);
  });

  it('a new account’s hash has OWASP’s parameters and its own salt', async () => {
    const [one, two] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    expect(one).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword({ hash: one, password: PASSWORD })).toBe(true);
    expect(await verifyPassword({ hash: one, password: `${PASSWORD}!` })).toBe(false);
  });

  it('hashing does not block the event loop', async () => {
    const hashing = hashPassword(PASSWORD);
    const progress = { isDone: false };
    void hashing.then(() => (progress.isDone = true));
    let turns = 0;
    const started = performance.now();
    while (!progress.isDone && performance.now() - started < 30_000) {
      turns += 1;
      await nextTurn();
    }
    expect(turns).toBeGreaterThan(100);
  });

  it('if too many people sign in concurrently, the next one is asked to retry', async () => {
    const { email } = await createAccount(service().database);
    const { cookie } = await post(service(), '/sign-in/email', { email, password: PASSWORD });
    const gate = Promise.withResolvers<undefined>();
    const waiting: Promise<undefined>[] = [];
    try {
      // Two run and fifty wait: 256 MB, however many requests come in.
      for (let count = 0; count < 52; count++) {
        waiting.push(untrustedQueue.run(`192.0.2.${count}`, () => gate.promise));
      }
      for (const path of ['/sign-in/email', '/sign-up/email']) {
        const body = { email: `new-${email}`, password: PASSWORD, name: 'A' };
        const refused = await post(service(), path, body);
        expect(refused.status).toBe(503);
        expect(refused.body['code']).toBe('TOO_BUSY');
        expect(refused.headers.get('Retry-After')).toBe('10');
      }
      // A known browser uses a separate queue.
      const known = await post(
        service(),
        '/sign-in/email',
        { email, password: PASSWORD },
        { cookie },
      );
      expect(known.status).toBe(200);
    } finally {
      gate.resolve(undefined);
      await Promise.all(waiting);
    }
    const response = await post(service(), '/sign-in/email', { email, password: PASSWORD });
    expect(response.status).toBe(200);
  });

  it('a queue runs work in order, and never more at a time than its limit', async () => {
    const queue = new WorkQueue({ maxRunning: 2, maxWaiting: 3, maxWaitingPerCaller: 3 });
    const gates = Array.from({ length: 5 }, () => Promise.withResolvers<undefined>());
    const begun: number[] = [];
    const runs = gates.map(({ promise }, index) =>
      queue.run('one', () => {
        begun.push(index);
        return promise;
      }),
    );
    await expect(queue.run('other', () => Promise.resolve())).rejects.toThrow(QueueFullError);
    expect(begun).toEqual([0, 1]);
    gates[1]?.reject(new Error('broken'));
    await expect(runs[1]).rejects.toThrow('broken');
    await nextTurn();
    expect(begun).toEqual([0, 1, 2]);
    for (const gate of gates) gate.resolve(undefined);
    await Promise.all(runs.filter((_, index) => index !== 1));
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    expect(await queue.run('one', () => Promise.resolve('free'))).toBe('free');
  });

  it('one network can only fill part of the queue', async () => {
    const queue = new WorkQueue({ maxRunning: 1, maxWaiting: 9, maxWaitingPerCaller: 2 });
    const gate = Promise.withResolvers<undefined>();
    const runs = [1, 2, 3].map(() => queue.run('2001:db8:7::/48', () => gate.promise));
    await expect(queue.run('2001:db8:7::/48', () => gate.promise)).rejects.toThrow(QueueFullError);
    const other = queue.run('192.0.2.1', () => Promise.resolve('other'));
    gate.resolve(undefined);
    await Promise.all(runs);
    expect(await other).toBe('other');
  });

  it('a password longer than the maximum is wrong, and is rejected quickly', async () => {
    const { email } = await createAccount(service().database);
    // Combining marks, which normalization has to sort against all before them.
    const password = `a${'\u0344'.repeat(8_000)}${'\u0334'.repeat(8_000)}`;
    const before = process.threadCpuUsage();
    const refused = await post(service(), '/sign-in/email', { email, password });
    const { user } = process.threadCpuUsage(before);
    expect(refused.status).toBe(401);
    expect(refused.body['code']).toBe('INVALID_EMAIL_OR_PASSWORD');
    expect(user / 1000).toBeLessThan(100);
  });
});
