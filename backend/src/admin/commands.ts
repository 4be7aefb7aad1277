import { z } from 'zod';
import { PLAN_NAMES } from '../config.ts';
import { MEMBER_ROLES } from '../roles.ts';
import { command, commandWithoutDatabase, type Command } from './define-command.ts';

/** Loaded with the first command that runs, so that printing the help stays fast. */
const operations = () => import('./operations.ts');

const MISSING = 'is missing';
const text = z.string(MISSING).min(1, 'must not be empty');
const plan = oneOf(PLAN_NAMES);
const wholeNumber = z
  .string(MISSING)
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);
const count = wholeNumber.refine((number) => number > 0, 'must be at least 1');

function oneOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z.enum(names, `must be one of ${names.join(', ')}`);
}

/** Every `pnpm admin` command by its words. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'user create': command(
    'Create an account with a workspace (asks for the password, or reads it from standard input, unless --password is given)',
    '--email E [--password P] --plan free|pro|agency',
    { email: text, password: text.optional(), plan },
    async (ctx, flags) => (await operations()).createUser(ctx, flags),
  ),
  'user set-plan': command(
    "Change an account's plan",
    '--email E --plan free|pro|agency',
    { email: text, plan },
    async (ctx, flags) => (await operations()).setPlan(ctx, flags),
    {
      securityEvent: 'security.plan_change',
    },
  ),
  'user set-usage': command(
    'Correct the number of listings used this month',
    '--email E --used N',
    {
      email: text,
      used: wholeNumber,
    },
    async (ctx, flags) => (await operations()).setUsage(ctx, flags),
  ),
  'user sign-out': command(
    'Sign a user out in all browsers',
    '--email E',
    { email: text },
    async (ctx, flags) => (await operations()).signOutUser(ctx, flags),
  ),
  'user two-factor-off': command(
    'Turn off two-factor sign-in for someone who lost their authenticator app and recovery codes',
    '--email E',
    { email: text },
    async (ctx, flags) => (await operations()).turnOffTwoFactor(ctx, flags),
    { securityEvent: 'security.two_factor_change' },
  ),
  'key create': command(
    'Create an API key and print it',
    '--email E --name N',
    { email: text, name: text },
    async (ctx, flags) => (await operations()).createKey(ctx, flags),
  ),
  'key revoke': command(
    'Revoke an API key',
    '--email E --token-prefix T',
    { email: text, 'token-prefix': text },
    async (ctx, flags) => (await operations()).revokeKey(ctx, flags),
  ),
  'brand create': command(
    'Create a brand',
    '--email E --name N',
    { email: text, name: text },
    async (ctx, flags) => (await operations()).createBrand(ctx, flags),
  ),
  'brand archive': command('Archive a brand', '--id ID', { id: text }, async (ctx, flags) =>
    (await operations()).archiveBrand(ctx, flags),
  ),
  'member add': command(
    'Add a user to a workspace (role: admin unless --role is given)',
    '--owner E --email E2 [--role admin|writer]',
    { owner: text, email: text, role: oneOf(MEMBER_ROLES).default('admin') },
    async (ctx, flags) => (await operations()).addMember(ctx, flags),
  ),
  'jobs list': command(
    "List an account's jobs",
    '--email E',
    { email: text },
    async (ctx, flags) => (await operations()).listJobs(ctx, flags),
    { logged: false },
  ),
  'jobs retry': command(
    'Run a queued async job now, or retry a failed one as a new job',
    '--id ID',
    { id: text },
    async (ctx, flags) => (await operations()).retryJob(ctx, flags),
  ),
  audit: command(
    'Compare the ledger with usage counters and jobs (drift should be 0)',
    '',
    {},
    async (ctx) => (await operations()).audit(ctx),
    { logged: false },
  ),
  migrate: commandWithoutDatabase(
    "Run this release's migrations",
    '',
    {},
    async ({ config }) => {
      const { runMigrations } = await import('./context.ts');
      await runMigrations(config);
      return { migrated: true };
    },
    { logged: false },
  ),
  backup: commandWithoutDatabase(
    'Back up the embedded database (--keep N also deletes all but the newest N backups in the folder)',
    '--out FOLDER [--keep N]',
    { out: text, keep: count.optional() },
    async ({ config }, { out, keep }) =>
      (await import('../backups/index.ts')).backUpDatabase({
        ctx: { config },
        input: { to: out, keep },
      }),
  ),
  restore: commandWithoutDatabase(
    'Restore the newest backup in a folder, or a specific backup',
    '--from FOLDER',
    { from: text },
    async ({ config }, { from }) =>
      (await import('../backups/index.ts')).restoreDatabase({ ctx: { config }, input: { from } }),
  ),
  'announce deprecation': command(
    'Email everyone who has an API key that a version is being retired; F has the text',
    '--version v1 --subject S --body-file F',
    { version: text, subject: text, 'body-file': text },
    async (ctx, flags) =>
      (await import('./announce-deprecation.ts')).announceDeprecation(ctx, flags),
  ),
};
