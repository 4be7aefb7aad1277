import { limitOn } from '../platforms/index.ts';
import { planAmazon } from './amazon.ts';
import { entriesOf } from './entries.ts';
import { planHighlights } from './highlights.ts';
import { planMeta } from './meta.ts';
import { planShopify } from './stores.ts';
import { planTitle } from './title.ts';
import { planWooCommerce } from './woocommerce.ts';
import type { Block, Entry, ListingPlan, Setting } from './types.ts';

export type * from './types.ts';
export { entriesOf } from './entries.ts';
export { typeOfWord } from './highlights.ts';

const BODY_PLANS = {
  amazon: planAmazon,
  shopify: planShopify,
  woocommerce: planWooCommerce,
} as const;

/** What an item highlight says, no list below it says again, unless the description is only that. */
function withoutEntry(blocks: readonly Block[], told: Entry | undefined): readonly Block[] {
  const left = blocks.flatMap((block): Block[] => {
    if (block.kind !== 'list') return [block];
    const items = block.items.filter((item) => item.kind !== 'entry' || item.entry !== told);
    return items.length === 0 ? [] : [{ ...block, items }];
  });
  return left.length === 0 ? blocks : left;
}

/** Decides which unit goes where. What comes out is data: ids and quotes, no text of its own. */
export function planListing(setting: Setting): ListingPlan {
  const { reading, platform, day } = setting;
  const entries = entriesOf(reading, platform);
  const title = planTitle(setting, limitOn(platform, `${platform}.title.length`, day) ?? Infinity);
  const { bullets, blocks } = BODY_PLANS[platform](setting, entries);
  const highlights = planHighlights(setting, entries, title, bullets);
  if (platform === 'amazon')
    return { title, highlights, bullets, blocks: withoutEntry(blocks, highlights.fact) };
  const meta = planMeta(
    setting,
    entries,
    limitOn(platform, `${platform}.meta_description.limit`, day) ?? Infinity,
  );
  return { title, highlights, bullets, blocks, meta };
}
