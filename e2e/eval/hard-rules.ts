import type { Listing } from '@wareword/shared-schema';
import type { Reading, Sample } from './record.ts';
import { tokens } from './record.ts';
import { POINTS_BACK, SAYS_NOTHING } from './units.ts';

/** The rules that no listing may break, written down a second time, apart from the service's own. */

const SMALL = new Set('a an and the of for in on with to by at or from'.split(' '));
const TITLE_PROMOTION =
  /\b(?:free shipping|on sale|best seller|best price|top rated|guarantee|discount|limited time|hot item|% off)\b/iu;
const FORBIDDEN_IN_BULLETS =
  /\b(?:n\/a|tbd|guarantee\w*|money[- ]back|refund\w*)\b|\w@\w[\w-]*\.\w|https?:|www\.|\d{3}-\d{3}-\d{4}|[$]\s?\d|\b\d+ usd\b/iu;
const DESCRIPTION_REFUSED =
  /[$€£]\s?\d|\b(?:in stock|out of stock|while supplies last|reviews?:|5-star)\b|(?<!\d)@\w|\w@\w[\w-]*\.\w|https?:|www\.|\d{3}-\d{3}-\d{4}/iu;

export function brokenHardRules(reading: Reading): string[] {
  const { listing, platform } = reading.result;
  const broken = new Set<string>();
  const demand = (id: string, holds: boolean) => {
    if (!holds) broken.add(id);
  };
  demand('title', listing.title.trim() !== '');
  demand('description', listing.description.trim() !== '');
  demand('keywords', listing.keywords.length >= 1 && listing.keywords.length <= 10);
  demand('tip', listing.pro_tip !== '');
  demand(
    'plain fields',
    !/<[a-z/]|&\w+;/iu.test(
      [listing.title, ...listing.bullets, ...listing.keywords, listing.meta_description].join('\n'),
    ),
  );
  demand(
    'no script',
    !/<(?!\/?(?:p|h2|h3|h4|ul|ol|li|br|strong|em)\b)/iu.test(listing.description),
  );
  demand('no attribute', !/<\w+\s+\w+=/u.test(listing.description));
  if (platform === 'amazon') amazon(reading, demand);
  if (platform === 'shopify') {
    demand('title 255', listing.title.length <= 255);
    demand('meta 160', listing.meta_description.length <= 160 && listing.meta_description !== '');
    demand('no bullets', listing.bullets.length === 0 && listing.focus_keyphrase === '');
  }
  if (platform === 'woocommerce') {
    demand('bullets 5', listing.bullets.length >= 1 && listing.bullets.length <= 5);
    demand('tags 8', listing.product_tags.length >= 1 && listing.product_tags.length <= 8);
    demand('keyphrase', listing.focus_keyphrase !== '' && listing.meta_description !== '');
    demand('no terms', listing.backend_terms === '');
  }
  return [...broken];
}

/** Three for the bullets, and one that opens the description: no statement appears in both. */
const MIN_STATEMENTS = 4;
/** Words at the end of a statement by which it is found in a listing. */
const TOLD_WORDS = 4;
const BULLET_CHARACTERS = { min: 10, max: 255 };

/**
 * Statements of which each could be a bullet. By the listing rules a bullet has 10 to 255
 * characters, and a sentence that points back ("It", "Their") stays with the sentence before it.
 * A measure without its unit is none. Everything else that the listing tells counts, warranties
 * included; what it leaves out is counted by the measure of units that are present.
 */
function statementsIn({ product_name: name, features }: Sample, listing: Listing): number {
  const told = tokens([...listing.bullets, listing.description].join(' ')).join(' ');
  // "Pop! Keychain": a mark inside the product's name ends no sentence.
  const marks = name.toLowerCase().match(/\p{L}+[!?.](?=\s)/gu) ?? [];
  const statements: string[] = [];
  for (const text of features.split(/\n|(?<=[.!?])\s+(?=\p{Lu})|;\s/u)) {
    const last = statements.at(-1)?.toLowerCase() ?? '';
    if (marks.some((mark) => last.endsWith(mark))) statements.push(`${statements.pop()} ${text}`);
    else statements.push(text);
  }
  return statements.filter((text) => {
    const { length } = text.trim();
    const fits =
      length >= BULLET_CHARACTERS.min &&
      length <= BULLET_CHARACTERS.max &&
      !SAYS_NOTHING.test(text.trim());
    const words = tokens(text);
    const kept = told.includes(words.slice(-TOLD_WORDS).join(' '));
    return words.length > 1 && kept && fits && !POINTS_BACK.test(text);
  }).length;
}

function amazon(reading: Reading, demand: (id: string, holds: boolean) => void): void {
  const { title, bullets, backend_terms: terms, description } = reading.result.listing;
  const { sample } = reading;
  const input = `${sample.product_name} ${sample.features}`;
  const statements = statementsIn(sample, reading.result.listing);
  demand('title 75', title.length <= 75);
  // "Pop! Keychain": Amazon allows a mark of the brand's name.
  const own = sample.product_name.match(/\p{L}+!(?=\s)/gu) ?? [];
  const plain = own.reduce((text, word) => text.replace(word, ''), title);
  demand('title characters', !/[!$?_{}^¬¦]/u.test(plain));
  const counts = new Map<string, number>();
  for (const word of tokens(title)) counts.set(word, (counts.get(word) ?? 0) + 1);
  demand(
    'title repeats',
    [...counts].every(([word, count]) => count <= 2 || SMALL.has(word)),
  );
  demand('title promotion', !TITLE_PROMOTION.test(title));
  demand(
    'title capitals',
    (title.match(/\b\p{Lu}{4,}\b/gu) ?? []).every((word) => input.includes(word)),
  );
  demand(
    'bullets 3 to 5',
    bullets.length <= 5 && (bullets.length >= 3 || statements < MIN_STATEMENTS),
  );
  demand(
    'bullet length',
    bullets.every((bullet) => bullet.length >= 10 && bullet.length <= 255),
  );
  demand('bullets total', bullets.join('').length < 1000);
  demand(
    'bullet capital',
    bullets.every((bullet) => /^["“(']?(?:\p{Lu}|\p{N}|\p{Lo})/u.test(bullet)),
  );
  demand(
    'bullet end',
    bullets.every((bullet) => !/[.!?;:,]$/u.test(bullet)),
  );
  demand(
    'bullet characters',
    bullets.every((bullet) => !/[™®€…†‡¢£¥©±~]|\p{Extended_Pictographic}/u.test(bullet)),
  );
  demand(
    'bullet wording',
    bullets.every((bullet) => !FORBIDDEN_IN_BULLETS.test(bullet)),
  );
  demand('distinct bullets', new Set(bullets).size === bullets.length);
  demand('terms bytes', Buffer.byteLength(terms) < 250);
  demand('terms form', terms === terms.toLowerCase() && !/[,;:!?"()/-]/u.test(terms));
  const list = terms.split(' ').filter((term) => term);
  const titleWords = new Set(tokens(title).flatMap((word) => [word, ...word.split(/['.]/u)]));
  demand(
    'terms repeat',
    new Set(list).size === list.length && list.every((term) => !titleWords.has(term)),
  );
  const barred = [...SMALL, 'new', 'best', 'cheap', ...tokens(sample.brand ?? '')];
  demand(
    'terms words',
    list.every((term) => !barred.includes(term)),
  );
  demand('description length', description.length <= 2000);
  demand('description markup', !/<(?!br\s?\/?>)/iu.test(description));
  demand('description wording', !DESCRIPTION_REFUSED.test(description));
}
