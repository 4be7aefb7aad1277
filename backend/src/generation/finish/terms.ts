import { LISTING_LIMITS } from '@wareword/shared-schema';
import type { RequestFacts } from '../facts/request-facts.ts';
import { SUBJECTIVE_TERMS } from '../platforms/amazon-terms.ts';
import { maxOfRule } from '../platforms/index.ts';
import { clipText, plainText } from '../text/plain.ts';
import { foldWord, STOP_WORDS, wordsOf } from '../text/words.ts';
import { isAllowedText, withoutEmoji } from './allowed-text.ts';

const MAX_KEYWORD_CHARACTERS = 100;

function distinctTexts(texts: readonly string[], facts: RequestFacts, most: number): string[] {
  const seen = new Set<string>();
  const kept: string[] = [];
  for (const item of texts) {
    if (kept.length === most) break;
    const text = clipText(withoutEmoji(plainText(item)), MAX_KEYWORD_CHARACTERS).replace(
      /^[\s,;.#]+|[\s,;.]+$/gu,
      '',
    );
    const key = text.toLowerCase();
    if (!/[\p{L}\p{N}]/u.test(text) || seen.has(key) || !isAllowedText(text, facts)) continue;
    seen.add(key);
    kept.push(text);
  }
  return kept;
}

/** Distinct search phrases in plain text. */
export function finishKeywords(keywords: readonly string[], facts: RequestFacts): string[] {
  return distinctTexts(keywords, facts, LISTING_LIMITS.keywords);
}

/** Distinct tags in plain text. */
export function finishTags(tags: readonly string[], facts: RequestFacts): string[] {
  return distinctTexts(tags, facts, LISTING_LIMITS.product_tags);
}

const encoder = new TextEncoder();

/** Amazon's backend terms: single words that aren't in the title, up to the byte limit. */
export function finishBackendTerms(terms: string, title: string, facts: RequestFacts): string {
  const usedTerms = new Set(wordsOf(title).flatMap((word) => [foldWord(word), ...termParts(word)]));
  const limit = maxOfRule('amazon', 'amazon.backend_terms.bytes', facts.day) ?? Infinity;
  let text = '';
  let bytes = 0;
  for (const term of plainText(terms).split(/\s+/u).flatMap(termParts)) {
    const size = encoder.encode(term).length + (text === '' ? 0 : 1);
    if (usedTerms.has(term) || STOP_WORDS.has(term) || SUBJECTIVE_TERMS.has(term)) continue;
    if (facts.brandWords.has(term) || bytes + size > limit || !isAllowedText(term, facts)) continue;
    if (!isAllowedText(`${text} ${term}`, facts)) continue;
    usedTerms.add(term);
    text += (text === '' ? '' : ' ') + term;
    bytes += size;
  }
  return text;
}

function termParts(word: string): string[] {
  return (foldWord(word).match(/[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu) ?? []).filter(
    (part) => part.length > 1 || !/^[a-z]$/u.test(part),
  );
}
