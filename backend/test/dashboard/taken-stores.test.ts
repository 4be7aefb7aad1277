import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '../../src/accounts/index.ts';
import { readConfig } from '../../src/config.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { makeConnectCode } from '../contract/connect-code.ts';
import { callApi } from '../http.ts';
import { startTestService, type TestService } from '../service.ts';
import { MailServer } from './mail-server.ts';

let mails: MailServer;
beforeAll(async () => {
  mails = await MailServer.start();
});
afterAll(() => mails.stop());

/** A service of its own; when it has stopped, all that it had to mail has been mailed. */
async function withService(
  smtpUrl: string,
  act: (service: TestService) => Promise<void>,
): Promise<void> {
  const service = await startTestService({ SMTP_URL: smtpUrl });
  try {
    await act(service);
  } finally {
    await service.stop();
  }
}

async function connect(service: TestService, account: TestAccount, site: string): Promise<string> {
  const code = await makeConnectCode(service.database, account, { site });
  const { status, body } = await callApi(service.apiUrl, 'POST /connect/exchange', { body: code });
  expect(status).toBe(200);
  return String(body['token']);
}

function storeAddress(): string {
  return `https://${randomUUID()}.example`;
}

function mailsTo({ email }: TestAccount) {
  return mails.received.filter(({ to }) => to === email);
}

describe('decision 26: one live token per origin, whichever account it belonged to', () => {
  it('the former owner is mailed which store, when, and what to do, and nothing of the other', async () => {
    await withService(mails.url, async (service) => {
      const [former, other] = [
        await createAccount(service.database),
        await createAccount(service.database),
      ];
      const site = storeAddress();
      await connect(service, former, site);
      await connect(service, other, site);
      const { subject, text } = await mails.mailTo(former.email);
      expect(subject).toBe('Your store was connected to another Wareword account');
      expect(text).toContain(`${site} was connected to another account`);
      expect(text).toMatch(/ on \d{1,2} \p{L}+ \d{4} at \d\d:\d\d UTC\./u);
      expect(text).toContain('Connect the store again');
      expect(text).toMatch(/^http:\/\/\S+\/stores$/m);
      for (const theirs of [other.email, other.userId, other.workspaceId]) {
        expect(text).not.toContain(theirs);
      }
      expect(mailsTo(other)).toEqual([]);
    });
  });

  it('of a store that a member connected, the owner of the workspace is told', async () => {
    await withService(mails.url, async (service) => {
      const { orm } = service.database;
      const owner = await createAccount(service.database);
      const member = await createAccount(service.database);
      await addMember({
        ctx: { orm, plans: readConfig({}).plans },
        input: { ownerEmail: owner.email, email: member.email },
      });
      const site = storeAddress();
      await connect(service, { ...member, workspaceId: owner.workspaceId }, site);
      await connect(service, await createAccount(service.database), site);
      await mails.mailTo(owner.email);
    });
  });

  it('whoever connects their own store again, or one that was disconnected, is mailed nothing', async () => {
    const seen = mails.received.length;
    await withService(mails.url, async (service) => {
      const account = await createAccount(service.database);
      const other = await createAccount(service.database);
      const site = storeAddress();
      await connect(service, account, site);
      await connect(service, account, site);
      await service.database.sql`update tokens set revoked_at = now() where site_url = ${site}`;
      await connect(service, other, site);
    });
    expect(mails.received.slice(seen)).toEqual([]);
  });

  it('two accounts that take a store from each other all day fill no inbox', async () => {
    let accounts: TestAccount[] = [];
    await withService(mails.url, async (service) => {
      accounts = [await createAccount(service.database), await createAccount(service.database)];
      const site = storeAddress();
      for (let round = 0; round < 13; round++) {
        for (const account of accounts) await connect(service, account, site);
      }
    });
    expect(accounts.map((account) => mailsTo(account).length)).toEqual([10, 10]);
  });

  it('a mail server that says nothing, or is not there, holds no exchange up', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => sockets.add(socket));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const take = async (service: TestService) => {
      const site = storeAddress();
      await connect(service, await createAccount(service.database), site);
      const token = await connect(service, await createAccount(service.database), site);
      expect((await callApi(service.apiUrl, 'GET /me', { token })).status).toBe(200);
    };
    await withService(url, async (service) => {
      const asked = once(silent, 'connection');
      await take(service);
      // The exchange was answered while its mail still waits to be taken.
      await asked;
      for (const socket of sockets) socket.destroy();
    });
    await new Promise((closed) => silent.close(closed));
    await withService(url, take);
  });
});
