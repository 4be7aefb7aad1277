import { readFacts } from '../facts/request-facts.ts';
import type { Draft, ListingRequest } from '../writer.ts';
import { amazonDraft } from './amazon.ts';
import { readBrief } from './layout.ts';
import { shopifyDraft } from './shopify.ts';
import { wooCommerceDraft } from './woocommerce.ts';

/** Writes a draft from what the request says, and nothing else. */
export function compose(request: ListingRequest): Draft {
  const facts = readFacts(request);
  const brief = readBrief(request, facts);
  switch (request.platform) {
    case 'amazon':
      return amazonDraft(brief);
    case 'shopify':
      return shopifyDraft(brief);
    case 'woocommerce':
      return wooCommerceDraft(brief, facts.inputWords);
  }
}
