import { hash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createAccount, PASSWORD } from '../accounts.ts';
import { useService } from '../service.ts';
import type { AuthenticationResponse } from './authentication-calls.ts';
import { mailsTo, post, resetToken, newClientAddress, waitForMails } from './visitors.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'wareword-limits-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const service = useService({ DATA_DIR: dataDir, TRUST_PROXY: 'on' });

function signIn(
  email: string,
  password: string,
  options: { from?: string; cookie?: string } = {},
): Promise<AuthenticationResponse> {
  return post(service(), '/sign-in/email', { email, password }, options);
}

/**
 * Records this many wrong passwords without hashing them, which takes a second each on a busy
 * machine.
 * @param subject the email address they are counted for, alone or with a source
 */
async function guess(at: string, of: string, count: number): Promise<void> {
  const key = `try:sign-in:${at}:${hash('sha256', of, 'base64url')}`;
  await service().database.sql`
    insert into rate_windows (key, passes)
    values (${key}, array_fill(clock_timestamp(), array[${count}::int]))
    on conflict (key) do update set passes = excluded.passes
  `;
}

function deviceIn(cookie: string): string {
  const value = /wareword\.device=([\w-]+)/.exec(cookie)?.[1] ?? '';
  const device = JSON.parse(Buffer.from(value, 'base64url').toString()) as { id: string };
  return device.id;
}

describe('wrong passwords', { timeout: 120_000 }, () => {
  it('from one address are limited per account, whether or not it exists', async () => {
    const { email } = await createAccount(service().database);
    const messages: string[] = [];
    for (const address of [email, `${randomUUID()}@shop.example`]) {
      const from = newClientAddress();
      await guess('address:60', `${address} ${from}`, 9);
      expect((await signIn(address, 'guess', { from })).status).toBe(401);
      const refused = await signIn(address.toUpperCase(), PASSWORD, { from });
      expect(refused.status).toBe(429);
      messages.push(JSON.stringify(refused.body).replace(/in [\w ]+\./, 'later.'));
    }
    expect(new Set(messages).size).toBe(1);
  });

  it('from elsewhere do not lock the owner out, not even with an invented device', async () => {
    const { email } = await createAccount(service().database);
    for (const from of [newClientAddress(), newClientAddress()]) {
      await guess('address:60', `${email} ${from}`, 9);
      await signIn(email, 'guess', { from });
      expect((await signIn(email, PASSWORD, { from })).status).toBe(429);
    }
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('from one IPv6 network count together', async () => {
    const { email } = await createAccount(service().database);
    await guess('address:60', `${email} 2001:db8:1:1::/64`, 9);
    await signIn(email, 'guess', { from: '2001:db8:1:1::1' });
    expect((await signIn(email, PASSWORD, { from: '2001:db8:1:1:ffff::1' })).status).toBe(429);
    expect((await signIn(email, PASSWORD, { from: '2001:db8:1:2::1' })).status).toBe(200);
  });

  it('are limited per account over all unknown browsers', async () => {
    const { email } = await createAccount(service().database);
    const { cookie } = await signIn(email, PASSWORD);
    await guess('unknown-browsers', email, 100);
    const stranger = await signIn(email, PASSWORD);
    expect(stranger.status).toBe(429);
    expect(stranger.body['message']).toContain('reset your password');
    // The owner's own browser is not counted with them, wherever it is.
    expect((await signIn(email, PASSWORD, { cookie })).status).toBe(200);
  });

  it('in a known browser are counted separately', async () => {
    const { email } = await createAccount(service().database);
    const { cookie } = await signIn(email, PASSWORD);
    await guess('browser:60', `${email} ${deviceIn(cookie)}`, 9);
    await signIn(email, 'guess', { cookie });
    expect((await signIn(email, PASSWORD, { cookie })).status).toBe(429);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('on a device known to another account count as unknown', async () => {
    const mine = await createAccount(service().database);
    const theirs = await createAccount(service().database);
    const { cookie } = await signIn(mine.email, PASSWORD);
    await guess('unknown-browsers', theirs.email, 100);
    expect((await signIn(theirs.email, PASSWORD, { cookie })).status).toBe(429);
    const forged = cookie.replace(/(wareword\.device=)[^;]{8}/, '$1AAAAAAAA');
    expect((await signIn(theirs.email, PASSWORD, { cookie: forged })).status).toBe(429);
  });

  it('do not keep the owner from using an emailed link on a new device', async () => {
    const { email } = await createAccount(service().database);
    await guess('unknown-browsers', email, 100);
    await post(service(), '/request-password-reset', { email });
    const token = resetToken((await waitForMails(dataDir, email)).at(-1) ?? '');
    const newPassword = 'another long password';
    const { cookie } = await post(service(), '/reset-password', { token, newPassword });
    await guess('unknown-browsers', email, 100);
    expect((await signIn(email, newPassword, { cookie })).status).toBe(200);
  });

  it('on a device known for an earlier password count as unknown', async () => {
    const { email } = await createAccount(service().database);
    const { cookie } = await signIn(email, PASSWORD);
    await post(service(), '/request-password-reset', { email });
    const token = resetToken((await waitForMails(dataDir, email)).at(-1) ?? '');
    await post(service(), '/reset-password', { token, newPassword: 'another long password' });
    await guess('unknown-browsers', email, 100);
    expect((await signIn(email, 'another long password', { cookie })).status).toBe(429);
  });

  it('a correct password is not counted', async () => {
    const { email } = await createAccount(service().database);
    const from = newClientAddress();
    await guess('address:60', `${email} ${from}`, 8);
    await guess('unknown-browsers', email, 98);
    for (let count = 0; count < 3; count++) {
      expect((await signIn(email, PASSWORD, { from })).status).toBe(200);
    }
  });
});

describe('emails that someone else requests', { timeout: 60_000 }, () => {
  it('do not flood an inbox, and do not deprive its owner of a link', async () => {
    const { email } = await createAccount(service().database);
    const from = newClientAddress();
    const responses: number[] = [];
    for (let count = 0; count < 6; count++) {
      const body = { email };
      responses.push((await post(service(), '/request-password-reset', body, { from })).status);
    }
    expect(responses).toEqual([200, 200, 200, 200, 200, 429]);
    // Requested from elsewhere: the response is the same as ever, and the links already sent work.
    expect((await post(service(), '/request-password-reset', { email })).status).toBe(200);
    const mails = await waitForMails(dataDir, email, 5);
    const token = resetToken(mails[0] ?? '');
    const newPassword = 'another long password';
    expect((await post(service(), '/reset-password', { token, newPassword })).status).toBe(200);
    // A new password resets the count.
    await post(service(), '/request-password-reset', { email });
    await waitForMails(dataDir, email, 7);
    expect(mailsTo(dataDir, email)).toHaveLength(7);
  });

  it('do not affect the owner’s own browser', async () => {
    const { email } = await createAccount(service().database);
    const { cookie } = await signIn(email, PASSWORD);
    for (let count = 0; count < 5; count++) {
      await post(service(), '/request-password-reset', { email });
    }
    await post(service(), '/request-password-reset', { email }, { cookie });
    await waitForMails(dataDir, email, 6);
  });

  it('count from a browser that only opened an emailed link', async () => {
    const { email } = await createAccount(service().database);
    await post(service(), '/request-password-reset', { email });
    const token = resetToken((await waitForMails(dataDir, email)).at(-1) ?? '');
    const newPassword = 'another long password';
    const { cookie } = await post(service(), '/reset-password', { token, newPassword });
    await post(service(), '/request-password-reset', { email }, { cookie });
    // The link, the email about the new password, and the next link.
    await waitForMails(dataDir, email, 3);
    const [counted] = await service().database.sql`
      select cardinality(passes) as mails from rate_windows
      where key = ${`try:reset:mail:${hash('sha256', email, 'base64url')}`}
    `;
    expect(counted).toEqual({ mails: 1 });
  });

  it('a stranger’s sign-ups do not keep anyone from signing up', async () => {
    const email = `${randomUUID()}@shop.example`;
    const body = { email, password: 'x', name: 'A' };
    const from = newClientAddress();
    for (let count = 0; count < 11; count++) {
      await post(service(), '/sign-up/email', body, { from });
    }
    const own = await post(service(), '/sign-up/email', { ...body, password: PASSWORD });
    expect(own.status).toBe(200);
  });
});
