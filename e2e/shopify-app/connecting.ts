import { createAccount } from '../../backend/test/accounts.ts';
import { TEST_CLIENT } from '../../backend/test/service.ts';
import { issueCode } from '../../backend/src/connect/index.ts';
import type { PlanName } from '../../backend/src/config.ts';
import { callApp, type Parts } from './calls.ts';
import type { Fixture } from './fixture.ts';

type Connecting = Parts & Pick<Fixture, 'service'>;

/**
 * A flow that a staff member began and a new account approved.
 * @returns the address that the service leads back to
 */
export async function startConnect(
  fixture: Connecting,
  { staff = 1, plan = 'agency' }: { staff?: number; plan?: PlanName } = {},
): Promise<URL> {
  const { shopify, service, shop } = fixture;
  const { text } = await callApp(fixture, '/app/connect.data?index', {
    method: 'POST',
    body: null,
    token: shopify.sessionToken({ staff, ...(shop === undefined ? {} : { shop }) }),
  });
  const url = /"(http:[^"]+\/connect\?[^"]+)"/.exec(text)?.[1];
  if (url === undefined) throw new Error(`No flow began: ${text}`);
  const asked = new URL(url.replaceAll('\\u0026', '&')).searchParams;
  const account = await createAccount(service.database, { plan });
  const code = await issueCode({
    ctx: { orm: service.database.orm, connectCodeTtlMs: 60_000 },
    input: {
      ...account,
      siteUrl: asked.get('site') ?? '',
      platform: 'shopify',
      codeChallenge: asked.get('code_challenge') ?? undefined,
      clientId: TEST_CLIENT.id,
    },
  });
  const back = new URL(asked.get('return_url') ?? '');
  back.searchParams.set('ww_code', code);
  back.searchParams.set('state', asked.get('state') ?? '');
  return back;
}

/** Connects a shop without a page, for tests that are about something else. */
export async function connectAtOnce(fixture: Connecting): Promise<void> {
  const { search } = await startConnect(fixture);
  const { text } = await callApp(fixture, `/app/connect/return.data${search}`);
  if (text.includes('"problem"') || !text.includes('connected=1')) {
    throw new Error(`The shop was not connected: ${text}`);
  }
}
