import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseCommand } from '../../src/admin/parse-command.ts';
import { AuditTrail } from '../../src/audit-log/index.ts';
import { readConfig } from '../../src/config.ts';
import { PASSWORD } from '../accounts.ts';
import { sessionCookie } from '../billing/call-dashboard.ts';
import { turnOnTwoFactor } from '../dashboard/authenticator-app.ts';
import { post } from '../dashboard/visitors.ts';
import { callApi } from '../http.ts';
import { useService } from '../service.ts';
import { readLog, logWith, type Line } from './read-audit-log.ts';
import { peopleOf, type Person } from '../dashboard/people.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'audit-log-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const service = useService({ TRUST_PROXY: 'on', ROLE: 'web', DATA_DIR: dataDir });
const { person, joinTeam } = peopleOf(service);

const WAITS = { timeout: 60_000 };

/** An agent with a code, which it can exchange. */
async function approvedAgent(owner: Person, name: string) {
  const { userId, workspaceId } = owner;
  const { baseUrl } = service();
  const [callback, verifier] = ['http://127.0.0.1:4567/callback', 'v'.repeat(43)];
  const registered = await fetch(`${baseUrl}/oauth/register`, {
    method: 'POST',
    body: JSON.stringify({ client_name: name, redirect_uris: [callback] }),
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const about = { client_id, redirect_uri: callback };
  const query = new URLSearchParams({
    ...about,
    response_type: 'code',
    code_challenge: hash('sha256', verifier, 'base64url'),
    code_challenge_method: 'S256',
  });
  const input = { query: query.toString(), userId, workspaceId };
  const { data } = await owner.ask('mutation agents.approve', input);
  const code = new URL(String(data['address'])).searchParams.get('code') ?? '';
  const form = { ...about, grant_type: 'authorization_code', code, code_verifier: verifier };
  return {
    exchange: () =>
      fetch(`${baseUrl}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) }),
  };
}

async function exportCsv({ cookie }: Person, query = ''): Promise<Response> {
  return fetch(`${service().baseUrl}/settings/audit-log/export${query}`, {
    headers: { Cookie: cookie },
  });
}

describe('the audit log of a workspace', WAITS, () => {
  it('begins when the account of its owner is created', async () => {
    const email = 'new.owner@shop.example';
    await post(service(), '/sign-up/email', { email, password: PASSWORD, name: email });
    const events = () => service().database.sql`
      select e.event, e.action from audit_events e
      join workspaces w on w.id = e.workspace_id join users u on u.id = w.owner_id
      where u.email = ${email} order by e.at
    `;
    await expect.poll(events).toMatchObject([{ event: 'sign_in', action: '/sign-up/email' }]);
    // Anyone can try to sign up with an address that has an account.
    await post(service(), '/sign-up/email', { email, password: PASSWORD, name: email });
    await post(service(), '/sign-in/email', { email, password: PASSWORD });
    await expect
      .poll(events)
      .toMatchObject([{ action: '/sign-up/email' }, { action: '/sign-in/email' }]);
  });

  it('shows what someone has just done', async () => {
    const owner = await person();
    await owner.ask('mutation brands.create', { name: 'Acme' });
    expect(await readLog(owner, { kind: 'brands' })).toMatchObject([{ subject: 'Acme' }]);
  });

  it('shows its owner who did what, when, from where and with which outcome', async () => {
    const owner = await person();
    const member = await joinTeam(owner, 'admin');
    const from = '198.51.77.5';
    const wrong = { email: member.email, password: 'not the password' };
    await post(service(), '/sign-in/email', wrong, { from });
    await post(service(), '/sign-in/email', { ...wrong, password: PASSWORD }, { from });
    // Whose workspaces see it is decided when it is written.
    for (const outcome of ['success', 'failure']) {
      await logWith(owner, { event: 'sign_in', outcome });
    }
    const { data } = await member.ask('mutation keys.create', { name: '=Till' });
    const key = String(data['token']);
    const { data: list } = await owner.ask('query keys.list', {});
    const keys = list['keys'] as { id: string; name: string }[];
    await owner.ask('mutation keys.revoke', { id: keys.find(({ name }) => name === '=Till')?.id });
    await callApi(service().apiUrl, 'POST /brands', { token: owner.token, body: { name: 'Acme' } });
    const url = 'https://hooks.shop.example/in';
    const { data: hook } = await owner.ask('mutation webhooks.create', {
      url,
      events: ['job.completed'],
    });
    await owner.ask('mutation webhooks.delete', { id: hook['id'] });
    await owner.ask('mutation team.changeRole', { userId: member.userId, role: 'writer' });
    await owner.ask('mutation team.remove', { userId: member.userId });

    const lines = await logWith(owner, { action: 'team.remove' });
    const line = (event: string, action: string, more: Line = {}): unknown =>
      expect.objectContaining({ event, action, outcome: 'success', actor: owner.email, ...more });
    const signedIn = { actor: member.email, address: from, kind: 'sign_in' };
    // Events of the same second are sorted by id.
    expect(lines).toEqual(
      expect.arrayContaining([
        line('sign_in', '/sign-in/email', { ...signedIn, outcome: 'failure', detail: '401' }),
        line('sign_in', '/sign-in/email', signedIn),
        line('key_create', 'keys.create', { actor: member.email, subject: '=Till' }),
        line('key_revoke', 'keys.revoke', { subject: '=Till' }),
        line('brand_change', 'POST /brands', {
          actorKind: 'key',
          actor: 'Test key',
          subject: 'Acme',
        }),
        line('webhook_secret', 'webhooks.create', { subject: url }),
        line('webhook_change', 'webhooks.delete', { subject: url }),
        line('role_change', 'team.changeRole', { subject: member.email, detail: 'writer' }),
        line('member_remove', 'team.remove', { subject: member.email }),
      ]),
    );
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${key}|${PASSWORD}|not the password`));

    const filtered = await readLog(owner, { kind: 'keys', actor: member.userId });
    expect(filtered.map(({ event }) => event)).toEqual(['key_create']);
    const csv = await (await exportCsv(owner, '?kind=keys')).text();
    expect(csv).toContain('key_create,keys.create,success,');
    expect(csv).toContain("'=Till");
    expect(csv).not.toContain('sign_in');
    await logWith(owner, { event: 'data_export', action: '/settings/audit-log/export' });
  });

  it('tells turning two-factor sign-in on from signing in with a code', async () => {
    const owner = await person();
    const { app } = await turnOnTwoFactor(service(), owner);
    await logWith(owner, {
      event: 'two_factor_change',
      action: '/two-factor/enabled',
      outcome: 'success',
    });
    const { email } = owner;
    const asked = await post(service(), '/sign-in/email', { email, password: PASSWORD });
    const code = app.code(1);
    await post(service(), '/two-factor/verify-totp', { code }, { cookie: asked.cookie });
    await logWith(owner, {
      event: 'sign_in',
      action: '/two-factor/verify-totp',
      outcome: 'success',
    });
  });

  it('is not exported with a filter that it does not have', async () => {
    const owner = await person();
    for (const query of ['?actor=%00', '?actor=a&actor=b', '?kind=unknown']) {
      const { status, headers } = await exportCsv(owner, query);
      expect([query, status]).toEqual([query, 400]);
      expect(headers.get('content-disposition')).toBeNull();
    }
  });

  it('is visible only to its own owner and admins', async () => {
    const [owner, stranger] = [await person(), await person()];
    const writer = await joinTeam(owner, 'writer');
    const refused = await writer.ask('query auditLog.list', {});
    expect(refused.message).toBe('Only the owner and admins can see the audit log.');
    expect((await exportCsv(writer)).status).toBe(403);
    expect((await exportCsv({ ...owner, cookie: '' })).url).toContain('/sign-in');
    await stranger.ask('mutation brands.create', { name: 'Theirs' });
    // An id of someone else's does not give away its name.
    const { data } = await stranger.ask('query keys.list', {});
    const [theirs] = data['keys'] as { id: string }[];
    await owner.ask('mutation keys.revoke', { id: theirs?.id });
    const lines = await logWith(owner, { action: 'keys.revoke', outcome: 'refused' });
    expect(lines.find(({ action }) => action === 'keys.revoke')).toMatchObject({ subject: null });
    expect(JSON.stringify(lines)).not.toContain('Theirs');
    await logWith(stranger, { action: 'brands.create', subject: 'Theirs' });
  });

  it('attributes actions to the person who acted, whatever address a request contains', async () => {
    const [victim, stranger] = [await person(), await person()];
    const theirs = { email: victim.email };
    // The library ignores an address where it needs none.
    await post(service(), '/sign-out', theirs);
    await post(service(), '/passkey/begin', { ...theirs, password: PASSWORD }, stranger);
    await post(service(), '/two-factor/enable', { ...theirs, password: PASSWORD }, stranger);
    await post(service(), '/two-factor/enable', { ...theirs, password: 'wrong' }, stranger);
    const cookie = await sessionCookie(service(), stranger.userId);
    await post(service(), '/sign-out', theirs, { cookie });
    await logWith(stranger, { event: 'sign_out', actor: stranger.email });
    const mine = await logWith(stranger, { event: 'two_factor_change', outcome: 'failure' });
    expect(new Set(mine.map(({ event, actor }) => `${String(event)} ${String(actor)}`))).toEqual(
      new Set(
        ['sign_out', 'passkey_change', 'two_factor_change'].map(
          (event) => `${event} ${stranger.email}`,
        ),
      ),
    );
    await victim.ask('mutation brands.create', { name: 'Acme' });
    expect(await logWith(victim, { action: 'brands.create' })).toHaveLength(1);
  });

  it('shows agents that were approved, and what they call themselves', async () => {
    const owner = await person();
    const approved = await approvedAgent(owner, 'Desk agent');
    await approved.exchange();
    await approved.exchange();
    const actor = owner.email;
    const subject = 'Desk agent';
    await logWith(owner, { event: 'agent_approve', outcome: 'success', actor, subject });
    await logWith(owner, { event: 'agent_exchange', outcome: 'success', actor, subject });
    const lines = await logWith(owner, { event: 'agent_replay', outcome: 'refused', actor });
    expect(lines.every(({ kind }) => kind === 'keys')).toBe(true);
  });

  it('is paged, and each event is on one page', async () => {
    const owner = await person();
    const { sql } = service().database;
    await sql`
      insert into audit_events (id, workspace_id, at, kind, event, outcome)
      select 'evt_' || lpad(n::text, 26, '0'), ${owner.workspaceId}, now() - n / 10 * interval '1 s',
        'keys', 'key_create', 'success'
      from generate_series(1, 120) n
    `;
    const ids: unknown[] = [];
    let cursor: unknown;
    do {
      const { data } = await owner.ask('query auditLog.list', { cursor });
      ids.push(...(data['events'] as Line[]).map(({ id }) => id));
      cursor = data['next'];
    } while (cursor !== undefined);
    expect(new Set(ids).size).toBe(120);
    expect(ids).toHaveLength(120);
  });

  it('shows what the operator did, without a name', async () => {
    const owner = await person();
    const admin = {
      config: { ...readConfig({ DATA_DIR: dataDir }), dataDir },
      open: () =>
        Promise.resolve({ ...admin, database: service().database, close: async () => {} }),
    };
    const run = parseCommand(['user', 'set-plan', '--email', owner.email, '--plan', 'pro']);
    await run(admin);
    const [line] = await readLog(owner, { kind: 'operator' });
    expect(line).toMatchObject({
      action: 'user set-plan',
      actorKind: 'operator',
      actor: null,
      subject: owner.email,
      detail: 'pro',
      address: 'local',
    });
  });

  it("can't be filled by people without an account, who can't displace what members do", async () => {
    const owner = await person();
    const errors: unknown[] = [];
    const trail = new AuditTrail(service().database, (error) => errors.push(error));
    const failure = { event: 'security.sign_in', outcome: 'failure', actor: owner.email } as const;
    for (let n = 0; n < 5000; n++) trail.add({ ...failure, address: `198.51.100.${n}` });
    trail.add({
      event: 'security.key_create',
      outcome: 'success',
      actor: owner.userId,
      concerns: owner.workspaceId,
    });
    for (let n = 0; n < 50; n++) trail.add({ ...failure, address: '198.51.100.1' });
    await trail.stop();
    expect(errors).toEqual([]);
    const { sql } = service().database;
    const rows = await sql<{ event: string; count: number; times: number }[]>`
      select event, count(*)::int, max(times) as times from audit_events
      where workspace_id = ${owner.workspaceId} group by event order by event
    `;
    expect(rows).toEqual([
      { event: 'key_create', count: 1, times: 1 },
      { event: 'sign_in', count: 200, times: 51 },
    ]);
  });

  it('counts what happens again while it is being written once', async () => {
    const owner = await person();
    const { sql, ...database } = service().database;
    const events = ['first', 'again'];
    const add = () => {
      if (events.shift() === undefined) return;
      trail.add({ event: 'security.key_create', outcome: 'success', actor: owner.userId });
    };
    const busy = {
      ...database,
      get sql() {
        add();
        return sql;
      },
    };
    const trail = new AuditTrail(busy, (error) => {
      throw error;
    });
    add();
    await trail.flush();
    await trail.stop();
    const lines = await readLog(owner, { kind: 'keys' });
    expect(lines.map(({ times }) => times)).toEqual([1, 1]);
  });

  it('counts what happens again while an earlier batch is being written', async () => {
    const owner = await person();
    const { sql, ...database } = service().database;
    const add = (n: number) => {
      trail.add({
        event: 'security.key_create',
        outcome: 'success',
        actor: owner.userId,
        subject: `key ${n}`,
      });
    };
    let isWriting = false;
    const busy = {
      ...database,
      get sql() {
        if (isWriting) add(500);
        isWriting = false;
        return sql;
      },
    };
    const trail = new AuditTrail(busy, (error) => {
      throw error;
    });
    // More than one statement writes.
    for (let n = 0; n <= 500; n++) add(n);
    isWriting = true;
    await trail.stop();
    const [{ times } = { times: 0 }] = await sql<{ times: number }[]>`
      select sum(times)::int as times from audit_events
      where workspace_id = ${owner.workspaceId} and subject = 'key 500'
    `;
    expect(times).toBe(2);
  });

  it('is buffered while the database is down, without delaying anything', async () => {
    const owner = await person();
    const { sql, ...database } = service().database;
    let isAway = true;
    const sometimes = {
      ...database,
      get sql() {
        if (isAway) throw new Error('away');
        return sql;
      },
    };
    const errors: unknown[] = [];
    const trail = new AuditTrail(sometimes, (error) => errors.push(error));
    trail.add({ event: 'security.key_create', outcome: 'success', actor: owner.userId });
    await trail.flush();
    expect(errors).toHaveLength(1);
    isAway = false;
    await trail.stop();
    expect(await readLog(owner, { kind: 'keys' })).toHaveLength(1);
  });
});
