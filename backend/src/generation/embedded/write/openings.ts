import { countWords } from '../../text/words.ts';
import { capital } from '../read/calm.ts';
import { lowerFirst, type Fact } from '../read/facts.ts';
import type { Product } from '../read/product.ts';
import type { Chooser } from '../seed.ts';
import { activeVoice } from './active.ts';
import { clauseOf, withObject } from './clause.ts';
import { attributePhrase, nounPhrase } from './phrases.ts';
import { LONGEST_SENTENCE, splitLong } from './split.ts';
import { literally } from './pattern.ts';
import { agree } from './subject.ts';

/**
 * Opening frames begin with the input's own words, so that no two products share an opening. {P}
 * is the product, {A} and {B} things it has, {J} something that it is.
 */
const WITH_TWO = [
  '{A} and {B} come together in {P}.',
  '{A} and {B} meet in {P}.',
  '{P} [pairs] {A} with {B}.',
  '{P} [brings] you {A} and {B}.',
  '{P} [sets] {A} beside {B}.',
  '{P} [has] {A} as well as {B}.',
  '{P} [gives] you {A}, but also {B}.',
  '{P} [joins] {A} and {B}.',
  '{A} <meets> {B} in {P}.',
  '{A} <is> part of {P}, and so <<is>> {B}.',
  '{P} [comes] with {A} and with {B}.',
  '{P} [puts] {A} next to {B}.',
  'In {P}, {A} <goes> along with {B}.',
  '{P} not only [has] {A} but also {B}.',
  'With {P}, you get {A} and {B}.',
  '{A} <goes> with {B} in {P}.',
  '{P} [combines] {A} and {B}.',
  '{A} plus {B}: you get both with {P}.',
  '{P} [offers] {A}, then [adds] {B}.',
  'Both {A} and {B} belong to {P}.',
  '{A}, with {B} to match: here you have {P}.',
  '{P} [lists] {A} and {B} among its features.',
  'In {P} you find {A} and {B}.',
] as const;

const WITH_ONE = [
  '{P} [comes] with {A}.',
  '{A} <is> what {P} [brings] you.',
  'With {P}, you get {A}.',
  '{P} [has] {A}.',
  '{A} <is> part of {P}.',
  'In {P} you find {A}.',
  '{P} [gives] you {A}.',
  '{A} <belongs> to {P}.',
  '{P} [starts] with {A}.',
  '{P} [shows] {A}.',
  '{P} [offers] {A}.',
  '{A} <comes> with {P}.',
  '{P} [brings] along {A}.',
  '{P} [counts] {A} among its features.',
] as const;

const ASIDE = ['With {P}, {C}.', 'In {P}, {C}.'] as const;

const BARE = [
  '{P} [is] what you are looking at.',
  'Here [is] {P}.',
  'This page is about {P}.',
  'You are looking at {P}.',
  '{P} [has] the details below.',
  '{P} [comes] with the facts that follow.',
] as const;

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
): Opening {
  return (
    withThings(subject, product, facts, chooser) ??
    withClause(subject, product, facts, proper, chooser) ?? {
      sentences: [
        capital(agree(chooser.pick(BARE), product.plural, false).replace('{P}', () => subject)),
      ],
      told: [],
    }
  );
}

function withThings(
  subject: string,
  product: Product,
  facts: readonly Fact[],
  chooser: Chooser,
): Opening | null {
  const [first, second] = facts.filter(
    (fact) =>
      fact.shape === 'noun' &&
      !fact.attribute &&
      fact.words >= 2 &&
      fact.words <= 9 &&
      /\p{L}{3}/u.test(fact.text) &&
      !/[:;()]| and /u.test(fact.text),
  );
  if (first === undefined) return null;
  const two = second === undefined ? null : [first, second];
  for (const told of two === null ? [[first]] : [two, [first]]) {
    const frame = told.length === 2 ? chooser.pick(WITH_TWO) : chooser.pick(WITH_ONE);
    const sentence = fill(frame, subject, product, told);
    if (countWords(sentence) <= LONGEST_SENTENCE) return { sentences: [sentence], told };
  }
  return null;
}

/** The first fact that makes a sentence of its own with the product in front. */
function withClause(
  subject: string,
  product: Product,
  facts: readonly Fact[],
  proper: ReadonlySet<string>,
  chooser: Chooser,
): Opening | null {
  const named = new RegExp(`^(?:the\\s+)?${literally(product.label)}(?![\\p{L}'’])`, 'iu');
  const ranked = [...facts].sort(
    (a, b) => rank(a, named) - rank(b, named) || a.words - b.words || a.order - b.order,
  );
  for (const fact of ranked) {
    const sentence = openingClause(fact, subject, product, named, proper, chooser);
    if (sentence === null) continue;
    const sentences = splitLong(sentence).map(end);
    if (countWords(sentences[0] ?? '') <= LONGEST_SENTENCE + 2) return { sentences, told: [fact] };
  }
  return null;
}

function rank(fact: Fact, named: RegExp): number {
  if (fact.attribute) return 4;
  if (fact.shape === 'sentence') return named.test(fact.text) ? 0 : 3;
  return fact.shape === 'imperative' || fact.shape === 'care' ? 3 : 1;
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
  if (fact.attribute) {
    if (!/^(?:material|fabric|colou?r|gender|activity)/iu.test(fact.header ?? '')) return null;
    const phrase = attributePhrase(fact);
    const verb = /^(?:for|in) /u.test(phrase) ? '[is]' : '[comes] in';
    return `${capital(agree(`${subject} ${verb} ${phrase}`, plural, false))}.`;
  }
  if (fact.shape === 'sentence' && named.test(fact.text)) {
    return end(activeVoice(fact.text.replace(named, () => subject)));
  }
  if (fact.shape === 'sentence' || fact.shape === 'imperative' || fact.shape === 'care') {
    if (
      fact.shape === 'sentence' &&
      /^(?:it|they|this|these|its|their|with|in)\b/iu.test(fact.text)
    )
      return null;
    const told =
      fact.shape === 'sentence'
        ? lowerFirst(activeVoice(fact.text), proper)
        : `you can ${withObject(fact.text, plural ? 'them' : 'it')}`;
    if (
      fact.shape === 'imperative' &&
      !/^(?:use|wear|add|create|make|build|display|explore|play|learn|enjoy|experience|collect|pass|celebrate)\b/iu.test(
        fact.text,
      )
    )
      return null;
    return end(
      agree(chooser.pick(ASIDE), plural, false)
        .replace('{P}', subject)
        .replace('{C}', () => told),
    );
  }
  return end(
    activeVoice(
      clauseOf(fact, { subject, them: plural ? 'them' : 'it', kind, plural, can: false }),
    ),
  );
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
    .replace('{A}', () => phrases[0] ?? '')
    .replace('{B}', () => phrases[1] ?? '');
  return capital(text);
}
