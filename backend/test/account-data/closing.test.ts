import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { acceptInvitation, addMember, inviteMember } from '../../src/accounts/index.ts';
import { readConfig } from '../../src/config.ts';
import { createMailer } from '../../src/mail/index.ts';
import { createAccount, PASSWORD, type TestAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { readApp, turnOnTwoFactor } from '../dashboard/authenticator-app.ts';
import { linkIn } from '../dashboard/mail-server.ts';
import { PasskeyDevice } from '../dashboard/passkey-device.ts';
import { post, waitForMails } from '../dashboard/visitors.ts';
import { callApi, PRODUCT } from '../http.ts';
import { useService } from '../service.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'closing-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const service = useService({ TRUST_PROXY: 'on', DATA_DIR: dataDir, ROLE: 'web' });

const WAITS = { timeout: 60_000 };
const { plans } = readConfig({});

async function call(account: TestAccount, name: string, input: object) {
  const cookie = await sessionCookie(service(), account.userId);
  return callDashboard(service(), cookie, `mutation ${name}`, input);
}

function deleteAccount(account: TestAccount) {
  return call(account, 'settings.deleteAccount', { currentPassword: PASSWORD });
}

async function invite(owner: TestAccount, email: string): Promise<string> {
  expect((await call(owner, 'team.invite', { email, role: 'writer' })).status).toBe(200);
  const [mail = ''] = await waitForMails(dataDir, email);
  return linkIn(mail, '/invitations').pathname.split('/').at(-1) ?? '';
}

async function teamSize({ workspaceId }: TestAccount): Promise<number> {
  const { count } = await service().database.sql`
    select from members where workspace_id = ${workspaceId}
  `;
  return count;
}

/** Makes the database refuse to stop a job: once after a deadlock, again and again otherwise. */
async function failStopping(code: string): Promise<void> {
  const { sql } = service().database;
  await sql.unsafe(`
    create sequence refusals;
    create function refuse() returns trigger language plpgsql as $$ begin
      if new.status = 'failed' and ('${code}' <> '40P01' or nextval('refusals') = 1) then
        raise exception 'refused' using errcode = '${code}';
      end if;
      return new;
    end $$;
    create trigger refuse before update on jobs for each row execute function refuse();
  `);
  onTestFinished(async () => {
    await sql.unsafe('drop function refuse cascade; drop sequence refusals');
  });
}

describe('an account that is being deleted', WAITS, () => {
  it('is scheduled once when its deletion is confirmed in several tabs at the same moment', async () => {
    const account = await createAccount(service().database);
    const tabs = await Promise.all(
      [1, 2, 3, 4].map(() => sessionCookie(service(), account.userId)),
    );
    const answers = await Promise.all(
      tabs.map((cookie) =>
        callDashboard(service(), cookie, 'mutation settings.deleteAccount', {
          currentPassword: PASSWORD,
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    // A tab that comes later has been signed out.
    expect(statuses.slice(1).filter((status) => ![400, 401].includes(status))).toEqual([]);
  });

  it('does not end the requests of its team with an error', async () => {
    const owner = await createAccount(service().database);
    const admin = await createAccount(service().database);
    await addMember({
      ctx: { orm: service().database.orm, plans },
      input: { ownerEmail: owner.email, email: admin.email, role: 'admin' },
    });
    const requests = [owner, admin].flatMap((person) =>
      [1, 2, 3].flatMap((number) => [
        call(person, 'team.invite', { email: `${randomUUID()}@new.example`, role: 'writer' }),
        call(person, 'keys.create', { name: `Key ${number}` }),
      ]),
    );
    const answers = await Promise.all([deleteAccount(owner), ...requests]);
    expect(answers[0].status).toBe(200);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { sql } = service().database;
    const open = await sql`
      select from invitations where workspace_id = ${owner.workspaceId} and revoked_at is null
    `;
    const live = await sql`
      select from tokens where workspace_id = ${owner.workspaceId} and revoked_at is null
    `;
    expect([open.count, live.count]).toEqual([0, 0]);
  });

  it.each([
    ['is stopped by a deadlock', '40P01', 'failed'],
    ['cannot be stopped yet', 'XX000', 'queued'],
  ])('is reported to its owner and its team even if its work %s', async (_, code, status) => {
    const { sql, orm } = service().database;
    const owner = await createAccount(service().database);
    const member = await createAccount(service().database);
    await addMember({
      ctx: { orm, plans },
      input: { ownerEmail: owner.email, email: member.email, role: 'writer' },
    });
    await callApi(service().apiUrl, 'POST /jobs', { token: owner.token, body: PRODUCT });
    await failStopping(code);
    expect((await deleteAccount(owner)).status).toBe(200);
    expect(await waitForMails(dataDir, owner.email)).toEqual([expect.stringContaining('/sign-in')]);
    expect(await waitForMails(dataDir, member.email)).toEqual([
      expect.stringContaining('you no longer have access'),
    ]);
    const jobs = await sql`select status from jobs where workspace_id = ${owner.workspaceId}`;
    expect(jobs).toEqual([{ status }]);
  });

  it('joins no team with a request that was read before', async () => {
    const { orm } = service().database;
    const owner = await createAccount(service().database);
    const { userId, email, ...account } = await createAccount(service().database);
    const token = await invite(owner, email);
    await deleteAccount({ ...account, userId, email });
    const accept = acceptInvitation({ ctx: { orm, plans }, input: { token, userId, email } });
    await expect(accept).rejects.toMatchObject({ reason: 'account_closing' });
    const add = addMember({
      ctx: { orm, plans },
      input: { ownerEmail: owner.email, email, role: 'writer' },
    });
    await expect(add).rejects.toMatchObject({ reason: 'account_closing' });
    expect(await teamSize(owner)).toBe(0);
  });

  it('invites no one with a request that was read before', async () => {
    const { database } = service();
    const account = await createAccount(database);
    await deleteAccount(account);
    const email = `${randomUUID()}@new.example`;
    const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test' });
    const inviter = {
      ...account,
      ...({ passwordVersion: 1, plan: 'agency', role: 'owner', eraseAt: null } as const),
      ...{ emailVerified: true, language: null, sessionId: 'ses_0' as never },
    };
    const ctx = { database, mailer: createMailer(config), plans, publicUrl: config.publicUrl };
    const late = inviteMember({ ctx, input: { inviter, email, role: 'writer' } });
    await expect(late).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('gets no new way to sign in, but can sign in with those that it has', async () => {
    const account = await createAccount(service().database);
    const { cookie: before } = await turnOnTwoFactor(service(), account);
    const device = new PasskeyDevice(service().baseUrl);
    const prepared = await post(
      service(),
      '/passkey/begin',
      { password: PASSWORD },
      { cookie: before },
    );
    await deleteAccount(account);
    const cookie = await sessionCookie(service(), account.userId);
    const refusal = { status: 403, body: { code: 'ACCOUNT_CLOSING' } };
    for (const path of [
      '/two-factor/enable',
      '/two-factor/disable',
      '/two-factor/generate-backup-codes',
      '/passkey/begin',
    ]) {
      const answer = await post(service(), path, { password: PASSWORD }, { cookie });
      expect(answer, path).toMatchObject(refusal);
    }
    const response = device.register(prepared.body as never);
    const added = await post(
      service(),
      '/passkey/verify-registration',
      { response },
      { cookie: `${cookie}; ${prepared.cookie}` },
    );
    expect(added).toMatchObject(refusal);
    const waiting = await post(service(), '/sign-in/email', {
      email: account.email,
      password: PASSWORD,
    });
    expect(waiting.body).toMatchObject({ twoFactorRedirect: true });
  });

  it('cannot finish setting up an authenticator app', async () => {
    const account = await createAccount(service().database);
    const password = { password: PASSWORD };
    const session = await sessionCookie(service(), account.userId);
    const begun = await post(service(), '/two-factor/enable', password, { cookie: session });
    const code = readApp(String(begun.body['totpURI'])).code();
    await deleteAccount(account);
    const cookie = await sessionCookie(service(), account.userId);
    const on = await post(service(), '/two-factor/verify-totp', { code }, { cookie });
    expect(on).toMatchObject({ status: 403, body: { code: 'ACCOUNT_CLOSING' } });
  });

  it('keeps its email address, also with links that were sent before', async () => {
    const account = await createAccount(service().database);
    const newEmail = `${randomUUID()}@new.example`;
    const input = { newEmail, currentPassword: PASSWORD };
    expect((await call(account, 'settings.changeEmail', input)).status).toBe(200);
    const tokens = await Promise.all(
      [account.email, newEmail].map(async (address) => {
        const [mail = ''] = await waitForMails(dataDir, address);
        return linkIn(mail, '/confirm-email').searchParams.get('token') ?? '';
      }),
    );
    await deleteAccount(account);
    for (const token of tokens) {
      const { status } = await callDashboard(
        service(),
        '',
        'mutation settings.confirmEmailChange',
        { token },
      );
      expect(status).toBe(404);
    }
  });
});
