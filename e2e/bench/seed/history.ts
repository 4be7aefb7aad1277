import type { Sql } from 'postgres';
import { PRODUCT, sampleListing } from '../sample.ts';
import { SUFFIX, type Owner } from './busy-workspace.ts';

/** A word that stands in one listing, written long ago. */
export const RARE_WORD = 'lapislazuli';

/** A word that stands in one of sixteen listings. */
export const COMMON_WORD = 'walnut';

/** A part of {@link COMMON_WORD}, as in a search that is still being typed. */
export const PART_OF_A_WORD = 'alnu';

const WORDS = {
  manner: [
    ...['Adjustable', 'Compact', 'Foldable', 'Handmade', 'Insulated', 'Large', 'Modular', 'Narrow'],
    ...['Padded', 'Quiet', 'Rustic', 'Slim', 'Stackable', 'Tall', 'Vintage', 'Waterproof', 'Wide'],
  ],
  material: [
    ...['Walnut', 'Oak', 'Ash', 'Bamboo', 'Linen', 'Cotton', 'Wool', 'Leather', 'Cork', 'Steel'],
    ...['Brass', 'Copper', 'Glass', 'Ceramic', 'Stoneware', 'Felt'],
  ],
  thing: [
    ...['Desk Organizer', 'Reading Lamp', 'Wall Shelf', 'Cutting Board', 'Coat Rack', 'Tea Pot'],
    ...['Laptop Sleeve', 'Plant Stand', 'Picture Frame', 'Storage Basket', 'Bar Stool', 'Candle'],
    ...['Serving Tray', 'Travel Mug', 'Throw Blanket', 'Key Holder', 'Dinner Plate', 'Vase'],
  ],
  purpose: [
    ...['for Home Offices', 'for Small Kitchens', 'for Entryways', 'for Gifts', 'for Students'],
    ...[
      'with Six Compartments',
      'with Lid',
      'with Handles',
      'Set of Four',
      'Set of Two',
      'for Two',
    ],
  ],
} as const;

/** Where the listing's title goes, in the text of the sample. */
const TITLE = '#title#';

/**
 * Jobs that are complete, with their listings: newest first, three at one moment, over platforms,
 * tones and brands, asked for from the dashboard, by keys and by stores. Those of all owners come
 * in turn, as they would in time.
 * @param days how far back they go, from how many days ago
 */
export async function seedHistory(
  sql: Sql,
  owners: readonly Owner[],
  { count, days, from }: { count: number; days: number; from: number },
): Promise<void> {
  const { listing, writer } = await sampleListing();
  const pick = (words: readonly string[], by: string) =>
    sql`(${sql.array([...words])}::text[])[1 + (${sql.unsafe(by)}) % ${words.length}]`;
  await sql`drop table if exists seeded`;
  await sql`
    create unlogged table seeded as
    select ${sql.unsafe(SUFFIX)} as suffix, named.*,
      date_trunc('month', at at time zone 'UTC')::date as period
    from (
      select
        n, w.id as workspace_id, w.owner_id as user_id, w.id || 'listing' || ${from}::float8 || n as what,
        now() - interval '1 day' * (${from}::float8 + ${days}::float8 * (n / 3) / ${count / 3}::float8) as at,
        ${pick(WORDS.manner, 'n * 7')} || ' '
          || case when n = ${Math.floor(count * 0.95)} and ${from}::float8 > 0 then ${`${RARE_WORD} `} else '' end
          || ${pick(WORDS.material, 'n * 13 / 3')} || ' ' || ${pick(WORDS.thing, 'n / 5')} || ' '
          || ${pick(WORDS.purpose, 'n / 2')} || ', No. ' || n as name,
        (array['amazon', 'shopify', 'woocommerce'])[1 + n % 3] as platform,
        (array['Professional', 'Friendly', 'Luxury', 'Playful'])[1 + (n / 3) % 4] as tone,
        1 + n % (1 + (select count(*) from brands b where b.workspace_id = w.id and b.archived_at is null)) as brand_place,
        case when n % 5 > 0 then
          1 + (n / 5) % greatest(1, (select count(*) from tokens t where t.workspace_id = w.id and t.revoked_at is null))
        end as token_place
      from unnest(${sql.array(owners.map(({ workspaceId }) => workspaceId))}::text[]) owner (id)
      join workspaces w on w.id = owner.id
      cross join generate_series(1, ${count}::int) n
    ) named
  `;
  await sql`
    create index on seeded (at)
  `;
  await sql`
    alter table seeded add column brand_id text, add column token_id text
  `;
  await sql`
    update seeded s set brand_id = b.id, token_id = t.id
    from seeded o
    left join (
      select id, workspace_id, row_number() over (partition by workspace_id order by id) as place
      from brands where archived_at is null
    ) b on b.workspace_id = o.workspace_id and b.place = o.brand_place
    left join (
      select id, workspace_id, row_number() over (partition by workspace_id order by id) as place
      from tokens where revoked_at is null
    ) t on t.workspace_id = o.workspace_id and t.place = o.token_place
    where s.suffix = o.suffix
  `;
  await sql`
    insert into jobs (
      id, workspace_id, user_id, token_id, kind, status, platform, tone, brand_id, request,
      attempts, run_at, polled_at, created_at, listing_id, finished_at
    )
    select
      'job_' || suffix, workspace_id, user_id, token_id,
      case when token_id is null and n % 2 = 0 then 'bulk' else 'async' end, 'complete', platform,
      tone, brand_id,
      replace(${JSON.stringify({ ...PRODUCT, product_name: TITLE })}, ${TITLE}, name)::json,
      1, at, at, at, 'lst_' || suffix, at
    from seeded order by at
  `;
  await sql`
    insert into usage_counters as c (workspace_id, period, used)
    select workspace_id, period, count(*) from seeded group by workspace_id, period
    on conflict (workspace_id, period) do update set used = c.used + excluded.used
  `;
  await sql`
    insert into listings (
      id, workspace_id, job_id, user_id, brand_id, platform, tone, product_name, listing, writer,
      created_at, origin, edited_at
    )
    select
      'lst_' || suffix, workspace_id, 'job_' || suffix, user_id, brand_id, platform, tone, name,
      replace(${JSON.stringify({ ...listing, title: TITLE })}, ${TITLE}, name || ' – Made to Last')::json,
      ${writer}, at,
      case
        when (select scope from tokens t where t.id = token_id) = 'plugin' then 'store'
        when token_id is not null then 'api'
        when n % 2 = 0 then 'bulk'
        else 'dashboard'
      end,
      case when n % 40 = 0 then at end
    from seeded order by at
  `;
  await sql`drop table seeded`;
}
