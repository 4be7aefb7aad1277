import { parseArgs } from 'node:util';
import type { SecurityEventName } from '@wareword/security/events';
import { z } from 'zod';
import { PLAN_NAMES, type Config } from '../config.ts';
import { MEMBER_ROLES } from '../roles.ts';
import type { AdminContext } from './context.ts';

/** The command is malformed; the message shows the usage. */
export class CommandError extends Error {}

/** What a command may use: most open the database; a restore must not. */
export interface Admin {
  readonly config: Config;
  readonly open: () => Promise<AdminContext>;
}

type Run = (admin: Admin) => Promise<object>;

interface Command {
  readonly usage: string;
  /** Whether the command is read-only and therefore not logged. */
  readonly readsOnly: boolean;
  /** A specific security event, in addition to the generic one. */
  readonly securityEvent: SecurityEventName | undefined;
  /** Parses the flags and returns the function that runs the command. */
  readonly parse: (flags: unknown) => Run;
}

interface CommandOptions {
  readonly readsOnly?: boolean;
  readonly securityEvent?: SecurityEventName;
}

function command<Flags extends z.ZodRawShape>(
  usage: string,
  flags: Flags,
  run: (ctx: AdminContext, flags: z.output<z.ZodObject<Flags>>) => Promise<object>,
  options: CommandOptions = {},
): Command {
  return offlineCommand(usage, flags, async ({ open }, given) => run(await open(), given), options);
}

function offlineCommand<Flags extends z.ZodRawShape>(
  usage: string,
  flags: Flags,
  run: (admin: Admin, flags: z.output<z.ZodObject<Flags>>) => Promise<object>,
  options: CommandOptions = {},
): Command {
  const schema = z.strictObject(flags);
  return {
    usage,
    readsOnly: options.readsOnly ?? false,
    securityEvent: options.securityEvent,
    parse: (given) => {
      const parsed = schema.parse(given);
      return (admin) => run(admin, parsed);
    },
  };
}

/** Loaded with the first command that runs, so that printing the help stays fast. */
const operations = () => import('./operations.ts');

const text = z.string().min(1);
const plan = z.enum(PLAN_NAMES);
const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);
const count = wholeNumber.refine((number) => number > 0, 'must be at least 1');

const COMMANDS: Readonly<Record<string, Command>> = {
  'user create': command(
    '--email E --password P --plan free|pro|agency',
    { email: text, password: text, plan },
    async (ctx, flags) => (await operations()).createUser(ctx, flags),
  ),
  'user set-plan': command(
    '--email E --plan P',
    { email: text, plan },
    async (ctx, flags) => (await operations()).setPlan(ctx, flags),
    {
      securityEvent: 'security.plan_change',
    },
  ),
  'user set-usage': command(
    '--email E --used N',
    {
      email: text,
      used: wholeNumber,
    },
    async (ctx, flags) => (await operations()).setUsage(ctx, flags),
  ),
  'user sign-out': command('--email E', { email: text }, async (ctx, flags) =>
    (await operations()).signOutUser(ctx, flags),
  ),
  'user two-factor-off': command(
    '--email E',
    { email: text },
    async (ctx, flags) => (await operations()).turnOffTwoFactor(ctx, flags),
    { securityEvent: 'security.two_factor_change' },
  ),
  'key create': command('--email E --name N', { email: text, name: text }, async (ctx, flags) =>
    (await operations()).createKey(ctx, flags),
  ),
  'key revoke': command(
    '--email E --token-prefix T',
    { email: text, 'token-prefix': text },
    async (ctx, flags) => (await operations()).revokeKey(ctx, flags),
  ),
  'brand create': command('--email E --name N', { email: text, name: text }, async (ctx, flags) =>
    (await operations()).createBrand(ctx, flags),
  ),
  'brand archive': command('--id ID', { id: text }, async (ctx, flags) =>
    (await operations()).archiveBrand(ctx, flags),
  ),
  'member add': command(
    '--owner E --email E2 [--role admin|writer]',
    { owner: text, email: text, role: z.enum(MEMBER_ROLES).default('admin') },
    async (ctx, flags) => (await operations()).addMember(ctx, flags),
  ),
  'jobs list': command(
    '--email E',
    { email: text },
    async (ctx, flags) => (await operations()).listJobs(ctx, flags),
    { readsOnly: true },
  ),
  'jobs retry': command('--id ID', { id: text }, async (ctx, flags) =>
    (await operations()).retryJob(ctx, flags),
  ),
  audit: command('', {}, async (ctx) => (await operations()).audit(ctx), { readsOnly: true }),
  migrate: command('', {}, () => Promise.resolve({ migrated: true }), { readsOnly: true }),
  backup: offlineCommand(
    '--out FOLDER [--keep N]',
    { out: text, keep: count.optional() },
    async ({ config }, { out, keep }) =>
      (await import('../backups/index.ts')).backUpDatabase({
        ctx: { config },
        input: { to: out, keep },
      }),
  ),
  restore: offlineCommand('--from FOLDER', { from: text }, async ({ config }, { from }) =>
    (await import('../backups/index.ts')).restoreDatabase({ ctx: { config }, input: { from } }),
  ),
  'announce deprecation': command(
    '--version v1 --subject S --body-file F',
    { version: text, subject: text, 'body-file': text },
    async (ctx, flags) =>
      (await import('./announce-deprecation.ts')).announceDeprecation(ctx, flags),
  ),
};

/** Flags that name what a command changes. Others are not logged, because they may be secret. */
const LOGGED_FLAGS = [
  'owner',
  'email',
  'id',
  'token-prefix',
  'plan',
  'used',
  'version',
  'out',
  'from',
];

export const USAGE = [
  'Usage: pnpm --silent admin <noun> <verb> [flags]',
  '',
  ...Object.entries(COMMANDS).map(([name, { usage }]) => `  ${name} ${usage}`.trimEnd()),
].join('\n');

/** @throws {CommandError} */
export function parseCommand(parameters: string[]): Run {
  const { positionals, values } = readFlags(parameters);
  const name = positionals.join(' ');
  const found = COMMANDS[name];
  if (found === undefined) {
    throw new CommandError(
      `${name === '' ? 'Name a command.' : `Unknown command "${name}".`}\n\n${USAGE}`,
    );
  }
  try {
    const run = found.parse({ ...values });
    if (found.readsOnly) return run;
    const { securityEvent } = found;
    const target = LOGGED_FLAGS.flatMap((flag) => values[flag] ?? []).join(' ');
    return async (admin) => {
      const { logCommand } = await import('./command-log.ts');
      return logCommand(admin.config.dataDir, { name, target, securityEvent }, () => run(admin));
    };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const problems = error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown flag --${issue.keys.join(', --')}`
        : `--${issue.path.join('.')} ${issue.message}`,
    );
    throw new CommandError(`${problems.join('; ')}.\nUsage: admin ${name} ${found.usage}`);
  }
}

function readFlags(parameters: string[]) {
  // Every flag takes a value; each command validates its own flags.
  const names = parameters
    .filter((parameter) => parameter.startsWith('--'))
    .map((parameter) => parameter.slice(2).split('=')[0] ?? '');
  try {
    return parseArgs({
      args: parameters,
      allowPositionals: true,
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
