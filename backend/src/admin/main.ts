import { ConfigError } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { CommandError, parseCommand, USAGE } from './command.ts';
import { openAdminContext } from './context.ts';

/** The operator's command: one JSON object on stdout; errors on stderr and exit 1. */
async function main(parameters: string[]): Promise<void> {
  if (['', 'help', '--help', '-h'].includes(parameters[0] ?? '')) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const run = parseCommand(parameters);
  const ctx = await openAdminContext();
  try {
    process.stdout.write(`${JSON.stringify(await run(ctx))}\n`);
  } finally {
    await ctx.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  // What is meant for the operator reads as a sentence; a bug shows where it is.
  const expected = [CommandError, ConfigError, Refusal].some((kind) => error instanceof kind);
  const told = error instanceof Error && expected ? error.message : error;
  process.stderr.write(`${told instanceof Error ? (told.stack ?? told.message) : String(told)}\n`);
  process.exitCode = 1;
}
