import { randomUUID } from 'node:crypto';
import { createUser, findUser } from '../src/accounts/index.ts';
import { issueCode } from '../src/connect/index.ts';
import { exchangeCode } from '../src/connect/index.ts';
import { readConfig, type PlanName } from '../src/config.ts';
import type { Database } from '../src/database/index.ts';
import type { UserId, WorkspaceId } from '../src/identifiers.ts';
import { issueApiKey } from '../src/tokens/index.ts';

export interface TestAccount {
  readonly email: string;
  readonly userId: UserId;
  readonly workspaceId: WorkspaceId;
  /** An API key. */
  readonly token: string;
}

/** An account of one's own, on the Agency plan unless told otherwise, with an API key. */
export async function createAccount(
  database: Database,
  { plan = 'agency' }: { plan?: PlanName } = {},
): Promise<TestAccount> {
  const { orm } = database;
  const email = `${randomUUID()}@shop.example`;
  const made = await createUser({
    ctx: { orm },
    input: { email, password: 'correct horse battery', plan },
  });
  const { token } = await issueApiKey({ ctx: { orm }, input: { ...made, name: 'Test key' } });
  return { email, ...made, token };
}

/** Another API key of an account, for its current workspace, with a rate of its own. */
export async function createKey(database: Database, account: TestAccount): Promise<string> {
  const { orm } = database;
  const { currentWorkspaceId } = await findUser({ ctx: { orm }, input: account });
  const { token } = await issueApiKey({
    ctx: { orm },
    input: { userId: account.userId, workspaceId: currentWorkspaceId, name: 'Another key' },
  });
  return token;
}

/** A store's token for an account, by the connect flow. */
export async function connectStore(
  database: Database,
  account: TestAccount,
  siteUrl = `https://${randomUUID()}.example`,
): Promise<string> {
  const { orm } = database;
  const code = await issueCode({
    ctx: { orm, connectCodeTtlMs: 60_000 },
    input: { ...account, siteUrl, platform: 'woocommerce' },
  });
  const { plans } = readConfig({});
  const { token } = await exchangeCode({
    ctx: { orm, plans },
    input: { code, site: siteUrl, code_verifier: undefined },
  });
  return token;
}
