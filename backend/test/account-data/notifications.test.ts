import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createMailer, type Mailer } from '../../src/mail/index.ts';
import { recordEvents, sendNotifications } from '../../src/notifications/index.ts';
import { connectStore, createAccount, PASSWORD } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { makeConnectCode } from '../contract/connect-code.ts';
import { authenticate } from '../dashboard/authentication-calls.ts';
import { mailsTo, waitForMails } from '../dashboard/visitors.ts';
import { callApi } from '../http.ts';
import { TEST_CLIENT, useService } from '../service.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'notifications-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
// The tests call the maintenance themselves.
const service = useService({ DATA_DIR: dataDir, ROLE: 'web' });

const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test' });
const { plans, publicUrl } = config;
const WAITS = { timeout: 60_000 };

/** Looks for events and sends their emails, as a worker does every now and then. */
async function notify(mailer: Mailer = createMailer(config)): Promise<number> {
  const ctx = { database: service().database, mailer, plans, publicUrl };
  await recordEvents({ ctx });
  return sendNotifications({ ctx, signal: new AbortController().signal });
}

async function use(workspaceId: string, used: number): Promise<void> {
  const { sql } = service().database;
  // A correction by support, so that the ledger agrees.
  await sql`
    with before as (
      select coalesce(sum(amount), 0)::int as amount from credits where workspace_id = ${workspaceId}
    ), added as (
      insert into credits (id, workspace_id, period, state, amount)
      select gen_random_uuid(), ${workspaceId}, date_trunc('month', now() at time zone 'UTC'),
        'corrected', ${used}::int - before.amount from before
    )
    insert into usage_counters (workspace_id, period, used)
    values (${workspaceId}, date_trunc('month', now() at time zone 'UTC'), ${used})
    on conflict (workspace_id, period) do update set used = excluded.used
  `;
}

describe('emails about the plan', WAITS, () => {
  it('are sent at 80 % and at 100 % of the month’s listings, each once', async () => {
    const { email, workspaceId } = await createAccount(service().database, { plan: 'pro' });
    await use(workspaceId, 79);
    await notify();
    expect(mailsTo(dataDir, email)).toHaveLength(0);
    await use(workspaceId, 80);
    await Promise.all([notify(), notify()]);
    await notify();
    expect(mailsTo(dataDir, email)).toHaveLength(1);
    expect(mailsTo(dataDir, email)[0]).toContain('You have 20 listings left this month');
    await use(workspaceId, 100);
    await notify();
    await use(workspaceId, 99);
    await use(workspaceId, 100);
    await notify();
    expect(mailsTo(dataDir, email)).toHaveLength(2);
    expect(mailsTo(dataDir, email)[1]).toContain("You've used all 100 listings for this month");
  });

  it('are in the language of the account', async () => {
    const { email, workspaceId, userId } = await createAccount(service().database, { plan: 'pro' });
    const cookie = await sessionCookie(service(), userId);
    await callDashboard(service(), cookie, 'mutation settings.chooseLanguage', { language: 'de' });
    await use(workspaceId, 80);
    await notify();
    const [mail = ''] = mailsTo(dataDir, email);
    expect(mail).toContain('Sie haben in diesem Monat noch 20 Listings.');
    expect(mail).toContain('Brauchen Sie vorher mehr?');
  });

  it('are in the language of the page that the account last signed in on, if it chose none', async () => {
    const { email, workspaceId } = await createAccount(service().database, { plan: 'pro' });
    const signIn = { email, password: PASSWORD };
    for (const language of ['de', 'fr']) {
      const signedIn = await authenticate(service(), '/sign-in/email', signIn, { language });
      expect(signedIn.status).toBe(200);
    }
    await use(workspaceId, 80);
    await notify();
    expect(mailsTo(dataDir, email)[0]).toContain('Il vous reste 20 fiches ce mois-ci');
  });

  it('are not sent to someone who turned them off', async () => {
    const { email, workspaceId, userId } = await createAccount(service().database, { plan: 'pro' });
    const cookie = await sessionCookie(service(), userId);
    const choices = { usage: false, failedRuns: true, disconnectedStores: true };
    await callDashboard(service(), cookie, 'mutation settings.chooseNotifications', choices);
    const { data } = await callDashboard(service(), cookie, 'query settings.read');
    expect(data['notifications']).toEqual(choices);
    await use(workspaceId, 100);
    await notify();
    expect(mailsTo(dataDir, email)).toHaveLength(0);
  });
});

describe('an email about a bulk file', WAITS, () => {
  it('is sent once when listings of it failed, and again after a retry', async () => {
    const { email, workspaceId, userId } = await createAccount(service().database);
    const { sql } = service().database;
    await sql`
      insert into bulk_runs (
        id, workspace_id, user_id, file_name, platform, tone, state, written, failed, finished_at
      ) values (
        'blk_failed', ${workspaceId}, ${userId}, 'spring.csv', 'shopify', 'professional', 'done',
        7, 2, now() - interval '1 minute'
      ), (
        'blk_fine', ${workspaceId}, ${userId}, 'fine.csv', 'shopify', 'professional', 'done',
        9, 0, now()
      )
    `;
    await notify();
    await notify();
    expect(mailsTo(dataDir, email)).toHaveLength(1);
    expect(mailsTo(dataDir, email)[0]).toContain(
      'spring.csv is done: 7 listings written, 2 failed',
    );
    await sql`update bulk_runs set finished_at = now() where id = 'blk_failed'`;
    await notify();
    expect(mailsTo(dataDir, email)).toHaveLength(2);
  });

  it('is not sent when the file was deleted before it went out', async () => {
    const { email, workspaceId, userId } = await createAccount(service().database);
    const { sql } = service().database;
    await sql`
      insert into notifications (workspace_id, kind, event, user_id)
      values (${workspaceId}, 'failed_run', 'blk_deleted 1', ${userId})
    `;
    await notify();
    expect(mailsTo(dataDir, email)).toHaveLength(0);
    const waiting = await sql`
      select from notifications where workspace_id = ${workspaceId} and sent_at is null
    `;
    expect(waiting).toHaveLength(0);
  });
});

describe('an email about a store', WAITS, () => {
  it('is sent once when it was disconnected, and not when it was connected again', async () => {
    const account = await createAccount(service().database);
    const { sql } = service().database;
    await connectStore(service().database, account, 'https://kept.example');
    await connectStore(service().database, account, 'https://kept.example');
    await connectStore(service().database, account, 'https://gone.example');
    await notify();
    expect(mailsTo(dataDir, account.email)).toHaveLength(0);
    await sql`
      update tokens set revoked_at = now()
      where workspace_id = ${account.workspaceId} and site_url = 'https://gone.example'
    `;
    await notify();
    await notify();
    const mails = mailsTo(dataDir, account.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('gone.example is no longer connected');
  });

  it('is sent once when its connection was replaced before it was disconnected', async () => {
    const { database } = service();
    const account = await createAccount(database);
    await connectStore(database, account, 'https://replaced.example');
    await connectStore(database, account, 'https://replaced.example');
    await database.sql`
      update tokens set revoked_at = now()
      where site_url = 'https://replaced.example' and revoked_at is null
    `;
    await notify();
    expect(mailsTo(dataDir, account.email)).toHaveLength(1);
  });

  it('is not sent when another account took the store over, which has its own email', async () => {
    const { database } = service();
    const former = await createAccount(database);
    const other = await createAccount(database);
    await connectStore(database, former, 'https://taken.example');
    const code = await makeConnectCode(database, other, {
      site: 'https://taken.example',
      clientId: TEST_CLIENT.id,
    });
    const { status } = await callApi(service().apiUrl, 'POST /connect/exchange', {
      body: { ...code, client_id: TEST_CLIENT.id, client_secret: TEST_CLIENT.secret },
    });
    expect(status).toBe(200);
    await waitForMails(dataDir, former.email);
    await notify();
    const mails = mailsTo(dataDir, former.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('was connected to another Wareword account');
  });
});

describe('emails that a process had no time for', WAITS, () => {
  it('are sent by the next process at once', async () => {
    const accounts = await Promise.all(
      [1, 2].map(() => createAccount(service().database, { plan: 'pro' })),
    );
    for (const { workspaceId } of accounts) await use(workspaceId, 100);
    const stopping = new AbortController();
    const mailer = createMailer(config);
    const send: Mailer['send'] = async (mail) => {
      await mailer.send(mail);
      stopping.abort();
    };
    const ctx = { database: service().database, mailer: { ...mailer, send }, plans, publicUrl };
    await recordEvents({ ctx });
    expect(await sendNotifications({ ctx, signal: stopping.signal })).toBe(1);
    await notify();
    for (const { email } of accounts) expect(mailsTo(dataDir, email)).toHaveLength(1);
  });
});

describe('an email that cannot be sent', WAITS, () => {
  it('is retried later, and sent once', async () => {
    const { email, workspaceId } = await createAccount(service().database, { plan: 'pro' });
    await use(workspaceId, 100);
    const broken: Mailer = {
      ...createMailer(config),
      send: () => Promise.reject(new Error('The mail server is down.')),
    };
    await expect(notify(broken)).rejects.toThrow('could not be sent');
    await notify();
    expect(mailsTo(dataDir, email)).toHaveLength(0);
    await service().database.sql`
      update notifications set attempted_at = now() - interval '11 minutes'
      where workspace_id = ${workspaceId}
    `;
    await notify();
    await notify();
    expect(mailsTo(dataDir, email)).toHaveLength(1);
  });
});
