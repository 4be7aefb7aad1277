import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Everything that must hold, one after the other, and a last line that counts it: `N passed,
 * N failed`. A check without tests of its own counts as one.
 */
const CHECKS = [
  { name: 'types', command: ['tsc', '--noEmit', '--project', 'tsconfig.json'] },
  { name: "pages' types", command: ['tsc', '--noEmit', '--project', 'tsconfig.web.json'] },
  { name: 'lint', command: ['eslint', '.'] },
  {
    name: 'walls',
    command: ['pnpm', '--silent', 'walls'],
  },
  { name: 'pages', command: ['node', 'ui/build/main.ts', 'backend/web'] },
  { name: 'browser', command: ['node', 'e2e/browser/install.ts'] },
  { name: 'format', command: ['prettier', '--check', '.', '--log-level', 'warn'] },
] as const;

const VitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
});

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** @returns the exit code */
function run(command: readonly string[]): Promise<number> {
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

async function check(name: string, command: readonly string[]): Promise<Count> {
  const started = performance.now();
  const passed = (await run(command)) === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed ? 'ok   ' : 'FAILED'} ${name} (${seconds} s)`);
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function tests(): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'wareword-verify-'));
  const file = join(folder, 'vitest.json');
  try {
    const code = await run([
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
    ]);
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

const counts: Count[] = [];
for (const { name, command } of CHECKS) counts.push(await check(name, command));
counts.push(await tests());

const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
