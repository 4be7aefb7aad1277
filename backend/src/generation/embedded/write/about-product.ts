import { contentStems, stemOf, wordsOf } from '../../text/words.ts';
import type { Product } from '../read/product.ts';
import { mainVerbIndex } from '../read/shape.ts';
import { tagText } from '../read/tagging.ts';
import { literally } from './pattern.ts';
import { isPlural } from './whole.ts';

/** The product's name at the front of a sentence, where nothing makes it part of a longer one. */
export function nameAtFront(label: string): RegExp {
  return new RegExp(
    `^(?:[Tt]he\\s+)?${literally(label)}(?![\\p{L}'’,])(?!\\s+(?:\\p{Lu}|\\d))`,
    'u',
  );
}

/**
 * "Deluxe Pokemon costume features …" of the Pokemon Deluxe Costume: what such a sentence says,
 * where its subject is the product in other words; else `null`.
 */
export function aboutProduct(told: string, { name, plural, kind, label }: Product): string | null {
  const tokens = tagText(told);
  const verb = mainVerbIndex(tokens);
  const word = tokens[verb]?.word ?? '';
  if (verb < 1 || word === '' || isPlural(told) !== plural) return null;
  const at = told.search(new RegExp(`(?<=\\s)${literally(word)}(?![\\p{L}’'-])`, 'u'));
  const subject = at < 0 ? '' : told.slice(0, at).trim();
  const known = new Set(contentStems(`${name} ${kind}`));
  const stems = contentStems(subject);
  const last = stemOf(wordsOf(subject).at(-1) ?? '');
  const same = [kind, wordsOf(label).at(-1) ?? ''].some((one) => stemOf(one) === last);
  return same && stems.length > 0 && stems.every((stem) => known.has(stem)) ? told.slice(at) : null;
}

/** "The set", "the costume": the product itself, and no part of it. */
export function isWhole(thing: string, { kind, label }: Product): boolean {
  const last = stemOf(wordsOf(thing).at(-1) ?? '');
  return (
    last === stemOf(kind) ||
    last === stemOf(wordsOf(label).at(-1) ?? '') ||
    /^(?:set|kit|pack|product|item|bundle)$/u.test(last)
  );
}

/** Whether a text says all that another does: a sentence its product's name. */
export function saysAll(text: string, subject: string): boolean {
  const said = new Set(contentStems(text));
  return contentStems(subject).every((stem) => said.has(stem));
}
