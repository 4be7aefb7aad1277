import { PLATFORM_NAMES, type Listing, type Platform } from '@wareword/shared-schema';
import { html, type Html } from '../../html.ts';
import type { PageTexts } from '../texts/index.ts';
import { safeMarkup } from './safe-markup.ts';
import type { ListingsByPlatform } from './write-listings.ts';

/** A listing for each platform, side by side if there is room. */
export function listingCards(texts: PageTexts, listings: ListingsByPlatform): Html {
  return html`<div class="cards">
    ${listings.map(([platform, listing]) => listingCard(texts, platform, listing))}
  </div>`;
}

function listingCard(texts: PageTexts, platform: Platform, listing: Listing): Html {
  const { title, bullets, description, meta_description, keywords, backend_terms } = listing;
  const tags = listing.product_tags;
  return html`<article class="card" aria-label="${texts.listingFor(PLATFORM_NAMES[platform])}">
    <h3>${PLATFORM_NAMES[platform]}</h3>
    <dl>
      ${field(texts.titleOfLength(title.length), html`<strong>${title}</strong>`)}
      ${bullets.length === 0 ? undefined : field(texts.bullets, list(bullets))}
      ${field(texts.description, safeMarkup(description))}
      ${optional(texts.metaDescription, meta_description)}
      ${optional(texts.keywords, keywords.join(', '))} ${optional(texts.searchTerms, backend_terms)}
      ${optional(texts.tags, tags.join(', '))}
    </dl>
  </article>`;
}

function field(name: string, value: Html): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

function optional(name: string, text: string): Html | undefined {
  return text === '' ? undefined : field(name, html`${text}`);
}

function list(items: readonly string[]): Html {
  return html`<ul>
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;
}
