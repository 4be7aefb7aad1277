import { readdir, readFile } from 'node:fs/promises';
import { Resolver } from 'node:dns/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { connectStore } from '../../backend/test/accounts.ts';
import { linkIn, mailText } from '../../backend/test/dashboard/mail-server.ts';
import { callApi } from '../../backend/test/http.ts';
import { TEST_CLIENT } from '../../backend/test/service.ts';
import { until } from '../faults/until.ts';
import { startDnsStandIn, type DnsStandIn } from '../stand-ins/dns/index.ts';
import { StandInStore } from '../stand-ins/store/index.ts';
import { expectGoodLooks, makeOwner, signIn, useJourney, type Owner } from './harness/index.ts';

const resolver = new Resolver({ timeout: 2000, tries: 1 });
const journey = useJourney({}, { origins: { resolver } });
let store: StandInStore;
let dns: DnsStandIn;
beforeAll(async () => {
  [store, dns] = await Promise.all([StandInStore.start(), startDnsStandIn()]);
  resolver.setServers([dns.address]);
});
afterAll(() => Promise.all([store.stop(), dns.close()]));
beforeEach(async () => {
  await journey().service.database.sql`
    update tokens set revoked_at = now() where scope = 'plugin' and revoked_at is null
  `;
  store.files.clear();
});

const CONNECTED_ELSEWHERE = 'This store is connected to another Wareword account';

/** The store is connected to one account, and the owner of another one opens the page. */
async function openOtherConnection(site = store.origin, path = store.connectPath()) {
  const [owner, other] = [await makeOwner(journey()), await makeOwner(journey())];
  const { database } = journey().service;
  const token = await connectStore(database, { ...owner, token: '' }, site);
  const page = await journey().visitor();
  await signIn(page, journey(), other);
  await page.goto(path);
  await page.getByRole('button', { name: 'Approve' }).waitFor();
  return { owner, other, token, page };
}

async function isLive(token: string): Promise<boolean> {
  return (await callApi(journey().service.apiUrl, 'GET /me', { token })).status === 200;
}

/** The link in the newest email to someone that has one. */
async function mailedLink({ email }: Owner): Promise<string> {
  const folder = join(journey().dataDir, 'mail');
  return until('the owner has mail', async () => {
    const names = await readdir(folder).catch((): string[] => []);
    for (const name of names.sort().reverse()) {
      const mail = await readFile(join(folder, name), 'utf8');
      if (mail.includes(`To: ${email}`)) return linkIn(mailText(mail), '/transfers/').href;
    }
    return undefined;
  });
}

/** An owner's audit log says what they answered. */
async function expectInAuditLog(page: Page, owner: Owner, text: string): Promise<void> {
  const { sql } = journey().service.database;
  await until('the answer has been saved', async () => {
    const [saved] = await sql`
      select from audit_events
      where workspace_id = ${owner.workspaceId} and event = 'transfer_answer'
    `;
    return saved;
  });
  await signIn(page, journey(), owner);
  await page.goto('/settings/audit-log');
  await page.getByText(text, { exact: true }).waitFor();
}

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('heading', { name: 'Back in the store' }).waitFor();
}

describe('a store that is connected to another account', { timeout: 180_000 }, () => {
  it('moves once the other owner approves by email', async () => {
    const { owner, other, token, page } = await openOtherConnection();
    await page.getByRole('heading', { name: CONNECTED_ELSEWHERE }).waitFor();
    await expectGoodLooks(page, 'connect-elsewhere');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('alert').getByText("we didn't connect it to yours").waitFor();
    await page.getByText("We emailed the other account's owner").waitFor();
    await expectGoodLooks(page, 'connect-elsewhere-asked');
    expect(await isLive(token)).toBe(true);

    const ownerPage = await journey().visitor();
    await ownerPage.goto(await mailedLink(owner));
    await ownerPage.getByText(`${other.email} wants to connect your store`).waitFor();
    await expectGoodLooks(ownerPage, 'transfer');
    await ownerPage.getByRole('button', { name: 'Approve transfer' }).click();
    await ownerPage.getByText('You approved the transfer').waitFor();
    await expectGoodLooks(ownerPage, 'transfer-approved');
    expect(await isLive(token)).toBe(true);

    await page.reload();
    await page.getByText("The other account's owner agreed").waitFor();
    await expectGoodLooks(page, 'connect-elsewhere-agreed');
    await approve(page);
    const taken = await store.exchange(journey().service.apiUrl);
    expect([await isLive(token), await isLive(taken)]).toEqual([false, true]);
    await ownerPage.reload();
    await ownerPage.getByText('This request has expired').waitFor();
    await ownerPage.getByText("You don't need to do anything").waitFor();
    await expectGoodLooks(ownerPage, 'transfer-over');
    await ownerPage.getByRole('link', { name: 'See your stores' }).click();
    await ownerPage.waitForURL(/sign-in\?next=%2Fstores$/);
    await expectInAuditLog(ownerPage, owner, `Store transfer approved: ${store.origin}`);
  });

  it('stays connected if the other owner declines', async () => {
    const { owner, token, page } = await openOtherConnection();
    await page.getByRole('button', { name: 'Approve' }).click();
    const ownerPage = await journey().visitor();
    await ownerPage.goto(await mailedLink(owner));
    await ownerPage.getByRole('button', { name: 'Keep my connection' }).click();
    await ownerPage.getByText('Your store stays connected').waitFor();
    await expectGoodLooks(ownerPage, 'transfer-kept');
    await expectInAuditLog(ownerPage, owner, `Store transfer declined: ${store.origin}`);
    await page.reload();
    await page.getByText('chose to keep the connection').waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('alert').waitFor();
    expect(await isLive(token)).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'Back in the store' }).waitFor();
    expect(store.returns.at(-1)?.searchParams.get('error')).toBe('access_denied');
  });

  it('moves to the account that puts the file on the store', async () => {
    const { token, page } = await openOtherConnection();
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByText("We couldn't find the verification text yet").waitFor();
    await expectGoodLooks(page, 'connect-elsewhere-not-found');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy: Text' }).click();
    const text = await page.evaluate<string>('navigator.clipboard.readText()');
    store.files.set('/.well-known/wareword-verification.txt', `${text}\n`);
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByText("You've verified that the store is yours").waitFor();
    await expectGoodLooks(page, 'connect-elsewhere-verified');
    await approve(page);
    const taken = await store.exchange(journey().service.apiUrl);
    expect([await isLive(token), await isLive(taken)]).toEqual([false, true]);
  });

  it('moves to the account that adds the DNS record', async () => {
    const site = 'https://shop.example';
    const { page } = await openOtherConnection(
      site,
      store.connectPath({ site, return_url: `${site}/back` }),
    );
    await page.getByText('_wareword.shop.example').waitFor();
    const text = await page.getByText(/^wareword-verification=/).innerText();
    dns.records.set('_wareword.shop.example', [text]);
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByText("You've verified that the store is yours").waitFor();
  });

  it('moves through a trusted store app, after a warning', async () => {
    const { token, page } = await openOtherConnection(
      store.origin,
      store.connectPath({ client_id: TEST_CLIENT.id }),
    );
    await page.getByText('the store is disconnected from the other account').waitFor();
    await expectGoodLooks(page, 'connect-elsewhere-app');
    await approve(page);
    const { apiUrl } = journey().service;
    await expect(store.exchange(apiUrl)).rejects.toThrow('invalid_code');
    expect(await isLive(token)).toBe(true);
    const taken = await store.exchange(apiUrl, TEST_CLIENT);
    expect([await isLive(token), await isLive(taken)]).toEqual([false, true]);
  });
});
