import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { eraseDue, stopWorkOfClosingWorkspaces } from '../../src/account-data/index.ts';
import { addMember } from '../../src/accounts/index.ts';
import { readConfig } from '../../src/config.ts';
import { createMailer, Outbox } from '../../src/mail/index.ts';
import { connectStore, createAccount, PASSWORD, type TestAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { mailsTo, post, waitForMails } from '../dashboard/visitors.ts';
import { issueApiKey } from '../../src/tokens/index.ts';
import { callApi } from '../http.ts';
import { useService } from '../service.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'erasure-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
// The tests call the maintenance themselves.
const service = useService({ TRUST_PROXY: 'on', DATA_DIR: dataDir, ROLE: 'web' });

const WAITS = { timeout: 120_000 };
const PRODUCT = { product_name: 'Walnut tray', features: 'Solid walnut', platform: 'shopify' };

function outbox(): Outbox {
  const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test' });
  return new Outbox(createMailer(config), (error) => {
    throw error;
  });
}

async function deleteAccount(account: TestAccount): Promise<string> {
  const cookie = await sessionCookie(service(), account.userId);
  const answer = await callDashboard(service(), cookie, 'mutation settings.deleteAccount', {
    currentPassword: PASSWORD,
  });
  expect(answer.status).toBe(200);
  return cookie;
}

/** Lets the day come. */
async function eraseNow(account: TestAccount): Promise<void> {
  const { database } = service();
  await database.sql`
    update workspaces set erase_at = now() - interval '1 minute' where id = ${account.workspaceId}
  `;
  const sent = outbox();
  const { signal } = new AbortController();
  expect(await eraseDue({ ctx: { database, outbox: sent, payments: undefined }, signal })).toBe(1);
  await sent.flush();
}

/** Rows of every table that name the account or its workspace. */
async function rowsLeft({ userId, workspaceId, email }: TestAccount): Promise<string[]> {
  const { sql } = service().database;
  const columns = await sql<{ table: string; column: string }[]>`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
  `;
  const found: string[] = [];
  for (const { table, column } of columns) {
    const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int from ${sql(table)}
      where ${sql(column)} in (${userId}, ${workspaceId}, ${email})
    `;
    if (count > 0) found.push(`${table}.${column}`);
  }
  return found;
}

describe('deleting an account', WAITS, () => {
  it('takes the password, signs out everywhere, and ends stores and keys at once', async () => {
    const account = await createAccount(service().database);
    const store = await connectStore(service().database, account);
    const cookie = await sessionCookie(service(), account.userId);
    const wrong = await callDashboard(service(), cookie, 'mutation settings.deleteAccount', {
      currentPassword: 'wrong',
    });
    expect(wrong.status).toBe(400);
    await deleteAccount(account);
    expect((await callDashboard(service(), cookie, 'query settings.read')).status).toBe(401);
    for (const token of [store, account.token]) {
      expect((await callApi(service().apiUrl, 'GET /me', { token })).status).toBe(401);
    }
    const [mail = ''] = await waitForMails(dataDir, account.email);
    expect(mail).toMatch(/To keep the account, sign in before .* and click "Keep my account":/);
  });

  it("leaves other people's teams immediately, which disconnects the stores", async () => {
    const { database, apiUrl } = service();
    const owner = await createAccount(database);
    const member = await createAccount(database);
    const { plans } = readConfig({});
    await addMember({
      ctx: { orm: database.orm, plans },
      input: { ownerEmail: owner.email, email: member.email, role: 'admin' },
    });
    const store = await connectStore(database, { ...member, workspaceId: owner.workspaceId });
    await deleteAccount(member);
    expect((await callApi(apiUrl, 'GET /me', { token: store })).status).toBe(401);
    expect((await callApi(apiUrl, 'GET /me', { token: owner.token })).status).toBe(200);
    await eraseNow(member);
    const rows = await database.sql`
      select from tokens where workspace_id = ${owner.workspaceId} and scope = 'plugin'
    `;
    expect(rows).toHaveLength(0);
  });

  it('can be canceled for 14 days, while no listings are written', async () => {
    const account = await createAccount(service().database);
    await deleteAccount(account);
    const { email } = account;
    const signedIn = await post(service(), '/sign-in/email', { email, password: PASSWORD });
    const cookie = signedIn.cookie;
    const { data } = await callDashboard(service(), cookie, 'query account.read');
    const days = (Date.parse(String(data['eraseAt'])) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(14, 1);
    const write = () =>
      callDashboard(service(), cookie, 'mutation listings.write', {
        request: PRODUCT,
        key: crypto.randomUUID(),
      });
    expect((await write()).status).toBe(403);
    expect((await callDashboard(service(), cookie, 'mutation settings.keepAccount')).status).toBe(
      200,
    );
    expect((await write()).status).toBe(200);
    const { database } = service();
    const { signal } = new AbortController();
    expect(
      await eraseDue({ ctx: { database, outbox: outbox(), payments: undefined }, signal }),
    ).toBe(0);
  });

  it('can be canceled three times a day, since it refunds listings that the model has worked on', async () => {
    const account = await createAccount(service().database);
    const keep = async () => {
      await deleteAccount(account);
      const cookie = await sessionCookie(service(), account.userId);
      return (await callDashboard(service(), cookie, 'mutation settings.keepAccount')).status;
    };
    expect([await keep(), await keep(), await keep(), await keep()]).toEqual([200, 200, 200, 429]);
  });

  it('gives no access to a request that was read before it', async () => {
    const account = await createAccount(service().database);
    const { userId, workspaceId, token } = account;
    const { database } = service();
    await deleteAccount(account);
    const input = { userId, workspaceId, name: 'Late' };
    await expect(issueApiKey({ ctx: { orm: database.orm }, input })).rejects.toMatchObject({
      kind: 'conflict',
    });
    // A token that slipped through would still be none.
    await database.sql`update tokens set revoked_at = null where workspace_id = ${workspaceId}`;
    expect((await callApi(service().apiUrl, 'GET /me', { token })).status).toBe(401);
    const written = await callApi(service().apiUrl, 'POST /generate', { token, body: PRODUCT });
    expect(written.status).toBe(401);
  });

  it("can't be canceled once the day has come", async () => {
    const account = await createAccount(service().database);
    await deleteAccount(account);
    await service().database.sql`
      update workspaces set erase_at = now() - interval '1 minute' where id = ${account.workspaceId}
    `;
    const cookie = await sessionCookie(service(), account.userId);
    expect((await callDashboard(service(), cookie, 'mutation settings.keepAccount')).status).toBe(
      400,
    );
    await eraseNow(account);
  });

  it('fails and refunds jobs in progress, including those that a concurrent request started', async () => {
    const account = await createAccount(service().database);
    const { sql } = service().database;
    const { token } = account;
    await callApi(service().apiUrl, 'POST /jobs', { token, body: PRODUCT });
    await deleteAccount(account);
    const credits = () => sql<{ status: string; state: string; used: number }[]>`
      select j.status, c.state, u.used from jobs j join credits c on c.id = j.id
      join usage_counters u on u.workspace_id = j.workspace_id
      where j.workspace_id = ${account.workspaceId}
    `;
    expect(await credits()).toEqual([{ status: 'failed', state: 'refunded', used: 0 }]);
    // As if it had been accepted just before.
    await sql`
      update jobs set status = 'queued', finished_at = null, error_code = null
      where workspace_id = ${account.workspaceId}
    `;
    await sql`update credits set state = 'reserved' where workspace_id = ${account.workspaceId}`;
    await sql`update usage_counters set used = 1 where workspace_id = ${account.workspaceId}`;
    await stopWorkOfClosingWorkspaces({ ctx: service() });
    expect(await credits()).toEqual([{ status: 'failed', state: 'refunded', used: 0 }]);
  });

  it('notifies the members, who keep their own accounts and work', async () => {
    const owner = await createAccount(service().database);
    const member = await createAccount(service().database);
    const { plans } = readConfig({});
    await addMember({
      ctx: { orm: service().database.orm, plans },
      input: { ownerEmail: owner.email, email: member.email, role: 'admin' },
    });
    const cookie = await sessionCookie(service(), member.userId);
    await deleteAccount(owner);
    const [mail = ''] = await waitForMails(dataDir, member.email);
    expect(mail).toContain('you no longer have access');
    const read = async () => (await callDashboard(service(), cookie, 'query account.read')).data;
    expect(await read()).toMatchObject({ isOwner: true, eraseAt: null });
    expect((await read())['workspaces']).toHaveLength(1);
    const back = await callDashboard(service(), cookie, 'mutation account.switchWorkspace', {
      workspaceId: owner.workspaceId,
    });
    expect(back.status).toBe(404);
    await eraseNow(owner);
    expect(await read()).toMatchObject({ email: member.email });
  });

  it('erases everything that names the account or its workspace', async () => {
    const account = await createAccount(service().database);
    const { workspaceId, token } = account;
    await connectStore(service().database, account);
    await callApi(service().apiUrl, 'POST /generate', { token, body: PRODUCT });
    await callApi(service().apiUrl, 'POST /jobs', {
      token,
      body: PRODUCT,
      headers: { 'Idempotency-Key': 'a-key-of-mine' },
    });
    await service().database.sql`
      insert into notifications (workspace_id, kind, event, user_id)
      values (${workspaceId}, 'usage_80', '2026-11-01', ${account.userId})
    `;
    await service().database.sql`
      with batch as (
        insert into batches (id, workspace_id) values ('bat_of_mine', ${workspaceId}) returning *
      )
      insert into batch_items (workspace_id, batch_id, position)
      select workspace_id, id, 1 from batch
    `;
    await deleteAccount(account);
    expect(await rowsLeft(account)).not.toEqual([]);
    await eraseNow(account);
    expect(await rowsLeft(account)).toEqual([]);
    const mails = mailsTo(dataDir, account.email);
    expect(mails.some((mail) => mail.includes('have been deleted'))).toBe(true);
  });

  it("erases their current and former addresses from other people's data", async () => {
    const { database } = service();
    const { sql } = database;
    const account = await createAccount(database);
    const other = await createAccount(database);
    const [former, reused] = ['former', 'reused'].map((name) => `${name}-${account.email}`);
    const heir = await createAccount(database);
    await sql`update users set email = ${reused ?? ''} where id = ${heir.userId}`;
    for (const email of [former ?? '', reused ?? '']) {
      await sql`insert into former_emails (user_id, email) values (${account.userId}, ${email})`;
    }
    const addresses = [account.email, former ?? '', reused ?? ''];
    for (const email of addresses) {
      await sql`
        insert into invitations (id, hash, workspace_id, email, invited_by, expires_at)
        values (
          ${`inv_${email}`}, sha256(${email}::bytea), ${other.workspaceId}, ${email}, ${other.userId},
          now() + interval '7 days'
        )
      `;
      await sql`
        insert into audit_events (id, workspace_id, at, kind, event, action, outcome, subject, times)
        values (
          ${`evt_${email}`}, ${other.workspaceId}, now(), 'members', 'security.member_change',
          'team.invite', 'success', ${email}, 1
        )
      `;
    }
    await deleteAccount(account);
    await eraseNow(account);
    expect(await rowsLeft(account)).toEqual([]);
    const left = await sql<{ email: string }[]>`
      select email from invitations where workspace_id = ${other.workspaceId}
    `;
    const logged = await sql<{ subject: string | null }[]>`
      select subject from audit_events where workspace_id = ${other.workspaceId} order by subject
    `;
    // This one is someone else's by now.
    expect(left.map(({ email }) => email)).toEqual([reused]);
    expect(logged.map(({ subject }) => subject)).toEqual([reused, null, null]);
  });

  it('resumes where it was stopped', async () => {
    const account = await createAccount(service().database);
    await callApi(service().apiUrl, 'POST /generate', { token: account.token, body: PRODUCT });
    await deleteAccount(account);
    const { database } = service();
    await database.sql`
      update workspaces set erase_at = now() - interval '1 minute' where id = ${account.workspaceId}
    `;
    const stopped = await eraseDue({
      ctx: { database, outbox: outbox(), payments: undefined },
      signal: AbortSignal.abort(),
    });
    expect(stopped).toBe(0);
    await eraseNow(account);
    expect(await rowsLeft(account)).toEqual([]);
  });

  it('is rejected while a subscription is active', async () => {
    const account = await createAccount(service().database);
    await service().database.sql`
      insert into billing_customers (workspace_id, customer_id, paid_plan)
      values (${account.workspaceId}, ${account.workspaceId}, 'agency')
    `;
    const cookie = await sessionCookie(service(), account.userId);
    const answer = await callDashboard(service(), cookie, 'mutation settings.deleteAccount', {
      currentPassword: PASSWORD,
    });
    expect(answer.message).toContain('cancel your subscription');
    expect((await callDashboard(service(), cookie, 'query settings.read')).status).toBe(200);
  });
});
