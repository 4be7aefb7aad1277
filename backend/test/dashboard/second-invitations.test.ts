import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '../../src/accounts/index.ts';
import { readConfig } from '../../src/config.ts';
import type { MemberRole } from '../../src/roles.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { startTestService, type TestService } from '../service.ts';
import { linkIn, MailServer } from './mail-server.ts';

let mails: MailServer;
let service: TestService;
beforeAll(async () => {
  mails = await MailServer.start();
  service = await startTestService({ SMTP_URL: mails.url });
});
afterEach(() => {
  mails.onArrival = () => Promise.resolve();
});
afterAll(async () => {
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

/** Invites someone. @returns the token of the link in their email */
async function invite(owner: Person, { email }: Person, role: MemberRole = 'admin') {
  const before = mails.received.filter(({ to }) => to === email).length;
  expect((await owner.ask('mutation team.invite', { email, role })).status).toBe(200);
  return newestToken(email, before + 1);
}

async function newestToken(email: string, count: number): Promise<string> {
  const { text } = await mails.mailTo(email, count);
  return linkIn(text, '/invitations/').pathname.split('/').pop() ?? '';
}

const accept = (by: Person, token: string) => by.ask('mutation team.accept', { token });

async function openInvitations(owner: Person): Promise<unknown> {
  return (await owner.ask('query team.read')).data['invitations'];
}

/** As if the process had died before it revoked the earlier ones: all can be accepted. */
async function reopen({ workspaceId }: Person): Promise<void> {
  await service.database.sql`
    update invitations set revoked_at = null where workspace_id = ${workspaceId}
  `;
}

describe('someone who was invited twice', () => {
  it('is not brought back by the second link if they joined with the first while it was sent', async () => {
    const owner = await person('agency');
    const invited = await person();
    const first = await invite(owner, invited);
    mails.onArrival = async () => {
      expect((await accept(invited, first)).status).toBe(200);
    };
    const second = await invite(owner, invited);
    expect(await openInvitations(owner)).toEqual([]);
    await owner.ask('mutation team.remove', { userId: invited.userId });
    expect((await accept(invited, second)).status).toBe(404);
  });

  it('has no other link left once they have accepted one', async () => {
    const owner = await person('agency');
    const invited = await person();
    const first = await invite(owner, invited, 'admin');
    const second = await invite(owner, invited, 'writer');
    await reopen(owner);
    expect((await accept(invited, second)).status).toBe(200);
    expect(await openInvitations(owner)).toEqual([]);
    expect((await invited.ask('query team.invitation', { token: first })).data).toMatchObject({
      state: 'revoked',
    });
  });

  it('has no link left once they were removed, whichever they had', async () => {
    const owner = await person('agency');
    const invited = await person();
    const first = await invite(owner, invited);
    const second = await invite(owner, invited);
    expect((await accept(invited, second)).status).toBe(200);
    await service.database.sql`
      update invitations set revoked_at = null
      where workspace_id = ${owner.workspaceId} and accepted_at is null
    `;
    await owner.ask('mutation team.remove', { userId: invited.userId });
    expect((await accept(invited, first)).status).toBe(404);
  });

  it('joins once if they open both links at the same time', async () => {
    const owner = await person('agency');
    const invited = await person();
    const tokens = [await invite(owner, invited), await invite(owner, invited)];
    await reopen(owner);
    const answers = await Promise.all(tokens.map((token) => accept(invited, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await openInvitations(owner)).toEqual([]);
  });
});

describe('a member who changes their email to an address', () => {
  it('has no link to it left if the invitation was being sent', async () => {
    const owner = await person('agency');
    const member = await person();
    expect((await accept(member, await invite(owner, member))).status).toBe(200);
    const email = `new.${member.email}`;
    mails.onArrival = () =>
      service.database.sql`update users set email = ${email} where id = ${member.userId}`;
    await invite(owner, { ...member, email });
    expect(await openInvitations(owner)).toEqual([]);
  });
});

describe('someone whom the operator adds while their invitation is open', () => {
  const add = (owner: Person, { email }: Person) =>
    addMember({
      ctx: { orm: service.database.orm, plans: readConfig({}).plans },
      input: { ownerEmail: owner.email, email, role: 'writer' },
    });

  it('takes the place of their invitation, which ends, even in a full team', async () => {
    const owner = await person('agency');
    const invited = await person();
    const token = await invite(owner, invited);
    await service.database.sql`
      insert into invitations (id, hash, workspace_id, email, role, invited_by, expires_at)
      select ${owner.workspaceId} || n, decode(md5(${owner.workspaceId} || n), 'hex'),
        ${owner.workspaceId}, n || '@shop.example', 'writer', ${owner.userId},
        now() + interval '1 day'
      from generate_series(1, 99) n
    `;
    await add(owner, invited);
    expect(await openInvitations(owner)).toHaveLength(99);
    await owner.ask('mutation team.remove', { userId: invited.userId });
    expect((await accept(invited, token)).status).toBe(404);
  });

  it('has no link left if they were added while it was sent', async () => {
    const owner = await person('agency');
    const invited = await person();
    mails.onArrival = () => add(owner, invited);
    await invite(owner, invited);
    expect(await openInvitations(owner)).toEqual([]);
  });
});
