import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { startTestService } from '../service.ts';

const FOLDER = resolve(import.meta.dirname, '../../web/dist/assets');
const SCRIPT = 'export default "built";';
const name = `vanishing-${randomUUID()}.js`;
const FILES = [join(FOLDER, name), join(FOLDER, `${name}.br`)];

function takeAway(): void {
  for (const file of FILES) rmSync(file, { force: true });
}
afterAll(takeAway);

it('a build that is replaced under a running service is not found, and ends nothing', async () => {
  mkdirSync(FOLDER, { recursive: true });
  for (const file of FILES) {
    writeFileSync(file, file.endsWith('.br') ? brotliCompressSync(SCRIPT) : SCRIPT);
  }
  const service = await startTestService();
  const load = (accepted: string) =>
    fetch(`${service.baseUrl}/assets/${name}`, { headers: { 'Accept-Encoding': accepted } });
  for (const accepted of ['br', 'identity']) {
    expect(await (await load(accepted)).text()).toBe(SCRIPT);
  }
  takeAway();
  for (const accepted of ['br', 'identity']) {
    const gone = await load(accepted);
    expect(gone.status).toBe(404);
    expect(await gone.json()).toMatchObject({ error: { code: 'not_found' } });
    // An answer that says nothing of the file is not kept for a year.
    expect(gone.headers.get('Cache-Control') ?? '').not.toContain('immutable');
  }
  expect((await fetch(`${service.baseUrl}/healthz`)).status).toBe(200);
  await service.stop();
});
