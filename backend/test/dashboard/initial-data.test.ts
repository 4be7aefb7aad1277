import { ensureBuilt } from '@wareword/ui/build';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { users } from '../../src/database/index.ts';
import { createAccount } from '../accounts.ts';
import { sessionCookie } from '../billing/call-dashboard.ts';
import { useService } from '../service.ts';
import { query } from './connect-fixture.ts';

beforeAll(() => ensureBuilt('backend/web'));
const service = useService();

async function open(path: string, cookie = ''): Promise<{ page: string; data: unknown }> {
  const response = await fetch(service().baseUrl + path, { headers: { Cookie: cookie } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const page = await response.text();
  const json = /<script type="application\/json" id="initial-data">([^<]*)<\/script>/.exec(page);
  return { page, data: JSON.parse(json?.[1] ?? 'null') };
}

it('the pricing page contains the plans, and that no one is signed in', async () => {
  expect((await open('/pricing')).data).toMatchObject({
    account: null,
    pricing: { plans: [{ name: 'free' }, { name: 'pro' }, { name: 'agency' }], reader: null },
  });
});

it('each dashboard page contains the member’s own account', async () => {
  const { email, userId } = await createAccount(service().database);
  const cookie = await sessionCookie(service(), userId);
  expect((await open('/history', cookie)).data).toMatchObject({ account: { email } });
  expect((await open('/history')).data).toEqual({ account: null });
});

it('the connect page contains its store', async () => {
  expect((await open(`/connect?${query()}`)).data).toMatchObject({
    review: { store: { host: 'shop.example' }, account: null },
  });
});

it('no name or email can end the script element', async () => {
  const { userId } = await createAccount(service().database);
  const email = `"</script><img src=x>"@${userId}.example`;
  await service().database.orm.update(users).set({ email }).where(eq(users.id, userId));
  const { page, data } = await open('/plan', await sessionCookie(service(), userId));
  expect(page).not.toContain('<img');
  expect(data).toMatchObject({ account: { email } });
});

it('a page preloads its own scripts', async () => {
  expect((await open('/pricing')).page).toMatch(
    /modulepreload" crossorigin href="\/assets\/pricing-/,
  );
});
