import { setEventSubject } from '@wareword/security/events';
import * as accounts from '../accounts/index.ts';
import * as brands from '../brands/index.ts';
import type { PlanName } from '../config.ts';
import * as credits from '../credits/index.ts';
import { parseId } from '../identifiers.ts';
import * as jobs from '../jobs/index.ts';
import { invalid, notFound } from '../errors.ts';
import type { MemberRole } from '../roles.ts';
import * as tokens from '../tokens/index.ts';
import { readPassword } from './read-password.ts';
import type { AdminContext } from './context.ts';

/** The operations of the admin tool: each takes flags and returns the JSON object to print (docs/operations.md). */

export async function createUser(
  { database: { orm }, config }: AdminContext,
  flags: { email: string; password?: string | undefined; plan: PlanName },
) {
  const password = flags.password ?? (await readPassword());
  if (password === undefined) throw invalid('Pass a password on standard input.');
  accounts.setPasswordHashCost(config.passwordHashCost);
  const input = { ...flags, password };
  const { userId, workspaceId } = await accounts.createUser({ ctx: { orm }, input });
  setEventSubject(workspaceId);
  return { user_id: userId, workspace_id: workspaceId };
}

export async function setPlan(
  { database: { orm } }: AdminContext,
  { email, plan }: { email: string; plan: PlanName },
) {
  const user = await accounts.findUser({ ctx: { orm }, input: { email } });
  setEventSubject(user.ownWorkspaceId);
  await accounts.setPlan({ ctx: { orm }, input: { workspaceId: user.ownWorkspaceId, plan } });
  return { email: user.email, plan };
}

export async function setUsage(
  { database: { orm } }: AdminContext,
  { email, used }: { email: string; used: number },
) {
  const user = await accounts.findUser({ ctx: { orm }, input: { email } });
  setEventSubject(user.ownWorkspaceId);
  const correction = await credits.correctUsage({
    ctx: { orm },
    input: { workspaceId: user.ownWorkspaceId, used },
  });
  return { email: user.email, used, correction };
}

export async function signOutUser(
  { database: { orm } }: AdminContext,
  { email }: { email: string },
) {
  const user = await accounts.findUser({ ctx: { orm }, input: { email } });
  setEventSubject(user.id);
  const ended = await accounts.endAllSessions({ ctx: { orm }, input: { userId: user.id } });
  return { email: user.email, sessions_ended: ended };
}

export async function turnOffTwoFactor(
  { database: { orm } }: AdminContext,
  { email }: { email: string },
) {
  const user = await accounts.findUser({ ctx: { orm }, input: { email } });
  setEventSubject(user.id);
  const wasOn = await accounts.removeTwoFactor({ ctx: { orm }, input: { userId: user.id } });
  return { email: user.email, was_on: wasOn };
}

export async function createKey(
  { database: { orm } }: AdminContext,
  { email, name }: { email: string; name: string },
) {
  const user = await accounts.findUser({ ctx: { orm }, input: { email } });
  setEventSubject(user.currentWorkspaceId);
  const { token, tokenPrefix } = await tokens.issueApiKey({
    ctx: { orm },
    input: { userId: user.id, workspaceId: user.currentWorkspaceId, name },
  });
  return { token, token_prefix: tokenPrefix };
}

export async function revokeKey(
  { database: { orm } }: AdminContext,
  flags: { email: string; 'token-prefix': string },
) {
  const user = await accounts.findUser({ ctx: { orm }, input: flags });
  setEventSubject(user.id);
  const revoked = await tokens.revokeByPrefix({
    ctx: { orm },
    input: { userId: user.id, tokenPrefix: flags['token-prefix'] },
  });
  if (revoked === 0) {
    throw notFound(
      'This person has no active token with this prefix. The API keys page shows the prefix of each key.',
    );
  }
  return { revoked };
}

export async function createBrand(
  { database: { orm }, config: { plans } }: AdminContext,
  { email, name }: { email: string; name: string },
) {
  const user = await accounts.findUser({ ctx: { orm }, input: { email } });
  setEventSubject(user.ownWorkspaceId);
  const brandId = await brands.createBrand({
    ctx: { orm, plans },
    input: { workspaceId: user.ownWorkspaceId, name },
  });
  return { brand_id: brandId };
}

export async function archiveBrand({ database: { orm } }: AdminContext, { id }: { id: string }) {
  const brandId = parseId('brd', id);
  if (brandId === undefined)
    throw notFound(
      'Invalid brand ID. Use the brand_id that "brand create" printed, or the ID of a brand in GET /me.',
      'brand',
    );
  setEventSubject(brandId);
  await brands.archiveBrand({ ctx: { orm }, input: { brandId } });
  return { brand_id: brandId, archived: true };
}

export async function addMember(
  { database: { orm }, config: { plans } }: AdminContext,
  { owner, email, role }: { owner: string; email: string; role: MemberRole },
) {
  const workspaceId = await accounts.addMember({
    ctx: { orm, plans },
    input: { ownerEmail: owner, email, role },
  });
  setEventSubject(workspaceId);
  return { workspace_id: workspaceId, email, role };
}

export async function listJobs({ database }: AdminContext, { email }: { email: string }) {
  const user = await accounts.findUser({ ctx: { orm: database.orm }, input: { email } });
  const rows = await jobs.listWorkspaceJobs({
    ctx: { database },
    input: { workspaceId: user.currentWorkspaceId, limit: 50 },
  });
  return { jobs: rows };
}

export async function retryJob(
  { database, config: { plans } }: AdminContext,
  { id }: { id: string },
) {
  const jobId = parseId('job', id);
  if (jobId === undefined)
    throw notFound('Invalid job ID. "jobs list" prints the ID of each job.', 'job');
  setEventSubject(jobId);
  return { job_id: await jobs.retryJob({ ctx: { database, plans }, input: { jobId } }) };
}

export function audit({ database }: AdminContext) {
  return credits.auditLedger({ ctx: { database } });
}
