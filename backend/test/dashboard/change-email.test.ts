import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createAccount, PASSWORD } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { useService, type TestService } from '../service.ts';
import { linkIn } from './mail-server.ts';
import { mailsTo, post, resetToken, signedInEmail, waitForMails } from './visitors.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'change-email-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const service = useService({ TRUST_PROXY: 'on', DATA_DIR: dataDir });

const WAITS = { timeout: 60_000 };
const newAddress = () => `${randomUUID()}@new.example`;

async function signedInAccount() {
  const account = await createAccount(service().database);
  return { ...account, cookie: await sessionCookie(service(), account.userId) };
}

function change(cookie: string, newEmail: string, currentPassword = PASSWORD) {
  return callDashboard(service(), cookie, 'mutation settings.changeEmail', {
    newEmail,
    currentPassword,
  });
}

/** The token of the link that was sent to an address. */
async function tokenTo(address: string): Promise<string> {
  const [mail = ''] = await waitForMails(dataDir, address);
  return linkIn(mail, '/confirm-email').searchParams.get('token') ?? '';
}

async function waitingForRows(sql: TestService['database']['sql']): Promise<number> {
  const [{ waiting }] = await sql<[{ waiting: number }]>`
    select count(distinct pid)::int as waiting from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()
  `;
  return waiting;
}

function confirm(token: string) {
  return callDashboard(service(), '', 'mutation settings.confirmEmailChange', { token });
}

describe('changing the email', WAITS, () => {
  it('requires a link at both addresses, in any order', async () => {
    const { email, cookie, userId } = await signedInAccount();
    const newEmail = newAddress();
    expect((await change(cookie, newEmail)).status).toBe(200);
    const [current, next] = [await tokenTo(email), await tokenTo(newEmail)];
    expect((await confirm(next)).data).toEqual({ state: 'waiting', address: email });
    expect(await signedInEmail(service(), cookie)).toBe(email);
    expect((await confirm(current)).data).toEqual({ state: 'changed', email: newEmail });
    expect(await signedInEmail(service(), cookie)).toBe(newEmail);
    const password = PASSWORD;
    expect((await post(service(), '/sign-in/email', { email, password })).status).toBe(401);
    expect((await post(service(), '/sign-in/email', { email: newEmail, password })).status).toBe(
      200,
    );
    expect((await confirm(current)).status).toBe(404);
    const [, told = ''] = await waitForMails(dataDir, email, 2);
    expect(told).toContain("If this wasn't you, contact us right away:");
    expect(told).toContain('/contact');
    const kept = await service().database.sql`
      select email from former_emails where user_id = ${userId}
    `;
    expect(kept).toMatchObject([{ email }]);
  });

  it("isn't confirmed by one link that is opened twice", async () => {
    const { email, cookie } = await signedInAccount();
    const newEmail = newAddress();
    await change(cookie, newEmail);
    const token = await tokenTo(newEmail);
    await confirm(token);
    expect((await confirm(token)).data).toEqual({ state: 'waiting', address: email });
    expect(await signedInEmail(service(), cookie)).toBe(email);
  });

  it('requires the password', async () => {
    const { cookie } = await signedInAccount();
    expect(await change(cookie, newAddress(), 'wrong')).toMatchObject({
      status: 400,
      message: 'Wrong password. Try again.',
    });
  });

  it('tells only the owner of a taken address that it is taken', async () => {
    const { email, cookie } = await signedInAccount();
    const taken = await createAccount(service().database);
    const free = newAddress();
    const toTaken = await change(cookie, taken.email);
    const shown = await callDashboard(service(), cookie, 'query settings.read');
    expect(shown.data['pendingEmail']).toEqual({
      newEmail: taken.email,
      currentConfirmed: false,
      newConfirmed: false,
    });
    const [mail = ''] = await waitForMails(dataDir, taken.email);
    expect(mail).toContain('You already have one with this email');
    expect(mail).not.toContain('/confirm-email');
    expect((await confirm(await tokenTo(email))).data).toEqual({
      state: 'waiting',
      address: taken.email,
    });
    expect(await change(cookie, free)).toEqual(toTaken);
  });

  it('fails if the address was taken meanwhile, and changes nothing', async () => {
    const { email, cookie } = await signedInAccount();
    const newEmail = newAddress();
    await change(cookie, newEmail);
    const [current, next] = [await tokenTo(email), await tokenTo(newEmail)];
    const other = await createAccount(service().database);
    await service().database.sql`update users set email = ${newEmail} where id = ${other.userId}`;
    await confirm(current);
    expect(await confirm(next)).toMatchObject({
      status: 400,
      message: 'This email now belongs to another account. Choose a different one.',
    });
    expect(await signedInEmail(service(), cookie)).toBe(email);
  });

  it('is reported to the former address once it is made, and not when it fails', async () => {
    const { email, cookie } = await signedInAccount();
    const newEmail = newAddress();
    await change(cookie, newEmail);
    await confirm(await tokenTo(email));
    const token = await tokenTo(newEmail);
    const { sql } = service().database;
    // A commit that takes a while, and fails.
    await sql.unsafe(`
      create function fail_commit() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.2); raise exception 'not committed'; end $$;
      create constraint trigger fail_commit after update on users deferrable initially deferred
        for each row when (new.email = '${newEmail}') execute function fail_commit();
    `);
    expect((await confirm(token)).status).toBe(500);
    await sql.unsafe('drop function fail_commit cascade');
    expect(mailsTo(dataDir, email).filter((mail) => mail.includes(newEmail))).toHaveLength(1);
    expect(await signedInEmail(service(), cookie)).toBe(email);
    expect((await confirm(token)).status).toBe(200);
    const [, changed] = await waitForMails(dataDir, email, 2);
    expect(changed).toContain(newEmail);
  });

  it('succeeds for one of two accounts that confirm the same address at once', async () => {
    const newEmail = newAddress();
    const accounts = [await signedInAccount(), await signedInAccount()];
    for (const { email, cookie } of accounts) {
      await change(cookie, newEmail);
      await confirm(await tokenTo(email));
    }
    const mails = await waitForMails(dataDir, newEmail, accounts.length);
    const tokens = mails.map((mail) => linkIn(mail, '/confirm-email').searchParams.get('token'));
    const { sql } = service().database;
    // Both have looked whether the address is taken before either changes.
    const { answers } = await sql.begin(async (tx) => {
      await tx`select from users where id in ${tx(accounts.map(({ userId }) => userId))} for update`;
      const confirmed = tokens.map((token) => confirm(token ?? ''));
      await expect.poll(() => waitingForRows(sql)).toBe(2);
      return { answers: confirmed };
    });
    const responses = await Promise.all(answers);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is canceled by a new password, and invalidates reset links sent to the former address', async () => {
    const { email, cookie } = await signedInAccount();
    const newEmail = newAddress();
    await post(service(), '/request-password-reset', { email });
    const [reset = ''] = await waitForMails(dataDir, email);
    await change(cookie, newEmail);
    const next = await tokenTo(newEmail);
    const mail = (await waitForMails(dataDir, email, 2)).find((text) =>
      text.includes('/confirm-email'),
    );
    const current = linkIn(mail ?? '', '/confirm-email').searchParams.get('token') ?? '';
    await confirm(next);
    await confirm(current);
    const body = { token: resetToken(reset), newPassword: 'walnut tray on a windowsill' };
    expect((await post(service(), '/reset-password', body)).status).toBe(400);

    const again = newAddress();
    await change(cookie, again);
    const toAgain = await tokenTo(again);
    await callDashboard(service(), cookie, 'mutation account.changePassword', {
      currentPassword: PASSWORD,
      newPassword: 'walnut tray on a windowsill',
      keep: [],
    });
    expect((await confirm(toAgain)).status).toBe(404);
  });

  it('can be canceled, and is limited', async () => {
    const { cookie, email } = await signedInAccount();
    const newEmail = newAddress();
    await change(cookie, newEmail);
    const token = await tokenTo(newEmail);
    await callDashboard(service(), cookie, 'mutation settings.cancelEmailChange');
    expect((await confirm(token)).status).toBe(404);
    for (let times = 0; times < 4; times += 1) await change(cookie, newAddress());
    expect((await change(cookie, newAddress())).status).toBe(429);
    expect(mailsTo(dataDir, email).length).toBeLessThanOrEqual(5);
  });
});

describe('the profile', WAITS, () => {
  it('has a name that can be changed, on one line', async () => {
    const { cookie } = await signedInAccount();
    const rename = (name: string) =>
      callDashboard(service(), cookie, 'mutation settings.rename', { name });
    expect((await rename('  Ada\nLovelace ')).status).toBe(200);
    const { data } = await callDashboard(service(), cookie, 'query settings.read');
    expect(data['name']).toBe('Ada Lovelace');
    expect((await rename('   ')).status).toBe(400);
    expect((await rename('x'.repeat(101))).status).toBe(400);
  });
});
