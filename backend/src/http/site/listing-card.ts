import { PLATFORM_NAMES, type Listing, type Platform } from '@wareword/shared-schema';
import { formatCount } from '@wareword/shared-schema/format';
import { html, type Html } from '../../html.ts';
import { safeMarkup } from './safe-markup.ts';
import type { ListingsByPlatform } from './write-listings.ts';

/** A listing for each platform, side by side where there is room. */
export function listingCards(listings: ListingsByPlatform): Html {
  return html`<div class="cards">
    ${listings.map(([platform, listing]) => listingCard(platform, listing))}
  </div>`;
}

function listingCard(platform: Platform, listing: Listing): Html {
  const { title, bullets, description, meta_description, keywords, backend_terms } = listing;
  const tags = listing.product_tags;
  return html`<article class="card" aria-label="${PLATFORM_NAMES[platform]} listing">
    <h3>${PLATFORM_NAMES[platform]}</h3>
    <dl>
      ${field(`Title, ${formatCount(title.length, 'character')}`, html`<strong>${title}</strong>`)}
      ${bullets.length === 0 ? undefined : field('Bullet points', list(bullets))}
      ${field('Description', safeMarkup(description))}
      ${optional('Meta description', meta_description)} ${optional('Keywords', keywords.join(', '))}
      ${optional('Backend search terms', backend_terms)} ${optional('Tags', tags.join(', '))}
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
