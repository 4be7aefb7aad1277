import { parseArgs } from 'node:util';
import { z } from 'zod';
import { COMMANDS } from './commands.ts';
import type { Run } from './define-command.ts';

/** The command is malformed; the message shows the usage. */
export class CommandError extends Error {}

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

/** The help, of the commands that begin with these words. */
function usageOf(words: string): string {
  const commands = Object.entries(COMMANDS).filter(([name]) => `${name} `.startsWith(words));
  return [
    'Usage: pnpm --silent admin <command> [flags]',
    ...commands.map(
      ([name, { does, usage }]) => `\n  ${name} ${usage}`.trimEnd() + `\n      ${does}`,
    ),
  ].join('\n');
}

export const USAGE = usageOf('');

/** @throws {CommandError} */
export function parseCommand(parameters: string[]): Run {
  const { positionals, values } = readFlags(parameters);
  const name = positionals.join(' ');
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (found === undefined) {
    const isNoun = name !== '' && Object.keys(COMMANDS).some((one) => one.startsWith(`${name} `));
    const problem = isNoun || name === '' ? 'Specify a command.' : `Unknown command "${name}".`;
    throw new CommandError(`${problem}\n\n${isNoun ? usageOf(`${name} `) : USAGE}`);
  }
  try {
    const run = found.parse({ ...values });
    if (!found.logged) return run;
    const { securityEvent } = found;
    const record = {
      name,
      securityEvent,
      target: LOGGED_FLAGS.flatMap((flag) => values[flag] ?? []).join(' '),
      subject: values['email'] ?? values['id'],
      detail: values['plan'] ?? values['role'] ?? values['used'] ?? values['name'],
    };
    return async (admin) => {
      const { logCommand } = await import('./command-log.ts');
      return logCommand(admin, record, () => run(admin));
    };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const problems = error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown flag --${issue.keys.join(', --')}`
        : `--${issue.path.join('.')} ${issue.message}`,
    );
    throw new CommandError(
      `${problems.join('; ')}.\nUsage: pnpm --silent admin ${name} ${found.usage}`.trimEnd(),
    );
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
