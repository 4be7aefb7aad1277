import { labelType } from '../reading/facts.ts';
import { isUsable } from '../reading/uncertain-units.ts';
import type { Quote, Reading, Unit } from '../reading/index.ts';
import { isTagged, tagText } from '../reading/tagging.ts';
import { contentStems, foldWord, hasDigit, stemOf, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { textOf } from './cited.ts';
import { saidOf } from './non-english-terms.ts';
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
 * Search terms from the name and the features: what the input calls the whole product, whom it is for, its material and
 * its traits. What it has, shows, comes with or is used on is nothing that it is found by.
 */
export function englishTerms(reading: Reading, isAllowed: (unit: Unit) => boolean): Term[] {
  // What a story tells of is nothing that its readers search for.
  if (writtenWork(reading).length > 0) return [];
  const units = reading.units.filter(
    (unit) => isUsable(unit) && unit.kind !== 'note' && isAllowed(unit),
  );
  return [
    ...nameTerms(reading),
    ...calledTerms(reading),
    ...styleTerms(reading),
    ...roomTerms(units),
    ...materialTerms(reading, units),
    ...units.flatMap(traitTerms),
  ];
}

/** Words of the name that say what the product is, for a title that has no room for them. */
function nameTerms({ name }: Reading): Term[] {
  return name.segments.flatMap((segment) => {
    const text = segment.text.split(DENIAL)[0] ?? '';
    const tail = text.slice(FOR.exec(text)?.index ?? text.length);
    // "For iPhone 15": the models of other makers
    const words = AWARD.test(text) ? [] : wordSpansOf({ ...segment, text }).flat();
    return paired([...words, ...(hasDigit(tail) ? [] : wordsOf(tail))])
      .filter((word) => isInClass(word.replace('-', ' '), 'term pairs') || isNamed(word))
      .map((word): Term => ({ text: word, quote: segment }));
  });
}

/** "Dishwasher-safe" of "Dishwasher Safe": two words that say something only together. */
function paired(words: readonly string[]): string[] {
  const isPair = (at: number) => isInClass(`${words[at]} ${words[at + 1]}`, 'term pairs');
  return words.flatMap((word, at) => {
    if (isPair(at)) return [`${word}-${words[at + 1]}`];
    return at > 0 && isPair(at - 1) ? [] : [word];
  });
}

/** "Parents' Choice Gold Award Winner": a part of the name that says nothing of what the product is. */
const AWARD = /\b(?:award|winners?|winning|finalists?)\b/iu;
/** What follows is what the product has none of. */
const DENIAL = /\b(?:without|free (?:of|from)|not|never)\s/iu;
const FOR = /\bfor\s/iu;

/** "Motivational", "carpet": what a name says of the product in a word that means the same alone, and no "duration". */
function isNamed(word: string): boolean {
  const [token] = tagText(word.toLowerCase());
  const isPlain =
    !isInClass(word, 'numbers') && !isPromotional(word) && !isInClass(word, 'binding words');
  return isPlain && (isKindWord(word) || (isInDictionary(word) && isTagged(token, 'JJ')));
}

/** "Puppet", "toddlers", "birthday": what a thing is, whom or what it is for, and no part of it. */
function isKindWord(word: string): boolean {
  const small = foldWord(word);
  const isPart = isInClass(small, 'parts of anything') || vocabulary('parts').has(small);
  if (isInClass(small, 'searched occasions')) return true;
  if (isPart || isInClass(small, 'bare nouns')) return false;
  return (
    isProduct(word) ||
    isAudience(word) ||
    isAttribute(word) ||
    isThing(word) ||
    isAnimal(word) ||
    isInClass(small, 'motifs')
  );
}

/** What the input calls the product elsewhere, and for whom it says that it is. */
function calledTerms(reading: Reading): Term[] {
  const heads = headNouns(reading);
  const goods = heads.map((head) => productGroupOf([nounOf(head)]));
  const [first] = reading.units;
  const told = phraseEvidenceOf(reading).productMentions.filter(
    ({ words, isUncertain: opens, span }) => {
      const last = words.at(-1) ?? '';
      const kind = productGroupOf([last]);
      // "Canvas shoes" of sneakers
      const isSame = kind !== undefined && goods.includes(kind);
      // "Hoop" of what opens with "The rim is a hoop"
      const isFirst = !opens && first?.span === span && IS_A.test(first.text) && isThing(last);
      const isTold = isFirst || (isProduct(last) && (isSame || isCalled(last, reading)));
      return isTold && (!opens || words.length > 1) && !words.some(isPromotional);
    },
  );
  const [main] = heads;
  return [
    ...attestedPhrases(reading).flatMap((phrase) =>
      phrase.flatMap(({ text, sources: [span] }) =>
        span === undefined ? [] : [{ text: textOf([{ text, sources: [] }]), span }],
      ),
    ),
    ...told.map(({ words, span }) => ({ text: words.join(' '), span })),
    ...audienceOf(reading, main === undefined ? '' : nounOf(main)),
  ].flatMap((quote) =>
    paired(wordsOf(quote.text).flatMap((word) => (HYPHEN.test(word) ? [] : [word])))
      .filter(
        (word) => HYPHEN.test(word) || isKindWord(word) || (isNoun(word) && !isDescribing(word)),
      )
      .map((text): Term => ({ text, quote })),
  );
}

/** "Heavy-duty": what says something only whole. */
const HYPHEN = /\p{L}-\p{L}/u;
const IS_A = /\bis an?\b/iu;

/** Whether the name or the category has a noun by which the text calls the product, too. */
function isCalled(noun: string, reading: Reading): boolean {
  const stem = stemOf(noun);
  const isFiled = phraseEvidenceOf(reading).categoryItems.some(
    ({ words }) => stemOf(words.at(-1) ?? '') === stem,
  );
  return isFiled || contentStems(reading.name.text).includes(stem);
}

/** "Track", "leggings" of "Style_bottom: Track Pants, Leggings": what a store files the product by. */
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

/** "Kitchen" of a "kitchen tool" */
function roomTerms(units: readonly Unit[]): Term[] {
  return units.flatMap((unit) =>
    [...unit.text.matchAll(ROOM)]
      .map(([, word = '']) => word)
      .filter((word) => isInClass(foldWord(word), 'rooms'))
      .map((text): Term => ({ text, quote: unit })),
  );
}

const ROOM = /\b(\p{L}+) (?:tool|utensil|gadget|appliance)s?\b/giu;

/** "Acacia wood" of "Made of acacia wood" or "Material: Acacia wood": what all of the product is made of. */
function materialTerms(reading: Reading, units: readonly Unit[]): Term[] {
  const labeled = new Set(
    reading.lines
      .filter(({ label }) => labelType(label?.text) === 'material')
      .flatMap((line) => line.units.map(({ id }) => id)),
  );
  const nouns = new Set(headNouns(reading).map((head) => stemOf(foldWord(nounOf(head)))));
  return units.flatMap((unit) => {
    const text = saidOf(unit.text, 'en');
    const made = MADE.exec(text);
    const before = wordsOf(text.slice(0, made?.index ?? 0));
    const isWhole =
      before.every((word) => SUBJECT.test(word) || foldWord(word).endsWith('ly')) ||
      nouns.has(stemOf(foldWord(before.findLast((word) => !SUBJECT.test(word)) ?? '')));
    const isMade = made !== null && isWhole;
    const pieces = isMade ? [text.slice(made.index + made[0].length).split(UNTIL)[0] ?? ''] : [];
    if (!unit.finite && !isMade)
      for (const piece of text.split(/[,;]/u)) {
        const [, kinds = ''] = STRUCTURE.exec(piece) ?? [];
        pieces.push(labeled.has(unit.id) || isList(piece) ? piece : kinds);
      }
    return pieces.flatMap(materialsIn).map((one): Term => ({ text: one, quote: unit }));
  });
}

/** "Acacia wood", "EVA foam": materials with what they aren't named without, and none of the feet or a lid. */
function materialsIn(text: string): string[] {
  const said = text.replace(SHARE, ',');
  const words = wordsOf(said);
  const isNext = (at: number) => said.includes(`${words[at - 1]} ${words[at]}`);
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    const goesOn =
      isNext(at + 1) && isNoun(next) && !isInClass(foldWord(next), 'words for the whole');
    // "Rubber" of rubber feet, and "beech" of beech wood
    if (!isMaterial(word) || goesOn) return [];
    let first = at;
    while (first > 0 && isNext(first) && isKindOf(words[first - 1] ?? '')) first -= 1;
    return [words.slice(first, at + 1).join('-')];
  });
}

/** "Cotton (30)%, Linen (70)%", "100% acrylic", "Solid walnut": a statement of materials alone. */
function isList(text: string): boolean {
  const words = wordsOf(text);
  const isPlain = (word: string) =>
    isKindOf(word) || hasDigit(word) || vocabulary('qualities').has(foldWord(word));
  return words.some(isMaterial) && words.every(isPlain);
}

/** Whether a word goes with the material behind it: "stainless" steel, "acacia" wood, "EVA" foam. */
function isKindOf(word: string): boolean {
  const [token] = tagText(word.toLowerCase());
  return (
    isMaterial(word) ||
    isInClass(foldWord(word), 'metal qualities') ||
    (word === word.toLowerCase() && isNoun(word) && isTagged(token, 'NN') && !isPromotional(word))
  );
}

/** "Made of", "crafted from": what follows is the product's own material. */
const MADE = /\b(?:made|crafted|woven|knit|built|constructed) (?:of|from|with|in)\b/iu;
const SUBJECT = /^(?:it|it['’]s|they|this|these|is|are|the|all)$/iu;
/** "Metal and wood construction" */
const STRUCTURE = /^(.{3,60}) (?:construction|upholstery|fabric)[.!]?$/iu;
/** Where what a thing is made of ends */
const UNTIL = /[.;(]| (?:with|for|to|that|so|which|featuring) /u;
/** "60 %", "(70)%" */
const SHARE = /\(?\d{1,3}\)? ?%/gu;

/** "Dishwasher safe", "Water-resistant": a trait that is all of a statement. */
function traitTerms(unit: Unit): Term[] {
  const text = unit.text.replace(/[.!]$/u, '').trim().toLowerCase();
  const isOne =
    isInClass(text, 'term pairs') ||
    isInClass(text, 'searched traits') ||
    isInClass(text.replaceAll(' ', '-'), 'searched compounds');
  return isOne ? [{ text: text.replaceAll(' ', '-'), quote: unit }] : [];
}
