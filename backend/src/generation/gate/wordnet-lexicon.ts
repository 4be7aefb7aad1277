import { contentStems, stemOf } from '../text/words.ts';
import { isOpinion, antonymsOf } from './adjectives.ts';
import { lemmasOf, PARTS_OF_SPEECH, type PartOfSpeech } from './lemmas.ts';
import { ILLNESS_HYPERNYMS, PLACE_HYPERNYMS, ROLE_HYPERNYMS } from './hypernyms.ts';
import type { Lexicon } from './lexicon.ts';
import { CATEGORY_BY_FILE, SHAPE_FILES, type NounCategory } from './noun-categories.ts';
import { KNOWING_VERBS, COGNITION_FILE, TIME_FILE } from './wordnet-files.ts';
import { isCertainColor, isCertainMaterial } from './word-classes.ts';
import { mainPartOfSpeech } from './main-part-of-speech.ts';
import { MAX_CACHED_WORDS, memoizeLookup } from './memoize-lookup.ts';
import { COMMON_SENSES, WordNet } from './wordnet.ts';

/**
 * Maximum senses of a word that are followed, the most common first. A material is often a later
 * sense.
 */
const MAX_SENSES = 2;
const MAX_MATERIAL_SENSES = 3;
/**
 * Maximum senses whose hypernyms are followed. A noun is rarely used in its rare senses, except for
 * materials.
 */
const MAX_BROADENED_SENSES: Readonly<Record<PartOfSpeech, number>> = {
  noun: 1,
  verb: 3,
  adj: 3,
  adv: 3,
};
/** Maximum steps up the hierarchy of hypernyms. */
const MAX_STEPS: Readonly<Record<PartOfSpeech, number>> = { noun: 8, verb: 2, adj: 1, adv: 1 };
let loading: Promise<Lexicon> | undefined;

/** The lexicon, loaded when the first draft is checked. */
export function loadLexicon(): Promise<Lexicon> {
  loading ??= WordNet.load().then((wordNet) => new WordNetLexicon(wordNet));
  return loading;
}

class WordNetLexicon implements Lexicon {
  readonly #wordNet: WordNet;
  readonly mainPartOfSpeech = memoizeLookup((word) => mainPartOfSpeech(this.#wordNet, word));
  readonly isNoun = memoizeLookup((word) => this.#isNoun(word));
  readonly nounCategory = memoizeLookup((word) => this.#nounCategory(word));
  readonly isThing = memoizeLookup((word) => this.#namesThing(word));
  readonly isAdjective = memoizeLookup((word) => this.#hasSense(word, 'adj'));
  readonly isOpinion = memoizeLookup((word) => isOpinion(this.#wordNet, word));
  readonly antonyms = memoizeLookup((word) => antonymsOf(this.#wordNet, word));
  readonly definitionStems = memoizeLookup((word) => this.#definitionStems(word));
  readonly forms = memoizeLookup((word) => this.#forms(word));
  readonly related = memoizeLookup((word) => this.#related(word));
  readonly hypernyms = memoizeLookup((word) => this.#hypernyms(word));
  readonly isMental = memoizeLookup((word) => this.#isMental(word));
  readonly isAdverb = memoizeLookup((word) => this.#hasSense(word, 'adv'));
  readonly isVerb = memoizeLookup(
    (word) => this.#wordNet.uses(word, 'verb').firstSense !== undefined,
  );
  readonly isParticiple = memoizeLookup((word) => this.#isParticiple(word));
  readonly isBaseVerb = memoizeLookup(
    (word) => this.#hasSense(word, 'verb') && !/(?:ing|ed)$/u.test(word),
  );
  readonly #impliedCache = new Map<string, ReadonlySet<string>>();

  constructor(wordNet: WordNet) {
    this.#wordNet = wordNet;
  }

  implied(word: string): ReadonlySet<string> {
    const lower = word.toLowerCase();
    const cached = this.#impliedCache.get(lower);
    if (cached !== undefined) return cached;
    const found = new Set<string>();
    const maxSenses = isCertainMaterial(lower) ? MAX_MATERIAL_SENSES : MAX_SENSES;
    for (const part of PARTS_OF_SPEECH) {
      for (const lemma of lemmasOf(lower, part)) {
        const senses = this.#wordNet.senses(lemma, part).slice(0, maxSenses);
        for (const [rank, offset] of senses.entries()) {
          const steps =
            rank < MAX_BROADENED_SENSES[part] || isCertainMaterial(lower) ? MAX_STEPS[part] : 0;
          this.#addImplied(part, offset, lemma, steps, found);
        }
      }
    }
    // An antonym can be reached as a synonym in another sense: "queen" for "king".
    for (const stem of this.antonyms(lower)) found.delete(stem);
    if (this.#impliedCache.size >= MAX_CACHED_WORDS) this.#impliedCache.clear();
    this.#impliedCache.set(lower, found);
    return found;
  }

  #related(word: string): ReadonlySet<string> {
    const lower = word.toLowerCase();
    const found = new Set<string>();
    const part = this.mainPartOfSpeech(lower);
    if (part === undefined) return found;
    for (const lemma of lemmasOf(lower, part)) {
      for (const offset of this.#wordNet.senses(lemma, part).slice(0, MAX_SENSES))
        this.#addImplied(part, offset, lemma, 0, found);
    }
    return found;
  }

  #hypernyms(word: string): ReadonlySet<string> {
    const found = new Set<string>();
    let synsets = this.#commonSenses(word);
    for (let step = 0; step < MAX_STEPS.noun && synsets.length > 0; step += 1) {
      const read = synsets.map((offset) => this.#wordNet.synset('noun', offset));
      for (const { words } of read) {
        for (const word of words) found.add(word.replaceAll('_', ' '));
      }
      synsets = read.flatMap(({ pointers }) =>
        pointers.filter(({ symbol }) => symbol === '@').map(({ offset }) => offset),
      );
    }
    return found;
  }

  #isMental(word: string): boolean {
    const { firstSense } = this.#wordNet.uses(word.toLowerCase(), 'verb');
    if (firstSense === undefined || this.#wordNet.fileOf('verb', firstSense) !== COGNITION_FILE)
      return false;
    return hasAny(this.implied(word), KNOWING_VERBS);
  }

  #definitionStems(word: string): ReadonlySet<string> {
    const part = this.mainPartOfSpeech(word);
    if (part === undefined) return new Set();
    const meanings = lemmasOf(word, part).flatMap((lemma) =>
      this.#wordNet
        .senses(lemma, part)
        .slice(0, MAX_SENSES)
        .map((offset) => this.#wordNet.definition(part, offset)),
    );
    return new Set(contentStems(meanings.join(' ')));
  }

  #forms(word: string): readonly string[] {
    const lower = word.toLowerCase();
    const lemmas = PARTS_OF_SPEECH.flatMap((part) =>
      lemmasOf(lower, part).filter((lemma) => this.#hasSense(lemma, part)),
    );
    return [...new Set([lower, ...lemmas])];
  }

  #isNoun(word: string): boolean {
    return this.#wordNet.uses(word.toLowerCase(), 'noun').firstSense !== undefined;
  }

  #nounCategory(word: string): NounCategory | undefined {
    const lower = word.toLowerCase();
    const { firstSense } = this.#wordNet.uses(lower, 'noun');
    if (firstSense === undefined) return undefined;
    const category = this.#nounCategoryAt(firstSense);
    const hypernyms = this.implied(lower);
    // A tiger can be a fierce person, and a saucer a shape, but both are mainly things.
    const mayBeThing =
      category === 'person' || SHAPE_FILES.has(this.#wordNet.fileOf('noun', firstSense));
    if (mayBeThing && this.isThing(lower)) return 'thing';
    if (category === 'person' && hasAny(hypernyms, ROLE_HYPERNYMS)) return 'role';
    if (category === 'abstract' && hasAny(hypernyms, ILLNESS_HYPERNYMS)) return 'illness';
    if (category === 'thing' && hasAny(hypernyms, PLACE_HYPERNYMS)) return 'place';
    return category;
  }

  #nounCategoryAt(offset: number): NounCategory {
    return CATEGORY_BY_FILE.get(this.#wordNet.fileOf('noun', offset)) ?? 'thing';
  }

  #namesThing(word: string): boolean {
    return this.#commonSenses(word).some((offset) =>
      PHYSICAL_CATEGORIES.has(this.#nounCategoryAt(offset)),
    );
  }

  #isParticiple(word: string): boolean {
    if (word.endsWith('s') || word.endsWith('ing')) return false;
    return lemmasOf(word, 'verb').some((lemma) => lemma !== word && this.#hasSense(lemma, 'verb'));
  }

  #commonSenses(word: string): number[] {
    return lemmasOf(word.toLowerCase(), 'noun').flatMap((lemma) =>
      this.#wordNet.senses(lemma, 'noun').slice(0, COMMON_SENSES),
    );
  }

  isTime(word: string): boolean {
    const { firstSense } = this.#wordNet.uses(word.toLowerCase(), 'noun');
    return firstSense !== undefined && this.#wordNet.fileOf('noun', firstSense) === TIME_FILE;
  }

  isName(word: string): boolean {
    return this.#wordNet.isName(word.toLowerCase());
  }

  verbFile(word: string): string {
    const { firstSense } = this.#wordNet.uses(word.toLowerCase(), 'verb');
    return firstSense === undefined ? '' : this.#wordNet.fileOf('verb', firstSense);
  }

  isSuperlative(word: string): boolean {
    const lower = word.toLowerCase();
    if (!lower.endsWith('est') || lower.length < 6) return false;
    if (this.#hasSense(lower, 'noun') || this.#hasSense(lower, 'verb')) return false;
    return lemmasOf(lower, 'adj').some((lemma) => lemma !== lower && this.#hasSense(lemma, 'adj'));
  }

  #hasSense(lemma: string, part: PartOfSpeech): boolean {
    return this.#wordNet.senses(lemma, part).length > 0;
  }

  /**
   * Adds the words of a synset, the words derived from them, and, up to `steps` levels up, their
   * hypernyms.
   */
  #addImplied(
    part: PartOfSpeech,
    offset: number,
    word: string,
    steps: number,
    found: Set<string>,
  ): void {
    const synset = this.#wordNet.synset(part, offset);
    for (const synonym of synset.words) {
      // The last word of a compound hypernym is broader still: "fruit" in "edible fruit".
      const head =
        word === '' && part === 'noun' ? synonym.slice(synonym.lastIndexOf('_') + 1) : synonym;
      if (
        head.includes('_') ||
        (head !== synonym && (isCertainColor(head) || isCertainMaterial(head)))
      )
        continue;
      found.add(stemOf(head));
    }
    const place = synset.words.indexOf(word) + 1;
    for (const pointer of synset.pointers) {
      const hypernyms = pointer.symbol === '@' || (pointer.symbol === '&' && synset.isSatellite);
      if (hypernyms && steps > 0)
        this.#addImplied(pointer.part, pointer.offset, '', steps - 1, found);
      if (place > 0 && pointer.from === place && DERIVATION_SYMBOLS.has(pointer.symbol)) {
        const other = this.#wordNet.synset(pointer.part, pointer.offset).words[pointer.to - 1];
        if (other !== undefined && !other.includes('_')) found.add(stemOf(other));
      }
    }
  }
}

function hasAny(stems: ReadonlySet<string>, candidates: readonly string[]): boolean {
  return candidates.some((stem) => stems.has(stem));
}

/** Categories of things that a box can contain. */
const PHYSICAL_CATEGORIES: ReadonlySet<NounCategory> = new Set(['thing', 'food']);
/** WordNet's pointer symbols for derivation, pertainym and participle. */
const DERIVATION_SYMBOLS: ReadonlySet<string> = new Set(['+', '\\', '<']);
