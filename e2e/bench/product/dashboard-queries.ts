import type { Sql } from 'postgres';
import { dashboardRouter } from '../../../backend/src/trpc/router.ts';
import { COMMON_WORD, PART_OF_A_WORD, RARE_WORD } from '../seed/history.ts';
import type { WorkspaceId } from '../../../backend/src/identifiers.ts';

/** One way in which a page calls a query. */
export interface Question {
  readonly procedure: string;
  readonly name: string;
  readonly input?: object;
  /** Every response contains it. */
  readonly holds: string;
}

/** Every query of the dashboard, read from its router, so that new ones can't be forgotten. */
export function dashboardQueries(): string[] {
  const procedures: object = dashboardRouter._def.procedures;
  return Object.entries<unknown>({ ...procedures })
    .filter(([, procedure]) => isQuery(procedure))
    .map(([name]) => name);
}

function isQuery(procedure: unknown): boolean {
  if (typeof procedure !== 'function' || !('_def' in procedure)) return false;
  const { _def: definition } = procedure;
  return typeof definition === 'object' && definition !== null && 'type' in definition
    ? definition.type === 'query'
    : false;
}

/** What the pages ask of a workspace that was filled, of each query at least once. */
export async function pageQuestions(
  sql: Sql,
  workspaceId: WorkspaceId,
  links: Readonly<Record<'invitation' | 'transfer' | 'emailChange', string>>,
): Promise<Question[]> {
  const [first] = await sql<
    [
      Record<
        'listing' | 'edited' | 'job' | 'brand' | 'run' | 'draft' | 'hook' | 'delivery' | 'actor',
        string
      >,
    ]
  >`
    select
      (select id from listings where workspace_id = ${workspaceId} order by created_at limit 1)
        as listing,
      (select id from jobs where workspace_id = ${workspaceId} and kind = 'async' limit 1) as job,
      (select id from brands where workspace_id = ${workspaceId} and archived_at is null limit 1)
        as brand,
      (select id from bulk_runs where workspace_id = ${workspaceId} order by created_at desc limit 1)
        as run,
      (select id from bulk_runs where workspace_id = ${workspaceId} and state = 'draft') as draft,
      (select listing_id from listing_versions where workspace_id = ${workspaceId} limit 1) as edited,
      (select owner_id from workspaces where id = ${workspaceId}) as actor,
      (select id from webhook_endpoints where workspace_id = ${workspaceId} order by id limit 1)
        as hook,
      (
        select id from webhook_deliveries where workspace_id = ${workspaceId}
        order by id desc offset 15000 limit 1
      ) as delivery
  `;
  const [event] = await sql<[{ at: string; id: string }]>`
    select at::text, id from audit_events where workspace_id = ${workspaceId}
    order by at desc, id desc offset 15000 limit 1
  `;
  const { run, draft } = first;
  /** A place so many entries down a list that is sorted by time and id. */
  const placeIn = async (table: 'listings' | 'tokens' | 'bulk_runs', down: number, rest = '') => {
    const [place] = await sql.unsafe<[{ at: string; id: string; createdAt: string }]>(
      `select created_at::text as at, id,
         to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt"
       from ${table} where workspace_id = $1 ${rest}
       order by created_at desc, id desc offset ${down} limit 1`,
      [workspaceId],
    );
    return place;
  };
  const place = async (...[table, down, rest]: Parameters<typeof placeIn>) => {
    const { at, id } = await placeIn(table, down, rest);
    return { cursor: { at, id } };
  };
  const live = (scope: string) => `and scope = '${scope}' and revoked_at is null`;
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const [archived] = await sql<[{ at: string; id: string }]>`
    select archived_at::text as at, id from brands
    where workspace_id = ${workspaceId} and archived_at is not null
    order by archived_at desc, id desc offset 200 limit 1
  `;
  const runPlace = await placeIn('bulk_runs', 40);

  const search = (name: string, input: object, holds = '"entries":[{'): Question => ({
    procedure: 'listings.search',
    name,
    input,
    holds,
  });
  const ask = (procedure: string, name: string, input: object | undefined, holds: string) => ({
    procedure,
    name,
    ...(input === undefined ? {} : { input }),
    holds,
  });
  const none = '"entries":[]';
  const deep = await place('listings', 70_000);
  return [
    ask('account.read', '', undefined, '"usage":{'),
    ask('account.sessions', '', undefined, '"isCurrent":true'),
    ask('account.signInOptions', '', undefined, '"google":'),
    ask('account.signInMethods', '', undefined, '"hasPassword":true'),
    ask('account.access', '', undefined, '"grants":[{'),
    ask('settings.read', '', undefined, '"pendingEmail":'),
    ask('settings.emailChange', '', { token: links.emailChange }, '"sentTo":"current"'),
    ask('auditLog.retention', '', undefined, '"days":'),
    ask('auditLog.list', 'first page', {}, '"events":[{'),
    ask('auditLog.list', 'page at 15,000', { cursor: event }, '"events":[{'),
    ask('auditLog.list', 'a kind at 15,000', { kind: 'keys', cursor: event }, '"events":[{'),
    ask('auditLog.list', 'a kind that never happened', { kind: 'plan' }, '"events":[]'),
    ask(
      'auditLog.list',
      'a person at 15,000',
      { actor: first.actor, cursor: event },
      '"events":[{',
    ),
    ask('webhooks.list', '', undefined, first.hook),
    ask('webhooks.deliveries', 'first page', { id: first.hook }, '"entries":[{'),
    ask(
      'webhooks.deliveries',
      'page at 15,000',
      { id: first.hook, cursor: first.delivery },
      '"entries":[{',
    ),
    ask('connect.transfer', '', { token: links.transfer }, '"state":"open"'),
    search('first page', {}),
    search('page at 1,000', await place('listings', 1000)),
    search('page at 70,000', deep),
    search('last page', await place('listings', 99_990)),
    search('a common word', { text: COMMON_WORD }),
    search('a part of it', { text: PART_OF_A_WORD }),
    search('a common word at 70,000', { text: COMMON_WORD, ...deep }),
    search('two words', { text: `${COMMON_WORD} gifts` }),
    search('a rare word', { text: RARE_WORD }, none),
    search('a rare word where it is', { text: RARE_WORD, ...(await place('listings', 94_000)) }),
    search('no match', { text: 'zzyzx' }, none),
    search('no match at 70,000', { text: 'zzyzx', ...deep }, none),
    search('eight words, no match', { text: 'zz yz xz zx qx xq jq qj' }, none),
    search('200 characters, no match', { text: 'q'.repeat(200) }, none),
    search('a platform', { platform: 'amazon' }),
    search('a tone', { tone: 'Luxury' }),
    search('a tone that nobody chose', { tone: 'Technical' }, none),
    search('a brand', { brandId: first.brand }),
    search('a brand and a word', { brandId: first.brand, text: COMMON_WORD }, '"entries":['),
    search(
      'all filters',
      {
        platform: 'shopify',
        tone: 'Playful',
        brandId: first.brand,
        from: ago(300),
        until: ago(10),
        text: COMMON_WORD,
      },
      '"entries":[',
    ),
    search('by name', { order: 'name' }),
    search('by name, at the end', { order: 'name', cursor: { name: 'wide', id: 'lst_' } }),
    search('by name, a word', { order: 'name-descending', text: COMMON_WORD }),
    search('oldest first', { order: 'oldest' }),
    search('from stores', { origin: 'store' }),
    search('edited', { state: 'edited' }),
    search('that break rules', { state: 'broken' }, none),
    search('of a run', { runId: run }),
    search('of a run, a word that nobody wrote', { runId: run, text: 'zzyzx' }, none),
    ...[
      {},
      { text: COMMON_WORD },
      { text: 'q'.repeat(200) },
      { platform: 'amazon' },
      { runId: run },
    ].map((filter) =>
      ask('listings.counts', JSON.stringify(filter).slice(0, 40), filter, '"total":'),
    ),
    ...[{}, { text: COMMON_WORD }, { text: 'zzyzx' }, { runId: run }].map((filter) =>
      ask('listings.select', JSON.stringify(filter), filter, '"ids":['),
    ),
    search('a week, long ago', { from: ago(300), until: ago(293) }),
    search('a day in the future', { from: ago(-1) }, none),
    ask('listings.read', '', { id: first.listing }, '"listing":{'),
    ask('listings.deleted', '', {}, '"listings":['),
    ask('listings.sample', '', { platform: 'amazon' }, '"listing":{'),
    ask('firstSteps.read', '', undefined, '"hasListing":true'),
    ask('listings.scores', '', { id: first.listing }, '"reasons":[{'),
    ask('listings.versions', '', { id: first.listing }, '"data":['),
    ask('listings.version', '', { id: first.edited, version: 2 }, '"title":"'),
    ...['json', 'csv', 'amazon', 'shopify', 'woocommerce'].map((format) =>
      ask('listings.export', format, { id: first.listing, format }, '"text":"'),
    ),
    ask('listings.stores', '', { id: first.listing }, '"data":['),
    ask('listings.job', '', { id: first.job }, '"status":"complete"'),
    ask('brands.list', '', undefined, '"brands":[{'),
    ask('brands.archived', 'first page', {}, '"brands":[{'),
    ask('brands.archived', 'page at 200', { cursor: archived }, '"brands":[{'),
    ask('keys.list', 'first page', {}, '"keys":[{'),
    ask('keys.list', 'page at 300', await place('tokens', 300, live('api')), '"keys":[{'),
    ask('stores.list', 'first page', {}, '"stores":[{'),
    ask('stores.list', 'page at 500', await place('tokens', 500, live('plugin')), '"stores":[{'),
    ask('usage.days', '', undefined, '"dashboard":'),
    ask('billing.pricing', '', undefined, '"plans":[{'),
    ask('billing.read', '', undefined, '"enabled":'),
    ask('bulk.list', 'first page', {}, '"runs":[{'),
    ask(
      'bulk.list',
      'page at 40',
      {
        cursor: { createdAt: runPlace.createdAt, id: runPlace.id },
      },
      '"runs":[{',
    ),
    ask('bulk.get', 'of 50,000 rows', { runId: run }, '"writing":4'),
    ask('bulk.rows', 'first page', { runId: run }, '"rows":[{'),
    ask('bulk.rows', 'page at 40,000', { runId: run, after: 40_000 }, '"rows":[{'),
    ...['problem', 'written', 'writing', 'waiting', 'failed'].map((state) =>
      ask('bulk.rows', state, { runId: run, state }, '"rows":[{'),
    ),
    ask(
      'bulk.rows',
      'failed, at the end',
      { runId: run, state: 'failed', after: 44_000 },
      '"rows":[',
    ),
    ask('bulk.rows', 'of a draft', { runId: draft }, '"rows":[{'),
    ask('team.read', '', undefined, '"members":[{'),
    ask('team.invitation', '', { token: links.invitation }, '{'),
  ];
}
