import { randomUUID } from 'node:crypto';
import { findUser } from '../src/accounts/index.ts';
import { hashPassword } from '../src/accounts/password-hash.ts';
import { ConnectClients, exchangeCode, issueCode } from '../src/connect/index.ts';
import { readConfig, type PlanName } from '../src/config.ts';
import { userCredentials, users, workspaces, type Database } from '../src/database/index.ts';
import { newId, type UserId, type WorkspaceId } from '../src/identifiers.ts';
import { issueApiKey } from '../src/tokens/index.ts';

export interface TestAccount {
  readonly email: string;
  readonly userId: UserId;
  readonly workspaceId: WorkspaceId;
  /** An API key. */
  readonly token: string;
}

/** Password of every test account. */
export const PASSWORD = 'correct horse battery';

/**
 * Hashing is slow on purpose and dominated the cost of test accounts, so it is done once per
 * process.
 */
let passwordHash: Promise<string> | undefined;

/** Creates an account, on the Agency plan by default, with an API key. */
export async function createAccount(
  { orm }: Database,
  { plan = 'agency' }: { plan?: PlanName } = {},
): Promise<TestAccount> {
  const email = `${randomUUID()}@shop.example`;
  const userId = newId('usr');
  const workspaceId = newId('wks');
  passwordHash ??= hashPassword(PASSWORD);
  const password = await passwordHash;
  await orm.transaction(async (tx) => {
    await tx
      .insert(users)
      .values({ id: userId, email, name: 'Test', currentWorkspaceId: workspaceId });
    await tx.insert(userCredentials).values({
      id: newId('acc'),
      accountId: userId,
      providerId: 'credential',
      userId,
      password,
    });
    await tx.insert(workspaces).values({ id: workspaceId, ownerId: userId, plan });
  });
  const input = { userId, workspaceId, name: 'Test key' };
  const { token } = await issueApiKey({ ctx: { orm }, input });
  return { email, userId, workspaceId, token };
}

/** Another API key of an account, for its current workspace, with its own rate limit. */
export async function createKey(database: Database, account: TestAccount): Promise<string> {
  const { orm } = database;
  const { currentWorkspaceId } = await findUser({ ctx: { orm }, input: account });
  const { token } = await issueApiKey({
    ctx: { orm },
    input: { userId: account.userId, workspaceId: currentWorkspaceId, name: 'Another key' },
  });
  return token;
}

/** Connects a store to an account through the connect flow, and returns its token. */
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
    ctx: { database, plans, clients: new ConnectClients(new Map()) },
    input: {
      code,
      site: siteUrl,
      code_verifier: undefined,
      client_id: undefined,
      client_secret: undefined,
      arrivedAt: new Date(),
    },
  });
  return token;
}
