import { hasTransition } from '../../text/style.ts';
import { countParts, countWords } from '../../text/words.ts';
import { capital } from '../read/calm.ts';
import { lowerFirst, type Fact } from '../read/facts.ts';
import type { Product } from '../read/product.ts';
import type { Chooser } from '../seed.ts';
import { activeVoice } from './active.ts';
import { withAlso } from './also.ts';
import { meaningsOf } from './explain.ts';
import { literally } from './pattern.ts';
import { attributePhrase, joinList, nounPhrase, valueText } from './phrases.ts';
import { clauseOf, type ClauseFrame } from './clause.ts';
import { LONGEST_SENTENCE, splitLong } from './split.ts';
import { agree, createSubjects, pluralVerb, type Subjects } from './subject.ts';
import type { Voice } from './voice.ts';

/** Most words of the things that one sentence lists. */
const LIST_WORDS = 12;
/** Fewest words of input that are worth a frame around them. */
const FEWEST_LIST_WORDS = 5;

export interface ProseOptions {
  readonly product: Product;
  readonly proper: ReadonlySet<string>;
  readonly voice: Voice;
  readonly chooser: Chooser;
  /** Share of sentences that should lead on from the one before. */
  readonly leadingShare: number;
}

/** Turns facts into sentences, and keeps count of how they are built. */
export class Prose {
  readonly #options: ProseOptions;
  readonly #subjects: Subjects;
  readonly #used = new Map<string, number>();
  #sentences = 0;
  #leading = 0;
  #explained = 0;

  constructor(options: ProseOptions) {
    this.#options = options;
    this.#subjects = createSubjects(options.product, options.chooser);
  }

  /** Counts a sentence that was written elsewhere, so that the mix stays right. */
  note(sentence: string): string {
    this.#sentences += 1;
    if (hasTransition(sentence)) this.#leading += 1;
    return sentence;
  }

  /** Where the product is to be found: what it is filed under. */
  place(subject: string): string[] {
    const { category, parents } = this.#options.product;
    if (category === null) return [];
    const names = [category, ...parents].map((name) => name.toLowerCase());
    const room = LONGEST_SENTENCE - 8 - countParts(subject);
    const fitting = names.filter((_n, at) => countParts(names.slice(0, at + 1).join(' ')) <= room);
    if (fitting.length === 0) return [];
    const under = joinList(fitting);
    const frame = this.#frame([
      'You find {P} under {C}, so look there for more like it',
      'Look under {C} for {P} and what goes with it',
      'Because it belongs to {C}, {P} is at home there',
      'Shops file {P} under {C}',
    ]);
    return this.#finish(
      [frame.replace('{P}', () => subject).replace('{C}', () => under)],
      undefined,
    );
  }

  /** The sentences that tell some facts, each once. */
  tell(facts: readonly Fact[]): string[] {
    const sentences: string[] = [];
    let things: Fact[] = [];
    const flush = () => {
      if (things.length > 0) sentences.push(...this.#things(things));
      things = [];
    };
    for (const fact of facts) {
      if (fact.shape !== 'noun' || fact.attribute) {
        flush();
        sentences.push(...this.#tellOne(fact));
        continue;
      }
      const words = things.reduce((sum, thing) => sum + thing.words, 0);
      const full =
        words + fact.words > LIST_WORDS || things.length >= this.#options.voice.mostThings;
      if (words >= FEWEST_LIST_WORDS && full) flush();
      things.push(fact);
    }
    flush();
    return sentences;
  }

  #tellOne(fact: Fact): string[] {
    if (fact.attribute) return this.#finish([this.#attribute(fact)], fact);
    if (fact.shape === 'sentence') return this.#own(fact);
    if (fact.shape === 'noun') return this.#things([fact]);
    const { product, chooser } = this.#options;
    const frame: ClauseFrame = {
      subject: this.#subjects.next(),
      them: this.#subjects.them,
      kind: product.kind,
      plural: product.plural,
      can: chooser.next(2) === 0,
    };
    return this.#finish(splitLong(clauseOf(fact, frame)), fact);
  }

  #needsLead(): boolean {
    return this.#leading < this.#options.leadingShare * (this.#sentences + 1);
  }

  /** The frame of a kind that was used least so far in this listing. */
  #frame(frames: readonly string[]): string {
    const order = this.#options.chooser.shuffle(frames);
    const [least = ''] = order.sort((a, b) => (this.#used.get(a) ?? 0) - (this.#used.get(b) ?? 0));
    this.#used.set(least, (this.#used.get(least) ?? 0) + 1);
    return least;
  }

  #things(facts: readonly Fact[]): string[] {
    const { voice, product, chooser } = this.#options;
    const phrases = facts.map(nounPhrase);
    const [first, second] = facts;
    const lead = this.#needsLead();
    const pairs = facts.length === 2 && chooser.next(3) > 0;
    const frame = this.#frame(
      pairs ? (lead ? voice.leadingPairs : voice.pairs) : lead ? voice.leadingLists : voice.lists,
    ).replace(/<<(\w+)>>/gu, (_all, verb: string) =>
      second?.plural === true ? pluralVerb(verb) : verb,
    );
    const several = facts.length > 1 && frame.startsWith('{N}');
    const text = agree(frame, product.plural, several || first?.plural === true)
      .replace('{N}', () => joinList(phrases))
      .replace('{A}', () => phrases[0] ?? '')
      .replace('{B}', () => phrases[1] ?? '');
    return this.#finish([this.#named(text)], first, false);
  }

  /** Puts the product where a frame speaks of it. */
  #named(text: string): string {
    return text
      .replace('{S}', () => this.#subjects.next())
      .replace('{s}', () => lowerFirst(this.#subjects.next(), this.#options.proper))
      .replaceAll('{t}', this.#subjects.them);
  }

  #attribute(fact: Fact): string {
    const frame = this.#frame(this.#options.voice.attributes);
    return agree(frame, this.#options.product.plural, false)
      .replace('{K}', () => (fact.header ?? '').toLowerCase())
      .replace('{V}', () => valueText(fact.text))
      .replace('{F}', () => attributePhrase(fact));
  }

  /** A sentence of the input's own: its name shortened, parted where long, led over to. */
  #own(fact: Fact): string[] {
    const { product, proper } = this.#options;
    const named = new RegExp(`^(?:the\\s+)?${literally(product.label)}(?![\\p{L}'’])`, 'iu');
    const text =
      this.#sentences > 0
        ? fact.text.replace(named, () => lowerFirst(this.#subjects.next(), proper))
        : fact.text;
    return this.#finish(splitLong(capital(text)), fact);
  }

  /** Ends, explains and leads over; counts what comes out. */
  #finish(parts: readonly string[], fact: Fact | undefined, explain = true): string[] {
    const split = parts.flatMap((part) => splitLong(part));
    return split.map((part, index) => {
      let sentence = capital(activeVoice(part.replace(/[.,;\s]+$/u, '')));
      if (fact !== undefined && index === split.length - 1) {
        sentence = this.#explain(sentence, explain);
      }
      if (this.#needsLead()) sentence = this.#leadInto(sentence);
      return this.note(/[.!?]["”’)]?$/u.test(sentence) ? sentence : `${sentence}.`);
    });
  }

  #leadInto(sentence: string): string {
    if (hasTransition(sentence) || countParts(sentence) > LONGEST_SENTENCE - 2) return sentence;
    const { chooser, proper, voice } = this.#options;
    const also = withAlso(sentence);
    if (also !== null && chooser.next(5) > 1) return also;
    // A fronted clause takes no second front, but for a short one.
    if (/^[^,]{1,60},/u.test(sentence) && !/^(?:with|from|in|for)\s/iu.test(sentence)) {
      return also ?? sentence;
    }
    return this.#frame(voice.leads) + lowerFirst(sentence, proper);
  }

  #explain(sentence: string, always: boolean): string {
    const meanings = meaningsOf(sentence);
    if (meanings.length === 0 || this.#explained >= this.#options.voice.mostMeanings) {
      return sentence;
    }
    if (/[,:;(–]|\bso\b|\bbecause\b|\bif\b|\bwhen\b/u.test(sentence)) return sentence;
    if (!always && !this.#needsLead()) return sentence;
    const meaning = this.#named(this.#frame(meanings));
    // What explains stays shorter than what it explains.
    const [said, added] = [countWords(sentence), countWords(meaning)];
    if (said + added > LONGEST_SENTENCE || added >= said - 1) return sentence;
    this.#explained += 1;
    return `${sentence}, ${meaning}`;
  }
}
