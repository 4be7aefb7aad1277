import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Listing, Platform } from '@wareword/shared-schema';

const LISTING: Listing = {
  title: 'Walnut Desk Organizer with Six Compartments',
  bullets: ['Solid walnut', 'Six compartments', 'Non-slip cork base'],
  description: `<p>${'A desk that is in order is a desk to think at. '.repeat(30)}</p>`,
  keywords: ['desk organizer', 'walnut'],
  backend_terms: '',
  focus_keyphrase: 'walnut desk organizer',
  meta_description: 'A desk organizer of solid walnut, with six compartments and a cork base.',
  product_tags: ['walnut', 'desk', 'office'],
  item_highlights: '',
  seo_scores: {
    keyword_density: 80,
    readability: 80,
    conversion_potential: 80,
    platform_compliance: 100,
  },
  pro_tip: 'Show it in use.',
};

/** The service with an instant writer, so that benchmarks measure the app. */
export async function startInstantService(
  platform: Platform,
): Promise<{ url: string; close: () => void }> {
  const keys = new Map<string, string>();
  const job = { api_version: 'v1', platform };
  const server: Server = createServer((request, response) => {
    void (async () => {
      const body = await read(request);
      const path = request.url ?? '';
      const respond = (status: number, value: unknown) =>
        response
          .writeHead(status, { 'Content-Type': 'application/json' })
          .end(JSON.stringify(value));
      const usage = { used: 0, limit: 1_000_000, plan: 'agency', remaining: 1_000_000 };
      if (path.endsWith('/me')) {
        respond(200, {
          api_version: 'v1',
          account: { email: 'owner@shop.example', plan: 'agency', is_member: false },
          usage,
          token: { scope: 'plugin', name: 'shop' },
          brands: [],
          capabilities: { generate: true, async_jobs: true, bulk: true },
          upgrade_url: 'http://localhost/pricing',
        });
      } else if (path.endsWith('/connect/exchange')) {
        const { site } = JSON.parse(body) as { site: string };
        respond(200, {
          token: `ww_plg_${'a'.repeat(36)}`,
          token_prefix: 'ww_plg_aaaaa',
          site_url: site,
          platform,
          account: { plan: 'agency' },
          usage,
        });
      } else if (request.method === 'POST') {
        const key = String(request.headers['idempotency-key']);
        const id = keys.get(key) ?? `job_${keys.size}`;
        keys.set(key, id);
        respond(202, { ...job, job_id: id, status: 'queued', poll_after_ms: 1, usage });
      } else {
        const id = path.split('/').at(-1);
        respond(200, {
          ...job,
          job_id: id,
          status: 'complete',
          listing: LISTING,
          listing_id: `lst_${id}`,
        });
      }
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
