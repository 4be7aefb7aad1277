import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { callDashboard } from '../billing/call-dashboard.ts';
import { TEST_CLIENT } from '../service.ts';
import { openConnectPage } from './connect-fixture.ts';
import { useTransferFixture } from './transfer-fixture.ts';

const fixture = useTransferFixture();
const { search, exchange, isLive, connect, makeConflict, takeOver, answerTransfer, mailedToken } =
  fixture;

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
    const codes = await fixture.service.database.sql`
      select from connect_codes where workspace_id = ${conflict.other.workspaceId}
    `;
    expect(codes).toEqual([]);
  });

  it('is not shown as such to visitors, or to its own workspace', async () => {
    const { site, owner } = await makeConflict();
    const stranger = await callDashboard(fixture.service, '', 'mutation connect.review', {
      query: search(site),
    });
    expect(stranger.data['otherConnection']).toBeNull();
    const own = await openConnectPage(fixture.service, owner);
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
describe('the former owner’s approval', () => {
  it('is requested by email once, shown before anything changes, and allows the transfer', async () => {
    const conflict = await makeConflict();
    const { site, owner, other, token, visitor, otherConnection } = conflict;
    await visitor.approve(search(site));
    await visitor.approve(search(site));
    expect(await otherConnection()).toMatchObject({ allowedBy: null, request: 'sent' });
    const mail = await fixture.mails.mailTo(owner.email);
    expect(mail.subject).toContain(new URL(site).host);
    expect(mail.text).toContain(other.email);
    const key = await mailedToken(owner);
    const read = () => callDashboard(fixture.service, '', 'query connect.transfer', { token: key });
    expect((await read()).data).toEqual({
      host: new URL(site).host,
      siteUrl: site,
      requestedBy: other.email,
      state: 'open',
    });
    const byGet = await fetch(
      `${fixture.service.baseUrl}/trpc/connect.answerTransfer?input=${encodeURIComponent(JSON.stringify({ token: key, answer: 'approve' }))}`,
    );
    expect(byGet.status).toBe(405);
    expect((await visitor.approve(search(site))).status).toBe(403);
    expect((await answerTransfer(key, 'approve')).data).toMatchObject({ state: 'approved' });
    await answerTransfer(key, 'approve');
    expect((await fixture.mails.mailTo(other.email)).subject).toContain('You can now connect');
    expect((await takeOver(conflict)).status).toBe(200);
    expect(await isLive(token)).toBe(false);
    expect((await read()).status).toBe(404);
    expect((await answerTransfer(key, 'approve')).status).toBe(404);
    // One request, one notice that it is over, and nothing else.
    await fixture.mails.mailTo(owner.email, 2);
    expect(fixture.mails.received.filter(({ to }) => to === owner.email)).toHaveLength(2);
    expect(fixture.mails.received.filter(({ to }) => to === other.email)).toHaveLength(1);
  });

  it('can be withdrawn until it is used, while a refusal is final', async () => {
    for (const before of [[], ['approve']] as const) {
      const conflict = await makeConflict();
      const { site, owner, token, visitor, otherConnection } = conflict;
      await visitor.approve(search(site));
      const key = await mailedToken(owner);
      for (const given of before) await answerTransfer(key, given);
      expect((await answerTransfer(key, 'keep')).data).toMatchObject({ state: 'declined' });
      expect((await answerTransfer(key, 'approve')).data).toMatchObject({ state: 'declined' });
      expect(await otherConnection()).toMatchObject({ allowedBy: null, request: 'declined' });
      expect((await visitor.approve(search(site))).status).toBe(403);
      expect(await isLive(token)).toBe(true);
      expect(fixture.mails.received.filter(({ to }) => to === owner.email)).toHaveLength(1);
    }
  });

  it('applies to the owner’s current connection, not to a later one', async () => {
    const conflict = await makeConflict();
    const { site, owner, visitor } = conflict;
    await visitor.approve(search(site));
    const key = await mailedToken(owner);
    await answerTransfer(key, 'approve');
    const { data } = await visitor.approve(search(site));
    const code = new URL(String(data['address'])).searchParams.get('ww_code') ?? '';
    const renewed = await connect(owner, site);
    expect(await exchange({ code, site })).toMatchObject({
      status: 403,
      body: { error: { code: 'store_taken' } },
    });
    expect((await visitor.approve(search(site))).status).toBe(403);
    expect(await isLive(renewed)).toBe(true);
    expect((await answerTransfer(key, 'approve')).status).toBe(404);
  });

  it('an invented link does not work, and links expire after 3 days', async () => {
    expect((await answerTransfer(randomUUID(), 'approve')).status).toBe(404);
    const { site, owner, visitor } = await makeConflict();
    await visitor.approve(search(site));
    const key = await mailedToken(owner);
    await fixture.service.database.sql`
      update store_transfers set expires_at = now() where site_url = ${site}
    `;
    expect((await answerTransfer(key, 'approve')).status).toBe(404);
  });

  it('does not flood an inbox: 3 emails a day about a store, 5 to an owner', async () => {
    const owner = await createAccount(fixture.service.database);
    const sites = Array.from({ length: 3 }, () => `https://${randomUUID()}.example`);
    for (const site of sites) await connect(owner, site);
    for (const site of sites) {
      for (let count = 0; count < 4; count++) {
        const visitor = await openConnectPage(fixture.service);
        const { status } = await visitor.approve(search(site));
        expect(status).toBe(403);
        if (site !== sites[0]) continue;
        const { data } = await visitor.review(search(site));
        expect(data['otherConnection']).toMatchObject({ request: count < 3 ? 'sent' : 'none' });
      }
    }
    await fixture.mails.mailTo(owner.email, 5);
    expect(fixture.mails.received.filter(({ to }) => to === owner.email)).toHaveLength(5);
  });
});
