import { randomUUID } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';
import { startDnsStandIn, type DnsStandIn } from '../../../e2e/stand-ins/dns/index.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { callDashboard } from '../billing/call-dashboard.ts';
import { makeConnectCode } from '../contract/connect-code.ts';
import { callApi } from '../http.ts';
import { startTestService, type TestService } from '../service.ts';
import { openConnectPage, query } from './connect-fixture.ts';
import { linkIn, MailServer } from './mail-server.ts';

export interface OtherConnection {
  allowedBy: string | null;
  request: string;
  proof: { value: string; fileUrl: string; recordName: string | null };
}

/**
 * The service with a mail server, a name server and a store, for all tests of a file, and what the
 * owners of a store do there.
 */
export function useTransferFixture() {
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

  /** Answers as the owner, with the token of the emailed link. */
  function answerTransfer(token: string, given: 'approve' | 'keep') {
    return callDashboard(service, '', 'mutation connect.answerTransfer', { token, answer: given });
  }

  /** The token in the link emailed to a store's owner. */
  async function mailedToken({ email }: TestAccount, count = 1): Promise<string> {
    const { text } = await mails.mailTo(email, count);
    return linkIn(text, '/transfers/').pathname.split('/').at(-1) ?? '';
  }

  return {
    get service() {
      return service;
    },
    get mails() {
      return mails;
    },
    get dns() {
      return dns;
    },
    /** The origin of the store. */
    get storeUrl() {
      return `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
    },
    /** Saves the text in the store's file under `/.well-known/`; an empty text removes it. */
    saveFile: (text: string) => {
      file = text;
    },
    search,
    exchange,
    isLive,
    connect,
    makeConflict,
    takeOver,
    answerTransfer,
    mailedToken,
  };
}
