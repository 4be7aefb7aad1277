import { randomUUID } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDnsStandIn, type DnsStandIn } from '../../../e2e/stand-ins/dns/index.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { callDashboard } from '../billing/call-dashboard.ts';
import { makeConnectCode } from '../contract/connect-code.ts';
import { callApi } from '../http.ts';
import { startTestService, TEST_CLIENT, type TestService } from '../service.ts';
import { openConnectPage, query } from './connect-fixture.ts';
import { linkIn, MailServer } from './mail-server.ts';

let service: TestService;
let mails: MailServer;
let dns: DnsStandIn;
let store: Server;
let file = '';

beforeAll(async () => {
  [mails, dns] = await Promise.all([MailServer.start(), startDnsStandIn()]);
  store = createServer((request, response) => {
    const isFile = request.url === '/.well-known/wareword-verification.txt';
    response.writeHead(isFile && file !== '' ? 200 : 404).end(file);
  });
  store.listen(0, '127.0.0.1');
  await once(store, 'listening');
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  resolver.setServers([dns.address]);
  // Names do not resolve: a store's records only come from the test's name server.
  service = await startTestService({ SMTP_URL: mails.url }, undefined, {
    origins: { resolver, lookup: (_host, _options, done) => done(new Error('nowhere'), '', 4) },
  });
});
afterAll(async () => {
  await service.stop();
  await Promise.all([mails.stop(), dns.close()]);
  store.closeAllConnections();
  await new Promise((closed) => store.close(closed));
});

interface OtherConnection {
  allowedBy: string | null;
  request: string;
  proof: { value: string; fileUrl: string; recordName: string | null };
}

function search(site: string, changes: Record<string, string> = {}): string {
  return query({ site, return_url: `${site}/back`, ...changes });
}

async function exchange(code: { code: string; site: string }, more: object = {}) {
  return callApi(service.apiUrl, 'POST /connect/exchange', { body: { ...code, ...more } });
}

async function isLive(token: string): Promise<boolean> {
  return (await callApi(service.apiUrl, 'GET /me', { token })).status === 200;
}

/** Connects a store for an account that may, and returns its token. */
async function connect(account: TestAccount, site: string): Promise<string> {
  const { status, body } = await exchange(
    await makeConnectCode(service.database, account, { site }),
  );
  expect(status).toBe(200);
  return String(body['token']);
}

/** A connected store, its owner, and another signed-in user who wants it. */
async function makeConflict(site = `https://${randomUUID()}.example`) {
  const owner = await createAccount(service.database);
  const other = await createAccount(service.database, { plan: 'free' });
  const token = await connect(owner, site);
  const visitor = await openConnectPage(service, other);
  const otherConnection = async () =>
    (await visitor.review(search(site))).data['otherConnection'] as OtherConnection | null;
  return { site, owner, other, token, visitor, otherConnection };
}

/** Approves on the page, and exchanges the code it returns. */
async function takeOver({ site, visitor }: Awaited<ReturnType<typeof makeConflict>>) {
  const { status, data } = await visitor.approve(search(site));
  expect(status).toBe(200);
  const code = new URL(String(data['address'])).searchParams.get('ww_code') ?? '';
  return exchange({ code, site });
}

function response(token: string, given: 'approve' | 'keep') {
  return callDashboard(service, '', 'mutation connect.answerTransfer', { token, answer: given });
}

/** The token in the link emailed to a store's owner. */
async function mailedToken({ email }: TestAccount, count = 1): Promise<string> {
  const { text } = await mails.mailTo(email, count);
  return linkIn(text, '/transfers/').pathname.split('/').at(-1) ?? '';
}

// contract §11.10
describe('a store that is connected to another account', () => {
  it('is not given away by Approve: the page says so, and no code is issued', async () => {
    const conflict = await makeConflict();
    const { site, token, visitor, otherConnection } = conflict;
    expect(await otherConnection()).toMatchObject({ allowedBy: null, request: 'none' });
    const refused = await visitor.approve(search(site));
    expect(refused.status).toBe(403);
    expect(refused.message).toContain('connected to another Wareword account');
    expect(await isLive(token)).toBe(true);
    const codes = await service.database.sql`
      select from connect_codes where workspace_id = ${conflict.other.workspaceId}
    `;
    expect(codes).toEqual([]);
  });

  it('is not shown as such to visitors, or to its own workspace', async () => {
    const { site, owner } = await makeConflict();
    const stranger = await callDashboard(service, '', 'mutation connect.review', {
      query: search(site),
    });
    expect(stranger.data['otherConnection']).toBeNull();
    const own = await openConnectPage(service, owner);
    expect((await own.review(search(site))).data['otherConnection']).toBeNull();
    expect((await own.approve(search(site))).status).toBe(200);
  });

  it('a trusted app’s id in the URL gives a code that only the app can exchange', async () => {
    const { site, token, visitor } = await makeConflict();
    const connectQuery = search(site, { client_id: TEST_CLIENT.id });
    const { data } = await visitor.review(connectQuery);
    expect(data['otherConnection']).toMatchObject({ allowedBy: 'app' });
    const { address } = (await visitor.approve(connectQuery)).data;
    const code = { code: new URL(String(address)).searchParams.get('ww_code') ?? '', site };
    expect(await exchange(code)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_code' } },
    });
    expect(await isLive(token)).toBe(true);
    const { id: client_id, secret: client_secret } = TEST_CLIENT;
    expect((await exchange(code, { client_id, client_secret })).status).toBe(200);
    expect(await isLive(token)).toBe(false);
    const unknown = await visitor.approve(
      search((await makeConflict()).site, { client_id: 'no-such-app' }),
    );
    expect(unknown.status).toBe(403);
  });
});

// contract §11.10
describe('proof on the origin', () => {
  it('a TXT record allows one transfer, to the workspace it is for', async () => {
    const conflict = await makeConflict();
    const { site, token, visitor, otherConnection } = conflict;
    const { proof } = (await otherConnection()) as OtherConnection;
    expect((await visitor.prove(search(site))).data).toEqual({ proven: false });
    dns.records.set(`_wareword.${new URL(site).host}`, [proof.value]);
    const third = await openConnectPage(service);
    expect((await third.prove(search(site))).data).toEqual({ proven: false });
    expect((await visitor.prove(search(site))).data).toEqual({ proven: true });
    expect(await otherConnection()).toMatchObject({ allowedBy: 'origin' });
    expect((await third.approve(search(site))).status).toBe(403);
    expect((await takeOver(conflict)).status).toBe(200);
    expect(await isLive(token)).toBe(false);
    // The first email was the third visitor's request.
    const { text } = await mails.mailTo(conflict.owner.email, 2);
    expect(text).toContain(`${site} was connected to another Wareword account`);
  });

  it('a file under /.well-known/ does as well', async () => {
    const { port } = store.address() as AddressInfo;
    const conflict = await makeConflict(`http://127.0.0.1:${port}`);
    const { proof } = (await conflict.otherConnection()) as OtherConnection;
    expect(proof.fileUrl).toBe(`${conflict.site}/.well-known/wareword-verification.txt`);
    expect(proof.recordName).toBeNull();
    file = `${proof.value}\n`;
    expect((await conflict.visitor.prove(search(conflict.site))).data).toEqual({ proven: true });
    file = '';
    expect((await takeOver(conflict)).status).toBe(200);
    expect(await isLive(conflict.token)).toBe(false);
  });

  it('expires when the former owner connects the store again, and after an hour', async () => {
    const conflict = await makeConflict();
    const { site, owner, visitor, otherConnection } = conflict;
    const { proof } = (await otherConnection()) as OtherConnection;
    dns.records.set(`_wareword.${new URL(site).host}`, [proof.value]);
    await visitor.prove(search(site));
    const { data } = await visitor.approve(search(site));
    const code = new URL(String(data['address'])).searchParams.get('ww_code') ?? '';
    const renewed = await connect(owner, site);
    expect((await exchange({ code, site })).status).toBe(400);
    expect(await isLive(renewed)).toBe(true);
    await visitor.prove(search(site));
    await service.database.sql`
      update store_transfers set allowed_until = now() where site_url = ${site}
    `;
    expect((await exchange({ code, site })).status).toBe(400);
    await visitor.prove(search(site));
    expect((await exchange({ code, site })).status).toBe(200);
  });

  it('is checked at most ten times a minute per user, and 60 times an hour per store', async () => {
    const { site, visitor } = await makeConflict();
    for (let count = 0; count < 10; count++) {
      expect((await visitor.prove(search(site))).status).toBe(200);
    }
    expect((await visitor.prove(search(site))).status).toBe(429);
    await service.database.sql`
      update rate_windows set passes = array_fill(now(), array[60])
      where key like 'try:origin-proof:%' and cardinality(passes) = 10
    `;
    const another = await openConnectPage(service);
    expect((await another.prove(search(site))).status).toBe(429);
  });
});

// contract §11.10
describe('the former owner’s approval', () => {
  it('is requested by email once, shown before anything changes, and allows the transfer', async () => {
    const conflict = await makeConflict();
    const { site, owner, other, token, visitor, otherConnection } = conflict;
    await visitor.approve(search(site));
    await visitor.approve(search(site));
    expect(await otherConnection()).toMatchObject({ allowedBy: null, request: 'sent' });
    const mail = await mails.mailTo(owner.email);
    expect(mail.subject).toContain(new URL(site).host);
    expect(mail.text).toContain(other.email);
    const key = await mailedToken(owner);
    const read = () => callDashboard(service, '', 'query connect.transfer', { token: key });
    expect((await read()).data).toEqual({
      host: new URL(site).host,
      siteUrl: site,
      requestedBy: other.email,
      state: 'open',
    });
    const byGet = await fetch(
      `${service.baseUrl}/trpc/connect.answerTransfer?input=${encodeURIComponent(JSON.stringify({ token: key, answer: 'approve' }))}`,
    );
    expect(byGet.status).toBe(405);
    expect((await visitor.approve(search(site))).status).toBe(403);
    expect((await response(key, 'approve')).data).toMatchObject({ state: 'approved' });
    await response(key, 'approve');
    expect((await mails.mailTo(other.email)).subject).toContain('You can now connect');
    expect((await takeOver(conflict)).status).toBe(200);
    expect(await isLive(token)).toBe(false);
    expect((await read()).status).toBe(404);
    expect((await response(key, 'approve')).status).toBe(404);
    // One request, one notice that it is over, and nothing else.
    await mails.mailTo(owner.email, 2);
    expect(mails.received.filter(({ to }) => to === owner.email)).toHaveLength(2);
    expect(mails.received.filter(({ to }) => to === other.email)).toHaveLength(1);
  });

  it('can be withdrawn until it is used, while a refusal is final', async () => {
    for (const before of [[], ['approve']] as const) {
      const conflict = await makeConflict();
      const { site, owner, token, visitor, otherConnection } = conflict;
      await visitor.approve(search(site));
      const key = await mailedToken(owner);
      for (const given of before) await response(key, given);
      expect((await response(key, 'keep')).data).toMatchObject({ state: 'declined' });
      expect((await response(key, 'approve')).data).toMatchObject({ state: 'declined' });
      expect(await otherConnection()).toMatchObject({ allowedBy: null, request: 'declined' });
      expect((await visitor.approve(search(site))).status).toBe(403);
      expect(await isLive(token)).toBe(true);
      expect(mails.received.filter(({ to }) => to === owner.email)).toHaveLength(1);
    }
  });

  it('applies to the owner’s current connection, not to a later one', async () => {
    const conflict = await makeConflict();
    const { site, owner, visitor } = conflict;
    await visitor.approve(search(site));
    const key = await mailedToken(owner);
    await response(key, 'approve');
    const { data } = await visitor.approve(search(site));
    const code = new URL(String(data['address'])).searchParams.get('ww_code') ?? '';
    const renewed = await connect(owner, site);
    expect((await exchange({ code, site })).status).toBe(400);
    expect((await visitor.approve(search(site))).status).toBe(403);
    expect(await isLive(renewed)).toBe(true);
    expect((await response(key, 'approve')).status).toBe(404);
  });

  it('an invented link does not work, and links expire after 3 days', async () => {
    expect((await response(randomUUID(), 'approve')).status).toBe(404);
    const { site, owner, visitor } = await makeConflict();
    await visitor.approve(search(site));
    const key = await mailedToken(owner);
    await service.database.sql`
      update store_transfers set expires_at = now() where site_url = ${site}
    `;
    expect((await response(key, 'approve')).status).toBe(404);
  });

  it('does not flood an inbox: 3 emails a day about a store, 5 to an owner', async () => {
    const owner = await createAccount(service.database);
    const sites = Array.from({ length: 3 }, () => `https://${randomUUID()}.example`);
    for (const site of sites) await connect(owner, site);
    for (const site of sites) {
      for (let count = 0; count < 4; count++) {
        const visitor = await openConnectPage(service);
        const { status } = await visitor.approve(search(site));
        expect(status).toBe(403);
        if (site !== sites[0]) continue;
        const { data } = await visitor.review(search(site));
        expect(data['otherConnection']).toMatchObject({ request: count < 3 ? 'sent' : 'none' });
      }
    }
    await mails.mailTo(owner.email, 5);
    expect(mails.received.filter(({ to }) => to === owner.email)).toHaveLength(5);
  });
});
