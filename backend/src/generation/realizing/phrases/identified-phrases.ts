import type { Quote, Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, isCapitalized, stemOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { cite, textOf, type Cited } from '../cited.ts';
import { isPhrase, lastWord, lastOf, prefixed } from './cited-phrases.ts';
import { evidenceOf } from './evidence.ts';
import { identitiesOf, isNaming } from './identities.ts';
import { knownNamesIn } from './known-names.ts';
import { MAX_WORDS, isInformative } from './name-runs.ts';
import { isSound } from './standalone-phrase.ts';
import { stretchesOf } from './stretches.ts';
import {
  isKnownPair,
  isMaterial,
  isPossibleName,
  isProduct,
  isVague,
  singularOf,
} from './words.ts';

/** "Barbie playset": what the product is, after whom or what it is of, and else after its maker. */
export function identified(
  phrase: Cited,
  others: readonly Cited[],
  reading: Reading,
  hasMaker = true,
): Cited[] {
  const { worlds, subjects, makers, brand } = identitiesOf(reading);
  const said = others.map((other) => textOf(other).toLowerCase());
  const isNew = ({ text }: Quote) => !said.some((other) => other.startsWith(text.toLowerCase()));
  // "Shopkins ice cream truck": with what stands between the name and the noun
  const runs = ({ text }: Quote) =>
    others.filter(
      (run) =>
        isSound(textOf(run).split(' ')) && reading.name.text.includes(`${text} ${textOf(run)}`),
    );
  const found = [
    ...worlds.filter(isNew).map((name) => {
      const said = [...runs(name), phrase, ...shortForms(phrase)];
      const [whole = cite(name.text, name)] = fitted(name, said);
      return whole;
    }),
    ...subjects.filter(isNew).flatMap((name) => {
      const said = [...runs(name), phrase, ...unpaired(phrase), ...withoutVague(phrase)];
      const whole = fitted(name, said);
      return whole.length > 0 ? whole : fitted(firstOf(name), [phrase]);
    }),
  ];
  if (found.length > 0 || !hasMaker) return found;
  if (!isInformative(textOf(phrase).split(' '), new Set())) return [];
  const hasPhrase = others.some(isPhrase);
  // Nobody types "Forum Novelties" before a costume, if there is anything else to type.
  const isTyped = ({ text }: Quote) => !hasPhrase || !isOf(lastWord(text), 'maker words');
  return [...(hasPhrase ? [] : brand), ...makers.map(withoutForm).filter(isTyped)]
    .filter(isNew)
    .flatMap((name) => fitted(name, [phrase, ...asFiled(phrase, reading)]));
}

/** "Ava DuVernay Funko Pop": what one of a line of products is called, with whom it shows. */
export function linePhrases(reading: Reading): Cited[] {
  const { name } = reading;
  const [first] = name.segments;
  const last = name.segments.findLast(({ separator }) => !/[([]/u.test(separator));
  const line = knownNamesIn(first ?? name).find(({ text }) => isOf(text, 'product lines'));
  if (first === undefined || last === undefined || line === undefined) return [];
  const subject = stretchesOf(last).at(-1) ?? [];
  const isName =
    subject.length > 0 &&
    subject.every((word) => isCapitalized(word) && (isNaming(word) || isMaterial(word)));
  const { worlds } = identitiesOf(reading);
  // "Funko Pop! Animation: Speed Racer - Speed in Helmet"
  const theme = first === last ? undefined : first.text.split(': ').at(1);
  const isTheme = worlds.length === 0 && theme !== undefined && !hasDigit(theme);
  const shown = [
    ...(isName ? [{ ...last, text: subject.join(' ') }] : []),
    ...(isTheme ? [{ ...first, text: theme }] : []),
    ...worlds,
  ];
  return shown.flatMap((quote) => fitted(quote, [cite(line.text, first)])).slice(0, 2);
}

/** "Hathaway" of "Hathaway Ranger", where both are too much: a word that can only be a name says enough. */
function firstOf(name: Quote): Quote {
  const [first = ''] = name.text.split(' ');
  return isPossibleName(first) ? { ...name, text: first } : name;
}

/** The last word of a phrase, or "flashlight" of a "flashlight and whistle kit", "tractor" of a "tractor toy". */
function shortForms(phrase: Cited): Cited[] {
  const [first = ''] = textOf(phrase).split(' ');
  const isFirst = isVague(lastWord(textOf(phrase))) && isProduct(first) && !isVague(first);
  return [isFirst ? phrase.map((piece) => ({ ...piece, text: first })) : lastOf(phrase)];
}

/** "Plush" of a plush toy. */
function withoutVague(phrase: Cited): Cited[] {
  const [one = '', two = '', ...more] = textOf(phrase).split(' ');
  return more.length === 0 && isVague(two) && isProduct(one)
    ? [phrase.map((piece) => ({ ...piece, text: one }))]
    : [];
}

/** "Doll" of a baby doll: a noun under which the category files the product. */
function asFiled(phrase: Cited, reading: Reading): Cited[] {
  const last = lastWord(textOf(phrase));
  const noun = stemOf(last);
  const isFiled =
    isProduct(last) &&
    !isVague(last) &&
    evidenceOf(reading).members.some(
      ({ words, depth }) => depth === 0 && words.length === 1 && stemOf(words[0] ?? '') === noun,
    );
  return isFiled ? [lastOf(phrase)] : [];
}

/** "Bachmann" of "Bachmann Industries". */
function withoutForm(maker: Quote): Quote {
  const [first = '', form, ...more] = maker.text.split(' ');
  const isForm = form !== undefined && more.length === 0 && isOf(foldWord(form), 'company words');
  return isForm ? { ...maker, text: first } : maker;
}

/** A name before the first of some phrases with which it is no more than anyone types. */
export function fitted(name: Quote, phrases: readonly Cited[]): Cited[] {
  const isFit = (cited: Cited) => textOf(cited).split(' ').length <= MAX_WORDS;
  // "FasTrack track"
  const isTwice = (phrase: Cited) =>
    name.text.toLowerCase().includes(singularOf(lastWord(textOf(phrase)).toLowerCase()));
  return phrases
    .filter((phrase) => !isTwice(phrase))
    .map((phrase) => prefixed(name, phrase))
    .filter(isFit)
    .slice(0, 1);
}

/** The last word of a phrase, where it says what the product is without the one before: no "bag" of a sleeping bag. */
function unpaired(phrase: Cited): Cited[] {
  const [one = '', two = ''] = textOf(phrase).split(' ').slice(-2);
  return isKnownPair(one, two) || isVague(two) ? [] : [lastOf(phrase)];
}
