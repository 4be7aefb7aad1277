import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../src/database/index.ts';
import { createAccount } from '../accounts.ts';
import { sessionCookie } from '../billing/ask-dashboard.ts';
import { useService } from '../service.ts';
import { query } from './connect-room.ts';

const service = useService();

async function open(path: string, cookie = ''): Promise<{ page: string; answers: unknown }> {
  const response = await fetch(service().baseUrl + path, { headers: { Cookie: cookie } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const page = await response.text();
  const json = /<script type="application\/json" id="first-answers">([^<]*)<\/script>/.exec(page);
  return { page, answers: JSON.parse(json?.[1] ?? 'null') };
}

it('a visitor is sent the plans with the pricing page, and that nobody is signed in', async () => {
  expect((await open('/pricing')).answers).toMatchObject({
    account: null,
    pricing: { plans: [{ name: 'free' }, { name: 'pro' }, { name: 'agency' }], reader: null },
  });
});

it('a member is sent their own account with each page of the dashboard', async () => {
  const { email, userId } = await createAccount(service().database);
  const cookie = await sessionCookie(service(), userId);
  expect((await open('/history', cookie)).answers).toMatchObject({ account: { email } });
  expect((await open('/history')).answers).toEqual({ account: null });
});

it('the connect page is sent with its store', async () => {
  expect((await open(`/connect?${query()}`)).answers).toMatchObject({
    review: { store: { host: 'shop.example' }, account: null },
  });
});

it('what somebody calls themselves ends no element', async () => {
  const { userId } = await createAccount(service().database);
  const email = `"</script><img src=x>"@${userId}.example`;
  await service().database.orm.update(users).set({ email }).where(eq(users.id, userId));
  const { page, answers } = await open('/plan', await sessionCookie(service(), userId));
  expect(page).not.toContain('<img');
  expect(answers).toMatchObject({ account: { email } });
});

it('a page asks for its own scripts at once', async () => {
  expect((await open('/pricing')).page).toMatch(
    /modulepreload" crossorigin href="\/assets\/pricing-/,
  );
});
