import { ensureBuilt } from '@wareword/ui/build';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { users } from '../../src/database/index.ts';
import { createAccount } from '../accounts.ts';
import { sessionCookie } from '../billing/call-dashboard.ts';
import { useService } from '../service.ts';
import { writtenListing } from '../listings/written-listing.ts';
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

it('the pages that show listings contain them', async () => {
  const { account, id } = await writtenListing(service());
  const cookie = await sessionCookie(service(), account.userId);
  const read = async (path: string) => (await open(path, cookie)).data;
  expect(await read('/history')).toMatchObject({
    account: { email: account.email },
    history: { entries: [{ id }] },
    counts: { total: 1 },
  });
  expect(await read(`/listings/${id}`)).toMatchObject({
    listing: { id, read: { deletedAt: null }, scores: {}, stores: [] },
  });
  expect(await read('/plan')).toMatchObject({ days: [{}] });
  expect(await read('/')).toMatchObject({ firstSteps: { hasListing: true } });
});

it('a page without its own data says who is signed in', async () => {
  const { userId } = await createAccount(service().database);
  const cookie = await sessionCookie(service(), userId);
  for (const path of ['/listings/lst_unknown', '/history?platform=amazon']) {
    const { data } = await open(path, cookie);
    expect(Object.keys(data ?? {}), path).toEqual(['account']);
  }
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
  const { page } = await open('/pricing');
  for (const name of ['start', 'pricing']) {
    expect(page).toMatch(
      new RegExp(`<link rel="modulepreload" [^>]*crossorigin href="/assets/${name}-`),
    );
  }
});

it('what the server renders waits for its styles, other pages for nothing, and all for few files', async () => {
  for (const [path, styles] of [
    ['/sign-in', 4],
    ['/sign-up', 4],
    ['/pricing', 6],
    [`/connect?${query()}`, 2],
    ['/plan', 0],
  ] as const) {
    const { page } = await open(path);
    expect(page.match(/ rel="stylesheet"/g)?.length ?? 0, path).toBeLessThanOrEqual(styles);
    expect(page.match(/ href="\/assets\//g)?.length, path).toBeLessThan(25);
  }
});

it('a page for visitors is compressed, a member’s is not: its size would tell what is in it', async () => {
  const { userId } = await createAccount(service().database);
  const encodingFor = async (cookie: string) => {
    const headers = { 'Accept-Encoding': 'gzip', Cookie: cookie };
    const response = await fetch(`${service().baseUrl}/pricing`, { headers });
    return response.headers.get('content-encoding');
  };
  expect(await encodingFor('')).toBe('gzip');
  expect(await encodingFor(await sessionCookie(service(), userId))).toBe(null);
});
