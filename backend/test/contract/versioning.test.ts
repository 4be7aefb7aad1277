import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../src/config.ts';
import { createAccount } from '../accounts.ts';
import { callApi, PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call } from './call.ts';
import { sendRaw } from './raw-http.ts';

const current = useService({ ROLE: 'web' });
const announced = useService({ ROLE: 'web', API_V1_DEPRECATED_AT: '2027-01-01T00:00:00Z' });
const retiring = useService({
  ROLE: 'web',
  PUBLIC_URL: 'https://www.wareword.test',
  API_V1_DEPRECATED_AT: '2027-01-01T00:00:00Z',
  API_V1_SUNSET_AT: '2027-08-01T12:00:00+02:00',
});

// contract §12.1
describe('responses carry api_version with the value v1', () => {
  it('every reply except that of the exchange', async () => {
    const { token } = await createAccount(current().database);
    const created = await call(current(), 'createJob', { token, body: PRODUCT });
    const id = String(created.body['job_id']);
    const replies = [
      created,
      await call(current(), 'generate', { token, body: PRODUCT }),
      await call(current(), 'getJob', { token, id }),
      await call(current(), 'listJobs', { token }),
      await call(current(), 'me', { token }),
    ];
    for (const { body } of replies) expect(body['api_version']).toBe('v1');
  });
});

// contract §12.3
describe('a retiring version keeps working for at least 6 months', () => {
  it('an earlier Sunset prevents the start', () => {
    const at = (sunset: string) => () =>
      readConfig({ API_V1_DEPRECATED_AT: '2027-01-01', API_V1_SUNSET_AT: sunset });
    expect(at('2027-06-30')).toThrow(ConfigError);
    expect(at('2027-07-01')).not.toThrow();
  });
});

// contract §12.4
describe('Deprecation and Sunset headers on a retiring version', () => {
  async function headersOf(service: { apiUrl: string }, path: '/me' | '/nothing') {
    return (await callApi(service.apiUrl, `GET ${path}`)).headers;
  }

  it('are absent while no retirement is scheduled', async () => {
    const headers = await headersOf(current(), '/me');
    for (const name of ['deprecation', 'sunset', 'link']) expect(headers.has(name)).toBe(false);
  });

  it('Deprecation (RFC 9745) and Link: rel="deprecation" are sent before a Sunset is set', async () => {
    const headers = await headersOf(announced(), '/me');
    expect(headers.get('deprecation')).toBe('@1798761600');
    expect(headers.get('link')).toMatch(/^<http.*\/changelog>; rel="deprecation"/);
    expect(headers.has('sunset')).toBe(false);
  });

  it('Sunset (RFC 8594) is sent once it is set, with errors as well', async () => {
    const { token } = await createAccount(retiring().database);
    const replies = [
      (await call(retiring(), 'createJob', { token, body: PRODUCT })).headers,
      await headersOf(retiring(), '/me'),
      await headersOf(retiring(), '/nothing'),
    ];
    for (const headers of replies) {
      expect(headers.get('deprecation')).toBe('@1798761600');
      expect(headers.get('sunset')).toBe('Sun, 01 Aug 2027 10:00:00 GMT');
      expect(headers.get('link')).toBe(
        '<https://www.wareword.test/changelog>; rel="deprecation"; type="text/html"',
      );
    }
  });

  it('are not sent outside the version', async () => {
    const { headers } = await sendRaw(retiring(), 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(headers.has('deprecation')).toBe(false);
  });
});
