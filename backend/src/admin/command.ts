import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { AdminContext } from './context.ts';
import * as verbs from './verbs.ts';
import { PLAN_NAMES } from '../config.ts';
import { announceDeprecation } from './announce-deprecation.ts';

/** The command cannot be understood; the message says how it is written. */
export class CommandError extends Error {}

type Run = (ctx: AdminContext) => Promise<object>;

interface Command {
  readonly usage: string;
  /** Reads the flags; what comes out runs the command. */
  readonly parse: (flags: unknown) => Run;
}

function command<Flags extends z.ZodRawShape>(
  usage: string,
  flags: Flags,
  run: (ctx: AdminContext, flags: z.output<z.ZodObject<Flags>>) => Promise<object>,
): Command {
  const schema = z.strictObject(flags);
  return {
    usage,
    parse: (given) => {
      const parsed = schema.parse(given);
      return (ctx) => run(ctx, parsed);
    },
  };
}

const text = z.string().min(1);
const plan = z.enum(PLAN_NAMES);

const COMMANDS: Readonly<Record<string, Command>> = {
  'user create': command(
    '--email E --password P --plan free|pro|agency',
    { email: text, password: text, plan },
    verbs.createUser,
  ),
  'user set-plan': command('--email E --plan P', { email: text, plan }, verbs.setPlan),
  'user set-usage': command(
    '--email E --used N',
    {
      email: text,
      used: z
        .string()
        .regex(/^\d{1,9}$/, 'must be a whole number')
        .transform(Number),
    },
    verbs.setUsage,
  ),
  'key create': command('--email E --name N', { email: text, name: text }, verbs.createKey),
  'key revoke': command(
    '--email E --token-prefix T',
    { email: text, 'token-prefix': text },
    verbs.revokeKey,
  ),
  'brand create': command('--email E --name N', { email: text, name: text }, verbs.createBrand),
  'brand archive': command('--id ID', { id: text }, verbs.archiveBrand),
  'member add': command('--owner E --email E2', { owner: text, email: text }, verbs.addMember),
  'jobs list': command('--email E', { email: text }, verbs.listJobs),
  'jobs retry': command('--id ID', { id: text }, verbs.retryJob),
  audit: command('', {}, verbs.audit),
  'announce deprecation': command(
    '--version v1 --subject S --body-file F',
    { version: text, subject: text, 'body-file': text },
    announceDeprecation,
  ),
};

export const USAGE = [
  'pnpm --silent admin <noun> <verb> [flags]',
  '',
  ...Object.entries(COMMANDS).map(([name, { usage }]) => `  ${name} ${usage}`.trimEnd()),
].join('\n');

/** @throws {CommandError} */
export function parseCommand(parameters: string[]): Run {
  const { positionals, values } = readFlags(parameters);
  const name = positionals.join(' ');
  const found = COMMANDS[name];
  if (found === undefined) {
    throw new CommandError(`There is no command "${name}".\n\n${USAGE}`);
  }
  try {
    return found.parse({ ...values });
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const problems = error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `unknown flag --${issue.keys.join(', --')}`
        : `--${issue.path.join('.')} ${issue.message}`,
    );
    throw new CommandError(`${problems.join('; ')}.\nUsage: admin ${name} ${found.usage}`);
  }
}

function readFlags(parameters: string[]) {
  // Every flag takes a value; which ones a command knows is its own affair.
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
