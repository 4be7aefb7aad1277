import { hasTransition, isPassive } from '../../text/style.ts';
import { countWords } from '../../text/words.ts';
import { capital } from '../read/calm.ts';
import type { Fact } from '../read/facts.ts';
import { lowerFirst } from '../read/facts.ts';
import type { Product } from '../read/product.ts';
import { mainVerbIndex } from '../read/shape.ts';
import { tagText } from '../read/tagging.ts';
import { baseOf } from '../read/verbs.ts';
import type { Chooser } from '../seed.ts';
import { meaningsOf } from './explain.ts';
import { joinList, nounPhrase, valueText } from './phrases.ts';
import { LONGEST_SENTENCE, splitLong } from './split.ts';
import { agree, createSubjects, pluralVerb, type Subjects } from './subject.ts';
import type { Voice } from './voice.ts';

/** Share of sentences that should lead on from the one before. */
const LEADING_SHARE = 0.42;

export interface ProseOptions {
  readonly product: Product;
  readonly proper: ReadonlySet<string>;
  readonly voice: Voice;
  readonly chooser: Chooser;
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

  /** Counts sentences that were written elsewhere, so that the mix stays right. */
  note(sentences: readonly string[]): readonly string[] {
    this.#sentences += sentences.length;
    this.#leading += sentences.filter(hasTransition).length;
    return sentences;
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
      if (fact.shape === 'noun' && !fact.attribute) {
        const words = things.reduce((sum, { words }) => sum + words, fact.words);
        const most = this.#options.voice.mostThings;
        if (things.length > 0 && (words > 14 || things.length >= most)) flush();
        things.push(fact);
        continue;
      }
      flush();
      sentences.push(...this.#tellOne(fact));
    }
    flush();
    return sentences;
  }

  #tellOne(fact: Fact): string[] {
    if (fact.attribute) return this.#finish([this.#attribute(fact)], fact);
    switch (fact.shape) {
      case 'sentence':
        return this.#own(fact);
      case 'imperative':
        return this.#finish(splitLong(this.#imperative(fact)), fact);
      case 'predicate':
        return this.#finish(splitLong(this.#predicate(fact.text)), fact);
      case 'participle':
        return this.#finish(splitLong(this.#participle(fact.text)), fact);
      case 'adjective':
        return this.#finish([`${this.#subjects.next()} ${this.#be()} ${fact.text}`], fact);
      case 'prepositional':
        return this.#finish(splitLong(this.#prepositional(fact.text)), fact);
      case 'noun':
        return this.#things([fact]);
    }
  }

  #be(): string {
    return this.#options.product.plural ? 'are' : 'is';
  }

  #verb(verb: string): string {
    return this.#options.product.plural ? pluralVerb(verb) : verb;
  }

  #needsLead(): boolean {
    return this.#leading < LEADING_SHARE * (this.#sentences + 1);
  }

  /** The frame of a kind that was used least so far in this listing. */
  #frame(frames: readonly string[]): string {
    const order = this.#options.chooser.shuffle(frames);
    const least =
      order.sort((a, b) => (this.#used.get(a) ?? 0) - (this.#used.get(b) ?? 0))[0] ?? '';
    this.#used.set(least, (this.#used.get(least) ?? 0) + 1);
    return least;
  }

  #things(facts: readonly Fact[]): string[] {
    const { voice, product, proper } = this.#options;
    const phrases = facts.map(nounPhrase);
    const [first, second] = facts;
    const lead = this.#needsLead();
    const two = facts.length === 2 && second !== undefined;
    const frames =
      two && this.#options.chooser.next(3) > 0
        ? lead
          ? voice.leadingPairs
          : voice.pairs
        : lead
          ? voice.leadingLists
          : voice.lists;
    const plural = first?.plural === true;
    let frame = this.#frame(frames);
    const many = frame.includes('{N}')
      ? plural || (facts.length > 1 && /^\{N\}/u.test(frame))
      : plural;
    frame = frame.replace(/<<(\w+)>>/gu, (_all, verb: string) =>
      second?.plural === true ? pluralVerb(verb) : verb,
    );
    const text = agree(frame, product.plural, many)
      .replace('{N}', () => joinList(phrases))
      .replace('{A}', () => phrases[0] ?? '')
      .replace('{B}', () => phrases[1] ?? '')
      .replace('{S}', () => this.#subjects.next())
      .replace('{s}', () => lowerFirst(this.#subjects.next(), proper))
      .replace('{t}', () => this.#subjects.them);
    return this.#finish([text], first, false);
  }

  #attribute(fact: Fact): string {
    const value = valueText(fact.text);
    const key = (fact.header ?? '').toLowerCase();
    const frame = this.#frame(this.#options.voice.attributes);
    return agree(frame, this.#options.product.plural, false)
      .replace('{K}', () => key)
      .replace('{V}', () => (fact.shape === 'noun' && fact.words < 4 ? value : value));
  }

  #imperative(fact: Fact): string {
    const text = fact.text.replace(
      /^(use|wear|add|pair|store|clean|wipe|hang|dry|display|match)\s+(?=(?:with|to|in|on|as|at|along)\b)/iu,
      (_all, verb: string) => `${verb} ${this.#subjects.them} `,
    );
    const can =
      /^(?:use|wear|add|create|make|build|display|explore|play|pair|match|choose|store|learn)\b/iu.test(
        text,
      );
    return can && this.#options.chooser.next(2) === 0 ? `You can ${text}` : capital(text);
  }

  #predicate(text: string): string {
    const [first = '', ...rest] = text.split(' ');
    const verb = this.#options.product.plural ? (baseOf(first) ?? first) : first;
    const also = this.#needsLead() ? 'also ' : '';
    return `${this.#subjects.next()} ${also}${[verb, ...rest].join(' ')}`;
  }

  #participle(text: string): string {
    const verb = /^(featuring|including)\s+/iu.exec(text)?.[1]?.toLowerCase();
    if (verb !== undefined) {
      return this.#predicate(
        `${verb === 'featuring' ? 'features' : 'includes'} ${text.replace(/^\S+\s+/u, '')}`,
      );
    }
    const subject = this.#subjects.next();
    if (/licensed/iu.test(text)) return `${subject} ${this.#verb('comes')} ${text}`;
    const { kind, plural } = this.#options.product;
    const lead = this.#needsLead() ? 'You also get' : 'You get';
    return plural
      ? `${lead} ${kind} ${text}`
      : `${lead} ${nounPhrase({ text: `${kind} ${text}`, plural })}`;
  }

  #prepositional(text: string): string {
    const subject = this.#subjects.next();
    const also = this.#needsLead() ? ' also' : '';
    if (/^from\b/iu.test(text)) return `${subject}${also} ${this.#verb('comes')} ${text}`;
    if (/^with\b/iu.test(text)) return `${subject}${also} ${this.#verb('comes')} ${text}`;
    return `${subject} ${this.#be()}${also} ${text}`;
  }

  /** A sentence of the input's own: its name shortened, parted where long, led over to. */
  #own(fact: Fact): string[] {
    const { product, proper } = this.#options;
    let text = fact.text;
    const named = new RegExp(`^(?:the\\s+)?${escapePattern(product.label)}\\b(?!['’])`, 'iu');
    if (named.test(text) && this.#sentences > 0) {
      text = text.replace(named, () => lowerFirst(this.#subjects.next(), proper));
    }
    return this.#finish(splitLong(capital(text)), fact);
  }

  /** Ends, explains and leads over; counts what comes out. */
  #finish(parts: readonly string[], fact: Fact | undefined, explain = true): string[] {
    const { proper, voice } = this.#options;
    return parts.map((part, index) => {
      let sentence = capital(part.replace(/[.\s]+$/u, ''));
      if (fact !== undefined && index === parts.length - 1)
        sentence = this.#explain(sentence, explain);
      if (
        this.#needsLead() &&
        !hasTransition(sentence) &&
        countWords(sentence) < LONGEST_SENTENCE
      ) {
        sentence =
          withAlso(sentence, this.#options.chooser) ??
          this.#frame(voice.leads) + lowerFirst(sentence, proper);
      }
      this.#sentences += 1;
      if (hasTransition(sentence)) this.#leading += 1;
      return /[.!?]["”’)]?$/u.test(sentence) ? sentence : `${sentence}.`;
    });
  }

  #explain(sentence: string, always: boolean): string {
    const meanings = meaningsOf(sentence);
    if (meanings.length === 0 || this.#explained >= this.#options.voice.mostMeanings)
      return sentence;
    if (/[,:;(]|\bso\b|\bbecause\b/u.test(sentence) || (!always && !this.#needsLead()))
      return sentence;
    const meaning = this.#frame(meanings);
    const it = this.#options.product.plural ? plainPlural(meaning) : meaning;
    if (countWords(sentence) + countWords(it) > LONGEST_SENTENCE || isPassive(it)) return sentence;
    this.#explained += 1;
    return `${sentence}, ${it}`;
  }
}

function plainPlural(meaning: string): string {
  return meaning;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

/** Puts "also" beside the main verb, where that is easily found. */
function withAlso(sentence: string, chooser: Chooser): string | null {
  if (chooser.next(3) === 0) return null;
  const tokens = tagText(sentence);
  const index = mainVerbIndex(tokens);
  const verb = tokens[index]?.word ?? '';
  const before = tokens[index - 1]?.word ?? '';
  if (index < 1 || index > 7 || verb === '' || before === '') return null;
  const place = new RegExp(
    `(\\b${escapePattern(before)}\\s+)(${escapePattern(verb)})\\b`,
    'u',
  ).exec(sentence);
  if (place === null || /n't$|'/u.test(verb)) return null;
  const auxiliary = /^(?:is|are|was|were|can|will|would|should|could|may|might|must)$/u.test(verb);
  const at = place.index + (place[1]?.length ?? 0);
  return auxiliary
    ? `${sentence.slice(0, at + verb.length)} also${sentence.slice(at + verb.length)}`
    : `${sentence.slice(0, at)}also ${sentence.slice(at)}`;
}
