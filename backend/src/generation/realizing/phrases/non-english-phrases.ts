import type { Language, NameSegment, Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, wordsOf } from '../../text/words.ts';
import { isInClass } from '../../vocabulary/index.ts';
import { cite, type Cited } from '../cited.ts';

const MAX_WORDS = 4;
/** Prepositions that introduce a material, accessory or use. */
const PREPOSITIONS: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /^(?:mit|für|aus|ohne|in|im|zum|zur|von|und|bei|auf|nach)$/iu,
  fr: /^(?:de|du|des|en|à|au|aux|avec|pour|sans|et|d['’]\p{L}+|l['’]\p{L}+)$/iu,
  es: /^(?:de|del|en|con|para|sin|por|y|a|al)$/iu,
  it: /^(?:di|del|della|dei|in|con|per|senza|da|e|a|al|alla|d['’]\p{L}+|all['’]\p{L}+|dell['’]\p{L}+)$/iu,
};
/** Prepositions that join two nouns into one term: "Coussin d'allaitement". */
const BINDING = /^(?:de|du|des|del|di|da|à|d['’]\p{L}+)$/iu;

/** Product phrases from a name in a language other than English. */
export function nonEnglishPhrases({ name, language, request }: Reading): Cited[] {
  const [segment] = name.segments;
  const preposition = PREPOSITIONS[language];
  if (segment === undefined || preposition === undefined) return [];
  const parts = splitAtPrepositions(segment, preposition, request);
  const [head = [], ...complements] = parts;
  if (head.length === 0) return [];
  const toPhrase = (...words: readonly (readonly string[])[]) =>
    cite(words.flat().join(' '), segment);
  if (language === 'de') {
    const end = germanNounIndex(head);
    const noun = head.slice(end, end + 1);
    // A name may end in a proper name: "Holzbrett Riva".
    const isNoun = end < head.length - 1 || isUsedAsNoun(noun.join(''), request.features);
    if (!isNoun && complements.length === 0) return [toPhrase(head.slice(-MAX_WORDS))];
    return [
      toPhrase(head.slice(-MAX_WORDS)),
      ...head.slice(0, end).map((word) => toPhrase([word], noun)),
      ...complements.map((words) => toPhrase(noun, words)),
      toPhrase(noun),
    ];
  }
  const [first = []] = complements;
  const bound = BINDING.test(first[0] ?? '');
  const noun = head.slice(0, 1);
  const isOneThing = /^à$/iu.test(first[0] ?? '') && head.length === 1;
  // A complement of a complement isn't the product's: "Set de vasos de vidrio".
  const separateComplements = complements.filter(
    (words, at) => at === 0 || !bound || !BINDING.test(words[0] ?? ''),
  );
  const short = separateComplements
    .filter((words) => words.length > MAX_WORDS - 1)
    .map((words) => words.slice(0, 2));
  return [
    ...(bound ? [toPhrase(head, first)] : []),
    ...(isOneThing ? [] : [toPhrase(head)]),
    ...[...separateComplements, ...short].flatMap((words) => [
      toPhrase(head, words),
      toPhrase(noun, words),
    ]),
    ...(bound ? complements.slice(1).map((words) => toPhrase(head, first, words)) : []),
    // The noun alone would be another product: "machine" of "machine à café".
    ...(isOneThing ? [] : [toPhrase(noun)]),
  ];
}

/** The index of the German noun, which materials, abbreviations and adjectives may follow: "Lampe LED dimmbar". */
function germanNounIndex(head: readonly string[]): number {
  const end = head.findLastIndex(
    (word) => !/^(?:\p{Ll}|\p{Lu}+$)/u.test(word) && !isInClass(word, 'german materials'),
  );
  return end === -1 ? head.length - 1 : end;
}

/** A quantity before the product: "3er-Set", "Lot de 2". */
const AMOUNT =
  /^(?:\d+er[- ](?:set|pack)|(?:lot|paquet|pack|set|juego|confezione) (?:de|da|di) \d+|\d+ ?(?:x|×|stück|pièces|piezas|pezzi))\s+(?:de |di )?(?=\p{L})/iu;

/** A size: "Größe L", "Taille 38". */
const SIZE = /\s(?:größe|gr\.|taille|talla|taglia)\s\S{1,12}/giu;

/** The name of a design, which isn't searched: "„Fjord“", "« Alba »". */
const QUOTED = /\s(?:„[^“”]{1,40}[“”]|« ?[^»]{1,40}»|“[^”]{1,40}”|"[^"]{1,40}")(?=\s|$)/gu;

/** Moves a leading audience after the product: "T-shirt col rond pour homme" of "Pour homme T-shirt col rond". */
function productFirst(words: readonly string[], preposition: RegExp): readonly string[] {
  const [first = '', second = '', ...rest] = words;
  const opens = preposition.test(first) && isInClass(second, 'people words') && rest.length > 0;
  if (!opens) return words;
  const end = rest.findIndex((word) => preposition.test(word));
  const head = end === -1 ? rest : rest.slice(0, end);
  return [...head, first, second, ...rest.slice(head.length)];
}

/** Splits a name, up to its first number, into the noun with its adjectives and one part per preposition. */
function splitAtPrepositions(
  { text }: NameSegment,
  preposition: RegExp,
  request: Reading['request'],
): string[][] {
  const parts: string[][] = [[]];
  const words = productFirst(
    text.replace(AMOUNT, '').replace(SIZE, '').replace(QUOTED, '').trim().split(/\s+/u),
    preposition,
  );
  const brand = wordsOf(request.brand_name ?? '').map(foldWord);
  const sentence = words.slice(1).some((word) => /^\p{Ll}{4}/u.test(word));
  for (const word of words) {
    if (hasDigit(word)) {
      // A preposition before a number: "Set de 6 vasos".
      if (parts.length > 1 && parts.at(-1)?.length === 1) continue;
      if ((parts[0]?.length ?? 0) > 0) parts.push([]);
      continue;
    }
    const last = parts.at(-1);
    const isName = sentence && /^\p{Lu}/u.test(word) && parts.length > 1;
    if (brand.includes(foldWord(word)) && words.length > brand.length) continue;
    // The article continues the preposition: "À l'acide".
    const continuesPreposition =
      last?.length === 1 && BINDING.test(last[0] ?? '') && /['’]/u.test(word);
    if (preposition.test(word) && !continuesPreposition) parts.push([word]);
    else if (last !== undefined && !isName) last.push(word);
  }
  return parts.filter(
    (part, at) =>
      at === 0 ||
      (preposition.test(part[0] ?? '') && (part.length > 1 || /['’]/u.test(part[0] ?? ''))),
  );
}

/** Whether a German text uses a word with an article: "die Brotdose". */
function isUsedAsNoun(noun: string, text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    (word, at) => word === noun && /^(?:die|der|das|diese[rs]?)$/iu.test(words[at - 1] ?? ''),
  );
}
