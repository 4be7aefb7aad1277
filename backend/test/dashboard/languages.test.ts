import { beforeAll, expect, it } from 'vitest';
import { ensureBuilt } from '@wareword/ui/build';
import { createAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { useService } from '../service.ts';
import { query } from './connect-fixture.ts';

beforeAll(() => ensureBuilt('backend/web'));
const service = useService();

/** The language that a page says it is in, and those of the texts that it preloads. */
async function languagesOf(path: string, headers: Record<string, string>) {
  const response = await fetch(service().baseUrl + path, { headers });
  const page = await response.text();
  const preloaded = [
    ...page.matchAll(/modulepreload" [^>]*crossorigin href="(\/assets\/(?:shell|auth)-[^"]+)"/g),
  ];
  const texts = await Promise.all(
    preloaded.map(async ([, file = '']) => (await fetch(service().baseUrl + file)).text()),
  );
  return {
    lang: /<html lang="([^"]*)"/.exec(page)?.[1],
    greetings: texts.flatMap((text) => /"?signIn"?:\s*[`"']([^`"']+)/.exec(text)?.[1] ?? []),
  };
}

it('a visitor’s page is in the language they chose, else in the one their browser prefers', async () => {
  const german = { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' };
  expect(await languagesOf('/sign-in', german)).toEqual({
    lang: 'de',
    greetings: ['Anmelden', 'Anmelden'],
  });
  expect(await languagesOf('/sign-in', { ...german, Cookie: 'a=b; language=fr' })).toEqual({
    lang: 'fr',
    greetings: ['Se connecter', 'Se connecter'],
  });
  expect((await languagesOf(`/connect?${query()}`, german)).lang).toBe('de');
});

it.each([
  ['a language there is no translation for', { 'Accept-Language': 'ja' }],
  ['no language', {}],
  ['a cookie that names none', { Cookie: 'language="><script>' }],
])('a visitor with %s gets English', async (_, headers) => {
  expect((await languagesOf('/sign-in', headers)).lang).toBe('en');
});

it('a member’s page is in the language of their account, in every browser', async () => {
  const { userId } = await createAccount(service().database);
  const cookie = await sessionCookie(service(), userId);
  const headers = { 'Accept-Language': 'de' };
  expect((await languagesOf('/plan', { ...headers, Cookie: cookie })).lang).toBe('de');

  await callDashboard(service(), cookie, 'mutation settings.chooseLanguage', { language: 'es' });
  const fromFrance = { ...headers, Cookie: `${cookie}; language=fr` };
  expect((await languagesOf('/plan', fromFrance)).lang).toBe('es');
});
