import { randomUUID } from 'node:crypto';
import { findUser } from '../src/accounts/index.ts';
import { hashPassword } from '../src/accounts/password-hash.ts';
import { ConnectClients, exchangeCode, issueCode } from '../src/connect/index.ts';
import { readConfig, type PlanName } from '../src/config.ts';
import { userCredentials, users, workspaces, type Database } from '../src/database/index.ts';
import { newId, type UserId, type WorkspaceId } from '../src/identifiers.ts';
import { issueApiKey } from '../src/tokens/index.ts';

/** A person with an account, a password and a workspace. */
export interface TestPerson {
  readonly email: string;
  readonly userId: UserId;
  readonly workspaceId: WorkspaceId;
}

export interface TestAccount extends TestPerson {
  /** An API key. */
  readonly token: string;
}

/** Password of every test account. */
export const PASSWORD = 'correct horse battery';

/** Cheaper than hashing is in production. */
const HASH_COST = 10;

/** Made once per process. */
let passwordHash: Promise<string> | undefined;

/** Creates an account without the sign-up form. */
export async function createPerson(
  { orm }: Database,
  { email, plan, emailVerified }: { email: string; plan: PlanName; emailVerified: boolean },
): Promise<TestPerson> {
  const userId = newId('usr');
  const workspaceId = newId('wks');
  passwordHash ??= hashPassword(PASSWORD, HASH_COST);
  const password = await passwordHash;
  await orm.transaction(async (tx) => {
    const name = email.split('@')[0] ?? email;
    await tx
      .insert(users)
      .values({ id: userId, email, name, emailVerified, currentWorkspaceId: workspaceId });
    await tx.insert(userCredentials).values({
      id: newId('acc'),
      accountId: userId,
      providerId: 'credential',
      userId,
      password,
    });
    await tx.insert(workspaces).values({ id: workspaceId, ownerId: userId, plan });
  });
  return { email, userId, workspaceId };
}

/** Creates an account, on the Agency plan by default, with an API key. */
export async function createAccount(
  database: Database,
  { plan = 'agency' }: { plan?: PlanName } = {},
): Promise<TestAccount> {
  const email = `${randomUUID()}@shop.example`;
  const person = await createPerson(database, { email, plan, emailVerified: false });
  const { userId, workspaceId } = person;
  const { token } = await issueApiKey({
    ctx: database,
    input: { userId, workspaceId, name: 'Test key' },
  });
  return { ...person, token };
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
