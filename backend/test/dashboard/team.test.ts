import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, deleteExpired, setPlan } from '../../src/accounts/index.ts';
import { readConfig } from '../../src/config.ts';
import type { MemberRole } from '../../src/roles.ts';
import { createKey } from '../../src/tokens/index.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { callApi, PRODUCT } from '../http.ts';
import { expectBalancedLedger, startTestService, type TestService } from '../service.ts';
import { openConnectPage, query } from './connect-fixture.ts';
import { linkIn, MailServer } from './mail-server.ts';

let mails: MailServer;
let service: TestService;
beforeAll(async () => {
  mails = await MailServer.start();
  service = await startTestService({ SMTP_URL: mails.url });
});
afterAll(async () => {
  await expectBalancedLedger(service.database);
  await service.stop();
  await mails.stop();
});

interface Person extends TestAccount {
  ask(call: `${'query' | 'mutation'} ${string}`, input?: object): ReturnType<typeof callDashboard>;
}

async function person(plan: 'free' | 'agency' = 'free'): Promise<Person> {
  const account = await createAccount(service.database, { plan });
  const cookie = await sessionCookie(service, account.userId);
  return { ...account, ask: (call, input) => callDashboard(service, cookie, call, input) };
}

/** Invites someone, and reads the link from their email. */
async function invite(owner: Person, email: string, role: MemberRole = 'admin'): Promise<string> {
  const before = mails.received.filter(({ to }) => to === email).length;
  const { status } = await owner.ask('mutation team.invite', { email, role });
  expect(status).toBe(200);
  const { text } = await mails.mailTo(email, before + 1);
  return linkIn(text, '/invitations/').pathname.split('/').pop() ?? '';
}

async function joined(role: MemberRole = 'admin'): Promise<{ owner: Person; member: Person }> {
  const owner = await person('agency');
  const member = await person();
  const token = await invite(owner, member.email, role);
  expect((await member.ask('mutation team.accept', { token })).status).toBe(200);
  return { owner, member };
}

async function team(of: Person) {
  const { data } = await of.ask('query team.read');
  const { members, invitations } = data as {
    members: { userId: string; email: string }[];
    invitations: { id: string; email: string }[];
  };
  return { members: members.map(({ email }) => email), invitations };
}

describe('members are invited by email on the Agency plan, and accept through the link', () => {
  // contract §10.4
  it('an invited user joins through the link and works in the owner’s workspace from then on', async () => {
    const { owner, member } = await joined();
    expect(await team(owner)).toEqual({ members: [member.email], invitations: [] });
    expect((await member.ask('query account.read')).data).toMatchObject({
      workspaceId: owner.workspaceId,
      plan: 'agency',
      role: 'admin',
    });
  });

  it('only a hash of the link’s token is stored', async () => {
    const owner = await person('agency');
    const token = await invite(owner, `${randomUUID()}@shop.example`);
    const rows = await service.database.sql`select row_to_json(i)::text from invitations i`;
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('a used invitation leads the same user to the workspace, and no one else', async () => {
    const owner = await person('agency');
    const member = await person();
    const token = await invite(owner, member.email);
    const responses = await Promise.all([
      member.ask('mutation team.accept', { token }),
      member.ask('mutation team.accept', { token }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await team(owner)).members).toEqual([member.email]);
    const { data } = await member.ask('query team.invitation', { token });
    expect(data['state']).toBe('accepted');
    await owner.ask('mutation team.remove', { userId: member.userId });
    const late = await member.ask('mutation team.accept', { token });
    expect(late.status).toBe(404);
    expect(late.message).toContain(`Ask ${owner.email} for a new one`);
  });

  it('another account sees whose invitation it is, and does not join', async () => {
    const owner = await person('agency');
    const invited = await person();
    const token = await invite(owner, invited.email);
    const other = await person();
    const response = await other.ask('mutation team.accept', { token });
    expect(response.status).toBe(400);
    expect(response.message).toContain(
      `for ${invited.email}, but you're signed in as ${other.email}`,
    );
    expect((await team(owner)).members).toEqual([]);
    const signedOut = await callDashboard(service, '', 'mutation team.accept', { token });
    expect(signedOut.status).toBe(401);
  });

  it('a revoked, expired or unknown invitation says so', async () => {
    const owner = await person('agency');
    const invited = await person();
    const token = await invite(owner, invited.email);
    const [open] = (await team(owner)).invitations;
    await owner.ask('mutation team.revokeInvitation', { id: open?.id });
    const back = await invited.ask('query team.invitation', { token });
    expect(back.data['state']).toBe('revoked');
    expect((await invited.ask('mutation team.accept', { token })).status).toBe(404);

    const second = await invite(owner, invited.email);
    await service.database.sql`
      update invitations set expires_at = now() where email = ${invited.email}
    `;
    const old = await invited.ask('query team.invitation', { token: second });
    expect(old.data['state']).toBe('expired');
    expect((await invited.ask('mutation team.accept', { token: second })).status).toBe(404);
    expect((await invited.ask('query team.invitation', { token: 'never' })).status).toBe(404);
  });

  it('sends an address five invitations an hour, whichever workspaces invite it', async () => {
    const email = `${randomUUID()}@shop.example`;
    for (let sent = 0; sent < 5; sent++) await invite(await person('agency'), email);
    const another = await person('agency');
    const refused = await another.ask('mutation team.invite', { email, role: 'writer' });
    expect(refused).toMatchObject({ status: 429 });
    expect((await team(another)).invitations).toEqual([]);
  });

  it('an invitation is deleted a month after it expired', async () => {
    const owner = await person('agency');
    const email = `${randomUUID()}@shop.example`;
    await invite(owner, email);
    const { database } = service;
    const kept = async (days: number) => {
      await database.sql`
        update invitations set expires_at = now() - ${days} * interval '1 day' where email = ${email}
      `;
      await deleteExpired({ ctx: { database } });
      return (await database.sql`select from invitations where email = ${email}`).length;
    };
    expect(await kept(29)).toBe(1);
    expect(await kept(31)).toBe(0);
  });

  it('inviting an address again invalidates its earlier link', async () => {
    const owner = await person('agency');
    const invited = await person();
    const first = await invite(owner, invited.email);
    const second = await invite(owner, invited.email.toUpperCase().toLowerCase());
    expect((await team(owner)).invitations).toHaveLength(1);
    expect((await invited.ask('mutation team.accept', { token: first })).status).toBe(404);
    expect((await invited.ask('mutation team.accept', { token: second })).status).toBe(200);
  });

  it('inviting an address again leaves its earlier link as it is while no email can be sent', async () => {
    const owner = await person('agency');
    const invited = await person();
    const first = await invite(owner, invited.email, 'writer');
    mails.refused.add(invited.email);
    // More often than an address is sent invitations.
    for (let tries = 0; tries < 6; tries++) {
      const again = await owner.ask('mutation team.invite', {
        email: invited.email,
        role: 'admin',
      });
      expect(again).toMatchObject({ status: 503 });
    }
    expect((await team(owner)).invitations).toMatchObject([
      { email: invited.email, role: 'writer' },
    ]);
    expect((await invited.ask('mutation team.accept', { token: first })).status).toBe(200);
  });

  it('the operator adds no one to a full team, whom its page could not show', async () => {
    const { owner, member } = await joined();
    const another = await person();
    const { plans } = readConfig({});
    const add = async ({ email }: Person) =>
      addMember({
        ctx: { orm: service.database.orm, plans },
        input: { ownerEmail: owner.email, email, role: 'writer' },
      });
    await service.database.sql`
      insert into invitations (id, hash, workspace_id, email, role, invited_by, expires_at)
      select ${owner.workspaceId} || n, decode(md5(${owner.workspaceId} || n), 'hex'),
        ${owner.workspaceId}, n || '@shop.example', 'writer', ${owner.userId},
        now() + interval '1 day'
      from generate_series(1, 99) n
    `;
    await expect(add(another)).rejects.toMatchObject({ kind: 'limit_exceeded' });
    expect((await team(owner)).members).toEqual([member.email]);
    // Who is in it already is only switched to it.
    await add(member);
  });

  it('the owner’s own address, a member’s and an invalid one are rejected', async () => {
    const { owner, member } = await joined();
    for (const email of [owner.email, owner.email.toUpperCase(), member.email, 'nobody', '']) {
      expect((await owner.ask('mutation team.invite', { email, role: 'writer' })).status).toBe(400);
    }
  });

  it('requires the Agency plan: others cannot invite, and an old invitation waits for it', async () => {
    const free = await person('free');
    const refused = await free.ask('mutation team.invite', {
      email: 'a@shop.example',
      role: 'writer',
    });
    expect(refused.status).toBe(403);
    expect(refused.message).toContain('Agency');
    const owner = await person('agency');
    const invited = await person();
    const token = await invite(owner, invited.email);
    const { orm } = service.database;
    const { workspaceId } = owner;
    await setPlan({ ctx: { orm }, input: { workspaceId, plan: 'pro' } });
    expect((await invited.ask('mutation team.accept', { token })).status).toBe(403);
    await setPlan({ ctx: { orm }, input: { workspaceId, plan: 'agency' } });
    expect((await invited.ask('mutation team.accept', { token })).status).toBe(200);
  });
});

describe('members’ tokens use the owner’s credits and have is_member', () => {
  it('removing a member immediately disconnects the stores they connected', async () => {
    const { owner, member } = await joined();
    const site = `https://${randomUUID()}.example`;
    const visitor = await openConnectPage(service, { ...member, workspaceId: owner.workspaceId });
    const approve = async () => {
      const { data } = await visitor.approve(query({ site, return_url: `${site}/` }));
      return new URL(String(data['address'])).searchParams.get('ww_code');
    };
    const exchange = (code: string | null) =>
      callApi(service.apiUrl, 'POST /connect/exchange', { body: { code, site } });
    const { body } = await exchange(await approve());
    const token = String(body['token']);
    const me = await callApi(service.apiUrl, 'GET /me', { token });
    expect(me.body['account']).toEqual({ email: member.email, plan: 'agency', is_member: true });
    const job = await callApi(service.apiUrl, 'POST /jobs', { token, body: PRODUCT });
    expect(job.body['usage']).toMatchObject({ used: 1, plan: 'agency' });
    expect((await owner.ask('query account.read')).data['usage']).toMatchObject({ used: 1 });

    const unused = await approve();
    await owner.ask('mutation team.remove', { userId: member.userId });
    expect((await callApi(service.apiUrl, 'GET /me', { token })).status).toBe(401);
    expect((await exchange(unused)).body).toMatchObject({ error: { code: 'invalid_code' } });
    // Their own workspace and its keys are unchanged.
    expect((await member.ask('query account.read')).data).toMatchObject({
      workspaceId: member.workspaceId,
      isOwner: true,
    });
    const own = await callApi(service.apiUrl, 'POST /jobs', { token: member.token, body: PRODUCT });
    expect(own.body).toMatchObject({ error: { code: 'plan_required' } });
  });

  it('a request in progress during the removal creates no key that outlasts it', async () => {
    const { owner, member } = await joined();
    const { orm } = service.database;
    const { plans } = readConfig({});
    const { workspaceId } = owner;
    const { userId } = member;
    const stale = {
      workspaceId,
      userId,
      passwordVersion: 1,
      plan: 'agency',
    } as const;
    const make = () => createKey({ ctx: { orm, plans }, input: { ...stale, name: 'Late' } });
    const before = await make();
    const [made, removed] = await Promise.allSettled([
      make(),
      owner.ask('mutation team.remove', { userId: member.userId }),
    ]);
    expect(removed).toMatchObject({ value: { status: 200 } });
    const keys = [before, ...(made.status === 'fulfilled' ? [made.value] : [])];
    for (const { token } of keys) {
      expect((await callApi(service.apiUrl, 'GET /me', { token })).status).toBe(401);
    }
    await expect(make()).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('a request whose end is held back until after the removal uses no credits of the owner', async () => {
    const { owner, member } = await joined();
    const cookie = await sessionCookie(service, member.userId);
    const body = JSON.stringify({ request: PRODUCT, key: randomUUID() });
    const held = request(`${service.baseUrl}/trpc/listings.write`, {
      method: 'POST',
      headers: {
        Cookie: cookie,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      },
    });
    held.write(body.slice(0, -1));
    // Until the service has received everything but the end.
    await sleep(200);
    await owner.ask('mutation team.remove', { userId: member.userId });
    held.end(body.slice(-1));
    const [response] = (await once(held, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    response.resume();
    expect((await owner.ask('query account.read')).data['usage']).toMatchObject({ used: 0 });
    expect((await member.ask('query account.read')).data['usage']).toMatchObject({ used: 1 });
  });

  it('leaving has the same effect; an owner cannot leave their own workspace', async () => {
    const { owner, member } = await joined();
    expect((await owner.ask('mutation team.leave')).status).toBe(400);
    expect((await member.ask('mutation team.leave')).status).toBe(200);
    expect((await team(owner)).members).toEqual([]);
    expect((await member.ask('query account.read')).data['isOwner']).toBe(true);
  });
});
