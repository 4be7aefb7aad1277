import { DatabaseUnreachable } from '@wareword/postgres';
import { BackupError } from '@wareword/postgres/backup';
import { ConfigError, loadConfig } from '../config.ts';
import { DomainError } from '../errors.ts';
import { CommandError, parseCommand, USAGE } from './parse-command.ts';
import type { AdminContext } from './context.ts';

const isHelp = (parameter: string) => parameter === '--help' || parameter === '-h';

async function execute(parameters: string[]): Promise<void> {
  if (['', 'help'].includes(parameters[0] ?? '') || parameters.some(isHelp)) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const command = parseCommand(parameters);
  const config = loadConfig();
  let opened: AdminContext | undefined;
  const open = async () => {
    const { openAdminContext } = await import('./context.ts');
    return (opened ??= await openAdminContext(config));
  };
  try {
    process.stdout.write(`${JSON.stringify(await command({ config, open }))}\n`);
  } finally {
    await opened?.close();
  }
}

/** The admin command: one JSON object on stdout; errors on stderr and exit code 1. */
export async function run(parameters: string[]): Promise<void> {
  try {
    await execute(parameters);
  } catch (error) {
    // Expected errors are printed as a sentence; a bug is printed with its stack.
    const expected = [
      CommandError,
      ConfigError,
      DomainError,
      BackupError,
      DatabaseUnreachable,
    ].some((kind) => error instanceof kind);
    const output = error instanceof Error && expected ? error.message : error;
    process.stderr.write(
      `${output instanceof Error ? (output.stack ?? output.message) : String(output)}\n`,
    );
    process.exitCode = 1;
  }
}
