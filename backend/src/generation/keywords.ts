import {
  LISTING_TEXT_FIELDS,
  FIELDS_BY_PLATFORM,
  LISTING_LIMITS,
  type KeywordPlacement,
  type ListingTextField,
} from '@wareword/shared-schema';
import { phraseTester } from './brand-words.ts';
import { citeText } from './cite-text.ts';
import type { RequestFacts } from './facts/request-facts.ts';
import { finishBackendTerms, finishKeywords, finishTags } from './finish/terms.ts';
import { openPhraseGate, type PhraseProblem } from './phrase-gate.ts';
import { isInTitle, keyphraseCount } from './platforms/keyphrase.ts';
import { completeText, descriptionOf, FIELD_TRAITS, type ListingText } from './platforms/index.ts';
import type { ListingRequest } from './request.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';
import { blocksOf } from './text/blocks.ts';
import { plainText } from './text/plain.ts';
import { contentStems, countWords, foldWord, stemOf, wordsOf } from './text/words.ts';
import type { FinishedText } from './writer.ts';

/** A keyword of a request, and why a listing cannot use it; undefined if it can. */
export interface CheckedKeyword {
  readonly keyword: string;
  readonly reason?: PhraseProblem | undefined;
}

/** Whether each keyword is allowed and supported by the request. */
export async function checkKeywords(request: ListingRequest): Promise<CheckedKeyword[]> {
  const problemOf = await openPhraseGate(request);
  const checked: CheckedKeyword[] = [];
  for (const keyword of request.keywords ?? []) {
    await yieldToEventLoop();
    checked.push({ keyword, reason: await problemOf(plainText(keyword)) });
  }
  return checked;
}

/** The keywords that a listing may use, as given in the request. */
export function allowedKeywords(checked: readonly CheckedKeyword[]): string[] {
  return checked.filter(({ reason }) => reason === undefined).map(({ keyword }) => keyword);
}

/** Maximum words of a tag. */
const MAX_TAG_WORDS = 4;

/**
 * Puts keywords first in the platform's fields for search phrases. Prose isn't changed, because a keyword
 * that fits no sentence would sound forced.
 */
function placeKeywords(
  text: ListingText,
  allowed: readonly string[],
  facts: RequestFacts,
): ListingText {
  if (allowed.length === 0) return text;
  const fields = new Set(FIELDS_BY_PLATFORM[facts.platform]);
  const tags = allowed.filter((keyword) => countWords(keyword) <= MAX_TAG_WORDS);
  return {
    ...text,
    keywords: finishKeywords(distinctKeywords([...allowed, ...text.keywords]), facts),
    ...(fields.has('product_tags') && {
      product_tags: finishTags(distinctKeywords([...tags, ...text.product_tags]), facts).slice(
        0,
        LISTING_LIMITS.product_tags,
      ),
    }),
    ...(fields.has('backend_terms') && { backend_terms: termsWith(text, allowed, facts) }),
    ...(fields.has('focus_keyphrase') && { focus_keyphrase: focusWith(text, allowed) }),
  };
}

/** Phrases without duplicates, comparing the stems of their words. */
function distinctKeywords(phrases: readonly string[]): string[] {
  const seen = new Set<string>();
  return phrases.filter((phrase) => {
    const key = wordsOf(phrase).map(foldedStem).join(' ');
    return !seen.has(key) && seen.add(key);
  });
}

function foldedStem(word: string): string {
  return stemOf(foldWord(word));
}

function termsWith(text: ListingText, allowed: readonly string[], facts: RequestFacts): string {
  const shown = new Set(wordsOf(text.title).map(foldedStem));
  const missing = allowed
    .flatMap((keyword) => wordsOf(plainText(keyword)))
    .filter((word) => !shown.has(foldedStem(word)));
  return finishBackendTerms(`${missing.join(' ')} ${text.backend_terms}`, text.title, facts);
}

/**
 * The first keyword in the title that appears in at least as many of the important places as the
 * current keyphrase.
 */
function focusWith(text: ListingText, allowed: readonly string[]): string {
  const paragraph = descriptionOf(text)[0]?.text ?? '';
  const placesOf = (phrase: string) =>
    [paragraph, text.meta_description].filter((place) => keyphraseCount(place, phrase) > 0).length;
  const least = placesOf(text.focus_keyphrase);
  const found = allowed.find(
    (keyword) => isInTitle(text.title, keyword) && placesOf(keyword) >= least,
  );
  return found ?? text.focus_keyphrase;
}

/** A finished text with its keywords added, and citations for them. */
export async function withKeywords<Finished extends FinishedText>(
  finished: Finished,
  checked: readonly CheckedKeyword[],
  request: ListingRequest,
  facts: RequestFacts,
): Promise<Finished> {
  const text = placeKeywords(finished.text, allowedKeywords(checked), facts);
  await yieldToEventLoop();
  const cited = await citeText(completeText(text, SEARCH_FIELDS), [], request);
  const citations = { ...finished.citations };
  for (const field of SEARCH_FIELDS) {
    if (JSON.stringify(text[field]) === JSON.stringify(finished.text[field])) continue;
    // A search phrase isn't a paraphrase: only the input's own words are cited.
    citations[field] = (cited[field] ?? []).map((all) =>
      all.filter(({ paraphrase }) => paraphrase !== true),
    );
  }
  return { ...finished, text, citations };
}

const SEARCH_FIELDS = LISTING_TEXT_FIELDS.filter((field) => FIELD_TRAITS[field].kind !== 'text');

/** The fields that contain each keyword, or the reason why none does. */
export function placementsOf(
  text: ListingText,
  checked: readonly CheckedKeyword[],
  request: ListingRequest,
  otherwise: 'no_room' | 'not_used',
): KeywordPlacement[] {
  const fields = FIELDS_BY_PLATFORM[request.platform].map(
    (field) => [field, readField(text, field)] as const,
  );
  return checked.map(({ keyword, reason }) => {
    // Without this check, "waterproof" would be found in "not waterproof".
    if (reason !== undefined) return { keyword, fields: [], reason };
    const found = fields.flatMap(([field, hasKeyword]) => (hasKeyword(keyword) ? [field] : []));
    return { keyword, fields: found, ...(found.length === 0 && { reason: otherwise }) };
  });
}

/**
 * Reads a field once and returns a function that tests whether it contains a keyword. Backend terms are single words,
 * which a search combines with those of the title.
 */
function readField(text: ListingText, field: ListingTextField): (keyword: string) => boolean {
  if (field === 'backend_terms') {
    const terms = new Set(contentStems(text.backend_terms));
    const shown = new Set(contentStems(text.title));
    return (keyword) => {
      const wanted = contentStems(plainText(keyword));
      return (
        wanted.some((stem) => terms.has(stem)) &&
        wanted.every((stem) => terms.has(stem) || shown.has(stem))
      );
    };
  }
  const value = text[field];
  const texts = typeof value === 'string' ? blocksOf(value).map((block) => block.text) : value;
  const has = phraseTester(texts.map((item) => plainText(item)));
  return (keyword) => has(plainText(keyword));
}
