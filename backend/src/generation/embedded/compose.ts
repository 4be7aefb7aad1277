import { readFacts, type RequestFacts } from '../facts/request-facts.ts';
import { withoutMatches } from '../finish/cutting.ts';
import { finishTitle } from '../finish/title.ts';
import { CONTACTS, isRefused, PRICES } from '../platforms/refusals.ts';
import { plainText } from '../text/plain.ts';
import type { Draft, ListingRequest } from '../writer.ts';
import { amazonDraft } from './amazon.ts';
import { foreignDraft } from './foreign.ts';
import { readBrief } from './layout.ts';
import { isEnglish } from './read/language.ts';
import { shopifyDraft } from './shopify.ts';
import { wooCommerceDraft } from './woocommerce.ts';

/** What a thing is called whose name may not be said at all. */
const NAMELESS = 'Product';

/** Writes a draft from what the request says, and nothing else. */
export function compose(request: ListingRequest): Draft {
  const facts = readFacts(request);
  const named = { ...request, product_name: nameOf(request, facts) };
  if (!isEnglish(`${named.product_name}\n${plainText(request.features)}`)) {
    return foreignDraft(named.product_name, plainText(request.category ?? ''), facts);
  }
  const brief = readBrief(named, facts);
  switch (request.platform) {
    case 'amazon':
      return amazonDraft(brief);
    case 'shopify':
      return shopifyDraft(brief);
    case 'woocommerce':
      return wooCommerceDraft(brief, facts.inputWords);
  }
}

/** The name as far as the platform lets it be said: without prices, offers and refused claims. */
function nameOf(request: ListingRequest, facts: RequestFacts): string {
  const clean = withoutMatches(withoutMatches(plainText(request.product_name), PRICES), CONTACTS);
  const name = finishTitle(clean, facts, NAME_CHARACTERS);
  if (name !== '' && !isRefused(name, request.platform)) return name;
  const category =
    plainText(request.category ?? '')
      .split('>')
      .at(-1)
      ?.trim() ?? '';
  return (isRefused(category, request.platform) ? '' : finishTitle(category, facts)) || NAMELESS;
}

/** A name is cut for its title alone, not for what is told of it. */
const NAME_CHARACTERS = 200;
