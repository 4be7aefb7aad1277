import type { Fact } from '../read/facts.ts';
import type { Product } from '../read/product.ts';
import { capital } from '../read/calm.ts';
import type { Chooser } from '../seed.ts';
import { countWords } from '../../text/words.ts';
import { joinList, nounPhrase } from './phrases.ts';
import { LONGEST_SENTENCE } from './split.ts';
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
  '{A} <is> where {P} [starts], and {B} <<is>> next.',
  '{A}, then {B}: {P} [has] both.',
  '{P} [gives] you {A}, but also {B}.',
  'With {A} and {B}, {P} [knows] what it is for.',
  'From {A} to {B}, {P} [keeps] to the point.',
  '{P} [joins] {A} and {B}.',
  '{A} <meets> {B} in {P}.',
  '{A} <is> part of {P}, and so <<is>> {B}.',
  '{P} [comes] with {A} and with {B}.',
  '{P} [puts] {A} next to {B}.',
  '{A} and {B} are what {P} [is] about.',
  'In {P}, {A} <goes> along with {B}.',
  '{A} and {B} make {P} what it is.',
  '{P} not only [has] {A} but also {B}.',
] as const;

const WITH_ONE = [
  '{P} [comes] with {A}.',
  '{A} <is> what {P} [brings] you.',
  'With {A}, {P} [is] here.',
  '{P} [has] {A}.',
  '{A} <is> part of {P}.',
  'In {P} you find {A}.',
  '{P} [gives] you {A}.',
  '{A} <belongs> to {P}.',
  '{P} [starts] with {A}.',
  '{P} [shows] {A}.',
  '{A} <is> where {P} [starts].',
  '{P} [is] about {A}.',
] as const;

const WITH_QUALITY = [
  '{P} [is] {J}.',
  '{J}: that [is] {P}.',
  '{P} [comes] to you {J}.',
  '{P}, in short, [is] {J}.',
] as const;

/** The opening sentence and the facts that it has told. */
export interface Opening {
  readonly sentence: string;
  readonly told: readonly Fact[];
}

/**
 * Opens a description with the product, under the name that it is to be found by, and the first
 * things there are to say of it. `null` where the facts offer nothing but whole sentences.
 */
export function openingOf(
  subject: string,
  product: Product,
  facts: readonly Fact[],
  chooser: Chooser,
): Opening | null {
  const room = LONGEST_SENTENCE - countWords(subject) - 5;
  const things = facts.filter(
    (fact) =>
      fact.shape === 'noun' &&
      !fact.attribute &&
      fact.words >= 2 &&
      fact.words <= 8 &&
      !/[:;()]/u.test(fact.text),
  );
  const [first, second] = things;
  if (first !== undefined && second !== undefined && first.words + second.words <= room) {
    return {
      sentence: fill(chooser.pick(WITH_TWO), subject, product, [first, second]),
      told: [first, second],
    };
  }
  if (first !== undefined && first.words <= room) {
    return { sentence: fill(chooser.pick(WITH_ONE), subject, product, [first]), told: [first] };
  }
  const quality = facts.find(
    (fact) => fact.shape === 'adjective' && !fact.attribute && fact.words <= room,
  );
  if (quality === undefined) return null;
  return {
    sentence: fill(chooser.pick(WITH_QUALITY), subject, product, [quality]),
    told: [quality],
  };
}

function fill(frame: string, subject: string, product: Product, facts: readonly Fact[]): string {
  const [first, second] = facts;
  const phrases = facts.map((fact) => (fact.shape === 'noun' ? nounPhrase(fact) : fact.text));
  const text = agree(
    frame.replace(/<<(\w+)>>/gu, (_all, verb: string) =>
      agree(`<${verb}>`, false, second?.plural === true),
    ),
    product.plural,
    first?.plural === true,
  )
    .replaceAll('{P}', subject)
    .replace('{A}', phrases[0] ?? '')
    .replace('{B}', phrases[1] ?? '')
    .replace('{J}', phrases[0] ?? '');
  return capital(text);
}

export { joinList };
