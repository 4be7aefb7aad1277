import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const url = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);

function run(program: string): { readonly stdout: string; readonly stderr: string } {
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
}

/** The file that each import of a program resolves to, as `name importer: file`. */
function imports({ boot }: { boot: boolean }): readonly string[] {
  const { stdout, stderr } = run(`
    import { registerHooks } from 'node:module';
    ${boot ? `import ${url('../src/boot.ts')};` : ''}
    const found = new Set();
    registerHooks({
      resolve(specifier, context, next) {
        const result = next(specifier, context);
        found.add(specifier + ' ' + context.parentURL + ': ' + result.url);
        return result;
      },
    });
    await import(${url('../src/http/index.ts')});
    await import(${url('../src/queue.ts')});
    console.log([...found].toSorted().join('\\n'));
  `);
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => !line.includes('/src/boot.ts'));
}

test('each import resolves to the file that Node finds', () => {
  const found = imports({ boot: true });
  expect(found.length).toBeGreaterThan(500);
  expect(found).toEqual(imports({ boot: false }));
});

test('a missing module is reported as by Node, with the module that imports it', () => {
  const { stderr } = run(`
    import ${url('../src/boot.ts')};
    await import(${url('./missing.ts')}).catch(({ code }) => console.error(code));
    const program = "import './beside.js';";
    await import('data:text/javascript,' + program).catch(({ code }) => console.error(code));
  `);
  expect(stderr).toBe('ERR_MODULE_NOT_FOUND\nERR_UNSUPPORTED_RESOLVE_REQUEST\n');
});
