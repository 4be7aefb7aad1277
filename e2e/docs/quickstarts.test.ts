import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { WarewordClient } from '@wareword/shared-schema/client';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test, vi } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { PRODUCT } from '../../backend/test/http.ts';
import { useService } from '../../backend/test/service.ts';
import { freePort } from '../free-port.ts';
import { readRepository, repositoryPath } from './repository.ts';

const service = useService();

/** How each quickstart is run, as `docs/quickstarts/README.md` says. */
const PROGRAMS = [
  { file: 'curl.sh', command: 'bash', needs: ['bash', 'curl'] },
  { file: 'javascript.mjs', command: 'node', needs: ['node'] },
  { file: 'python.py', command: 'python3', needs: ['python3'] },
  { file: 'php.php', command: 'php', needs: ['php'] },
] as const;

/** Programs that receive webhooks. */
const RECEIVERS = [
  { file: 'webhooks.mjs', command: 'node' },
  { file: 'webhooks.py', command: 'python3' },
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
  const programs = [...PROGRAMS, ...RECEIVERS];
  const files = readRepository(['docs/quickstarts/*'])
    .map(({ path }) => path.split('/').at(-1))
    .filter((file) => file !== 'README.md');

  expect(programs.map(({ file }) => file).toSorted()).toEqual(files);
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

describe.each(RECEIVERS)('the quickstart $file', ({ file, command }) => {
  // contract §20.1
  test.skipIf(!isInstalled(command))('takes webhooks of the service, and no others', async () => {
    const account = await createAccount(service().database);
    const client = new WarewordClient({ baseUrl: service().baseUrl, token: account.token });
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const { secret } = await client.webhooks.create({ url, events: ['job.completed'] });
    // `node` may be a script that starts it, and would be stopped instead of it.
    const program = command === 'node' ? process.execPath : command;
    const child = spawn(program, [repositoryPath(`docs/quickstarts/${file}`)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, WAREWORD_WEBHOOK_SECRET: secret, PORT: String(port) },
    });
    try {
      const lines = createInterface({ input: child.stdout });
      const first = once(lines, 'line');
      await vi.waitFor(() => fetch(url, { method: 'POST', body: '{}' }), { timeout: 20_000 });
      const webhook = new Webhook(secret);
      const post = async (at: Date, body: string, signed = body) => {
        const headers = {
          'webhook-id': 'dlv_1',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': webhook.sign('dlv_1', at, signed),
        };
        return (await fetch(url, { method: 'POST', headers, body })).status;
      };
      expect(await post(new Date(), '{"type":"forged"}', '{}')).toBe(400);
      expect(await post(new Date(Date.now() - 600_000), '{"type":"old"}')).toBe(400);
      const job = await client.jobs.create(PRODUCT);
      const [line] = (await first) as [string];
      expect(line).toMatch(/^dlv_\w{26} job\.completed /);
      expect(line).toContain(job.job_id);
    } finally {
      child.kill();
    }
  });
});
