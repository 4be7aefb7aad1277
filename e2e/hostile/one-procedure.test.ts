import { expect, test } from 'vitest';
import { useFixture } from '../woo-bridge/fixture.ts';

const fixture = useFixture();

test('a request to the WooCommerce app calls one procedure, and no batch of them', async () => {
  const ask = (calls: number, query: string) => {
    const names = Array<string>(calls).fill('access.state').join(',');
    return fetch(`${fixture().appUrl}/trpc/${names}${query}`);
  };
  expect((await ask(1, '')).status).toBe(200);
  const inputs = encodeURIComponent('{}');
  expect((await ask(1, `?batch=1&input=${inputs}`)).status).toBe(400);
  expect((await ask(20, `?batch=1&input=${inputs}`)).status).toBe(400);
});
