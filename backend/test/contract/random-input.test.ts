import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectEnvelope } from './call.ts';
import { setAddressPasses } from './rate-window.ts';
import { sendBytes } from './send-bytes.ts';
import { readUsed } from './workspace-state.ts';

const service = useService({
  ROLE: 'web',
  RATE_LIMIT_PER_MINUTE: '10000',
  PLAN_AGENCY_LIMIT: '100000',
});

/** Any text, including lone surrogates and control characters. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
});
/** Text that contract §4.5 allows. */
const goodText = (maxLength: number) =>
  fc
    .string({ unit: 'binary', maxLength: Math.floor(maxLength / 2), size: 'max' })
    .filter((text) => text.trim() !== '' && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text));
const anyValue = fc.oneof(fc.jsonValue(), anyText, goodText(100));
const anyBody = fc.record(
  {
    product_name: fc.oneof({ weight: 3, arbitrary: goodText(200) }, anyValue),
    features: fc.oneof({ weight: 3, arbitrary: goodText(600) }, anyValue),
    platform: fc.oneof(fc.constantFrom('amazon', 'shopify', 'woocommerce'), anyValue),
    tone: anyValue,
    category: anyValue,
    price: anyValue,
    customer: anyValue,
    competitors: anyValue,
    brand_id: anyValue,
    external_ref: anyValue,
    __proto__: anyValue,
  },
  { requiredKeys: [] },
);

/** Failures are reported as found: shrinking would send a thousand more requests. */
const NO_SHRINKING = { endOnFailure: true };

async function makeToken(): Promise<string> {
  return (await createAccount(service().database)).token;
}

describe('whatever is sent, the response is a documented reply or an error envelope, and never 5xx', () => {
  it('random JSON to POST /jobs costs one credit per 202 and nothing else', async () => {
    const token = await makeToken();
    let accepted = 0;
    const property = fc.asyncProperty(fc.oneof(anyBody, fc.jsonValue()), async (body) => {
      const { status } = await call(service(), 'createJob', { token, body });
      expect([202, 400, 403, 413]).toContain(status);
      if (status === 202) accepted += 1;
    });
    // At least one that is accepted, whatever chance brings.
    await fc.assert(property, { numRuns: 400, ...NO_SHRINKING, examples: [[{ ...PRODUCT }]] });
    expect(accepted).toBeGreaterThan(0);
    expect(await readUsed(service(), token)).toBe(accepted);
  });

  it('random bytes to each POST endpoint', async () => {
    const token = await makeToken();
    const bytes = fc.uint8Array({ maxLength: 300, size: 'max' });
    const path = fc.constantFrom('/jobs', '/generate', '/connect/exchange');
    const property = fc.asyncProperty(path, bytes, async (at, body) => {
      const response = await sendBytes(service(), at, { token, body });
      expect(response.status).toBe(
        at === '/connect/exchange' && response.status === 429 ? 429 : 400,
      );
      expectEnvelope(response);
    });
    await fc.assert(property, { numRuns: 150, ...NO_SHRINKING });
    expect(await readUsed(service(), token)).toBe(0);
  });

  it('random JSON to the exchange', async () => {
    const field = fc.oneof(anyValue, fc.webUrl());
    const body = fc.record(
      { code: field, site: field, code_verifier: field },
      { requiredKeys: [] },
    );
    const property = fc.asyncProperty(body, async (sent) => {
      await setAddressPasses(service().database, []);
      const { status } = await call(service(), 'connectExchange', { body: sent });
      expect(status).toBe(400);
    });
    await fc.assert(property, { numRuns: 150, ...NO_SHRINKING });
  });

  it('random ids and queries', async () => {
    const token = await makeToken();
    const text = anyText.map((id) => encodeURIComponent(id.toWellFormed()));
    const property = fc.asyncProperty(text, async (id) => {
      const polled = await sendBytes(service(), `/jobs/x${id}`, { method: 'GET', token });
      expect(polled).toMatchObject({ status: 404, body: { error: { code: 'job_not_found' } } });
      const listed = await sendBytes(service(), `/jobs?limit=${id}`, { method: 'GET', token });
      expect(listed.body).toEqual({ api_version: 'v1', jobs: [], next_cursor: null });
      const listing = await sendBytes(service(), `/listings/x${id}`, { method: 'GET', token });
      expect(listing).toMatchObject({ body: { error: { code: 'listing_not_found' } } });
      for (const filter of ['cursor', 'platform', 'external_ref', 'brand_id', 'created_after']) {
        const query = `/listings?${filter}=${id}`;
        const filtered = await sendBytes(service(), query, { method: 'GET', token });
        expect([200, 400]).toContain(filtered.status);
      }
    });
    await fc.assert(property, { numRuns: 50, ...NO_SHRINKING });
  });

  it('random text after a word, sent to POST /generate, becomes a listing', async () => {
    const token = await makeToken();
    const body = fc.record({
      product_name: goodText(195).map((text) => `Desk ${text}`),
      features: goodText(590).map((text) => `Solid oak\n${text}`),
      platform: fc.constantFrom('amazon', 'shopify', 'woocommerce'),
      category: goodText(100),
    });
    const property = fc.asyncProperty(body, async (product) => {
      const response = await call(service(), 'generate', {
        token,
        body: { ...PRODUCT, ...product },
      });
      expect(response.status).toBe(200);
    });
    await fc.assert(property, { numRuns: 60, ...NO_SHRINKING });
  });
});
