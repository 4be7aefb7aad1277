import type { Language, NameSegment, Reading } from '../../reading/index.ts';
import { hasDigit, wordsOf } from '../../text/words.ts';
import { cite, type Cited } from '../cited.ts';

const MAX_WORDS = 4;
/** Prepositions after which a name says what the product is made of, comes with or is for. */
const PREPOSITIONS: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /^(?:mit|für|aus|ohne|in|im|zum|zur|von|und|bei|auf|nach)$/iu,
  fr: /^(?:de|du|des|en|à|au|aux|avec|pour|sans|et|d['’]\p{L}+|l['’]\p{L}+)$/iu,
  es: /^(?:de|del|en|con|para|sin|por|y|a|al)$/iu,
  it: /^(?:di|del|della|dei|in|con|per|senza|da|e|a|al|alla|d['’]\p{L}+|all['’]\p{L}+|dell['’]\p{L}+)$/iu,
};
/** The ones that hold two nouns together as one thing: "Coussin d'allaitement". */
const BINDING = /^(?:de|du|des|del|di|da|à|d['’]\p{L}+)$/iu;

/** What a name in another language than English says that the product is. */
export function foreignPhrases({ name, language, request }: Reading): Cited[] {
  const [segment] = name.segments;
  const preposition = PREPOSITIONS[language];
  if (segment === undefined || preposition === undefined) return [];
  const parts = partsOf(segment, preposition);
  const [head = [], ...complements] = parts;
  const say = (...words: readonly (readonly string[])[]) => cite(words.flat().join(' '), segment);
  if (language === 'de') {
    const noun = head.slice(-1);
    // "Holzbrett Ahorn" ends on a material.
    const isNoun = isMeant(noun.join(''), request.features);
    if (!isNoun && complements.length === 0) return [say(head.slice(-MAX_WORDS))];
    return [
      say(head.slice(-MAX_WORDS)),
      ...head.slice(0, -1).map((word) => say([word], noun)),
      ...complements.map((words) => say(noun, words)),
      say(noun),
    ];
  }
  const [first = []] = complements;
  const bound = BINDING.test(first[0] ?? '');
  const noun = head.slice(0, 1);
  // "Set de vasos de vidrio": the glass is that of the glasses.
  const apart = complements.filter(
    (words, at) => at === 0 || !bound || !BINDING.test(words[0] ?? ''),
  );
  const short = apart
    .filter((words) => words.length > MAX_WORDS - 1)
    .map((words) => words.slice(0, 2));
  return [
    ...(bound ? [say(head, first)] : []),
    say(head),
    ...[...apart, ...short].flatMap((words) => [say(head, words), say(noun, words)]),
    ...(bound ? complements.slice(1).map((words) => say(head, first, words)) : []),
    say(noun),
  ];
}

/** A name up to its first number: the noun with its adjectives, and what each preposition adds. */
function partsOf({ text }: NameSegment, preposition: RegExp): string[][] {
  const parts: string[][] = [[]];
  const words = text.split(/\s+/u);
  const sentence = words.slice(1).some((word) => /^\p{Ll}{4}/u.test(word));
  for (const word of words) {
    if (hasDigit(word)) {
      // "Set de 6 vasos"
      if (parts.length > 1 && parts.at(-1)?.length === 1) continue;
      if ((parts[0]?.length ?? 0) > 0) parts.push([]);
      continue;
    }
    const last = parts.at(-1);
    const isName = sentence && /^\p{Lu}/u.test(word) && parts.length > 1;
    if (preposition.test(word)) parts.push([word]);
    else if (last !== undefined && !isName) last.push(word);
  }
  return parts.filter((words, at) => at === 0 || words.length > 1 || /['’]/u.test(words[0] ?? ''));
}

/** Whether a German text speaks of "die Brotdose". */
function isMeant(noun: string, text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    (word, at) => word === noun && /^(?:die|der|das|diese[rs]?)$/iu.test(words[at - 1] ?? ''),
  );
}
