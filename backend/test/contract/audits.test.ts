import { describe, expect, it } from 'vitest';
import { OneAtATime } from '../../src/rate-limits/index.ts';
import { newId } from '../../src/identifiers.ts';
import { createAccount } from '../accounts.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { readUsed } from './workspace-state.ts';

const service = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '100' });

const FACTS = {
  product_name: 'Walnut Desk Organizer',
  features: 'Solid walnut\nSix compartments\nNon-slip cork base',
  platform: 'woocommerce',
};

async function audit(listing: object, more: object = {}) {
  const { token } = await createAccount(service().database);
  const response = await call(service(), 'createAudit', {
    token,
    body: { ...FACTS, ...more, listing },
  });
  return { token, response, body: response.body };
}

describe('an audit', () => {
  // contract §18.1, §18.2
  it("reports what the details don't say, and where", async () => {
    const description = 'Six compartments. It weighs 3 pounds. It weighs 3 pounds.';
    const bullets = ['Solid walnut', 'Certified by FSC and waterproof'];
    const { body } = await audit({ description, bullets });
    const claims = body['unsupported'] as { field: string; start: number; end: number }[];
    expect(claims).toMatchObject([
      { field: 'bullets', item: 1, text: bullets[1] },
      { field: 'description', text: 'It weighs 3 pounds.' },
      { field: 'description', text: 'It weighs 3 pounds.' },
    ]);
    const places = claims.slice(1).map(({ start, end }) => description.slice(start, end));
    expect(places).toEqual(['It weighs 3 pounds.', 'It weighs 3 pounds.']);
    expect(claims[2]?.start).toBeGreaterThan(claims[1]?.start ?? 0);
  });

  // contract §18.2
  it('finds nothing in what the details say themselves', async () => {
    const { body } = await audit({ description: '<p>Solid walnut.</p><p>Six compartments.</p>' });
    expect(body).toMatchObject({ platform: 'woocommerce', unsupported: [], broken_rules: [] });
  });

  // contract §18.2
  it('reports the platform rules that the given fields break, and scores them', async () => {
    const title = `Walnut Desk Organizer ${'with six compartments '.repeat(12)}`.trim();
    const { body } = await audit({ title }, { platform: 'amazon' });
    const rules = (body['broken_rules'] as { field: string }[]).map(({ field }) => field);
    expect(new Set(rules)).toEqual(new Set(['title']));
    expect(body['seo_scores']).toMatchObject({ platform_compliance: expect.any(Number) as number });
  });

  // contract §18.1
  it.each([
    [undefined, 'listing must be an object'],
    [{}, 'listing must have at least one of'],
    [{ title: 5 }, 'listing.title must be a string'],
  ])('needs a text to judge: %j', async (listing, message) => {
    const { response } = await audit(listing as never);
    expectRefusal(response, 'validation_error');
    expect(JSON.stringify(response.body)).toContain(message);
  });

  // contract §18.3
  it('costs no listing, saves nothing, and counts against the rate', async () => {
    const { token, response } = await audit({ title: 'Walnut Desk Organizer' });
    expect(response.headers.get('ratelimit')).toContain('r=99');
    expect(await readUsed(service(), token)).toBe(0);
    const { body } = await call(service(), 'listListings', { token });
    expect(body['listings']).toEqual([]);
  });

  // contract §18.4
  it('waits for the others of its workspace, and is rejected if 20 are waiting', async () => {
    const checks = new OneAtATime();
    const [workspaceId, other] = [newId('wks'), newId('wks')];
    const first = Promise.withResolvers<number>();
    const done: number[] = [];
    const audits = Array.from({ length: 21 }, (_, n) =>
      checks.run(workspaceId, () => (n === 0 ? first.promise : Promise.resolve(done.push(n)))),
    );
    await expect(checks.run(workspaceId, () => Promise.resolve(0))).rejects.toMatchObject({
      kind: 'limit_exceeded',
      reason: 'rate',
      message:
        'Too many checks are waiting in this workspace. Wait for some to finish, then try again.',
    });
    expect(await checks.run(other, () => Promise.resolve('at once'))).toBe('at once');
    expect(done).toEqual([]);
    first.reject(new Error('It failed.'));
    await Promise.allSettled(audits);
    expect(done).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(await checks.run(workspaceId, () => Promise.resolve('again'))).toBe('again');
  });
});
