import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * The flags of a command for developers. Prints the usage and exits if `--help` is given or a flag is
 * unknown.
 */
export function readFlags<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  if (process.argv.slice(2).some((one) => one === '--help' || one === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return exitWithUsage(usage, error instanceof Error ? error.message : String(error));
  }
}

/** Ends the process because its flags are invalid. */
export function exitWithUsage(usage: string, problem?: string): never {
  if (problem !== undefined) console.error(problem);
  console.error(usage);
  process.exit(2);
}
