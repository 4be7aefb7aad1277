import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtpStandIn, type SmtpStandIn } from '../../../e2e/stand-ins/smtp/index.ts';
import { announceDeprecation } from '../../src/admin/announce-deprecation.ts';
import { readConfig } from '../../src/config.ts';
import { openDatabase, type Database } from '../../src/database/index.ts';
import { revokeByPrefix } from '../../src/tokens/index.ts';
import { connectStore, createAccount, createKey } from '../accounts.ts';
import { createTestDatabase } from '../database.ts';

const SUBJECT = 'v1 retires on 1 August 2027';

let smtp: SmtpStandIn;
let database: Database;
let folder: string;

beforeAll(async () => {
  smtp = await startSmtpStandIn();
  database = openDatabase(await createTestDatabase(), { connections: 2 });
  folder = mkdtempSync(join(tmpdir(), 'wareword-announce-'));
});
afterAll(async () => {
  await database.close();
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

function announce(text: string, flags: { version?: string; subject?: string } = {}) {
  const file = join(folder, `${randomUUID()}.txt`);
  writeFileSync(file, text);
  return announceDeprecation(
    {
      config: readConfig({ SMTP_URL: smtp.url, DATA_DIR: folder }),
      database,
      close: () => Promise.resolve(),
    },
    { version: 'v1', subject: SUBJECT, ...flags, 'body-file': file },
  );
}

// contract §12.4
describe('a deprecation is announced by email to owners of API keys', () => {
  it('everyone with a live API key gets one email; repeating it only reaches the others', async () => {
    const { orm } = database;
    const twoKeys = await createAccount(database);
    await createKey(database, twoKeys);
    const broken = await createAccount(database);
    const revoked = await createAccount(database);
    const input = { userId: revoked.userId, tokenPrefix: revoked.token.slice(0, 12) };
    await revokeByPrefix({ ctx: { orm }, input });
    await connectStore(database, revoked);
    smtp.refused.add(broken.email);

    expect(await announce('Move to v2.')).toMatchObject({
      sent: 1,
      sent_before: 0,
      failed: [broken.email],
    });
    expect(smtp.mails.map(({ to }) => to)).toEqual([twoKeys.email]);
    expect(smtp.mails[0]?.content).toContain(`Subject: ${SUBJECT}`);
    expect(smtp.mails[0]?.content).toContain('Move to v2.');

    smtp.refused.clear();
    const late = await createAccount(database);
    expect(await announce('Move to v2.')).toMatchObject({ sent: 2, sent_before: 1, failed: [] });
    expect(smtp.mails.map(({ to }) => to).sort()).toEqual(
      [twoKeys.email, broken.email, late.email].sort(),
    );
    expect(await announce('Move to v2.')).toMatchObject({ sent: 0, sent_before: 3 });

    // A different text is a different announcement.
    expect(await announce('One month left.')).toMatchObject({ sent: 3, sent_before: 0 });
  });

  it('an unknown version or an empty text is rejected, and no email is sent', async () => {
    const before = smtp.mails.length;
    await expect(announce('Move.', { version: 'v7' })).rejects.toThrow(/Unknown API version "v7"/);
    await expect(announce(' \n')).rejects.toThrow(/empty/);
    expect(smtp.mails).toHaveLength(before);
  });
});
