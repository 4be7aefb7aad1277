import { until } from '../faults/until.ts';
import type { Fixture } from './fixture.ts';

/** Shopify's libraries reject bots with 410, and treat Node's user agent as one. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0';

/** The parts of a fixture, or of a bench, that calls need. */
export type Parts = Pick<Fixture, 'shopify' | 'appPort' | 'sql'> & {
  /** By name; the first where absent. */
  readonly shop?: string;
};

/** All products of a shop. */
export const ALL = { all: { search: '', status: null, vendor: '' } } as const;

/** Asks the app as its pages do, with the session token of a staff member or the one given. */
export async function callApp(
  { shopify, appPort, shop }: Parts,
  path: string,
  {
    method = 'GET',
    body,
    token = shopify.sessionToken(shop === undefined ? {} : { shop }),
  }: { method?: string; body?: unknown; token?: string | null } = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }> {
  const response = await fetch(`http://127.0.0.1:${appPort}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'user-agent': USER_AGENT,
      'x-forwarded-proto': 'https',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export const SETTINGS = {
  tone: 'Professional',
  brandId: null,
  audience: '',
  fields: ['title', 'description', 'metaTitle', 'metaDescription'],
  onlyEmpty: false,
} as const;

/** Starts a run without a page. @returns its id */
export async function startRun(
  parts: Parts,
  selection: object,
  settings: object = SETTINGS,
): Promise<string> {
  const { status, text } = await callApp(parts, '/app/write.data', {
    method: 'POST',
    body: { requestId: crypto.randomUUID(), selection, settings },
  });
  const runId = /run_[0-9a-z]{26}/.exec(text)?.[0];
  if (status !== 200 || runId === undefined) throw new Error(`No run began: ${status} ${text}`);
  return runId;
}

/** What a button of a run's page sends. */
export async function changeRun(parts: Parts, runId: string, input: object): Promise<void> {
  const path = `/app/runs/${runId}.data?index`;
  const { status, text } = await callApp(parts, path, { method: 'POST', body: input });
  if (status !== 200) throw new Error(`The run was not changed: ${status} ${text}`);
}

/** How many products of a run are in each state, and why. */
export async function itemsOf({ sql }: Parts, runId: string) {
  return sql<{ state: string; reason: { code: string } | null; productName: string }[]>`
    select state, reason, product_name as "productName"
    from shopify_app.items where run_id = ${runId} order by position
  `;
}

/** Waits until every product of a run is in one of these states. */
export async function waitForItems(
  parts: Parts,
  runId: string,
  states: readonly string[],
  withinMs = 90_000,
) {
  return until(
    `all products of ${runId} are ${states.join(' or ')}`,
    async () => {
      const items = await itemsOf(parts, runId);
      const rest = items.length > 0 && items.every(({ state }) => states.includes(state));
      return rest ? items : undefined;
    },
    withinMs,
  );
}
