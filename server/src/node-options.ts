/**
 * Relaunches the process, under the same process ID, with the options that Node reads only from its command
 * line and environment (ADR-0060). Import it before everything else.
 */
import { COMPILE_CACHE } from './compile-cache.ts';

const YOUNG_GENERATION = '--max-semi-space-size';

/** Half of the space for new objects, in MB. On a machine with much memory V8's default is 64. */
const YOUNG_GENERATION_MB = 16;

const given = [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''];
const isGiven = given.some((option) => option.includes(YOUNG_GENERATION));
// A relaunched process would lose the channel to its parent, such as `node --watch`.
if (!isGiven && process.send === undefined) relaunch();

function relaunch(): void {
  const { execPath, execArgv, argv, env } = process;
  const option = `${YOUNG_GENERATION}=${YOUNG_GENERATION_MB}`;
  process.execve?.(execPath, [execPath, option, ...execArgv, ...argv.slice(1)], {
    // Set in the environment, the cache also covers the first file. Otherwise, Node would load its TypeScript
    // compiler for that file alone, and keep its 20 MB.
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    ...env,
  });
}
