import type { Listing, Platform } from '@wareword/shared-schema';
import {
  createRuleBasedWriter,
  createGenerator,
  type ListingRequest,
} from '../../src/generation/index.ts';

const DAY = '2026-08-01';

function generatorOn(day: string) {
  const clock = { now: () => new Date(`${day}T12:00:00Z`) };
  return createGenerator(createRuleBasedWriter(clock), clock);
}

const generator = generatorOn(DAY);

/** The rule-based listing of a product, in the professional tone unless `more` says otherwise. */
export async function write(
  platform: Platform,
  product_name: string,
  lines: readonly string[],
  { day = DAY, ...more }: Partial<ListingRequest> & { readonly day?: string } = {},
): Promise<Listing> {
  const request: ListingRequest = {
    product_name,
    features: lines.join('\n'),
    platform,
    tone: 'Professional',
    ...more,
  };
  const generatorForDay = day === DAY ? generator : generatorOn(day);
  return (await generatorForDay.generate(request, new AbortController().signal)).listing;
}
