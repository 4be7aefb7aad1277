import { addMember } from '../../src/accounts/index.ts';
import { readConfig } from '../../src/config.ts';
import type { MemberRole } from '../../src/roles.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import type { TestService } from '../service.ts';

/** Someone who is signed in to the dashboard. */
export interface Person extends TestAccount {
  readonly cookie: string;
  ask(call: `${'query' | 'mutation'} ${string}`, input?: object): ReturnType<typeof callDashboard>;
}

/** People who use a service's dashboard, and who can join each other's workspaces. */
export function peopleOf(service: () => TestService) {
  async function person(): Promise<Person> {
    const account = await createAccount(service().database);
    const cookie = await sessionCookie(service(), account.userId);
    return {
      ...account,
      cookie,
      ask: (call, input) => callDashboard(service(), cookie, call, input),
    };
  }

  /** @returns the new member, with their own workspace */
  async function joinTeam(owner: TestAccount, role: MemberRole): Promise<Person> {
    const member = await person();
    await addMember({
      ctx: { orm: service().database.orm, plans: readConfig({}).plans },
      input: { ownerEmail: owner.email, email: member.email, role },
    });
    return member;
  }

  /** @returns the new member, in the owner's workspace */
  async function join(owner: TestAccount, role: MemberRole): Promise<Person> {
    return { ...(await joinTeam(owner, role)), workspaceId: owner.workspaceId };
  }

  return { person, joinTeam, join };
}
