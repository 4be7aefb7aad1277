import { ConfigError } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { CommandError, parseCommand, USAGE } from './command.ts';
import { openAdminContext } from './context.ts';

async function execute(parameters: string[]): Promise<void> {
  if (['', 'help', '--help', '-h'].includes(parameters[0] ?? '')) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const command = parseCommand(parameters);
  const ctx = await openAdminContext();
  try {
    process.stdout.write(`${JSON.stringify(await command(ctx))}\n`);
  } finally {
    await ctx.close();
  }
}

/** The operator's command: one JSON object on stdout; errors on stderr and exit 1. */
export async function run(parameters: string[]): Promise<void> {
  try {
    await execute(parameters);
  } catch (error) {
    // What is meant for the operator reads as a sentence; a bug shows where it is.
    const expected = [CommandError, ConfigError, Refusal].some((kind) => error instanceof kind);
    const told = error instanceof Error && expected ? error.message : error;
    process.stderr.write(
      `${told instanceof Error ? (told.stack ?? told.message) : String(told)}\n`,
    );
    process.exitCode = 1;
  }
}
