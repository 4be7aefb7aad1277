import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inspect, promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { WarewordClient } from '../src/client.ts';
import { exampleReply, captureError, createTestClient, PRODUCT, TOKEN } from './test-client.ts';
import { hangUp, json, errorResponse, startService, text } from './scripted-service.ts';

/** Everything a log could show of a value. */
function printed(value: unknown): string {
  const everything = { depth: Infinity, showHidden: true, getters: true };
  return [inspect(value), inspect(value, everything), JSON.stringify(value), String(value)].join();
}

describe('the token', () => {
  test('is not shown when the client is printed', () => {
    const client = new WarewordClient({ baseUrl: 'https://www.wareword.test', token: TOKEN });
    expect(printed(client)).not.toContain(TOKEN);
    expect(printed(client.jobs)).not.toContain(TOKEN);
    expect(printed(client.connect)).not.toContain(TOKEN);
  });

  test.each([
    ['a refusal', errorResponse(401, 'invalid_api_key')],
    ['a network error', hangUp],
    ['a web page', text(200, `<html>${TOKEN}</html>`)],
    ['a response of another shape', json(200, { [TOKEN]: TOKEN, listing: TOKEN })],
    ['a redirect', text(308, '', { location: `https://www.wareword.test/${TOKEN}` })],
    ['a refusal that echoes it', json(401, { error: { code: 'no', message: `bad: ${TOKEN}` } })],
  ])('is not shown when %s is printed', async (_name, responder) => {
    const service = await startService(responder);
    const error = await captureError(createTestClient(service).client.generate(PRODUCT));
    expect(printed(error)).not.toContain(TOKEN);
    expect(error.stack).not.toContain(TOKEN);
  });

  test('is not in the error if a custom fetch throws its request', async () => {
    const client = new WarewordClient({
      baseUrl: 'https://www.wareword.test',
      token: TOKEN,
      fetch: (_url, init) =>
        Promise.reject(new Error(JSON.stringify(init), { cause: { code: TOKEN } })),
    });
    expect(printed(await captureError(client.generate(PRODUCT)))).not.toContain(TOKEN);
  });

  test('is rejected without being repeated, if no header can carry it', () => {
    const make = () =>
      new WarewordClient({ baseUrl: 'https://www.wareword.test', token: `${TOKEN}\n` });
    expect(make).toThrow('token must be printable ASCII');
    expect(make).not.toThrow(TOKEN);
  });
});

test('an error keeps its message in JSON', async () => {
  const service = await startService(
    errorResponse(410, 'brand_archived', { 'x-request-id': 'req-1' }),
  );
  const error = await captureError(createTestClient(service).client.generate(PRODUCT));
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: 'WarewordError',
    code: 'brand_archived',
    message: 'told: brand_archived',
    status: 410,
    requestId: 'req-1',
  });
});

test('no timer outlives its call, so a process can end', async () => {
  const service = await startService(
    json(200, exampleReply('me', 'account')),
    json(200, { ...exampleReply('getJob', 'queued'), poll_after_ms: 60_000 }),
  );
  const source = fileURLToPath(new URL('../src/client.ts', import.meta.url));
  const program = `
    import { WarewordClient } from ${JSON.stringify(source)};
    const client = new WarewordClient({ baseUrl: ${JSON.stringify(service.baseUrl)} });
    await client.me();
    const controller = new AbortController();
    const onProgress = () => setImmediate(() => controller.abort());
    await client.jobs.wait('job_1', { signal: controller.signal, onProgress }).catch(
      (error) => process.stdout.write(error.code),
    );
    const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout');
    process.stdout.write(', ' + timers.length + ' timers');`;
  const run = promisify(execFile);
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await run(process.execPath, args, { timeout: 60_000 });
  expect(stdout).toBe('aborted, 0 timers');
});
