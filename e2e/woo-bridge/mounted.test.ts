import { expect, test } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { freePort } from '../free-port.ts';
import { Browser } from './browser.ts';
import { approve, setUpFixture } from './fixture.ts';

test("an app mounted on the store's own domain gets the browser back automatically", async () => {
  const port = await freePort();
  const mount = `http://127.0.0.1:${port}/wareword`;
  const fixture = await setUpFixture({ store: { port }, app: { PUBLIC_URL: mount } });
  try {
    const { consumerKey, consumerSecret, url: address } = fixture.store;
    // Without the proxy, which would forward the path.
    const browser = new Browser(`http://127.0.0.1:${fixture.app.port}/wareword`);
    await browser.api.access.pasteKeys.mutate({ address, consumerKey, consumerSecret });
    const account = await createAccount(fixture.service.database);
    const { url, returnMethod } = await browser.api.connection.start.mutate();
    expect(returnMethod).toBe('mounted');
    const back = await approve(fixture, account, url);
    expect(back.href).toContain(`${mount}/connect/return?`);
    const arrived = await browser.fetch(
      `http://127.0.0.1:${fixture.app.port}${back.pathname}${back.search}`,
    );
    expect(arrived.headers.get('location')).toBe(`${mount}/`);
    expect((await browser.api.access.state.query()).store).toMatchObject({ connected: true });
  } finally {
    await fixture.stop();
  }
});
