import type { Voice } from './voices/voice.ts';

/** Spoken forms and the whole ones, where either says the same. */
const MAKE: readonly (readonly [RegExp, string])[] = [
  [/\b(it|that|there|here|what) is (?!the case\b)(?=\S)/giu, '$1’s '],
  [/\b(you|they|we) are (?=\S)/giu, '$1’re '],
  [/\b(you|it|they|we) will (?=\S)/giu, '$1’ll '],
  [/\b(do|does|is|are|would|should) not (?=\S)/giu, '$1n’t '],
  [/\bcannot\b/giu, 'can’t'],
];
const UNDO: readonly (readonly [RegExp, string])[] = [
  [
    /\b(it|that|there|here)['’]s (?=(?:an?|the|also|not|perfect|easy|great|ideal|safe|for|in|time)\b)/giu,
    '$1 is ',
  ],
  [/\b(you|they|we)['’]re\b/giu, '$1 are'],
  [/\b(you|it|they|we)['’]ll\b/giu, '$1 will'],
  [/\b(you|they|we)['’]ve (?=(?:got|been|seen)\b)/giu, '$1 have '],
  [/\b(do|does|is|are|would|should)n['’]t\b/giu, '$1 not'],
  [/\bcan['’]t\b/giu, 'cannot'],
  [/\bwon['’]t\b/giu, 'will not'],
];

/** A sentence with its contractions made, undone or left, as its tone has them. */
export function contracted(sentence: string, how: Voice['contractions']): string {
  if (how === 'leave') return sentence;
  return (how === 'make' ? MAKE : UNDO).reduce(
    (text, [pattern, form]) => text.replace(pattern, form),
    sentence,
  );
}
