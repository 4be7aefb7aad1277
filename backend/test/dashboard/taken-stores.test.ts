import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '../../src/accounts/index.ts';
import { readConfig } from '../../src/config.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { makeConnectCode } from '../contract/connect-code.ts';
import { callApi } from '../http.ts';
import { startTestService, TEST_CLIENT, type TestService } from '../service.ts';
import { MailServer } from './mail-server.ts';

let mails: MailServer;
beforeAll(async () => {
  mails = await MailServer.start();
});
afterAll(() => mails.stop());

/**
 * A separate service without the emails that a worker sends about disconnected stores; once it has stopped, all
 * its email has been sent.
 */
async function withService(
  smtpUrl: string,
  act: (service: TestService) => Promise<void>,
): Promise<void> {
  const service = await startTestService({ SMTP_URL: smtpUrl, ROLE: 'web' });
  try {
    await act(service);
  } finally {
    await service.stop();
  }
}

/** Connects a store like a trusted store app, which may take it over from another account. */
async function connect(service: TestService, account: TestAccount, site: string): Promise<string> {
  const code = await makeConnectCode(service.database, account, { site, clientId: TEST_CLIENT.id });
  const { status, body } = await callApi(service.apiUrl, 'POST /connect/exchange', {
    body: { ...code, client_id: TEST_CLIENT.id, client_secret: TEST_CLIENT.secret },
  });
  expect(status).toBe(200);
  return String(body['token']);
}

function storeAddress(): string {
  return `https://${randomUUID()}.example`;
}

function mailsTo({ email }: TestAccount) {
  return mails.received.filter(({ to }) => to === email);
}

// contract §11.9, §11.10
describe('one live token per origin, whichever account it belonged to', () => {
  it('the former owner is emailed which store, when, and what to do, and nothing about the other', async () => {
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
      expect(text).toContain(`${site} was connected to another Wareword account`);
      expect(text).toMatch(/ on \p{L}+ \d{1,2}, \d{4} at \d{1,2}:\d\d\s[AP]M UTC\./u);
      expect(text).toContain('Connect the store again');
      expect(text).toMatch(/^http:\/\/\S+\/stores$/m);
      for (const theirs of [other.email, other.userId, other.workspaceId]) {
        expect(text).not.toContain(theirs);
      }
      expect(mailsTo(other)).toEqual([]);
    });
  });

  it('the workspace’s owner is notified about a store that a member connected', async () => {
    await withService(mails.url, async (service) => {
      const { orm } = service.database;
      const owner = await createAccount(service.database);
      const member = await createAccount(service.database);
      await addMember({
        ctx: { orm, plans: readConfig({}).plans },
        input: { ownerEmail: owner.email, email: member.email, role: 'admin' },
      });
      const site = storeAddress();
      await connect(service, { ...member, workspaceId: owner.workspaceId }, site);
      await connect(service, await createAccount(service.database), site);
      await mails.mailTo(owner.email);
    });
  });

  it('reconnecting one’s own store, or a disconnected one, sends no email', async () => {
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

  it('two accounts that keep taking over a store from each other do not flood an inbox', async () => {
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

  it('a mail server that is down or silent does not delay an exchange', async () => {
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
      const connected = once(silent, 'connection');
      await take(service);
      // The exchange responded while its email was still waiting to be accepted.
      await connected;
      for (const socket of sockets) socket.destroy();
    });
    await new Promise((closed) => silent.close(closed));
    await withService(url, take);
  });
});
