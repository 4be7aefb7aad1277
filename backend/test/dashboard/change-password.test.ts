import { describe, expect, it } from 'vitest';
import { connectStore, createAccount, PASSWORD } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { callApi } from '../http.ts';
import { useService } from '../service.ts';
import { turnOnTwoFactor } from './authenticator-app.ts';
import { post, signedInEmail } from './visitors.ts';

const service = useService({ TRUST_PROXY: '1' });

const NEW_PASSWORD = 'walnut tray on a windowsill';

function change(cookie: string, input: object) {
  return callDashboard(service(), cookie, 'mutation account.changePassword', {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    keep: [],
    ...input,
  });
}

/** With the cookies that the browser has afterward. */
async function changeAsBrowser(cookie: string): Promise<{ needsCode: boolean; cookie: string }> {
  const response = await fetch(`${service().baseUrl}/trpc/account.changePassword`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keep: [] }),
  });
  const body = (await response.json()) as { result: { data: { needsCode: boolean } } };
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return { needsCode: body.result.data.needsCode, cookie: cookies.join('; ') };
}

function signIn(email: string, password: string) {
  return post(service(), '/sign-in/email', { email, password });
}

describe('changing a password while signed in', () => {
  it('requires the current one; then only the new one signs in', async () => {
    const { email, userId } = await createAccount(service().database);
    const cookie = await sessionCookie(service(), userId);
    const wrong = await change(cookie, { currentPassword: 'not my password' });
    expect(wrong).toMatchObject({ status: 400, message: 'Wrong password. Try again.' });
    expect((await change(cookie, {})).status).toBe(200);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('ends every session, and the stores and keys that are not kept', async () => {
    const account = await createAccount(service().database);
    const cookies = [
      await sessionCookie(service(), account.userId),
      await sessionCookie(service(), account.userId),
    ];
    const kept = await connectStore(service().database, account, 'https://kept.example');
    const ended = await connectStore(service().database, account, 'https://ended.example');
    const { data } = await callDashboard(service(), cookies[0] ?? '', 'query account.access');
    const tokens = data['grants'] as { id: string; name: string }[];
    const keep = tokens.filter(({ name }) => name === 'kept.example').map(({ id }) => id);
    expect((await change(cookies[0] ?? '', { keep })).status).toBe(200);
    for (const cookie of cookies) expect(await signedInEmail(service(), cookie)).toBeUndefined();
    const status = async (token: string) =>
      (await callApi(service().apiUrl, 'GET /me', { token })).status;
    expect(await status(kept)).toBe(200);
    expect(await status(ended)).toBe(401);
    expect(await status(account.token)).toBe(401);
  });

  it('can keep every store and key that a workspace can have', async () => {
    const account = await createAccount(service().database);
    await service().database.sql`
      insert into tokens (id, workspace_id, user_id, scope, name, hash, prefix)
      select 'tok_' || lpad(n::text, 26, '0'), workspace_id, user_id, scope, 'Key ' || n, sha256(n::text::bytea), prefix
      from tokens, generate_series(1, 599) n where user_id = ${account.userId}
    `;
    const cookie = await sessionCookie(service(), account.userId);
    const { data } = await callDashboard(service(), cookie, 'query account.access');
    const keep = (data['grants'] as { id: string }[]).map(({ id }) => id);
    expect(keep).toHaveLength(600);
    expect((await change(cookie, { keep })).status).toBe(200);
    const [ended] = await service().database.sql`
      select count(*)::int from tokens where user_id = ${account.userId} and revoked_at is not null
    `;
    expect(ended).toEqual({ count: 0 });
  });

  it('gives this browser a new session, or asks for a code if two-factor sign-in is on', async () => {
    const account = await createAccount(service().database);
    const answer = await changeAsBrowser(await sessionCookie(service(), account.userId));
    expect(answer.needsCode).toBe(false);
    expect(await signedInEmail(service(), answer.cookie)).toBe(account.email);

    const careful = await createAccount(service().database);
    const { app, cookie } = await turnOnTwoFactor(service(), careful);
    const waiting = await changeAsBrowser(cookie);
    expect(waiting.needsCode).toBe(true);
    expect(await signedInEmail(service(), waiting.cookie)).toBeUndefined();
    expect(await signedInEmail(service(), cookie)).toBeUndefined();
    const entered = await post(
      service(),
      '/two-factor/verify-totp',
      { code: app.code() },
      { cookie: waiting.cookie },
    );
    expect(await signedInEmail(service(), entered.cookie)).toBe(careful.email);
  });

  it('rejects a password that is too short or too easy to guess, and changes nothing', async () => {
    const { email, userId } = await createAccount(service().database);
    const cookie = await sessionCookie(service(), userId);
    for (const newPassword of ['short', 'password1', email]) {
      expect((await change(cookie, { newPassword })).status).toBe(400);
    }
    expect(await signedInEmail(service(), cookie)).toBe(email);
  });

  it('counts wrong current passwords, so that a stolen session does not allow guessing', async () => {
    const { userId } = await createAccount(service().database);
    const cookie = await sessionCookie(service(), userId);
    await service().database.sql`
      insert into rate_windows (key, passes)
      values (
        'try:confirm-password:' || translate(
          encode(sha256(${userId}::bytea), 'base64'), '+/=', '-_'
        ),
        array_fill(now(), array[10])
      )
    `;
    expect((await change(cookie, {})).status).toBe(429);
  });

  it('requires a session', async () => {
    expect((await change('', {})).status).toBe(401);
  });
});
