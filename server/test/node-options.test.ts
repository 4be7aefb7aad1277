import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const MODULE = new URL('../src/node-options.ts', import.meta.url).href;
const REPORT = `
  import ${JSON.stringify(MODULE)};
  const { execArgv, pid, env } = process;
  console.log(JSON.stringify({ execArgv, pid, cache: env.NODE_COMPILE_CACHE, rest: process.argv.slice(1) }));
`;

function run(options: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const parameters = ['--input-type=module', ...options, '--eval', REPORT, '--', 'a b'];
  const { pid, stdout, stderr } = spawnSync(process.execPath, parameters, {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return {
    ...(JSON.parse(stdout) as { execArgv: string[]; pid: number; cache?: string; rest: string[] }),
    started: pid,
  };
}

test('a process has a bounded young generation and a compile cache, and keeps its id and parameters', () => {
  const { execArgv, pid, started, cache, rest } = run(['--no-deprecation']);
  expect(execArgv).toEqual(
    expect.arrayContaining(['--max-semi-space-size=16', '--no-deprecation']),
  );
  expect(cache).toContain('node-compile-cache');
  expect({ pid, rest }).toEqual({ pid: started, rest: ['a b'] });
});

test('options that the operator set are kept', () => {
  expect(run(['--max-semi-space-size=32']).execArgv).not.toContain('--max-semi-space-size=16');
  const chosen = run([], { NODE_OPTIONS: '--max-semi-space-size=32' });
  expect(chosen.execArgv).not.toContain('--max-semi-space-size=16');
  expect(run([], { NODE_COMPILE_CACHE: '/tmp/elsewhere' }).cache).toBe('/tmp/elsewhere');
});

test('a process that only speeds up its start uses the same compile cache', () => {
  const boot = JSON.stringify(new URL('../src/boot.ts', import.meta.url).href);
  const program = `
    import ${boot};
    console.log((await import('node:module')).getCompileCacheDir());
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
  });
  expect(stdout).toContain('node_modules/.cache/node-compile-cache');
});
