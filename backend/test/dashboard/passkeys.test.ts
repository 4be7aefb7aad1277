import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { passkeys } from '../../src/database/index.ts';
import { newId } from '../../src/identifiers.ts';
import { createAccount, PASSWORD, type TestAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { useService } from '../service.ts';
import { PasskeyDevice } from './passkey-device.ts';
import { newClientAddress, post, signedInEmail, waitForMails } from './visitors.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'passkeys-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const service = useService({ TRUST_PROXY: 'on', DATA_DIR: dataDir });

const WAITS = { timeout: 60_000 };

function begin(cookie: string, password = PASSWORD) {
  return post(service(), '/passkey/begin', { password }, { cookie });
}

/** Adds a device's passkey to the account that is signed in. */
async function register(cookie: string, device: PasskeyDevice) {
  const finish = await prepare(cookie, device);
  return finish();
}

/** Everything before the device's response is sent. */
async function prepare(cookie: string, device: PasskeyDevice) {
  const options = await begin(cookie);
  expect(options.status).toBe(200);
  const response = device.register(options.body as never);
  return () =>
    post(
      service(),
      '/passkey/verify-registration',
      { response, name: 'Laptop' },
      { cookie: `${cookie}; ${options.cookie}` },
    );
}

async function signInOptions(cookie = '') {
  const response = await fetch(
    `${service().baseUrl}/api/auth/passkey/generate-authenticate-options`,
    { headers: { 'X-Forwarded-For': newClientAddress(), ...(cookie && { Cookie: cookie }) } },
  );
  const cookies = response.headers.getSetCookie().map((set) => set.split(';')[0]);
  return { options: (await response.json()) as never, cookie: cookies.join('; ') };
}

async function signIn(device: PasskeyDevice) {
  const { options, cookie } = await signInOptions();
  const response = device.signIn(options);
  return post(service(), '/passkey/verify-authentication', { response }, { cookie });
}

async function withPasskey(): Promise<{
  account: TestAccount;
  device: PasskeyDevice;
  cookie: string;
}> {
  const account = await createAccount(service().database);
  const cookie = await sessionCookie(service(), account.userId);
  const device = new PasskeyDevice(service().baseUrl);
  const added = await register(cookie, device);
  expect(added).toMatchObject({ status: 200, body: { added: true } });
  return { account, device, cookie };
}

describe('a passkey', WAITS, () => {
  it('is added after the password, and signs in without it', async () => {
    const { account, device } = await withPasskey();
    const signedIn = await signIn(device);
    expect(signedIn.body).toEqual({ signedIn: true });
    expect(await signedInEmail(service(), signedIn.cookie)).toBe(account.email);
    const [mail = ''] = await waitForMails(dataDir, account.email);
    expect(mail).toContain('A passkey was just added');
  });

  it('cannot be added with only a stolen session', async () => {
    const account = await createAccount(service().database);
    const cookie = await sessionCookie(service(), account.userId);
    expect(await begin(cookie, 'wrong')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PASSWORD' },
    });
    // The challenge of a sign-in, which takes no password, is none for a registration.
    const device = new PasskeyDevice(service().baseUrl);
    const { options, cookie: challenge } = await signInOptions(cookie);
    const { challenge: text, rpId } = options as { challenge: string; rpId: string };
    const response = device.register({ challenge: text, rp: { id: rpId } });
    const added = await post(
      service(),
      '/passkey/verify-registration',
      { response },
      { cookie: `${cookie}; ${challenge}` },
    );
    expect(added.status).toBe(400);
    expect((await signIn(device)).status).toBe(401);
  });

  it('is rejected from a device that does not verify its user', async () => {
    const { device } = await withPasskey();
    device.verifiesUser = false;
    expect(await signIn(device)).toMatchObject({
      status: 401,
      body: { code: 'USER_NOT_VERIFIED' },
    });
    const account = await createAccount(service().database);
    const cookie = await sessionCookie(service(), account.userId);
    const careless = new PasskeyDevice(service().baseUrl);
    careless.verifiesUser = false;
    expect((await register(cookie, careless)).body['added']).toBeUndefined();
    careless.verifiesUser = true;
    expect((await signIn(careless)).status).toBe(401);
  });

  it('of another site is refused', async () => {
    const account = await createAccount(service().database);
    const cookie = await sessionCookie(service(), account.userId);
    const device = new PasskeyDevice('https://phishing.example');
    expect(await register(cookie, device)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PASSKEY' },
    });
    expect((await signIn(device)).status).toBe(401);
  });

  it('with an algorithm that was not offered is refused', async () => {
    const account = await createAccount(service().database);
    const cookie = await sessionCookie(service(), account.userId);
    const device = new PasskeyDevice(service().baseUrl, 'P-521');
    expect(await register(cookie, device)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PASSKEY' },
    });
    expect((await signIn(device)).status).toBe(401);
  });

  it('is listed and removed with the password, and then signs nobody in', async () => {
    const { device, cookie } = await withPasskey();
    const { data } = await callDashboard(service(), cookie, 'query account.signInMethods');
    const [passkey] = data['passkeys'] as { id: string; name: string }[];
    expect(passkey?.name).toBe('Laptop');
    const remove = (currentPassword: string) =>
      callDashboard(service(), cookie, 'mutation account.removePasskey', {
        id: passkey?.id,
        currentPassword,
      });
    expect((await remove('wrong')).status).toBe(400);
    expect((await remove(PASSWORD)).status).toBe(200);
    expect((await signIn(device)).status).toBe(401);
  });

  it.each([null, 'none', {}, { id: 5 }, { id: {} }, { id: 'none', response: {} }])(
    'is not read from a response such as %j, which is the fault of the caller',
    async (response) => {
      const { cookie } = await signInOptions();
      const path = '/passkey/verify-authentication';
      expect((await post(service(), path, { response }, { cookie })).status).toBeOneOf([400, 401]);
      const account = await createAccount(service().database);
      const session = await sessionCookie(service(), account.userId);
      const options = await begin(session);
      const added = await post(
        service(),
        '/passkey/verify-registration',
        { response },
        { cookie: `${session}; ${options.cookie}` },
      );
      expect(added.status).toBe(400);
    },
  );

  it('is one of at most 20, however many are added at the same time', async () => {
    const account = await createAccount(service().database);
    const cookie = await sessionCookie(service(), account.userId);
    await service()
      .database.orm.insert(passkeys)
      .values(
        Array.from({ length: 19 }, () => ({
          ...{ id: newId('psk'), userId: account.userId, credentialID: newId('psk') },
          ...{ publicKey: '', counter: 0, deviceType: 'singleDevice', backedUp: false },
        })),
      );
    const responses: Awaited<ReturnType<typeof prepare>>[] = [];
    for (let n = 0; n < 4; n += 1) {
      responses.push(await prepare(cookie, new PasskeyDevice(service().baseUrl)));
    }
    const answers = await Promise.all(responses.map((finish) => finish()));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 400, 400, 400]);
    const refused = answers.filter(({ body }) => body['code'] === 'TOO_MANY_PASSKEYS');
    expect(refused).toHaveLength(3);
    const { data } = await callDashboard(service(), cookie, 'query account.signInMethods');
    expect(data['passkeys']).toHaveLength(20);
    expect((await begin(cookie)).body['code']).toBe('TOO_MANY_PASSKEYS');
  });

  it('of someone else cannot be removed', async () => {
    const { device, cookie } = await withPasskey();
    const { data } = await callDashboard(service(), cookie, 'query account.signInMethods');
    const [passkey] = data['passkeys'] as { id: string }[];
    const other = await createAccount(service().database);
    const answer = await callDashboard(
      service(),
      await sessionCookie(service(), other.userId),
      'mutation account.removePasskey',
      { id: passkey?.id, currentPassword: PASSWORD },
    );
    expect(answer.status).toBe(404);
    expect((await signIn(device)).status).toBe(200);
  });
});

describe('a new password', WAITS, () => {
  it('ends the passkeys that are not kept, and keeps the others', async () => {
    const kept = await withPasskey();
    const ended = await withPasskey();
    for (const { cookie, device } of [kept, ended]) {
      const { data } = await callDashboard(service(), cookie, 'query account.access');
      const tokens = data['grants'] as { id: string; kind: string }[];
      const keep = device === kept.device ? tokens.map(({ id }) => id) : [];
      expect(tokens.some(({ kind }) => kind === 'passkey')).toBe(true);
      await callDashboard(service(), cookie, 'mutation account.changePassword', {
        currentPassword: PASSWORD,
        newPassword: 'walnut tray on a windowsill',
        keep,
      });
    }
    expect((await signIn(kept.device)).body).toEqual({ signedIn: true });
    expect((await signIn(ended.device)).status).toBe(401);
  });
});
