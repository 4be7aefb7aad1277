import { FIELDS_BY_PLATFORM, type ListingTextField } from '@wareword/shared-schema';
import { GenerationError } from './errors.ts';
import type { RequestFacts } from './facts/request-facts.ts';
import { finishBullets } from './finish/bullets.ts';
import { allowedText, isAllowedText, withoutEmoji } from './finish/allowed-text.ts';
import { finishDescription } from './finish/description.ts';
import { finishBackendTerms, finishKeywords, finishTags } from './finish/terms.ts';
import { finishTitle } from './finish/title.ts';
import {
  completeText,
  isThin,
  followsRule,
  maxOfRule,
  minOfRule,
  FIELD_TRAITS,
  rulesOn,
  type ListingText,
} from './platforms/index.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';
import { clipText, cutsWord, plainText } from './text/plain.ts';
import type { Draft } from './writer.ts';

const KEYPHRASE_CHARACTERS = 80;
const MIN_BULLETS = minOfRule('amazon', 'amazon.bullets.count');
const MAX_PASSES = 4;
/** Used for a product whose name is forbidden. */
const NAMELESS = 'Product';

/**
 * Turns a draft into a listing's texts (contract §5.1 and §5.2): sanitized, bounded, distinct, and
 * empty in fields that the platform does not use. Missing fields come from `fallback`. Finishing a
 * finished text changes nothing.
 *
 * @throws {GenerationError} transient, if no title or description is left or the text breaks a hard
 * rule of the platform.
 */
export async function finish(
  draft: Draft,
  facts: RequestFacts,
  fallback: () => Promise<Draft>,
): Promise<ListingText> {
  let text = await finishDraft(draft, facts);
  if (text.title === '' || text.description === '') {
    throw new GenerationError('no title or no description is left of the draft', {
      transient: true,
      unusable: true,
    });
  }
  const missing = missingFields(text, facts);
  if (missing.length > 0) {
    const other = await finishDraft(await fallback(), facts);
    text = { ...text, ...Object.fromEntries(missing.map((field) => [field, other[field]])) };
    text = fillFromTitle(text, missingFields(text, facts), facts);
    if (missing.some((field) => isEmpty(text[field]) && !FIELD_TRAITS[field].isOptional)) {
      throw new GenerationError(`the draft lacks ${missing.join(', ')}`, {
        transient: true,
        unusable: true,
      });
    }
    text = await finishDraft(text, facts);
  }
  text = await finishUntilStable(text, facts);
  const broken = rulesOn(facts.platform, facts.day).find(
    (rule) => rule.severity === 'hard' && !followsRule(rule, text, facts),
  );
  if (broken !== undefined) {
    throw new GenerationError(`the draft breaks the rule ${broken.id}`, {
      transient: true,
      unusable: true,
    });
  }
  return text;
}

/**
 * Finishes the text repeatedly until nothing changes, because letters outside ASCII may change more
 * than once.
 */
async function finishUntilStable(text: ListingText, facts: RequestFacts): Promise<ListingText> {
  let current = text;
  for (let pass = 0; pass < MAX_PASSES && !isAscii(current); pass++) {
    const next = await finishDraft(current, facts);
    if (JSON.stringify(next) === JSON.stringify(current)) break;
    current = next;
  }
  return current;
}

function isAscii(text: ListingText): boolean {
  return /^\p{ASCII}*$/u.test(JSON.stringify(text));
}

async function finishDraft(draft: Draft, facts: RequestFacts): Promise<ListingText> {
  const used = new Set(FIELDS_BY_PLATFORM[facts.platform]);
  const given = completeText(draft, FIELDS_BY_PLATFORM[facts.platform]);
  const title = finishTitle(given.title, facts);
  await yieldToEventLoop();
  const bullets = finishBullets(given.bullets, facts);
  const description = await finishDescription(given.description, facts);
  await yieldToEventLoop();
  return {
    title,
    bullets,
    description,
    keywords: finishKeywords(given.keywords, facts),
    backend_terms: used.has('backend_terms')
      ? finishBackendTerms(given.backend_terms, title, facts)
      : '',
    focus_keyphrase: finishLine(given.focus_keyphrase, facts, KEYPHRASE_CHARACTERS),
    meta_description: finishLine(given.meta_description, facts, metaCharacters(facts)),
    product_tags: finishTags(given.product_tags, facts),
    item_highlights: finishLine(given.item_highlights, facts, highlightCharacters(facts)),
  };
}

function metaCharacters({ platform, day }: RequestFacts): number {
  return maxOfRule(platform, `${platform}.meta_description.limit`, day) ?? 0;
}

function highlightCharacters({ platform, day }: RequestFacts): number {
  return maxOfRule(platform, `${platform}.item_highlights.length`, day) ?? 0;
}

/** Fills fields that have nothing else left with the product's name, which is always true. */
function fillFromTitle(
  text: ListingText,
  missing: readonly ListingTextField[],
  facts: RequestFacts,
): ListingText {
  const named = finishLine(text.title, facts, KEYPHRASE_CHARACTERS) || NAMELESS;
  // If the name may not be used in a sentence, the word "product" still can.
  const bullets = [named, NAMELESS].flatMap((name) =>
    ['Product name', 'This product', 'Product shown'].map((header) => `${header}: ${name}`),
  );
  const last: Partial<ListingText> = {
    bullets: finishBullets([...text.bullets, ...bullets], facts).slice(
      0,
      isThin(facts) ? Math.max(1, text.bullets.length) : MIN_BULLETS,
    ),
    keywords: finishKeywords([named, NAMELESS].map(lower), facts).slice(0, 1),
    focus_keyphrase: named,
    meta_description: finishLine(named, facts, metaCharacters(facts)) || NAMELESS,
    product_tags: finishTags([named, NAMELESS].map(lower), facts).slice(0, 1),
  };
  const filled: Partial<ListingText> = {};
  for (const field of missing) {
    if (field in last) Object.assign(filled, { [field]: last[field] });
  }
  return { ...text, ...filled };
}

function lower(text: string): string {
  return text.toLowerCase();
}

/** One line of plain text within its limit. */
function finishLine(line: string, facts: RequestFacts, limit: number): string {
  const whole = allowedText(withoutEmoji(plainText(line)), facts);
  const text = clipText(whole, limit);
  // A truncated number is a different number.
  if (cutsWord(whole, text) && (/\d$/u.test(text) || !isAllowedText(text, facts))) return '';
  return /[\p{L}\p{N}]/u.test(text) ? text : '';
}

/** The fields that a platform populates and a draft left empty or too short for a hard rule. */
function missingFields(text: ListingText, facts: RequestFacts): ListingTextField[] {
  return FIELDS_BY_PLATFORM[facts.platform].filter(
    (field) =>
      (isEmpty(text[field]) && !FIELD_TRAITS[field].isOptional) ||
      (field === 'bullets' &&
        rulesOn(facts.platform, facts.day).some(
          (rule) =>
            rule.field === field && rule.severity === 'hard' && !followsRule(rule, text, facts),
        )),
  );
}

function isEmpty(value: string | readonly string[]): boolean {
  return value.length === 0;
}
