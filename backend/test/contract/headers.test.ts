import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { useService } from '../service.ts';

const service = useService({ ROLE: 'web' });

// contract §1.5
describe('every response', () => {
  it.each(['/api/v1/me', '/api/v1/nothing', '/api/v1/openapi.json'])(
    'of the API has its own request id and is not cached: %s',
    async (path) => {
      const { token } = await createAccount(service().database);
      const ids = new Set<string | null>();
      for (const headers of [{}, { Authorization: `Bearer ${token}` }]) {
        const response = await fetch(service().baseUrl + path, { headers });
        expect(response.headers.get('cache-control')).toBe('no-store');
        ids.add(response.headers.get('x-request-id'));
      }
      expect(ids.size).toBe(2);
      for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it.each(['/', '/connect', '/docs', '/healthz', '/nothing'])(
    'of a page has a request id: %s',
    async (path) => {
      const response = await fetch(service().baseUrl + path, { redirect: 'manual' });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
