import { expect, test } from 'vitest';
import { useService } from '../service.ts';

const service = useService({ ROLE: 'web', TRUST_PROXY: '1' });

const FORM = 'application/x-www-form-urlencoded';
/** More networks of one site than it may make requests. */
const NETWORKS = 310;

// contract §11.11
test.each([
  ['/api/v1/connect/exchange', 'application/json', '{}'],
  ['/oauth/token', FORM, 'code=x'],
  ['/oauth/revoke', FORM, 'token=x'],
])('%s is limited for an IPv6 site, whichever of its networks call', async (path, type, body) => {
  const { baseUrl, database } = service();
  await database.sql`delete from rate_windows`;
  const statuses = await Promise.all(
    Array.from({ length: NETWORKS }, async (_, number) => {
      const response = await fetch(baseUrl + path, {
        method: 'POST',
        headers: {
          'Content-Type': type,
          'X-Forwarded-For': `2001:db8:1:${number.toString(16)}::1`,
        },
        body,
      });
      await response.text();
      return response.status;
    }),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  const { count } = await database.sql`select from rate_windows`;
  // One for each network that was allowed, and the site's.
  expect(count).toBe(301);
});
