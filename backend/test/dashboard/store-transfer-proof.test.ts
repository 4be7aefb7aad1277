import { describe, expect, it } from 'vitest';
import { enforceAttemptLimit } from '../../src/rate-limits/index.ts';
import { callDashboard } from '../billing/call-dashboard.ts';
import { openConnectPage } from './connect-fixture.ts';
import { useTransferFixture, type OtherConnection } from './transfer-fixture.ts';

const fixture = useTransferFixture();
const { search, exchange, isLive, connect, makeConflict, takeOver } = fixture;

// contract §11.10
describe('proof on the origin', () => {
  it('a TXT record allows one transfer, to the workspace it is for', async () => {
    const conflict = await makeConflict();
    const { site, token, visitor, otherConnection } = conflict;
    const { proof } = (await otherConnection()) as OtherConnection;
    expect((await visitor.prove(search(site))).data).toEqual({ proven: false });
    fixture.dns.records.set(`_wareword.${new URL(site).host}`, [proof.value]);
    const third = await openConnectPage(fixture.service);
    expect((await third.prove(search(site))).data).toEqual({ proven: false });
    expect((await visitor.prove(search(site))).data).toEqual({ proven: true });
    expect(await otherConnection()).toMatchObject({ allowedBy: 'origin' });
    expect((await third.approve(search(site))).status).toBe(403);
    expect((await takeOver(conflict)).status).toBe(200);
    expect(await isLive(token)).toBe(false);
    // The first email was the third visitor's request.
    const { text } = await fixture.mails.mailTo(conflict.owner.email, 2);
    expect(text).toContain(`${site} was connected to another Wareword account`);
  });

  it('a file under /.well-known/ does as well', async () => {
    const conflict = await makeConflict(fixture.storeUrl);
    const { proof } = (await conflict.otherConnection()) as OtherConnection;
    expect(proof.fileUrl).toBe(`${conflict.site}/.well-known/wareword-verification.txt`);
    expect(proof.recordName).toBeNull();
    fixture.saveFile(`${proof.value}\n`);
    expect((await conflict.visitor.prove(search(conflict.site))).data).toEqual({ proven: true });
    fixture.saveFile('');
    expect((await takeOver(conflict)).status).toBe(200);
    expect(await isLive(conflict.token)).toBe(false);
  });

  it('is checked even if others have had theirs checked all hour', async () => {
    const { site, visitor } = await makeConflict();
    const ctx = { database: fixture.service.database };
    const limit = { max: 300, seconds: 3600 };
    const count = (subject: string) =>
      enforceAttemptLimit({ ctx, input: { action: 'origin-proof', subject, limit } });
    for (let check = 0; check < 70; check++) await count(site);
    expect((await visitor.prove(search(site))).data).toEqual({ proven: false });
  });

  it('expires when the former owner connects the store again, and after an hour', async () => {
    const conflict = await makeConflict();
    const { site, owner, visitor, otherConnection } = conflict;
    const { proof } = (await otherConnection()) as OtherConnection;
    fixture.dns.records.set(`_wareword.${new URL(site).host}`, [proof.value]);
    await visitor.prove(search(site));
    const { data } = await visitor.approve(search(site));
    const code = new URL(String(data['address'])).searchParams.get('ww_code') ?? '';
    const taken = { status: 403, body: { error: { code: 'store_taken' } } };
    const renewed = await connect(owner, site);
    expect(await exchange({ code, site })).toMatchObject(taken);
    expect(await isLive(renewed)).toBe(true);
    await visitor.prove(search(site));
    await fixture.service.database.sql`
      update store_transfers set allowed_until = now() where site_url = ${site}
    `;
    expect(await exchange({ code, site })).toMatchObject(taken);
    await visitor.prove(search(site));
    expect((await exchange({ code, site })).status).toBe(200);
  });

  it('leaves an approval of the owner as it is', async () => {
    const conflict = await makeConflict();
    const { site, owner, visitor, otherConnection } = conflict;
    const { proof } = (await otherConnection()) as OtherConnection;
    await visitor.approve(search(site));
    const token = await fixture.mailedToken(owner);
    await fixture.answerTransfer(token, 'approve');
    fixture.dns.records.set(`_wareword.${new URL(site).host}`, [proof.value]);
    expect((await visitor.prove(search(site))).data).toEqual({ proven: true });
    expect(await otherConnection()).toMatchObject({ allowedBy: 'owner' });
    const { sql } = fixture.service.database;
    // A proof is over after an hour.
    await sql`
      update store_transfers set allowed_until = allowed_until - interval '2 hours'
      where site_url = ${site}
    `;
    const { data } = await callDashboard(fixture.service, '', 'query connect.transfer', { token });
    expect(data).toMatchObject({ state: 'approved' });
    expect((await takeOver(conflict)).status).toBe(200);
  });

  it('is checked at most ten times a minute per user, and 300 times an hour per store', async () => {
    const { site, visitor } = await makeConflict();
    for (let count = 0; count < 10; count++) {
      expect((await visitor.prove(search(site))).status).toBe(200);
    }
    expect((await visitor.prove(search(site))).status).toBe(429);
    await fixture.service.database.sql`
      update rate_windows set passes = array_fill(now(), array[300])
      where key like 'try:origin-proof:%' and cardinality(passes) = 10
    `;
    const another = await openConnectPage(fixture.service);
    expect((await another.prove(search(site))).status).toBe(429);
  });
});
