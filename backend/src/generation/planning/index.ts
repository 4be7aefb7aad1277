import { maxOfRule } from '../platforms/index.ts';
import { planAmazon } from './amazon.ts';
import { entriesOf } from './entries.ts';
import { planMeta } from './meta.ts';
import { planShopify } from './stores.ts';
import { planTitle } from './title.ts';
import { planWooCommerce } from './woocommerce.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { ListingPlan, Setting } from './types.ts';

export type * from './types.ts';
export { asItem } from './types.ts';
export { entriesOf } from './entries.ts';
export { typeOfWord } from './highlights.ts';

/** Decides which unit goes where. The result is data: ids and quotes, no new text. */
export async function planListing(setting: Setting): Promise<ListingPlan> {
  const { reading, platform, day } = setting;
  const entries = entriesOf(reading, platform);
  await yieldToEventLoop();
  const limit = (id: string) => maxOfRule(platform, `${platform}.${id}`, day) ?? Infinity;
  const title = planTitle(setting, limit('title.length'));
  await yieldToEventLoop();
  if (platform === 'amazon') return { title, ...(await planAmazon(setting, entries, title)) };
  const body = platform === 'shopify' ? planShopify : planWooCommerce;
  const meta = await planMeta(setting, entries, limit('meta_description.limit'));
  await yieldToEventLoop();
  return { title, meta, highlights: { segments: [], facts: [] }, ...body(setting, entries) };
}
