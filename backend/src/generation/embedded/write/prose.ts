import { hasTransition } from '../../text/style.ts';
import { countParts, countWords, stemOf, wordsOf } from '../../text/words.ts';
import { capital } from '../read/calm.ts';
import { lowerFirst, type Fact } from '../read/facts.ts';
import type { Product } from '../read/product.ts';
import { materialOf } from '../read/label.ts';
import { headOf } from '../read/shape.ts';
import { isTellable } from '../read/tellable.ts';
import type { Chooser } from '../seed.ts';
import { nameAtFront } from './about-product.ts';
import { activeVoice } from './active.ts';
import { withAlso } from './also.ts';
import { clauseOf, type ClauseFrame } from './clause.ts';
import { contracted } from './contractions.ts';
import { meaningsOf } from './explain.ts';
import { asItStands, ended, isHeaded, isInvitation, mayBeLed } from './leading.ts';
import { isNoun } from '../read/name.ts';
import { joinList, nounPhrase, valueText } from './phrases.ts';
import { LONGEST_SENTENCE, splitLong } from './split.ts';
import { agree, createSubjects, type Subjects } from './subject.ts';
import type { Voice } from './voice.ts';

/** Most words of the things that one sentence lists. */
const LIST_WORDS = 12;
/** Fewest words of input that are worth a frame around them. */
const FEWEST_LIST_WORDS = 5;
/** A customer described in more words is told of elsewhere. */
const MOST_CUSTOMER_WORDS = 14;
/** Frames tried before a thing is told in the plainest way. */
const MOST_TRIES = 4;

export interface ProseOptions {
  readonly product: Product;
  readonly proper: ReadonlySet<string>;
  readonly voice: Voice;
  readonly chooser: Chooser;
  /** Stems of what the input says. */
  readonly stems: ReadonlySet<string>;
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
  #invited = false;

  constructor(options: ProseOptions) {
    this.#options = options;
    this.#subjects = createSubjects(options.product, options.voice.subjects, options.chooser);
  }

  /** Counts a sentence that was written elsewhere, so that the mix stays right. */
  note(sentence: string): string {
    this.#sentences += 1;
    if (hasTransition(sentence)) this.#leading += 1;
    return sentence;
  }

  /** A sentence that was written elsewhere, led over to where it is time. */
  follow(sentence: string): string {
    return this.#needsLead() ? this.#leadInto(sentence) : sentence;
  }

  /** Whom the product is for, where the input says so. */
  audience(): string[] {
    const { customer } = this.#options.product;
    if (customer === null || countWords(customer) > MOST_CUSTOMER_WORDS) return [];
    const { product, voice } = this.#options;
    const frame = agree(this.#frame(voice.audience), product.plural, false);
    const said = (text: string) => this.#named(text).replace('{N}', () => customer);
    const short = said(frame);
    // Few words of the input would leave a sentence that fits any product: it says the name.
    const text = this.#isMostlyInput(short)
      ? short
      : said(frame.replace('{S}', capital(product.subject)).replace('{s}', product.subject));
    return [this.note(ended(text))];
  }

  /** Where a shop files the product. */
  place(subject: string): string[] {
    const { category } = this.#options.product;
    if (category === null || countParts(`${category} ${subject}`) > LONGEST_SENTENCE - 4) return [];
    const frame = this.#frame(['You find {P} under {C}', 'Look for {P} under {C}']);
    const text = frame.replace('{P}', () => subject).replace('{C}', () => category.toLowerCase());
    return this.#finish([text], undefined);
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
      if (
        fact.shape !== 'noun' ||
        !isTellable(fact) ||
        isHeaded(fact) ||
        materialOf(fact.text) !== null
      ) {
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
    if (isHeaded(fact)) return [this.note(ended(capital(asItStands(fact))))];
    if (fact.shape === 'sentence') return this.#own(fact);
    if (!isTellable(fact)) return [this.note(ended(capital(asItStands(fact))))];
    const { product, chooser } = this.#options;
    const frame: ClauseFrame = {
      subject: this.#subjects.next(),
      them: this.#subjects.them,
      kind: product.kind,
      plural: product.plural,
      can: chooser.next(2) === 0,
    };
    return this.#finish(splitLong(clauseOf(fact, frame), this.#longest), fact);
  }

  get #longest(): number {
    return this.#options.voice.longestSentence;
  }

  #needsLead(): boolean {
    return this.#leading < Math.round(this.#options.leadingShare * (this.#sentences + 1));
  }

  /** The frame of a kind that was used least so far in this listing. */
  #frame(frames: readonly string[]): string {
    const order = this.#options.chooser.shuffle(frames);
    const [least = ''] = order.sort((a, b) => (this.#used.get(a) ?? 0) - (this.#used.get(b) ?? 0));
    this.#used.set(least, (this.#used.get(least) ?? 0) + 1);
    return least;
  }

  /** Things in a frame; the input has more words in the sentence than the frame does. */
  #things(facts: readonly Fact[]): string[] {
    const { voice, product } = this.#options;
    const lists = this.#needsLead() ? voice.leadingLists : voice.lists;
    const phrases = facts.map(nounPhrase);
    const [first] = facts;
    // "The brushes have 10 brushes" says them of themselves.
    const again = facts.some(({ text }) => stemOf(headOf(text).head) === stemOf(product.kind));
    const plain = again ? 'You get {N}.' : `The ${product.kind} [has] {N}.`;
    let sentence = '';
    for (let attempt = 0; attempt <= MOST_TRIES; attempt++) {
      const frame = attempt < MOST_TRIES && !again ? this.#frame(lists) : plain;
      const several = facts.length > 1 || first?.plural === true;
      // "There is a strap and a clasp", but "A strap and a clasp are …".
      const many = frame.startsWith('{N}') ? several : first?.plural === true;
      sentence = this.#named(
        agree(frame, product.plural, many).replace('{N}', () => joinList(phrases)),
      );
      if (this.#isMostlyInput(sentence)) break;
    }
    return this.#finish([sentence], first, false);
  }

  /** Whether more of a sentence's words are the input's than our own. */
  #isMostlyInput(sentence: string): boolean {
    const words = wordsOf(sentence);
    const known = words.filter((word) => this.#options.stems.has(stemOf(word))).length;
    return known * 2 > words.length;
  }

  /** Puts the product where a frame speaks of it. */
  #named(text: string): string {
    return text
      .replace('{S}', () => this.#subjects.next())
      .replace('{s}', () => lowerFirst(this.#subjects.next(), this.#options.proper))
      .replaceAll('{t}', this.#subjects.them);
  }

  #attribute(fact: Fact): string {
    const key = (fact.header ?? '').toLowerCase();
    // "Its origin is imported": the product is.
    if (key === 'origin' && /^\p{Ll}/u.test(fact.text)) {
      return this.#named(agree(`{S} [is] ${fact.text}`, this.#options.product.plural, false));
    }
    if (!isNoun(key)) return capital(asItStands(fact));
    let sentence = '';
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const frame = this.#frame(this.#options.voice.attributes);
      sentence = agree(frame, this.#options.product.plural, /[^s]s$/u.test(key))
        .replace('{K}', () => key)
        .replace('{V}', () => valueText(fact.text));
      if (this.#isMostlyInput(sentence)) break;
    }
    return sentence;
  }

  /** A sentence of the input's own: its name shortened, parted where long, led over to. */
  #own(fact: Fact): string[] {
    const { product, proper } = this.#options;
    const named = nameAtFront(product.label);
    const text =
      this.#sentences > 0
        ? fact.text.replace(named, () => lowerFirst(this.#subjects.next(), proper))
        : fact.text;
    return this.#finish(splitLong(capital(text), this.#longest), fact);
  }

  /** Ends, explains and leads over; counts what comes out. */
  #finish(parts: readonly string[], fact: Fact | undefined, explain = true): string[] {
    const split = parts.flatMap((part) => splitLong(part, this.#longest));
    return split.map((part, index) => {
      let sentence = capital(
        activeVoice(part.replace(/[.,;\s]+$/u, ''), this.#options.voice.stiff),
      );
      if (fact !== undefined && index === split.length - 1) {
        sentence = this.#explain(sentence, explain);
      }
      if (this.#needsLead()) sentence = this.#leadInto(sentence);
      return this.note(ended(contracted(sentence, this.#options.voice.contractions)));
    });
  }

  #leadInto(sentence: string): string {
    if (!mayBeLed(sentence)) return sentence;
    const { chooser, proper, voice } = this.#options;
    if (!this.#invited && isInvitation(sentence)) {
      this.#invited = true;
      return `You can also ${lowerFirst(sentence, proper)}`;
    }
    const also = withAlso(sentence);
    const long = countParts(sentence) > LONGEST_SENTENCE - 2;
    if (also !== null && (long || chooser.next(5) > 2)) return also;
    if (long) return sentence;
    const led = this.#frame(voice.leads) + lowerFirst(sentence, proper);
    const fits = countParts(led) <= LONGEST_SENTENCE && this.#isMostlyInput(led);
    return fits ? led : (also ?? sentence);
  }

  #explain(sentence: string, always: boolean): string {
    const meanings = meaningsOf(sentence);
    if (meanings.length === 0 || this.#explained >= this.#options.voice.mostMeanings) {
      return sentence;
    }
    if (/[,:;(–!?]|\bso\b|\bbecause\b|\bif\b|\bwhen\b/u.test(sentence)) return sentence;
    if (!always && !this.#needsLead()) return sentence;
    const meaning = this.#named(this.#frame(meanings));
    // What explains stays shorter than what it explains.
    const [said, added] = [countWords(sentence), countWords(meaning)];
    const explained = `${sentence}, ${meaning}`;
    if (said + added > LONGEST_SENTENCE || added >= said - 1) return sentence;
    if (!this.#isMostlyInput(explained)) return sentence;
    this.#explained += 1;
    return explained;
  }
}
