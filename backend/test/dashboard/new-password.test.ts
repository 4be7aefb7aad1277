import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addMember } from '../../src/accounts/index.ts';
import { readConfig } from '../../src/config.ts';
import { connectStore, createAccount, PASSWORD, type TestAccount } from '../accounts.ts';
import { callDashboard } from '../billing/call-dashboard.ts';
import { makeConnectCode } from '../contract/connect-code.ts';
import { callApi } from '../http.ts';
import { startTestService, useService } from '../service.ts';
import { query } from './connect-fixture.ts';
import { post, resetToken, waitForMails, signedInEmail } from './visitors.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'wareword-new-password-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const service = useService({ DATA_DIR: dataDir, TRUST_PROXY: 'on' });

const { plans: PLANS } = readConfig({});
const NEW_PASSWORD = 'another long password';

async function mailedToken(email: string, count = 1): Promise<string> {
  await post(service(), '/request-password-reset', { email });
  return resetToken((await waitForMails(dataDir, email, count)).at(-1) ?? '');
}

function reset(token: string, keep: readonly string[] = [], other = service()) {
  return post(other, '/reset-password', { token, newPassword: NEW_PASSWORD, keep });
}

function signIn(email: string, password = PASSWORD) {
  return post(service(), '/sign-in/email', { email, password });
}

async function tokenId(account: TestAccount, scope: 'api' | 'plugin'): Promise<string> {
  const [row] = await service().database.sql<[{ id: string }]>`
    select id from tokens where user_id = ${account.userId} and scope = ${scope}
  `;
  return row.id;
}

function isAccepted(token: string): Promise<boolean> {
  return callApi(service().apiUrl, 'GET /me', { token }).then(({ status }) => status === 200);
}

describe('a new password ends everything the old one granted', { timeout: 180_000 }, () => {
  it('makes all 48 sign-ins in progress fail', async () => {
    const { email } = await createAccount(service().database);
    const token = await mailedToken(email);
    const signIns = Array.from({ length: 24 }, () => signIn(email));
    const resetting = reset(token);
    signIns.push(...Array.from({ length: 24 }, () => signIn(email)));
    expect((await resetting).status).toBe(200);
    const responses = await Promise.all(signIns);
    const signedIn = await Promise.all(
      responses.map(({ cookie }) => signedInEmail(service(), cookie)),
    );
    expect(signedIn.filter((who) => who !== undefined)).toEqual([]);
  });

  it('sign-ins that were verified before and write their session afterward', async () => {
    const account = await createAccount(service().database);
    const { email } = account;
    const token = await mailedToken(email);
    const { sql } = service().database;
    await sql`
      create or replace function wait_for_the_test() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(4711); return new; end $$
    `;
    await sql`
      create or replace trigger wait_for_the_test before insert on sessions
      for each row execute function wait_for_the_test()
    `;
    const other = await startTestService(
      { DATA_DIR: dataDir, TRUST_PROXY: 'on' },
      service().databaseUrl,
    );
    const gate = await sql.reserve();
    try {
      await gate`select pg_advisory_lock(4711)`;
      const signIns = Array.from({ length: 3 }, () => signIn(email));
      // Each of them is blocked while writing its session.
      for (;;) {
        const [row] = await gate<[{ waiting: number }]>`
          select count(*)::int as waiting from pg_locks
          where locktype = 'advisory' and objid = 4711 and not granted
        `;
        if (row.waiting === 3) break;
      }
      expect((await reset(token, [], other)).status).toBe(200);
      await gate`select pg_advisory_unlock(4711)`;
      const responses = await Promise.all(signIns);
      for (const { cookie } of responses)
        expect(await signedInEmail(service(), cookie)).toBeUndefined();
    } finally {
      gate.release();
      await other.stop();
      await sql`drop trigger wait_for_the_test on sessions`;
    }
  });

  it('reset links that were emailed before', async () => {
    const { email } = await createAccount(service().database);
    const earlier = await mailedToken(email);
    const later = await mailedToken(email, 2);
    expect((await reset(later)).status).toBe(200);
    const again = await post(service(), '/reset-password', {
      token: earlier,
      newPassword: 'what a stranger chose',
    });
    expect(again.body['code']).toBe('INVALID_TOKEN');
    expect((await post(service(), '/reset-password/review', { token: earlier })).status).toBe(400);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('of two links used concurrently, one sets the password', async () => {
    const { email } = await createAccount(service().database);
    const links = [await mailedToken(email), await mailedToken(email, 2)];
    const responses = await Promise.all(links.map((token) => reset(token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('connect codes that were not exchanged yet', async () => {
    const account = await createAccount(service().database);
    const code = await makeConnectCode(service().database, account);
    await reset(await mailedToken(account.email));
    const { body } = await callApi(service().apiUrl, 'POST /connect/exchange', { body: code });
    expect(body).toMatchObject({ error: { code: 'invalid_code' } });
  });

  it('stores and API keys, except those the owner chose to keep', async () => {
    const account = await createAccount(service().database);
    const kept = await connectStore(service().database, account);
    const storeId = await tokenId(account, 'plugin');
    await connectStore(service().database, account);
    const token = await mailedToken(account.email);
    const review = await post(service(), '/reset-password/review', { token });
    expect(review.body).toMatchObject({ email: account.email, invited: [] });
    expect(review.body['grants']).toHaveLength(3);
    expect(JSON.stringify(review.body)).not.toContain(account.token);
    await reset(token, [storeId, 'tok_of_nobody']);
    expect(await isAccepted(kept)).toBe(true);
    expect(await isAccepted(account.token)).toBe(false);
    const [row] = await service().database.sql<[{ live: number }]>`
      select count(*)::int as live from tokens
      where user_id = ${account.userId} and revoked_at is null
    `;
    expect(row.live).toBe(1);
  });

  it('webhooks, which are paused unless the owner chose to keep them', async () => {
    const account = await createAccount(service().database);
    const { token } = account;
    const ids: string[] = [];
    for (const path of ['kept', 'paused']) {
      const body = { url: `https://127.0.0.1:9/${path}`, events: ['job.completed'] };
      const created = await callApi(service().apiUrl, 'POST /webhooks', { token, body });
      ids.push(String(created.body['endpoint_id']));
    }
    const link = await mailedToken(account.email);
    const review = await post(service(), '/reset-password/review', { token: link });
    expect(review.body['grants']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'webhook', id: ids[0], name: 'https://127.0.0.1:9/kept' }),
      ]),
    );
    await reset(link, [ids[0] ?? '']);
    const endpoints = await service().database.sql<{ id: string; reason: string | null }[]>`
      select id, disabled_reason as reason from webhook_endpoints
      where workspace_id = ${account.workspaceId} order by url
    `;
    expect(endpoints).toEqual([
      { id: ids[0], reason: null },
      { id: ids[1], reason: 'paused' },
    ]);
  });

  it('another account’s keys cannot be kept', async () => {
    const [mine, theirs] = [
      await createAccount(service().database),
      await createAccount(service().database),
    ];
    await reset(await mailedToken(mine.email), [await tokenId(theirs, 'api')]);
    expect(await isAccepted(theirs.token)).toBe(true);
    expect(await isAccepted(mine.token)).toBe(false);
  });

  it('invitations that were not accepted yet', async () => {
    const account = await createAccount(service().database);
    const { cookie } = await signIn(account.email);
    const invite = { email: 'stranger@shop.example', role: 'writer' };
    const invited = await callDashboard(service(), cookie, 'mutation team.invite', invite);
    expect(invited.status).toBe(200);
    const link = (await waitForMails(dataDir, invite.email))[0] ?? '';
    const invitation = /\/invitations\/([\w-]+)/.exec(link)?.[1] ?? '';
    const token = await mailedToken(account.email);
    const review = await post(service(), '/reset-password/review', { token });
    expect(review.body['invited']).toEqual([invite.email]);
    await reset(token);
    const { data } = await callDashboard(service(), '', 'query team.invitation', {
      token: invitation,
    });
    expect(data['state']).toBe('revoked');
  });

  it('whatever a request with the old session was about to create', async () => {
    const account = await createAccount(service().database);
    const { cookie } = await signIn(account.email);
    const token = await mailedToken(account.email);
    const { userId, workspaceId } = account;
    const makes = () => [
      callDashboard(service(), cookie, 'mutation keys.create', { name: 'Late' }),
      callDashboard(service(), cookie, 'mutation connect.approve', {
        query: query(),
        userId,
        workspaceId,
      }),
      callDashboard(service(), cookie, 'mutation team.invite', {
        email: 'late@shop.example',
        role: 'writer',
      }),
    ];
    const made: ReturnType<typeof callDashboard>[] = [];
    const resetting = reset(token);
    const progress = { isSet: false };
    void resetting.then(() => (progress.isSet = true));
    while (!progress.isSet) {
      made.push(...makes());
      await Promise.race([resetting, made.at(-1)]);
    }
    await Promise.all(made);
    const [left] = await service().database.sql<[{ keys: number; codes: number; open: number }]>`
      select
        (select count(*)::int from tokens where user_id = ${userId} and revoked_at is null) as keys,
        (select count(*)::int from connect_codes where user_id = ${userId}) as codes,
        (select count(*)::int from invitations
          where invited_by = ${userId} and revoked_at is null) as open
    `;
    expect(left).toEqual({ keys: 0, codes: 0, open: 0 });
  });
});

describe('people who joined the workspace', () => {
  async function withTeammate(): Promise<{ owner: TestAccount; teammate: TestAccount }> {
    const [owner, teammate] = [
      await createAccount(service().database),
      await createAccount(service().database),
    ];
    const { orm } = service().database;
    const input = { ownerEmail: owner.email, email: teammate.email, role: 'writer' } as const;
    await addMember({ ctx: { orm, plans: PLANS }, input });
    return { owner, teammate };
  }

  it('keep access after a reset; the reset page and the email name them', async () => {
    const { owner, teammate } = await withTeammate();
    const token = await mailedToken(owner.email);
    const review = await post(service(), '/reset-password/review', { token });
    expect(review.body['teammates']).toMatchObject([{ email: teammate.email }]);
    await reset(token);
    const mail = (await waitForMails(dataDir, owner.email, 2)).at(-1);
    expect(mail).toContain('was just changed');
    expect(mail).toContain(`- ${teammate.email}`);
    expect(mail).toMatch(/remove them on the Team page:\s+http\S+\/team\s/);
    const { cookie } = await signIn(teammate.email);
    const { data } = await callDashboard(service(), cookie, 'query team.read');
    expect(JSON.stringify(data)).toContain(owner.email);
  });

  it('are also named after a password change; without any, the email does not mention them', async () => {
    const { owner, teammate } = await withTeammate();
    const { cookie } = await signIn(owner.email);
    const passwords = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keep: [] };
    await callDashboard(service(), cookie, 'mutation account.changePassword', passwords);
    expect((await waitForMails(dataDir, owner.email, 1))[0]).toContain(`- ${teammate.email}`);

    await reset(await mailedToken(teammate.email));
    const mail = (await waitForMails(dataDir, teammate.email, 2)).at(-1);
    expect(mail).toContain('was just changed');
    expect(mail).not.toContain('/team');
  });
});

it('an expired or invented link reveals nothing about the account', async () => {
  const { email } = await createAccount(service().database);
  const token = await mailedToken(email);
  await service().database.sql`update verifications set expires_at = now() - interval '1 second'`;
  for (const candidate of [token, 'invented']) {
    const review = await post(service(), '/reset-password/review', { token: candidate });
    expect(review.status).toBe(400);
    expect(review.body).toMatchObject({ code: 'INVALID_TOKEN' });
    expect(JSON.stringify(review.body)).not.toContain(email);
  }
});
