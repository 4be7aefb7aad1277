import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { startTestService } from '../service.ts';
import { openRaw } from './raw-http.ts';

describe('a process that is stopping', () => {
  // contract §13.2
  it('rejects new requests with service_unavailable and Retry-After, and closes the connection', async () => {
    const service = await startTestService({ ROLE: 'web' });
    const { token } = await createAccount(service.database);
    const [early, late] = [await openRaw(service), await openRaw(service)];
    // Its headers are still being sent, so the connection is not idle and stays open.
    late.write('GET /api/v1/me HTTP/1.1\r\nHost: a\r\n');
    early.write(`GET /api/v1/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    expect((await early.response()).status).toBe(200);
    const stopped = service.stop({ now: false });
    late.write(`Authorization: Bearer ${token}\r\n\r\n`);
    const { status, headers, body } = await late.response();
    expect({ status, body }).toEqual({
      status: 503,
      body: {
        error: {
          code: 'service_unavailable',
          message: expect.stringMatching(/didn't process your request/) as unknown,
        },
      },
    });
    expect(headers.get('retry-after')).toBe('2');
    expect(headers.get('connection')).toBe('close');
    late.destroy();
    early.destroy();
    await stopped;
  });
});
