import { limitOn } from '../platforms/index.ts';
import { planAmazon } from './amazon.ts';
import { entriesOf } from './entries.ts';
import { planHighlights } from './highlights.ts';
import { planMeta } from './meta.ts';
import { planShopify } from './stores.ts';
import { planTitle } from './title.ts';
import { planWooCommerce } from './woocommerce.ts';
import type { ListingPlan, Setting } from './types.ts';

export type * from './types.ts';
export { entriesOf } from './entries.ts';
export { typeOfWord } from './highlights.ts';

const BODY_PLANS = {
  amazon: planAmazon,
  shopify: planShopify,
  woocommerce: planWooCommerce,
} as const;

/** Decides which unit goes where. What comes out is data: ids and quotes, no text of its own. */
export function planListing(setting: Setting): ListingPlan {
  const { reading, platform, day } = setting;
  const entries = entriesOf(reading, platform);
  const title = planTitle(setting, limitOn(platform, `${platform}.title.length`, day) ?? Infinity);
  const { bullets, blocks } = BODY_PLANS[platform](setting, entries);
  const highlights = planHighlights(setting, entries, title, bullets);
  if (platform === 'amazon') return { title, highlights, bullets, blocks };
  const meta = planMeta(
    setting,
    entries,
    limitOn(platform, `${platform}.meta_description.limit`, day) ?? Infinity,
  );
  return { title, highlights, bullets, blocks, meta };
}
