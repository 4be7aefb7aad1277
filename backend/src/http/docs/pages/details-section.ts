import {
  ATTRIBUTE_LIMITS,
  IMAGE_LIMITS,
  KEYWORD_LIMITS,
  LOCALES,
  REQUEST_LIMITS,
} from '@wareword/shared-schema';
import { formatCount, formatNumber } from '@wareword/shared-schema/format';
import { html, type Html } from '../../../html.ts';
import { code } from '../layout.ts';

/** What a request can say about a product beyond its features. */
export function detailsSection(): Html {
  return html`<h3 id="attributes">Attributes</h3>
    <p>
      Send specifications as <code>attributes</code>, up to
      ${formatNumber(ATTRIBUTE_LIMITS.attributes)} names and values. They are facts like
      <code>features</code>, but don't count toward its limit of
      ${formatCount(REQUEST_LIMITS.features, 'character')}. Words in <code>banned_words</code> are
      left out of the listing.
    </p>
    ${code(
      `{
  "product_name": "Walnut Desk Organizer",
  "features": "Six compartments",
  "attributes": [{"name": "Material", "value": "Solid walnut"}, {"name": "Width", "value": "30 cm"}],
  "banned_words": ["cheap"]
}`,
      'Request body with attributes',
    )}
    <h3 id="variants">Variants</h3>
    <p>
      If buyers choose a color or a size, send <code>variants</code>. The listing then says
      &ldquo;Available in red and blue&rdquo; instead of calling every product red.
    </p>
    ${code(
      `"variants": [
  {"name": "Color", "values": ["Red", "Blue"]},
  {"name": "Size", "values": ["S", "M", "L"]}
]`,
      'Variants of a product',
    )}
    <h3 id="locale">Locale</h3>
    <p>
      A listing is in the language of your <code>features</code>. Send <code>locale</code> to choose
      the spelling, such as <code>en-GB</code> for British English. It is one of
      ${LOCALES.join(', ')}.
    </p>
    <h3 id="keywords">Keywords</h3>
    <p>
      Send up to ${formatNumber(KEYWORD_LIMITS.words)} phrases that shoppers search for as
      <code>keywords</code>, the most important first. A listing uses only those that your product
      details support. Its <code>keyword_placements</code> shows where each one is, or why it isn't
      used:
    </p>
    ${code(
      `"keyword_placements": [
  {"keyword": "walnut desk organizer", "fields": ["title", "keywords"]},
  {"keyword": "bamboo desk organizer", "fields": [], "reason": "unsupported"}
]`,
      'Placements of keywords',
    )}
    <p>
      If a keyword is <code>unsupported</code> but true, add the fact to <code>features</code> or
      <code>attributes</code>.
    </p>
    <h3 id="images">Images</h3>
    <p>
      Send the URLs of up to ${formatNumber(IMAGE_LIMITS.images)} images as
      <code>images</code>, and the listing has alt text for each in <code>image_alts</code>. Each
      image must be publicly accessible and up to 4 MB, and all of them together up to 8 MB. Alt
      text requires a model with vision; the rule-based writer can't write any. The listing is
      written either way, and <code>image_problems</code> explains every <code>null</code>:
    </p>
    ${code(
      `"image_alts": ["Walnut desk organizer, six compartments", null],
"image_problems": [{"image": 1, "reason": "too_large"}]`,
      'Alt text of a listing',
    )}
    <p>
      Alt text describes only what your product details also mention. With
      <code>"images_as_facts": true</code>, what the model reads in the images counts as details,
      for the whole listing. Check <code>image_facts</code> before you publish the listing: a model
      can misread a label.
    </p>`;
}
