import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFlags } from './read-flags.ts';
import { z } from 'zod';

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** Whether `pnpm test:quick` runs it. */
  readonly quick: boolean;
}

/**
 * `pnpm test`: everything that must hold, and a last line that counts: `N passed, N failed`. A check
 * without its own tests counts as one. `pnpm test:quick` (`--quick`) leaves out what needs a browser,
 * killed processes or several minutes. The longest check is the first.
 */
const CHECKS: readonly Check[] = [
  { name: 'lint', command: ['oxlint'], quick: true },
  { name: 'types', command: ['tsc', '--noEmit', '--project', 'tsconfig.node.json'], quick: true },
  {
    name: "pages' types",
    command: ['tsc', '--noEmit', '--project', 'tsconfig.web.json'],
    quick: true,
  },
  {
    name: "the Shopify app's types",
    command: ['tsc', '--noEmit', '--project', 'tsconfig.shopify.json'],
    quick: true,
  },
  { name: 'format', command: ['oxfmt', '--check'], quick: true },
  { name: 'boundaries', command: ['pnpm', '--silent', 'boundaries'], quick: true },
  { name: 'expressions', command: ['node', 'e2e/expressions/main.ts'], quick: true },
  { name: 'pages', command: ['node', 'ui/build/main.ts', 'backend/web'], quick: false },
  { name: 'browser', command: ['node', 'e2e/browser/install.ts'], quick: false },
];

/** The unit and contract tests: filters of vitest, which match parts of a path. */
const QUICK_TESTS = [
  ...['shared-schema/test/', 'event-loop/test/', 'security/test/', 'server/test/', 'tracing/test/'],
  ...['publishing/test/', 'store-app/test/', 'woo-bridge/test/'],
  ...['backend/test/contract/', 'backend/test/database/', 'backend/test/generation/'],
  ...['e2e/docs/', 'e2e/expressions/', 'e2e/supply-chain/'],
];

const VitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
});

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Run {
  readonly code: number;
  /** Empty if it was shown as it came. */
  readonly output: Buffer;
}

/** @param output `inherit` shows it as it comes; `buffer` collects it, so that those of two programs do not mix */
function run(command: readonly string[], output: 'inherit' | 'buffer'): Promise<Run> {
  const [program = '', ...parameters] = command;
  const piped = output === 'buffer' ? 'pipe' : 'inherit';
  const child = spawn(program, parameters, { stdio: ['inherit', piped, piped] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks) }));
  });
}

/** Ends with the tests, if they run: nothing is printed between their lines. */
let testing: Promise<unknown> = Promise.resolve();

async function check({ name, command }: Check): Promise<Count> {
  const started = performance.now();
  const { code, output } = await run(command, 'buffer');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  await testing;
  process.stdout.write(output);
  console.log(`${code === 0 ? 'ok   ' : 'FAILED'} ${name} (${seconds} s)`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs two at a time, for two cores. */
function startChecks(checks: readonly Check[]): readonly Promise<Count[]>[] {
  const waiting = [...checks];
  const lane = async (): Promise<Count[]> => {
    const counts: Count[] = [];
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      counts.push(await check(next));
    }
    return counts;
  };
  return [lane(), lane()];
}

async function tests(filters: readonly string[]): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'wareword-verify-'));
  const file = join(folder, 'vitest.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
    const { code } = await run(['vitest', 'run', ...filters, ...reporters], 'inherit');
    const report = VitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
    // A file that could not even be loaded, or an error outside a test, fails the run as well.
    const failed = Math.max(report.numFailedTests, code === 0 && report.success ? 0 : 1);
    return { passed: report.numPassedTests, failed };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const options = readFlags('Usage: pnpm test [--quick]', {
  quick: { type: 'boolean', default: false },
});
const lanes = startChecks(CHECKS.filter(({ quick }) => quick || !options.quick));
// The quick tests start beside the last check. Those of the full suite measure latencies, so they run alone.
await (options.quick ? Promise.race(lanes) : Promise.all(lanes));
const tested = tests(options.quick ? QUICK_TESTS : []);
testing = tested;
const counts = [await tested, ...(await Promise.all(lanes)).flat()];

const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
