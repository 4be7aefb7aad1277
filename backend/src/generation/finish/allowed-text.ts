import type { RequestFacts } from '../facts/request-facts.ts';
import { EMOJI, isForbidden } from '../platforms/forbidden-wording.ts';
import { sentencesOf } from '../text/sentences.ts';

/** Whether a platform allows a sentence. The gate checks whether it is true. */
export function isAllowedText(sentence: string, facts: RequestFacts): boolean {
  return !isForbidden(sentence, facts.platform);
}

/** A text without its forbidden sentences. */
export function allowedText(text: string, facts: RequestFacts): string {
  const sentences = sentencesOf(text);
  const kept = sentences.filter((sentence) => isAllowedText(sentence, facts));
  return kept.length === sentences.length ? text : kept.join(' ');
}

const ALL_EMOJI = new RegExp(EMOJI.source, 'gu');

/** Text without emoji, with the gaps closed. */
export function withoutEmoji(text: string): string {
  return EMOJI.test(text) ? text.replace(ALL_EMOJI, ' ').replace(/\s+/gu, ' ').trim() : text;
}

/** Removes what a pattern matches, and closes the gap. */
export function withoutMatches(text: string, pattern: RegExp): string {
  const all = new RegExp(
    pattern.source,
    pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`,
  );
  return text
    .replace(all, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,;:.)])/gu, '$1')
    .replace(/([(,])\s*[,)]/gu, '$1')
    .replace(/\(\s*$|^[\s,;:|–—-]+|[\s,;:|–—-]+$/gu, '')
    .trim();
}
