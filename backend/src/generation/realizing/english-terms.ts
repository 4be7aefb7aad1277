import { isForbidden } from '../platforms/forbidden-wording.ts';
import { labelType } from '../reading/facts.ts';
import { isUsable } from '../reading/uncertain-units.ts';
import type { Quote, Reading, Unit } from '../reading/index.ts';
import { isTagged, tagText } from '../reading/tagging.ts';
import { contentStems, foldWord, hasDigit, stemOf, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { textOf } from './cited.ts';
import { affirmedPart } from './non-english-terms.ts';
import { attestedPhrases } from './phrases/attested-phrases.ts';
import { phraseEvidenceOf } from './phrases/phrase-evidence.ts';
import { nounOf, headNouns } from './phrases/head-nouns.ts';
import { audienceOf } from './phrases/stated-attributes.ts';
import { wordSpansOf } from './phrases/word-spans.ts';
import {
  productGroupOf,
  isAnimal,
  isDescribing,
  isInDictionary,
  isMaterial,
  isNoun,
  isAudience,
  isPromotional,
  isProduct,
  isThing,
  isAttribute,
} from './phrases/words.ts';
import { writtenWork } from './phrases/written-works.ts';

/** A word or compound that a shopper may search for. */
export interface Term {
  readonly text: string;
  readonly quote: Quote;
}

/**
 * Search terms from the name and the features: what the input calls the product, its audience, material and
 * attributes. Parts, motifs, accessories and surfaces aren't search terms.
 */
export function englishTerms(reading: Reading, isAllowed: (unit: Unit) => boolean): Term[] {
  // The plot of a book doesn't provide search terms.
  if (writtenWork(reading).length > 0) return [];
  const units = reading.units.filter(
    (unit) => isUsable(unit) && unit.kind !== 'note' && isAllowed(unit),
  );
  return [
    ...nameTerms(reading),
    ...mentionTerms(reading),
    ...styleTerms(reading),
    ...roomTerms(units),
    ...materialTerms(reading, units),
    ...units.flatMap(traitTerms),
  ];
}

/** Words of the name that say what the product is, for a title without room for them. */
function nameTerms({ name }: Reading): Term[] {
  // What a segment with a forbidden claim says isn't about the product: "Free Shipping".
  const segments = name.segments.filter(({ text }) => !isForbidden(text, 'amazon'));
  return segments.flatMap((segment) => {
    const text = segment.text.split(DENIAL)[0] ?? '';
    const tail = text.slice(FOR.exec(text)?.index ?? text.length);
    // Models of other brands: "For iPhone 15".
    const words = AWARD.test(text) ? [] : wordSpansOf({ ...segment, text }).flat();
    return joinPairs([...words, ...(hasDigit(tail) ? [] : wordsOf(tail))])
      .filter((word) => isInClass(word.replace('-', ' '), 'term pairs') || isNameTerm(word))
      .map((word): Term => ({ text: word, quote: segment }));
  });
}

/** Joins two words that are only meaningful together: "Dishwasher-safe" of "Dishwasher Safe". */
function joinPairs(words: readonly string[]): string[] {
  const isPair = (at: number) => isInClass(`${words[at]} ${words[at + 1]}`, 'term pairs');
  return words.flatMap((word, at) => {
    if (isPair(at)) return [`${word}-${words[at + 1]}`];
    return at > 0 && isPair(at - 1) ? [] : [word];
  });
}

/** A part of the name that only mentions an award: "Parents' Choice Gold Award Winner". */
const AWARD = /\b(?:award|winners?|winning|finalists?)\b/iu;
/** Introduces what the product lacks. */
const DENIAL = /\b(?:without|free (?:of|from)|not|never)\s/iu;
const FOR = /\bfor\s/iu;

/** Whether a word of a name means the same on its own: "Motivational" and "carpet", not "duration". */
function isNameTerm(word: string): boolean {
  const [token] = tagText(word.toLowerCase());
  const isPlain =
    !isInClass(word, 'numbers') && !isPromotional(word) && !isInClass(word, 'binding words');
  return isPlain && (isSearchedNoun(word) || (isInDictionary(word) && isTagged(token, 'JJ')));
}

/** Whether a word names a product, an audience or an occasion rather than a part: "Puppet", "toddlers", "birthday". */
function isSearchedNoun(word: string): boolean {
  const folded = foldWord(word);
  const isPart = isInClass(folded, 'parts of anything') || vocabulary('parts').has(folded);
  if (isInClass(folded, 'searched occasions')) return true;
  if (isPart || isInClass(folded, 'bare nouns')) return false;
  return (
    isProduct(word) ||
    isAudience(word) ||
    isAttribute(word) ||
    isThing(word) ||
    isAnimal(word) ||
    isInClass(folded, 'motifs')
  );
}

/** What the input calls the product outside the name, and its audience. */
function mentionTerms(reading: Reading): Term[] {
  const heads = headNouns(reading);
  const productGroups = heads.map((head) => productGroupOf([nounOf(head)]));
  const [first] = reading.units;
  const mentions = phraseEvidenceOf(reading).productMentions.filter(
    ({ words, isUncertain, span }) => {
      const last = words.at(-1) ?? '';
      const group = productGroupOf([last]);
      // A mention of the same product group: "Canvas shoes" for sneakers.
      const isSame = group !== undefined && productGroups.includes(group);
      // The first unit says what the product is: "The rim is a hoop".
      const isFirst =
        !isUncertain && first?.span === span && IS_A.test(first.text) && isThing(last);
      const isMention =
        isFirst || (isProduct(last) && (isSame || isNameOrCategoryNoun(last, reading)));
      return isMention && (!isUncertain || words.length > 1) && !words.some(isPromotional);
    },
  );
  const [main] = heads;
  return [
    ...attestedPhrases(reading).flatMap((phrase) =>
      phrase.flatMap(({ text, sources: [span] }) =>
        span === undefined ? [] : [{ text: textOf([{ text, sources: [] }]), span }],
      ),
    ),
    ...mentions.map(({ words, span }) => ({ text: words.join(' '), span })),
    ...audienceOf(reading, main === undefined ? '' : nounOf(main)),
  ].flatMap((quote) =>
    joinPairs(wordsOf(quote.text).flatMap((word) => (HYPHEN.test(word) ? [] : [word])))
      .filter(
        (word) =>
          HYPHEN.test(word) || isSearchedNoun(word) || (isNoun(word) && !isDescribing(word)),
      )
      .map((text): Term => ({ text, quote })),
  );
}

/** A compound that is only meaningful as a whole: "Heavy-duty". */
const HYPHEN = /\p{L}-\p{L}/u;
const IS_A = /\bis an?\b/iu;

/** Whether the name or the category also has a noun that the features use. */
function isNameOrCategoryNoun(noun: string, reading: Reading): boolean {
  const stem = stemOf(noun);
  const isInCategory = phraseEvidenceOf(reading).categoryItems.some(
    ({ words }) => stemOf(words.at(-1) ?? '') === stem,
  );
  return isInCategory || contentStems(reading.name.text).includes(stem);
}

/** Values of a store's style filter: "Style_bottom: Track Pants, Leggings". */
function styleTerms({ lines }: Reading): Term[] {
  return lines
    .filter(({ label }) => STYLE.test(label?.text ?? ''))
    .flatMap(({ units }) => units)
    .flatMap((unit) =>
      unit.text
        .split(/, ?/u)
        .flatMap((value) =>
          isInClass(value.trim(), 'term pairs')
            ? [value.trim().replace(' ', '-')]
            : wordsOf(value).filter(
                (word) => isInDictionary(word) && !isInClass(foldWord(word), 'parts of anything'),
              ),
        )
        .map((text): Term => ({ text, quote: unit })),
    );
}

const STYLE = /^style_/iu;

/** The room of a tool: "Kitchen" of a "kitchen tool". */
function roomTerms(units: readonly Unit[]): Term[] {
  return units.flatMap((unit) =>
    [...unit.text.matchAll(ROOM)]
      .map(([, word = '']) => word)
      .filter((word) => isInClass(foldWord(word), 'rooms'))
      .map((text): Term => ({ text, quote: unit })),
  );
}

const ROOM = /\b(\p{L}+) (?:tool|utensil|gadget|appliance)s?\b/giu;

/** The material of the whole product: "Made of acacia wood", "Material: Acacia wood". */
function materialTerms(reading: Reading, units: readonly Unit[]): Term[] {
  const labeled = new Set(
    reading.lines
      .filter(({ label }) => labelType(label?.text) === 'material')
      .flatMap((line) => line.units.map(({ id }) => id)),
  );
  const nouns = new Set(headNouns(reading).map((head) => stemOf(foldWord(nounOf(head)))));
  return units.flatMap((unit) => {
    const text = affirmedPart(unit.text, 'en');
    const made = MADE_OF.exec(text);
    const before = wordsOf(text.slice(0, made?.index ?? 0));
    const isWhole =
      before.every((word) => SUBJECT.test(word) || foldWord(word).endsWith('ly')) ||
      nouns.has(stemOf(foldWord(before.findLast((word) => !SUBJECT.test(word)) ?? '')));
    const statesMaterial = made !== null && isWhole;
    const pieces = statesMaterial
      ? [text.slice(made.index + made[0].length).split(MATERIAL_END)[0] ?? '']
      : [];
    if (!unit.finite && !statesMaterial)
      for (const piece of text.split(/[,;]/u)) {
        const [, kinds = ''] = MATERIAL_CONSTRUCTION.exec(piece) ?? [];
        pieces.push(labeled.has(unit.id) || isMaterialList(piece) ? piece : kinds);
      }
    return pieces.flatMap(materialsIn).map((material): Term => ({ text: material, quote: unit }));
  });
}

/** Materials with their qualifiers, but not those of parts: "Acacia wood", "EVA foam". */
function materialsIn(text: string): string[] {
  const withoutShares = text.replace(SHARE, ',');
  const words = wordsOf(withoutShares);
  const isNext = (at: number) => withoutShares.includes(`${words[at - 1]} ${words[at]}`);
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    const describesOtherNoun =
      isNext(at + 1) && isNoun(next) && !isInClass(foldWord(next), 'words for the whole');
    // The material of another noun ("Rubber" feet), or a qualifier ("beech" wood).
    if (!isMaterial(word) || describesOtherNoun) return [];
    let first = at;
    while (first > 0 && isNext(first) && qualifiesMaterial(words[first - 1] ?? '')) first -= 1;
    return [words.slice(first, at + 1).join('-')];
  });
}

/** Whether a text lists only materials: "Cotton (30)%, Linen (70)%", "100% acrylic", "Solid walnut". */
function isMaterialList(text: string): boolean {
  const words = wordsOf(text);
  const isPlain = (word: string) =>
    qualifiesMaterial(word) || hasDigit(word) || vocabulary('qualities').has(foldWord(word));
  return words.some(isMaterial) && words.every(isPlain);
}

/** Whether a word qualifies the material after it: "stainless" steel, "acacia" wood, "EVA" foam. */
function qualifiesMaterial(word: string): boolean {
  const [token] = tagText(word.toLowerCase());
  return (
    isMaterial(word) ||
    isInClass(foldWord(word), 'metal qualities') ||
    (word === word.toLowerCase() && isNoun(word) && isTagged(token, 'NN') && !isPromotional(word))
  );
}

/** Introduces the product's own material: "Made of", "crafted from". */
const MADE_OF = /\b(?:made|crafted|woven|knit|built|constructed) (?:of|from|with|in)\b/iu;
const SUBJECT = /^(?:it|it['’]s|they|this|these|is|are|the|all)$/iu;
/** "Metal and wood construction" */
const MATERIAL_CONSTRUCTION = /^(.{3,60}) (?:construction|upholstery|fabric)[.!]?$/iu;
/** Ends the list of materials. */
const MATERIAL_END = /[.;(]| (?:with|for|to|that|so|which|featuring) /u;
/** "60 %", "(70)%" */
const SHARE = /\(?\d{1,3}\)? ?%/gu;

/** An attribute that is a whole statement: "Dishwasher safe", "Water-resistant". */
function traitTerms(unit: Unit): Term[] {
  const text = unit.text.replace(/[.!]$/u, '').trim().toLowerCase();
  const isTrait =
    isInClass(text, 'term pairs') ||
    isInClass(text, 'searched traits') ||
    isInClass(text.replaceAll(' ', '-'), 'searched compounds');
  return isTrait ? [{ text: text.replaceAll(' ', '-'), quote: unit }] : [];
}
