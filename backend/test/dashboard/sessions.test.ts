import { describe, expect, it } from 'vitest';
import { createAccount, PASSWORD } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { startTestService, useService } from '../service.ts';
import { post, signedInEmail } from './visitors.ts';

const service = useService({ TRUST_PROXY: 'on' });

interface Session {
  readonly id: string;
  readonly browser: string | null;
  readonly os: string | null;
  readonly address: string | null;
  readonly isCurrent: boolean;
}

function signIn(email: string, options: { cookie?: string } = {}) {
  return post(service(), '/sign-in/email', { email, password: PASSWORD }, options);
}

async function listSessions(cookie: string): Promise<readonly Session[]> {
  const { data } = await callDashboard(service(), cookie, 'query account.sessions');
  return data as unknown as readonly Session[];
}

describe('signing in', { timeout: 60_000 }, () => {
  it('does not return the session’s token, which is only in the cookie', async () => {
    const { email } = await createAccount(service().database);
    const signedIn = await signIn(email);
    expect(signedIn.body).toEqual({ signedIn: true });
    const signedUp = await post(service(), '/sign-up/email', {
      email: `new-${email}`,
      password: PASSWORD,
      name: 'A',
    });
    expect(signedUp.body).toEqual({ signedIn: true });
    expect(await signedInEmail(service(), signedUp.cookie)).toBe(`new-${email}`);
  });

  it('ends the browser’s previous session', async () => {
    const [first, second] = [
      await createAccount(service().database),
      await createAccount(service().database),
    ];
    const before = await signIn(first.email);
    const again = await signIn(first.email, { cookie: before.cookie });
    expect(await signedInEmail(service(), before.cookie)).toBeUndefined();
    expect(await signedInEmail(service(), again.cookie)).toBe(first.email);
    const other = await signIn(second.email, { cookie: again.cookie });
    expect(await signedInEmail(service(), again.cookie)).toBeUndefined();
    expect(await signedInEmail(service(), other.cookie)).toBe(second.email);
  });

  it('ends nothing if it fails', async () => {
    const { email } = await createAccount(service().database);
    const { cookie } = await signIn(email);
    await post(service(), '/sign-in/email', { email, password: 'wrong' }, { cookie });
    expect(await signedInEmail(service(), cookie)).toBe(email);
  });

  it('binds every cookie to this host over https', async () => {
    const https = await startTestService({ TRUST_PROXY: 'on', PUBLIC_URL: 'https://ww.example' });
    try {
      const { email } = await createAccount(https.database);
      const response = await fetch(`${https.baseUrl}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'https://ww.example' },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      const cookies = response.headers.getSetCookie();
      expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
        '__Host-wareword.session_token',
        '__Host-wareword.device',
      ]);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/; Path=\/(;|$)/);
        expect(cookie).toMatch(/; HttpOnly/);
        expect(cookie).toMatch(/; Secure/);
        expect(cookie).not.toMatch(/Domain=/i);
      }
      const cookie = cookies.map((set) => set.split(';')[0]).join('; ');
      expect(await signedInEmail(https, cookie)).toBe(email);
    } finally {
      await https.stop();
    }
  });
});

describe('sessions', { timeout: 60_000 }, () => {
  it('are listed with device and address, and can be ended one by one or all together', async () => {
    const { email } = await createAccount(service().database);
    const here = (await signIn(email)).cookie;
    const [second, third, fourth] = [await signIn(email), await signIn(email), await signIn(email)];
    await service().database.sql`
      update sessions set user_agent =
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
      where user_id = (select id from users where email = ${email})
    `;
    const listed = await listSessions(here);
    expect(listed).toHaveLength(4);
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false]);
    expect(listed[0]).toMatchObject({
      browser: 'Chrome',
      os: 'Windows',
      address: expect.stringMatching(/^198\.51\./) as string,
    });

    const secondId = (await listSessions(second.cookie)).find(({ isCurrent }) => isCurrent)?.id;
    const currentPassword = PASSWORD;
    await callDashboard(service(), here, 'mutation account.endSession', {
      id: secondId,
      currentPassword,
    });
    expect(await signedInEmail(service(), second.cookie)).toBeUndefined();
    expect(await signedInEmail(service(), third.cookie)).toBe(email);
    await callDashboard(service(), here, 'mutation account.endOtherSessions', { currentPassword });
    expect(await signedInEmail(service(), third.cookie)).toBeUndefined();
    expect(await signedInEmail(service(), fourth.cookie)).toBeUndefined();
    expect(await listSessions(here)).toHaveLength(1);
  });

  it('cannot be seen or ended by other users', async () => {
    const mine = await createAccount(service().database);
    const theirs = await createAccount(service().database);
    const cookie = await sessionCookie(service(), mine.userId);
    const other = await sessionCookie(service(), theirs.userId);
    const [session] = await listSessions(other);
    const currentPassword = PASSWORD;
    await callDashboard(service(), cookie, 'mutation account.endSession', {
      id: session?.id,
      currentPassword,
    });
    await callDashboard(service(), cookie, 'mutation account.endOtherSessions', {
      currentPassword,
    });
    expect(await signedInEmail(service(), other)).toBe(theirs.email);
    expect((await callDashboard(service(), '', 'query account.sessions')).status).toBe(401);
  });

  it('cannot be ended without the password, and guesses are limited', async () => {
    const { email, userId } = await createAccount(service().database);
    const [here, there] = [await signIn(email), await signIn(email)];
    const id = (await listSessions(there.cookie)).find(({ isCurrent }) => isCurrent)?.id;
    const end = (procedure: string, input: object) =>
      callDashboard(service(), here.cookie, `mutation account.${procedure}`, input);
    expect((await end('endSession', { id })).status).toBe(400);
    expect((await end('endOtherSessions', {})).status).toBe(400);
    const wrong = await end('endSession', { id, currentPassword: 'a wrong password' });
    expect(wrong).toMatchObject({ status: 400, message: 'Wrong password. Try again.' });
    await service().database.sql`
      update rate_windows set passes = array_fill(now(), array[10])
      where key = 'try:confirm-password:' || translate(
        encode(sha256(${userId}::bytea), 'base64'), '+/=', '-_'
      )
    `;
    expect((await end('endOtherSessions', { currentPassword: PASSWORD })).status).toBe(429);
    expect(await signedInEmail(service(), there.cookie)).toBe(email);
  });

  it('are only what this service signed', async () => {
    const { email } = await createAccount(service().database);
    const { cookie } = await signIn(email);
    expect(await signedInEmail(service(), cookie)).toBe(email);
    const token = /session_token=([^;.]+)\./.exec(cookie)?.[1] ?? '';
    const [{ count }] = await service().database.sql<[{ count: number }]>`
      select count(*)::int from sessions where token = ${token}
    `;
    expect(count).toBe(1);
    const unpadded = cookie.replace(/(?:=|%3D)(?=;|$)/i, '');
    expect(unpadded).not.toBe(cookie);
    expect(await signedInEmail(service(), unpadded)).toBeUndefined();
    const otherSignature = encodeURIComponent(`${token}.${Buffer.alloc(32).toString('base64')}`);
    for (const value of [token, `${token}.`, `${token}.AAAA`, otherSignature, '.', '']) {
      expect(await signedInEmail(service(), `wareword.session_token=${value}`)).toBeUndefined();
    }
  });

  it('end after 30 days of any use, and after 7 days without use', async () => {
    const { email, userId } = await createAccount(service().database);
    const { cookie } = await signIn(email);
    const { sql } = service().database;
    const [row] = await sql<[{ days: number }]>`
      select extract(epoch from expires_at - created_at)::float / 86400 as days
      from sessions where user_id = ${userId}
    `;
    expect(row.days).toBeCloseTo(30, 2);
    await sql`update sessions set updated_at = now() - interval '6 days' where user_id = ${userId}`;
    expect(await signedInEmail(service(), cookie)).toBe(email);
    // Its use was recorded, and did not extend it.
    const [used] = await sql<[{ recent: boolean; same: boolean }]>`
      select updated_at > now() - interval '1 minute' as recent,
        extract(epoch from expires_at - created_at)::float / 86400 < 30.01 as same
      from sessions where user_id = ${userId}
    `;
    expect(used).toEqual({ recent: true, same: true });
    await sql`update sessions set updated_at = now() - interval '8 days' where user_id = ${userId}`;
    expect(await signedInEmail(service(), cookie)).toBeUndefined();
    await sql`
      update sessions set updated_at = now(), expires_at = now() - interval '1 second'
      where user_id = ${userId}
    `;
    expect(await signedInEmail(service(), cookie)).toBeUndefined();
  });
});
