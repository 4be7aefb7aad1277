import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createAccount, PASSWORD } from '../accounts.ts';
import { sessionCookie } from '../billing/call-dashboard.ts';
import { useService } from '../service.ts';
import { turnOnTwoFactor } from './authenticator-app.ts';
import { post, resetToken, signedInEmail, waitForMails } from './visitors.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'two-factor-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const service = useService({ TRUST_PROXY: 'on', DATA_DIR: dataDir });

const WAITS = { timeout: 60_000 };

/** Signs in with the password; the cookie then waits for a code. */
async function enterPassword(email: string, password = PASSWORD, cookie = '') {
  const answer = await post(service(), '/sign-in/email', { email, password }, { cookie });
  return { ...answer, waits: answer.body['twoFactorRedirect'] === true };
}

function enterCode(cookie: string, code: string, path = '/two-factor/verify-totp') {
  return post(service(), path, { code }, { cookie });
}

describe('turning on two-factor sign-in', WAITS, () => {
  it('takes the password and a code, keeps this browser signed in, and is emailed', async () => {
    const account = await createAccount(service().database);
    const { cookie, recoveryCodes } = await turnOnTwoFactor(service(), account);
    expect(recoveryCodes).toHaveLength(10);
    expect(await signedInEmail(service(), cookie)).toBe(account.email);
    const [mail = ''] = await waitForMails(dataDir, account.email);
    expect(mail).toContain('was just turned on');
    expect(mail).toContain('/forgot-password');
  });

  it('is refused without the password, and guesses are limited like any other', async () => {
    const { userId } = await createAccount(service().database);
    const cookie = await sessionCookie(service(), userId);
    const wrong = await post(service(), '/two-factor/enable', { password: 'wrong' }, { cookie });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } });
    await service().database.sql`
      update rate_windows set passes = array_fill(now(), array[10])
      where key = 'try:confirm-password:' || translate(
        encode(sha256(${userId}::bytea), 'base64'), '+/=', '-_'
      )
    `;
    const limited = await post(service(), '/two-factor/enable', { password: PASSWORD }, { cookie });
    expect(limited.status).toBe(429);
    expect((await post(service(), '/two-factor/enable', { password: PASSWORD })).status).toBe(401);
  });

  it('is refused while it is on, so that no app is replaced before the new one works', async () => {
    const account = await createAccount(service().database);
    const { cookie, app } = await turnOnTwoFactor(service(), account);
    const again = await post(service(), '/two-factor/enable', { password: PASSWORD }, { cookie });
    expect(again).toMatchObject({ status: 400, body: { code: 'ALREADY_ON' } });
    const waiting = await enterPassword(account.email);
    expect((await enterCode(waiting.cookie, app.code())).status).toBe(200);
  });

  it('requires no code until the first one was entered', async () => {
    const { userId, email } = await createAccount(service().database);
    const cookie = await sessionCookie(service(), userId);
    await post(service(), '/two-factor/enable', { password: PASSWORD }, { cookie });
    expect((await enterPassword(email)).body).toEqual({ signedIn: true });
  });
});

describe('signing in with a code', WAITS, () => {
  it('opens a session only after the code, whose token stays in the cookie', async () => {
    const account = await createAccount(service().database);
    const { app } = await turnOnTwoFactor(service(), account);
    const waiting = await enterPassword(account.email);
    expect(waiting.waits).toBe(true);
    expect(JSON.stringify(waiting.body)).not.toContain('token');
    expect(deviceOf(waiting.cookie)).toBe('');
    expect(await signedInEmail(service(), waiting.cookie)).toBeUndefined();
    const done = await enterCode(waiting.cookie, app.code());
    expect(done.body).toEqual({ signedIn: true });
    expect(await signedInEmail(service(), done.cookie)).toBe(account.email);
  });

  it('accepts each code once', async () => {
    const account = await createAccount(service().database);
    const { app } = await turnOnTwoFactor(service(), account);
    const code = app.code();
    const [first, second] = [
      await enterPassword(account.email),
      await enterPassword(account.email),
    ];
    expect((await enterCode(first.cookie, code)).status).toBe(200);
    const again = await enterCode(second.cookie, code);
    expect(again).toMatchObject({ status: 401, body: { code: 'CODE_USED' } });
  });

  it('refuses a wrong code, and a code without a password', async () => {
    const account = await createAccount(service().database);
    const { app } = await turnOnTwoFactor(service(), account);
    const waiting = await enterPassword(account.email);
    const wrong = await enterCode(waiting.cookie, '000000');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } });
    expect((await enterCode('', app.code())).status).toBe(401);
  });

  it('limits guesses by address, and leaves a device that signed in before its own', async () => {
    const account = await createAccount(service().database);
    const { app } = await turnOnTwoFactor(service(), account);
    const known = await enterPassword(account.email);
    const signedIn = await enterCode(known.cookie, app.code());
    const device = deviceOf(signedIn.cookie);
    await guessFromEverywhere(account.email);
    const stranger = await enterPassword(account.email);
    expect((await enterCode(stranger.cookie, app.code())).status).toBe(429);
    const waiting = await post(
      service(),
      '/sign-in/email',
      { email: account.email, password: PASSWORD },
      { cookie: device },
    );
    const own = await enterCode(`${device}; ${waiting.cookie}`, app.code(1));
    expect(own.body).toEqual({ signedIn: true });
  });

  it("isn't made easier by emailed links, which don't make a browser known", async () => {
    const account = await createAccount(service().database);
    const { app } = await turnOnTwoFactor(service(), account);
    await ageTwoFactor(account.userId);
    await guessFromEverywhere(account.email);
    const device = deviceOf((await resetPassword(account.email)).cookie);
    expect(device).not.toBe('');
    const waiting = await enterPassword(account.email, NEW_PASSWORD, device);
    expect(waiting.waits).toBe(true);
    expect((await enterCode(`${device}; ${waiting.cookie}`, app.code())).status).toBe(429);
  });

  it('leaves a device that passed a code its own attempts after a new password there', async () => {
    const account = await createAccount(service().database);
    const { app } = await turnOnTwoFactor(service(), account);
    await ageTwoFactor(account.userId);
    const known = await enterPassword(account.email);
    const before = deviceOf((await enterCode(known.cookie, app.code())).cookie);
    await guessFromEverywhere(account.email);
    const device = deviceOf((await resetPassword(account.email, before)).cookie);
    const waiting = await enterPassword(account.email, NEW_PASSWORD, device);
    const own = await enterCode(`${device}; ${waiting.cookie}`, app.code(1));
    expect(own.body).toEqual({ signedIn: true });
  });

  it('never lets a device skip the code, and hides the session token from scripts', async () => {
    const account = await createAccount(service().database);
    const { app, recoveryCodes } = await turnOnTwoFactor(service(), account);
    const { cookie } = await enterPassword(account.email);
    for (const [path, code] of [
      ['/two-factor/verify-totp', app.code(1)],
      ['/two-factor/verify-backup-code', recoveryCodes[0]],
    ] as const) {
      const body = { code, trustDevice: true };
      const refused = await post(service(), path, body, { cookie });
      expect(refused.body).toMatchObject({ code: 'NO_TRUSTED_DEVICES' });
      expect(refused.status).toBe(400);
      expect(refused.cookie).not.toContain('trust_device');
    }
    // The refusal used up neither the code nor the sign-in.
    const done = await enterCode(cookie, app.code(1));
    expect(done.body).toEqual({ signedIn: true });
  });

  it('works once with each recovery code, and notifies the owner', async () => {
    const account = await createAccount(service().database);
    const { recoveryCodes } = await turnOnTwoFactor(service(), account);
    const [code = ''] = recoveryCodes;
    const path = '/two-factor/verify-backup-code';
    const waiting = await enterPassword(account.email);
    expect((await enterCode(waiting.cookie, code, path)).body).toEqual({ signedIn: true });
    const again = await enterPassword(account.email);
    expect((await enterCode(again.cookie, code, path)).status).toBe(401);
    const mails = await waitForMails(dataDir, account.email, 2);
    expect(mails.some((mail) => mail.includes('with one of your recovery codes'))).toBe(true);
  });
});

describe('codes sent at the same time', WAITS, () => {
  it('open one session for each recovery code', async () => {
    const account = await createAccount(service().database);
    const { recoveryCodes } = await turnOnTwoFactor(service(), account);
    const [code = ''] = recoveryCodes;
    const path = '/two-factor/verify-backup-code';
    const waiting = [];
    for (let browser = 0; browser < 6; browser++) waiting.push(await enterPassword(account.email));
    const answers = await Promise.all(waiting.map(({ cookie }) => enterCode(cookie, code, path)));
    expect(answers.filter(({ body }) => body['signedIn'] === true)).toHaveLength(1);
    const refused = { status: 401, body: { code: 'INVALID_BACKUP_CODE' } };
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject(refused);
    }
  });
});

describe('guessing codes from everywhere', WAITS, () => {
  it('is limited for a day', async () => {
    const account = await createAccount(service().database);
    const { app } = await turnOnTwoFactor(service(), account);
    await guessFromEverywhere(account.email, '23 hours');
    const stranger = await enterPassword(account.email);
    expect((await enterCode(stranger.cookie, app.code())).status).toBe(429);
    await guessFromEverywhere(account.email, '25 hours');
    expect((await enterCode(stranger.cookie, app.code())).status).toBe(200);
  });

  it('does not keep the owner from using a recovery code in a new browser', async () => {
    const account = await createAccount(service().database);
    const { recoveryCodes } = await turnOnTwoFactor(service(), account);
    await guessFromEverywhere(account.email);
    const { cookie } = await enterPassword(account.email);
    const path = '/two-factor/verify-backup-code';
    const done = await enterCode(cookie, recoveryCodes[0] ?? '', path);
    expect(done.body).toEqual({ signedIn: true });
  });
});

describe('a session that no one used for too long', WAITS, () => {
  it.each(['/two-factor/disable', '/two-factor/generate-backup-codes', '/passkey/begin'])(
    'is of no use for %s, even with the password',
    async (path) => {
      const account = await createAccount(service().database);
      const { cookie } = await turnOnTwoFactor(service(), account);
      await service().database.sql`
        update sessions set updated_at = now() - interval '8 days'
        where user_id = ${account.userId}
      `;
      const refused = await post(service(), path, { password: PASSWORD }, { cookie });
      expect(refused).toMatchObject({ status: 401, body: { code: 'SESSION_ENDED' } });
      expect((await enterPassword(account.email)).waits).toBe(true);
    },
  );

  it('does not let codes be counted for another account', async () => {
    const account = await createAccount(service().database);
    const { cookie, app } = await turnOnTwoFactor(service(), account);
    await service().database.sql`
      update sessions set updated_at = now() - interval '8 days' where user_id = ${account.userId}
    `;
    const other = await createAccount(service().database);
    await turnOnTwoFactor(service(), other);
    const waiting = await enterPassword(other.email);
    const refused = await enterCode(`${cookie}; ${waiting.cookie}`, app.code());
    expect(refused).toMatchObject({ status: 401, body: { code: 'SIGN_IN_AGAIN' } });
  });
});

describe('a new password', WAITS, () => {
  it('invalidates a sign-in that waits for its code', async () => {
    const account = await createAccount(service().database);
    const { app } = await turnOnTwoFactor(service(), account);
    await ageTwoFactor(account.userId);
    const waiting = await enterPassword(account.email);
    await resetPassword(account.email);
    expect((await enterCode(waiting.cookie, app.code())).status).toBe(401);
    const anew = await enterPassword(account.email, NEW_PASSWORD);
    expect(anew.waits).toBe(true);
    expect((await enterCode(anew.cookie, app.code(1))).status).toBe(200);
  });

  it('set by email turns off an app that was set up in the last seven days', async () => {
    const account = await createAccount(service().database);
    await turnOnTwoFactor(service(), account);
    await resetPassword(account.email);
    expect((await enterPassword(account.email, NEW_PASSWORD)).body).toEqual({ signedIn: true });
  });
});

describe('turning off two-factor sign-in', WAITS, () => {
  it('requires the password; then the password is enough', async () => {
    const account = await createAccount(service().database);
    const { cookie } = await turnOnTwoFactor(service(), account);
    const wrong = await post(service(), '/two-factor/disable', { password: 'x' }, { cookie });
    expect(wrong.status).toBe(400);
    const off = await post(service(), '/two-factor/disable', { password: PASSWORD }, { cookie });
    expect(off.status).toBe(200);
    expect(await signedInEmail(service(), off.cookie)).toBe(account.email);
    expect((await enterPassword(account.email)).body).toEqual({ signedIn: true });
  });
});

const NEW_PASSWORD = 'walnut tray on a windowsill';

async function resetPassword(email: string, cookie = '') {
  await post(service(), '/request-password-reset', { email }, { cookie });
  // After the email that said that two-factor sign-in is on.
  const mails = await waitForMails(dataDir, email, 2);
  const mail = mails.find((text) => text.includes('/reset-password')) ?? '';
  const body = { token: resetToken(mail), newPassword: NEW_PASSWORD };
  const answer = await post(service(), '/reset-password', body, { cookie });
  expect(answer.status).toBe(200);
  return answer;
}

function deviceOf(cookie: string): string {
  return /wareword\.device=[^;]+/.exec(cookie)?.[0] ?? '';
}

/** Ages the app, so that an emailed link can turn it off. */
async function ageTwoFactor(userId: string): Promise<void> {
  const { sql } = service().database;
  await sql`update two_factors set created_at = now() - interval '8 days' where user_id = ${userId}`;
}

/** Counts the maximum guesses from unknown browsers, made this long ago. */
async function guessFromEverywhere(email: string, ago = '0 hours'): Promise<void> {
  await service().database.sql`
    insert into rate_windows (key, passes) values (
      'try:code:unknown-browsers:' || translate(
        encode(sha256(${email}::bytea), 'base64'), '+/=', '-_'
      ), array_fill(now() - ${ago}::interval, array[100])
    ) on conflict (key) do update set passes = excluded.passes
  `;
}
