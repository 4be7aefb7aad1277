import { contentStems, countParts, countWords, stemOf, wordsOf } from '../../text/words.ts';
import { capital } from '../read/calm.ts';
import { aboutOf } from '../read/determiner.ts';
import { lowerFirst, type Fact } from '../read/facts.ts';
import { materialOf } from '../read/label.ts';
import { headOf, mainVerbIndex, shapeOf } from '../read/shape.ts';
import { tagText } from '../read/tagging.ts';
import { isTellable } from '../read/tellable.ts';
import { isThing } from '../read/thing.ts';
import type { Product } from '../read/product.ts';
import type { Chooser } from '../seed.ts';
import { activeVoice } from './active.ts';
import { clauseOf, withObject } from './clause.ts';
import { asItStands } from './leading.ts';
import { joinList, nounPhrase, valueText } from './phrases.ts';
import { LONGEST_SENTENCE, splitLong } from './split.ts';
import { literally } from './pattern.ts';
import { agree } from './subject.ts';
import type { Voice } from './voice.ts';
import { isPlural } from './whole.ts';

const MOST_LISTED_WORDS = 12;
/** Words of the one long statement that an opening takes where there is nothing shorter. */
const MOST_LONG_WORDS = 24;

/** The opening sentence and the facts that it has told. */
export interface Opening {
  readonly sentences: readonly string[];
  readonly told: readonly Fact[];
}

/**
 * Opens a description with the product, under the name that it is to be found by, and the first
 * things there are to say of it.
 */
export function openingOf(
  subject: string,
  product: Product,
  facts: readonly Fact[],
  proper: ReadonlySet<string>,
  chooser: Chooser,
  voice: Voice,
): Opening {
  const clause = withClause(subject, product, facts, proper, chooser);
  const things = withThings(subject, product, facts, chooser, voice);
  // What the product is comes before what it has.
  const whole = clause?.told.some(({ shape, words }) => shape === 'identity' && words > 3) === true;
  const named = clause?.told.some(({ shape }) => shape === 'sentence') === true;
  return (
    (whole || (named && chooser.next(2) === 0) ? clause : null) ??
    things ??
    clause ?? {
      ...listed(subject, facts),
    }
  );
}

/** Where nothing makes a sentence by itself: what can be said of the name without doubt. */
function listed(subject: string, facts: readonly Fact[]): Opening {
  for (const fact of facts) {
    const sentence = plainSentence(subject, fact);
    if (sentence !== null) return { sentences: [end(sentence)], told: [fact] };
  }
  // Headers name what there is to have; what they say of it is told later.
  const headers = facts.flatMap(({ header, attribute }) =>
    header !== null && !attribute && countWords(header) <= 4 && isNamed(header.toLowerCase())
      ? [nounPhrase({ text: header.toLowerCase(), plural: headOf(header.toLowerCase()).plural })]
      : [],
  );
  if (headers.length > 0) {
    return {
      sentences: [end(`With ${subject}, you get ${joinList(headers.slice(0, 2))}`)],
      told: [],
    };
  }
  const [long] = facts.filter(({ words }) => words <= MOST_LONG_WORDS);
  const name = capital(subject);
  return long === undefined
    ? { sentences: [`${name}.`], told: [] }
    : { sentences: [end(`${name}: ${asItStands(long)}`)], told: [long] };
}

/** "Soothe aching gums" is a deed, whatever its last word is. */
function isNamed(header: string): boolean {
  return isThing(header) && shapeOf(header) === 'noun';
}

/** One short fact as a sentence, where its kind allows one. */
function plainSentence(subject: string, fact: Fact): string | null {
  const { header, text, shape, words } = fact;
  if (words > MOST_LISTED_WORDS || /[:;?]/u.test(text)) return null;
  if (!fact.attribute) {
    const noun = header === null && shape === 'noun' && words >= 2 && !/^\d/u.test(text);
    return noun && !saysAll(subject, text) ? `With ${subject}, you get ${nounPhrase(fact)}` : null;
  }
  const key = (header ?? '').replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  const value = valueText(text);
  if (saysAll(subject, text)) return null;
  const material = /^(?:material|fabric)s?$/u.test(key)
    ? (materialOf(text)?.verb ?? 'consists of')
    : null;
  if (material !== null) return `${subject} ${material} ${value}`;
  // A list or a bare number makes no sentence worth opening on.
  if (!/^(?:noun|adjective|identity)$/u.test(shape) || !SIMPLE_VALUE.test(text)) return null;
  if (value.toLowerCase().includes(key.toLowerCase())) return null;
  return `The ${key} of ${subject} ${/[^s]s$/u.test(key) ? 'are' : 'is'} ${value}`;
}

const SIMPLE_VALUE = /^(?=.*\p{L})[^,()–—/]+$/u;

function withThings(
  subject: string,
  product: Product,
  facts: readonly Fact[],
  chooser: Chooser,
  voice: Voice,
): Opening | null {
  const [first, second] = facts.filter(
    (fact) =>
      fact.shape === 'noun' &&
      isTellable(fact) &&
      fact.header === null &&
      fact.words <= 9 &&
      !/ and /u.test(fact.text) &&
      materialOf(fact.text) === null &&
      !saysAll(subject, fact.text),
  );
  if (first === undefined) return null;
  // Of few facts the opening takes one, so that something is left to list.
  const two = second === undefined || facts.length < 4 ? null : [first, second];
  for (const told of two === null ? [[first]] : [two, [first]]) {
    const frames = told.length === 2 ? voice.openWithTwo : voice.openWithOne;
    const sensible = told.some(({ text }) => PACKAGE.test(text) || text.includes(' with ')) ? told.length === 1 : true;
    if (!sensible) continue;
    const sentences = [...chooser.shuffle(frames), '{P} [has] {A}.'].map((frame) => ({
      text: fill(frame, subject, product, told),
      own: countWords(frame.replace(/\{\w+\}/gu, ' ')),
    }));
    // The input has more of the words than the frame.
    const sentence = sentences.find(({ text, own }) => own * 2 < countWords(text))?.text ?? '';
    if (sentence === '') continue;
    if (countParts(sentence) <= LONGEST_SENTENCE) return { sentences: [sentence], told };
  }
  return null;
}

/** What holds things is not combined with one: "a package of 8 cards". */
const PACKAGE = /^(?:an?\s)?(?:package|pack|set|box|pair)\b/iu;

/** The first fact that makes a sentence of its own with the product in front. */
function withClause(
  subject: string,
  product: Product,
  facts: readonly Fact[],
  proper: ReadonlySet<string>,
  chooser: Chooser,
): Opening | null {
  const named = new RegExp(
    `^(?:[Tt]he\\s+)?${literally(product.label)}(?![\\p{L}'’])(?!\\s+(?:\\p{Lu}|\\d))`,
    'u',
  );
  const ranked = facts
    .filter((fact) => isTellable(fact) && (fact.shape !== 'noun' || materialOf(fact.text) !== null))
    .filter((fact) => fact.shape !== 'identity' || fact.plural === product.plural)
    .sort((a, b) => rank(a, named) - rank(b, named) || a.order - b.order);
  for (const fact of ranked) {
    const sentence = openingClause(fact, subject, product, named, proper, chooser);
    if (sentence === null) continue;
    const sentences = splitLong(sentence).map(end);
    if (countParts(sentences[0] ?? '') <= LONGEST_SENTENCE) return { sentences, told: [fact] };
  }
  return null;
}

function rank(fact: Fact, named: RegExp): number {
  if (fact.shape === 'sentence') return named.test(fact.text) ? 0 : 4;
  if (fact.shape === 'identity') return 1;
  if (fact.shape === 'predicate') return fact.words >= 4 ? 2 : 3;
  return fact.shape === 'imperative' ? 5 : 3;
}

function openingClause(
  fact: Fact,
  subject: string,
  product: Product,
  named: RegExp,
  proper: ReadonlySet<string>,
  chooser: Chooser,
): string | null {
  const { plural, kind } = product;
  if (fact.shape === 'sentence' && named.test(fact.text)) {
    return end(activeVoice(fact.text.replace(named, () => subject)));
  }
  if (fact.shape === 'identity') {
    // "Eggs are fresh eggs" says the name twice and nothing of it.
    const again = fact.text.toLowerCase().indexOf(product.label.toLowerCase()) > 0;
    if (again) return end(`You get ${nounPhrase(fact)}`);
  }
  if (fact.shape === 'sentence' && saysAll(fact.text, subject)) return end(activeVoice(fact.text));
  const whole = /^(?:this|these) (\p{Ll}+) (?=\p{Ll})/u.exec(fact.text);
  if (
    fact.shape === 'sentence' &&
    whole !== null &&
    isWhole(whole[1] ?? '', product) &&
    isPlural(fact.text) === plural
  ) {
    return end(activeVoice(`${subject} ${fact.text.slice(whole[0].length)}`));
  }
  if (fact.shape === 'sentence' || fact.shape === 'imperative') {
    if (
      /^(?:it|they|this|these|its|their|please|note|we|our|i|my|there|he|she|no)\b/iu.test(
        fact.text,
      )
    )
      return null;
    const them = plural ? 'them' : 'it';
    if (fact.shape === 'imperative') {
      return isInvitation(fact)
        ? end(`With ${subject}, you can ${lowerFirst(withObject(fact.text, them), proper)}`)
        : null;
    }
    const told = lowerFirst(activeVoice(fact.text), proper);
    // "The Cascade carries …" speaks of the Cascade Backpack.
    const nick = /^the (\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+)*) (?=\p{Ll})/iu.exec(told);
    if (nick !== null && /^\p{Lu}/u.test(nick[1] ?? '') && product.label.includes(nick[1] ?? '')) {
      return end(`${subject} ${told.slice(nick[0].length)}`);
    }
    const own = aboutProduct(told, product);
    if (own !== null) return end(`${subject} ${own}`);
    if (DULL.test(fact.text)) return null;
    const about = aboutOf(told);
    if (about !== null && isWhole(about.thing, product)) return end(`${subject} ${about.rest}`);
    // "The mesh window of the packing cubes shows …": a part is said to be one.
    return end(
      about === null || chooser.next(3) === 0
        ? `With ${subject}, ${told}`
        : `The ${about.thing} of ${subject} ${about.rest}`,
    );
  }
  return end(
    activeVoice(
      clauseOf(fact, { subject, them: plural ? 'them' : 'it', kind, plural, can: false }),
    ),
  );
}

/** What says nothing that one would buy a thing for. */
const DULL =
  /\b(?:may vary|one size fits|sold separately|not included|are sized|the result is|is required|are required)\b/iu;

/**
 * "Deluxe Pokemon costume features …" of the Pokemon Deluxe Costume: what such a sentence says,
 * where its subject is the product in other words; else `null`.
 */
function aboutProduct(told: string, { name, plural, kind, label }: Product): string | null {
  const tokens = tagText(told);
  const verb = mainVerbIndex(tokens);
  const word = tokens[verb]?.word ?? '';
  if (verb < 1 || word === '' || isPlural(told) !== plural) return null;
  const at = told.search(new RegExp(`(?<=\\s)${literally(word)}(?![\\p{L}’'-])`, 'u'));
  const subject = at < 0 ? '' : told.slice(0, at).trim();
  const known = new Set(contentStems(`${name} ${kind}`));
  const stems = contentStems(subject);
  const last = stemOf(wordsOf(subject).at(-1) ?? '');
  const same = [kind, wordsOf(label).at(-1) ?? ''].some((one) => stemOf(one) === last);
  return same && stems.length > 0 && stems.every((stem) => known.has(stem))
    ? told.slice(at)
    : null;
}

/** "The set", "the costume": the product itself, and no part of it. */
function isWhole(thing: string, { kind, label }: Product): boolean {
  const last = stemOf(wordsOf(thing).at(-1) ?? '');
  return (
    last === stemOf(kind) ||
    last === stemOf(wordsOf(label).at(-1) ?? '') ||
    /^(?:set|kit|pack|product|item|bundle)$/u.test(last)
  );
}

/** What one does after buying is an instruction, and no reason to read on. */
const INSTRUCTION =
  /^(?:replace|store|keep|do|don['’]?t|never|always|please|wash|hand|machine|clean|wipe|apply|trim|oil|rinse|let|warm|steep|avoid|check|note|see|read|remove|pour|mount|dry|charge|recharge|allow|shake|refrigerate|serve|consult|search|look|visit|order|collect|celebrate)\b/iu;
const FEWEST_INVITING_WORDS = 4;

function isInvitation({ text, words, header }: Fact): boolean {
  return header === null && words >= FEWEST_INVITING_WORDS && !INSTRUCTION.test(text);
}

/** Whether a text says all that another does: a sentence its product's name. */
function saysAll(text: string, subject: string): boolean {
  const said = new Set(contentStems(text));
  return contentStems(subject).every((stem) => said.has(stem));
}

function end(sentence: string): string {
  return `${capital(sentence).replace(/[.,;\s]+$/u, '')}.`;
}

function fill(frame: string, subject: string, product: Product, facts: readonly Fact[]): string {
  const [first, second] = facts;
  const phrases = facts.map(nounPhrase);
  const fitted = frame.replace(/<<(\w+)>>/gu, (_all, verb: string) =>
    agree(`<${verb}>`, false, second?.plural === true),
  );
  const text = agree(fitted, product.plural, first?.plural === true)
    .replaceAll('{P}', subject)
    .replaceAll('{P0}', subject.replace(/^the /u, ''))
    .replace('{A}', () => phrases[0] ?? '')
    .replace('{B}', () => phrases[1] ?? '');
  return capital(text);
}
