import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPlan } from '../../src/accounts/index.ts';
import { readConfig } from '../../src/config.ts';
import { createKey } from '../../src/tokens/index.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { askDashboard, sessionCookie } from '../billing/ask-dashboard.ts';
import { callApi, PRODUCT } from '../http.ts';
import { expectLedgerToHold, startTestService, type TestService } from '../service.ts';
import { connectVisitor, query } from './connect-room.ts';
import { linkIn, MailServer } from './mail-server.ts';

let mails: MailServer;
let service: TestService;
beforeAll(async () => {
  mails = await MailServer.start();
  service = await startTestService({ SMTP_URL: mails.url });
});
afterAll(async () => {
  await expectLedgerToHold(service.database);
  await service.stop();
  await mails.stop();
});

interface Person extends TestAccount {
  ask(call: `${'query' | 'mutation'} ${string}`, input?: object): ReturnType<typeof askDashboard>;
}

async function person(plan: 'free' | 'agency' = 'free'): Promise<Person> {
  const account = await createAccount(service.database, { plan });
  const cookie = await sessionCookie(service, account.userId);
  return { ...account, ask: (call, input) => askDashboard(service, cookie, call, input) };
}

/** Invites somebody, and reads the link out of their mail. */
async function invite(owner: Person, email: string): Promise<string> {
  const before = mails.received.filter(({ to }) => to === email).length;
  const { status } = await owner.ask('mutation team.invite', { email });
  expect(status).toBe(200);
  const { text } = await mails.mailTo(email, before + 1);
  return linkIn(text, '/invitations/').pathname.split('/').pop() ?? '';
}

async function joined(): Promise<{ owner: Person; member: Person }> {
  const owner = await person('agency');
  const member = await person();
  const token = await invite(owner, member.email);
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

describe('"members invited by e-mail (Agency), accepting by link"', () => {
  it('the invited joins by the mailed link and works in the owner’s workspace from then on', async () => {
    const { owner, member } = await joined();
    expect(await team(owner)).toEqual({ members: [member.email], invitations: [] });
    expect((await member.ask('query account.read')).data).toMatchObject({
      workspaceId: owner.workspaceId,
      plan: 'agency',
      isOwner: false,
    });
  });

  it('of the link only a hash is kept', async () => {
    const owner = await person('agency');
    const token = await invite(owner, `${randomUUID()}@shop.example`);
    const rows = await service.database.sql`select row_to_json(i)::text from invitations i`;
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('"invitation used twice": by the same person it leads to the workspace, by nobody else', async () => {
    const owner = await person('agency');
    const member = await person();
    const token = await invite(owner, member.email);
    const answers = await Promise.all([
      member.ask('mutation team.accept', { token }),
      member.ask('mutation team.accept', { token }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await team(owner)).members).toEqual([member.email]);
    const { data } = await member.ask('query team.invitation', { token });
    expect(data['state']).toBe('accepted');
    await owner.ask('mutation team.remove', { userId: member.userId });
    const late = await member.ask('mutation team.accept', { token });
    expect(late.status).toBe(404);
    expect(late.message).toContain(`Ask ${owner.email} for a new one`);
  });

  it('"or by another address": is told whose it is, and nobody joins', async () => {
    const owner = await person('agency');
    const invited = await person();
    const token = await invite(owner, invited.email);
    const other = await person();
    const answer = await other.ask('mutation team.accept', { token });
    expect(answer.status).toBe(400);
    expect(answer.message).toContain(
      `for ${invited.email}, and you are signed in as ${other.email}`,
    );
    expect((await team(owner)).members).toEqual([]);
    const signedOut = await askDashboard(service, '', 'mutation team.accept', { token });
    expect(signedOut.status).toBe(401);
  });

  it('an invitation that was taken back, is too old, or never was, is told so', async () => {
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

  it('inviting an address again makes its former link void', async () => {
    const owner = await person('agency');
    const invited = await person();
    const first = await invite(owner, invited.email);
    const second = await invite(owner, invited.email.toUpperCase().toLowerCase());
    expect((await team(owner)).invitations).toHaveLength(1);
    expect((await invited.ask('mutation team.accept', { token: first })).status).toBe(404);
    expect((await invited.ask('mutation team.accept', { token: second })).status).toBe(200);
  });

  it('the owner’s own address, one that is in already, and no address at all are refused', async () => {
    const { owner, member } = await joined();
    for (const email of [owner.email, owner.email.toUpperCase(), member.email, 'nobody', '']) {
      expect((await owner.ask('mutation team.invite', { email })).status).toBe(400);
    }
  });

  it('is part of Agency: others cannot invite, and an old invitation waits for the plan', async () => {
    const free = await person('free');
    const refused = await free.ask('mutation team.invite', { email: 'a@shop.example' });
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

  it('a member can neither invite nor remove', async () => {
    const { owner, member } = await joined();
    expect((await member.ask('mutation team.invite', { email: 'a@shop.example' })).status).toBe(
      403,
    );
    const remove = await member.ask('mutation team.remove', { userId: owner.userId });
    expect(remove.status).toBe(403);
  });
});

describe('"members’ tokens draw on the owner’s pool and show is_member"', () => {
  it('a store that a member connects; and removing them cuts it off at once', async () => {
    const { owner, member } = await joined();
    const site = `https://${randomUUID()}.example`;
    const visitor = await connectVisitor(service, { ...member, workspaceId: owner.workspaceId });
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
    // Their own workspace and its keys are as they were.
    expect((await member.ask('query account.read')).data).toMatchObject({
      workspaceId: member.workspaceId,
      isOwner: true,
    });
    const own = await callApi(service.apiUrl, 'POST /jobs', { token: member.token, body: PRODUCT });
    expect(own.body).toMatchObject({ error: { code: 'plan_required' } });
  });

  it('a request that was under way when they were removed makes no key that outlasts it', async () => {
    const { owner, member } = await joined();
    const { orm } = service.database;
    const { plans } = readConfig({});
    const { workspaceId } = owner;
    const stale = { workspaceId, userId: member.userId, plan: 'agency', isOwner: false } as const;
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
    await expect(make()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('a request whose end was held back until then writes no listing with the credits of the owner', async () => {
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
    // Until the service has it but for its end.
    await sleep(200);
    await owner.ask('mutation team.remove', { userId: member.userId });
    held.end(body.slice(-1));
    const [answer] = (await once(held, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    answer.resume();
    expect((await owner.ask('query account.read')).data['usage']).toMatchObject({ used: 0 });
    expect((await member.ask('query account.read')).data['usage']).toMatchObject({ used: 1 });
  });

  it('leaving does the same; an owner cannot leave their own', async () => {
    const { owner, member } = await joined();
    expect((await owner.ask('mutation team.leave')).status).toBe(400);
    expect((await member.ask('mutation team.leave')).status).toBe(200);
    expect((await team(owner)).members).toEqual([]);
    expect((await member.ask('query account.read')).data['isOwner']).toBe(true);
  });
});
