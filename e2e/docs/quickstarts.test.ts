import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { useService } from '../../backend/test/service.ts';
import { readRepository, repositoryPath } from './repository.ts';

const service = useService();

/** How each quickstart is run, as `docs/quickstarts/README.md` says. */
const PROGRAMS = [
  { file: 'curl.sh', command: 'bash', needs: ['bash', 'curl'] },
  { file: 'javascript.mjs', command: 'node', needs: ['node'] },
  { file: 'python.py', command: 'python3', needs: ['python3'] },
  { file: 'php.php', command: 'php', needs: ['php'] },
] as const;

function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

async function run(command: string, file: string, key: string) {
  const child = spawn(command, [repositoryPath(`docs/quickstarts/${file}`)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, WAREWORD_URL: service().baseUrl, WAREWORD_KEY: key },
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { out, error, code };
}

test('every quickstart has a test', () => {
  const files = readRepository(['docs/quickstarts/*'])
    .map(({ path }) => path.split('/').at(-1))
    .filter((file) => file !== 'README.md');

  expect(PROGRAMS.map(({ file }) => file).toSorted()).toEqual(files);
});

describe.each(PROGRAMS)('the quickstart $file', ({ file, command, needs }) => {
  const missing = needs.filter((program) => !isInstalled(program));
  const testWhereInstalled = test.skipIf(missing.length > 0);
  if (missing.length > 0) {
    console.warn(`${file} was not run, because this is not installed: ${missing.join(', ')}`);
  }

  testWhereInstalled('prints the job with its listing', async () => {
    const { token } = await createAccount(service().database);
    const { out, error, code } = await run(command, file, token);

    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(JSON.parse(out)).toMatchObject({
      status: 'complete',
      platform: 'shopify',
      listing: { title: expect.stringContaining('Walnut') as string },
    });
  });

  testWhereInstalled('fails with the error of the API for a wrong key', async () => {
    const { out, error, code } = await run(command, file, 'ww_api_wrong');

    expect(code).not.toBe(0);
    expect(out + error).toContain('invalid_api_key');
  });
});
