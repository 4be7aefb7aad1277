import { contentStems, stemOf } from '../text/words.ts';
import { isOpinion, oppositesOf } from './adjectives.ts';
import { lemmasOf, PARTS, type Part } from './lemmas.ts';
import { ILLNESSES, PLACES, ROLES } from './broader-words.ts';
import type { Lexicon } from './lexicon.ts';
import { KIND_OF_FILE, SHAPES, type Kind } from './noun-kinds.ts';
import { KNOWING, THINKING, TIMES } from './sense-files.ts';
import { isCertainColor, isCertainMaterial } from './word-classes.ts';
import { mainPartOf } from './main-part.ts';
import { MAX_CACHED_WORDS, memoizeLookup } from './memoize-lookup.ts';
import { COMMON_SENSES, WordNet } from './wordnet.ts';

/** How many senses of a word are followed, the most common first. Materials are often a later sense. */
const SENSES = 2;
const SENSES_OF_MATERIAL = 3;
/** Senses from which broader words are taken: a noun in a rare sense is hardly ever meant, but for materials. */
const BROADENED: Readonly<Record<Part, number>> = { noun: 1, verb: 3, adj: 3, adv: 3 };
/** Steps to broader words. */
const STEPS: Readonly<Record<Part, number>> = { noun: 8, verb: 2, adj: 1, adv: 1 };
let loading: Promise<Lexicon> | undefined;

/** The lexicon, loaded with the first draft that is judged. */
export function loadLexicon(): Promise<Lexicon> {
  loading ??= WordNet.load().then((wordNet) => new WordNetLexicon(wordNet));
  return loading;
}

class WordNetLexicon implements Lexicon {
  readonly #wordNet: WordNet;
  readonly mainPart = memoizeLookup((word) => mainPartOf(this.#wordNet, word));
  readonly isNoun = memoizeLookup((word) => this.#isNoun(word));
  readonly kind = memoizeLookup((word) => this.#kind(word));
  readonly isThing = memoizeLookup((word) => this.#isThing(word));
  readonly isAdjective = memoizeLookup((word) => this.#holds(word, 'adj'));
  readonly isOpinion = memoizeLookup((word) => isOpinion(this.#wordNet, word));
  readonly opposites = memoizeLookup((word) => oppositesOf(this.#wordNet, word));
  readonly explains = memoizeLookup((word) => this.#explains(word));
  readonly forms = memoizeLookup((word) => this.#forms(word));
  readonly related = memoizeLookup((word) => this.#related(word));
  readonly broader = memoizeLookup((word) => this.#broader(word));
  readonly isMental = memoizeLookup((word) => this.#isMental(word));
  readonly isAdverb = memoizeLookup((word) => this.#holds(word, 'adv'));
  readonly isVerb = memoizeLookup((word) => this.#wordNet.uses(word, 'verb').first !== undefined);
  readonly isParticiple = memoizeLookup((word) => this.#isParticiple(word));
  readonly isBaseVerb = memoizeLookup(
    (word) => this.#holds(word, 'verb') && !/(?:ing|ed)$/u.test(word),
  );
  readonly #followed = new Map<string, ReadonlySet<string>>();

  constructor(wordNet: WordNet) {
    this.#wordNet = wordNet;
  }

  follows(word: string): ReadonlySet<string> {
    const low = word.toLowerCase();
    const known = this.#followed.get(low);
    if (known !== undefined) return known;
    const found = new Set<string>();
    const followed = isCertainMaterial(low) ? SENSES_OF_MATERIAL : SENSES;
    for (const part of PARTS) {
      for (const lemma of lemmasOf(low, part)) {
        const senses = this.#wordNet.senses(lemma, part).slice(0, followed);
        for (const [rank, offset] of senses.entries()) {
          const steps = rank < BROADENED[part] || isCertainMaterial(low) ? STEPS[part] : 0;
          this.#follow(part, offset, lemma, steps, found);
        }
      }
    }
    // A king is called a queen of some fields.
    for (const stem of this.opposites(low)) found.delete(stem);
    if (this.#followed.size >= MAX_CACHED_WORDS) this.#followed.clear();
    this.#followed.set(low, found);
    return found;
  }

  #related(word: string): ReadonlySet<string> {
    const low = word.toLowerCase();
    const found = new Set<string>();
    const part = this.mainPart(low);
    if (part === undefined) return found;
    for (const lemma of lemmasOf(low, part)) {
      for (const offset of this.#wordNet.senses(lemma, part).slice(0, SENSES))
        this.#follow(part, offset, lemma, 0, found);
    }
    return found;
  }

  #broader(word: string): ReadonlySet<string> {
    const found = new Set<string>();
    let synsets = this.#commonSenses(word);
    for (let step = 0; step < STEPS.noun && synsets.length > 0; step += 1) {
      const read = synsets.map((offset) => this.#wordNet.synset('noun', offset));
      for (const { words } of read) {
        for (const one of words) found.add(one.replaceAll('_', ' '));
      }
      synsets = read.flatMap(({ pointers }) =>
        pointers.filter(({ symbol }) => symbol === '@').map(({ offset }) => offset),
      );
    }
    return found;
  }

  #isMental(word: string): boolean {
    const { first } = this.#wordNet.uses(word.toLowerCase(), 'verb');
    if (first === undefined || this.#wordNet.fileOf('verb', first) !== THINKING) return false;
    return hasAny(this.follows(word), KNOWING);
  }

  #explains(word: string): ReadonlySet<string> {
    const part = this.mainPart(word);
    if (part === undefined) return new Set();
    const meanings = lemmasOf(word, part).flatMap((lemma) =>
      this.#wordNet
        .senses(lemma, part)
        .slice(0, SENSES)
        .map((offset) => this.#wordNet.definition(part, offset)),
    );
    return new Set(contentStems(meanings.join(' ')));
  }

  #forms(word: string): readonly string[] {
    const low = word.toLowerCase();
    const known = PARTS.flatMap((part) =>
      lemmasOf(low, part).filter((lemma) => this.#holds(lemma, part)),
    );
    return [...new Set([low, ...known])];
  }

  #isNoun(word: string): boolean {
    return this.#wordNet.uses(word.toLowerCase(), 'noun').first !== undefined;
  }

  #kind(word: string): Kind | undefined {
    const low = word.toLowerCase();
    const { first } = this.#wordNet.uses(low, 'noun');
    if (first === undefined) return undefined;
    const kind = this.#kindAt(first);
    const broader = this.follows(low);
    // A tiger is a fierce person, and a saucer a shape, but both are mainly things.
    const rather = kind === 'person' || SHAPES.has(this.#wordNet.fileOf('noun', first));
    if (rather && this.isThing(low)) return 'thing';
    if (kind === 'person' && hasAny(broader, ROLES)) return 'role';
    if (kind === 'abstract' && hasAny(broader, ILLNESSES)) return 'illness';
    if (kind === 'thing' && hasAny(broader, PLACES)) return 'place';
    return kind;
  }

  #kindAt(offset: number): Kind {
    return KIND_OF_FILE.get(this.#wordNet.fileOf('noun', offset)) ?? 'thing';
  }

  #isThing(word: string): boolean {
    return this.#commonSenses(word).some((offset) => HELD.has(this.#kindAt(offset)));
  }

  #isParticiple(word: string): boolean {
    if (word.endsWith('s') || word.endsWith('ing')) return false;
    return lemmasOf(word, 'verb').some((lemma) => lemma !== word && this.#holds(lemma, 'verb'));
  }

  #commonSenses(word: string): number[] {
    return lemmasOf(word.toLowerCase(), 'noun').flatMap((lemma) =>
      this.#wordNet.senses(lemma, 'noun').slice(0, COMMON_SENSES),
    );
  }

  isTime(word: string): boolean {
    const { first } = this.#wordNet.uses(word.toLowerCase(), 'noun');
    return first !== undefined && this.#wordNet.fileOf('noun', first) === TIMES;
  }

  isName(word: string): boolean {
    return this.#wordNet.isName(word.toLowerCase());
  }

  verbFile(word: string): string {
    const { first } = this.#wordNet.uses(word.toLowerCase(), 'verb');
    return first === undefined ? '' : this.#wordNet.fileOf('verb', first);
  }

  isSuperlative(word: string): boolean {
    const low = word.toLowerCase();
    if (!low.endsWith('est') || low.length < 6) return false;
    if (this.#holds(low, 'noun') || this.#holds(low, 'verb')) return false;
    return lemmasOf(low, 'adj').some((lemma) => lemma !== low && this.#holds(lemma, 'adj'));
  }

  #holds(lemma: string, part: Part): boolean {
    return this.#wordNet.senses(lemma, part).length > 0;
  }

  /** Adds the words of a synset, those it is derived with, and, some steps up, the broader ones. */
  #follow(part: Part, offset: number, word: string, steps: number, found: Set<string>): void {
    const synset = this.#wordNet.synset(part, offset);
    for (const one of synset.words) {
      // The last word of a broader one is broader still: "edible fruit".
      const head = word === '' && part === 'noun' ? one.slice(one.lastIndexOf('_') + 1) : one;
      if (head.includes('_') || (head !== one && (isCertainColor(head) || isCertainMaterial(head))))
        continue;
      found.add(stemOf(head));
    }
    const place = synset.words.indexOf(word) + 1;
    for (const pointer of synset.pointers) {
      const broader = pointer.symbol === '@' || (pointer.symbol === '&' && synset.satellite);
      if (broader && steps > 0) this.#follow(pointer.part, pointer.offset, '', steps - 1, found);
      if (place > 0 && pointer.from === place && DERIVED.has(pointer.symbol)) {
        const other = this.#wordNet.synset(pointer.part, pointer.offset).words[pointer.to - 1];
        if (other !== undefined && !other.includes('_')) found.add(stemOf(other));
      }
    }
  }
}

function hasAny(stems: ReadonlySet<string>, some: readonly string[]): boolean {
  return some.some((stem) => stems.has(stem));
}

/** Kinds of things that a box can contain. */
const HELD: ReadonlySet<Kind> = new Set(['thing', 'food']);
/** Derivation, pertainym, participle. */
const DERIVED: ReadonlySet<string> = new Set(['+', '\\', '<']);
