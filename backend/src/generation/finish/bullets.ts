import { LISTING_LIMITS } from '@wareword/shared-schema';
import type { RequestFacts } from '../facts/request-facts.ts';
import {
  FORBIDDEN_BULLET_CHARACTERS,
  FORBIDDEN_BULLET_ENDING,
} from '../platforms/amazon-bullets.ts';
import { maxOfRule, minOfRule } from '../platforms/index.ts';
import { clipText, plainText, withoutDanglingEnd } from '../text/plain.ts';
import { countWords } from '../text/words.ts';
import { allowedText, withoutEmoji, withoutMatches } from './allowed-text.ts';

const MIN_CHARACTERS = minOfRule('amazon', 'amazon.bullets.length');
/** WooCommerce has no limit; a longer text isn't a bullet anymore. */
const STORE_BULLET_CHARACTERS = 300;

/** Bullets that follow every hard rule of the platform; empty ones are removed. */
export function finishBullets(bullets: readonly string[], facts: RequestFacts): string[] {
  const amazon = facts.platform === 'amazon';
  const longest = amazon
    ? (maxOfRule('amazon', 'amazon.bullets.length', facts.day) ?? Infinity)
    : STORE_BULLET_CHARACTERS;
  let room = amazon
    ? (maxOfRule('amazon', 'amazon.bullets.total', facts.day) ?? Infinity)
    : Infinity;
  const seen = new Set<string>();
  const finished: string[] = [];
  for (const bullet of bullets) {
    if (finished.length === LISTING_LIMITS.bullets) break;
    const text = finishBullet(bullet, facts, Math.min(longest, room));
    const key = text.toLowerCase();
    if (text.length < (amazon ? MIN_CHARACTERS : 2) || seen.has(key)) continue;
    if (text.length > room) break;
    seen.add(key);
    room -= text.length;
    finished.push(text);
  }
  return finished;
}

function finishBullet(bullet: string, facts: RequestFacts, longest: number): string {
  let text = allowedText(withoutEmoji(plainText(bullet)), facts);
  text = text.replace(/^[\s*•·–—-]+/u, '');
  if (facts.platform === 'amazon') {
    text = withoutMatches(text, FORBIDDEN_BULLET_CHARACTERS);
    text = clipText(text, Math.max(0, longest));
    while (FORBIDDEN_BULLET_ENDING.test(text)) text = withoutDanglingEnd(text.slice(0, -1));
  } else {
    text = clipText(text, longest).replace(/[;:,]+$/u, '');
  }
  // A heading without its detail means nothing.
  if (/^[^:]{1,40}:$/u.test(text)) return '';
  if (countWords(text) === 0) return '';
  // A bullet may start with a number: "750 ml".
  if (facts.platform !== 'amazon' && /^\d/u.test(text)) return text;
  return text.replace(
    /^([^\p{L}]*)(\p{Changes_When_Uppercased})/u,
    (_all, head: string, letter: string) => head + letter.toUpperCase(),
  );
}
