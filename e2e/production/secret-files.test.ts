import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { createTestDatabase } from '../../backend/test/database.ts';
import { callApi } from '../../backend/test/http.ts';
import { openDatabase } from '../../backend/src/database/index.ts';
import { ServiceProcess } from '../faults/service-process.ts';
import { PRODUCTION } from './settings.ts';

test('the service runs in production with its secrets in files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wareword-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const url = await createTestDatabase();
  const database = openDatabase(url, { connections: 1 });
  onTestFinished(() => database.close());
  const secrets = {
    DATABASE_URL: url,
    ENCRYPTION_KEY: PRODUCTION.ENCRYPTION_KEY,
    SMTP_URL: PRODUCTION.SMTP_URL,
  };
  const files = Object.entries(secrets).map(([name, value]) => {
    const path = join(folder, name);
    writeFileSync(path, `${value}\n`, { mode: 0o600 });
    return [`${name}_FILE`, path] as const;
  });
  const service = await ServiceProcess.start({
    ...PRODUCTION,
    // Compose passes on an unset setting as an empty one.
    ...{ ENCRYPTION_KEY: '', SMTP_URL: '', ROLE: 'web', DATA_DIR: folder, LOG_LEVEL: 'info' },
    ...Object.fromEntries(files),
  });
  onTestFinished(() => service.kill());
  const { token } = await createAccount(database);
  const headers = { 'X-Forwarded-Proto': 'https' };
  const me = await callApi(service.apiUrl, 'GET /me', { token, headers });
  expect(me.status).toBe(200);
  for (const secret of Object.values(secrets)) expect(service.output).not.toContain(secret);
});
