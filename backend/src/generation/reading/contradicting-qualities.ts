import { contentStems, wordsOf } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';
import { oncePer } from '../remember.ts';
import { isUsable } from './uncertain-units.ts';
import { namesPart } from './part-materials.ts';
import type { Reading } from './types.ts';

/** Qualities that a product has only one of, stated with two different values. */
export function contradictionsOfQualities(reading: Reading): [string, string][] {
  return [
    ...karats(reading),
    ...platings(reading),
    ...leathers(reading),
    ...necklines(reading),
    ...roles(reading),
  ];
}

/**
 * The name, and each clause of the details that describes the whole product and offers no choice.
 */
const clausesOf = oncePer(({ name, lines }: Reading) => {
  const statements = lines.flatMap(({ label, units }) =>
    units.filter(isUsable).map((unit) => ({ text: unit.text, label: label?.text ?? '' })),
  );
  return [{ text: name.text, label: '' }, ...statements]
    .filter(({ label }) => !namesPart(label))
    .flatMap(({ text }) => text.split(/[;.] |, /u))
    .filter((clause) => !namesPart(clause) && !CHOICE.test(clause));
});

const CHOICE = /\b(?:or|and|available|choose|either)\b|\//iu;

/** "18K gold", but not "14K gold plated". */
const KARAT =
  /(?<![\p{L}\d.,/])(\d{1,2})[- ]?k(?:t|arat)?\.? (?:(?:solid|real|yellow|white|rose) )?gold\b(?!-?\s?(?:plat|fill|vermeil|ton|foil|over|dip|finish))/iu;

/** "18K gold" and "Material: 14K Gold". */
function karats(reading: Reading): [string, string][] {
  return differing(
    clausesOf(reading).flatMap((clause) => {
      const found = KARAT.exec(clause);
      return found === null ? [] : [{ text: found[0], value: found[1] ?? '' }];
    }),
  );
}

const PLATED = /\b(silver|gold)[- ]?(?:plated|toned?)\b/giu;
const MAX_PLATED_WORDS = 2;
const SOLID = /\b(?:sterling|solid|925|\d{1,2}k) (silver|gold)\b/giu;

/** "Silver-plated" and "Material: Sterling Silver" */
function platings(reading: Reading): [string, string][] {
  const clauses = clausesOf(reading);
  // "Gold-plated box" describes a part.
  const short = clauses.filter((clause) => wordsOf(clause).length <= MAX_PLATED_WORDS);
  const [plated] = short.flatMap((clause) => [...clause.matchAll(PLATED)]);
  const [solid] = clauses
    .filter((clause) => clause.search(PLATED) === -1)
    .flatMap((clause) => [...clause.matchAll(SOLID)])
    .filter(([, metal]) => metal?.toLowerCase() === plated?.[1]?.toLowerCase());
  return plated === undefined || solid === undefined ? [] : [[plated[0], solid[0]]];
}

const OF_HIDE = /\b(?:(?:full|top)[- ]grain|genuine|real|100%) (?:\p{L}{2,15} ){0,2}?leather\b/iu;
const OF_NO_HIDE =
  /\b(?:composite|bonded|faux|vegan|synthetic|imitation|artificial|pu|man[- ]made) leather\b|\bleatherette\b/iu;

/** "Full grain leather cover" and "composite leather". */
function leathers(reading: Reading): [string, string][] {
  const clauses = clausesOf(reading);
  const [hide] = clauses.flatMap((clause) => OF_HIDE.exec(clause)?.[0] ?? []);
  const [imitation] = clauses.flatMap((clause) => OF_NO_HIDE.exec(clause)?.[0] ?? []);
  return hide === undefined || imitation === undefined ? [] : [[imitation, hide]];
}

const NECKLINE =
  /^(?:(crew|scoop|v|boat|mock|turtle|cowl|halter|square)[- ]?neck(?:line)?|(crew))[.]?$/iu;
/** Maximum words of a statement that describes only the neckline. */
const MAX_STATEMENT = 6;

/** "Crewneck" and "Style: Short Sleeve, Scoopneck". */
function necklines({ lines }: Reading): [string, string][] {
  const statements = lines.flatMap(({ units }) =>
    units.filter((unit) => isUsable(unit) && unit.words <= MAX_STATEMENT),
  );
  const values = statements.map(({ text }) =>
    text.split(/, ?/u).flatMap((part) => {
      const found = NECKLINE.exec(part.trim());
      const value = (found?.[1] ?? found?.[2])?.toLowerCase();
      return value === undefined ? [] : [{ text: part.trim().replace(/[.]$/u, ''), value }];
    }),
  );
  // "Crewneck, Scoopneck" is a value for filters.
  return differing(values.flatMap((found) => (found.length === 1 ? found : [])));
}

/** The first two statements whose values differ. */
function differing(
  statements: readonly { readonly text: string; readonly value: string }[],
): [string, string][] {
  const [first, ...others] = statements;
  const second = others.find(({ value }) => value !== first?.value);
  return first === undefined || second === undefined ? [] : [[first.text, second.text]];
}

/**
 * "Brave Knight Cape" and "with this soft Pirate Cape": the details give the product another role.
 */
function roles({ name, units }: Reading): [string, string][] {
  const named = wordsOf(name.text);
  const [role, ...more] = named.filter((word) => isInClass(word.toLowerCase(), 'roles'));
  if (role === undefined || more.length > 0) return [];
  const stems = new Set(contentStems(name.text));
  const otherRole = units
    .filter(isUsable)
    .flatMap(({ text }) => rolesOf(wordsOf(text)))
    .find(
      ([word, noun]) =>
        word.toLowerCase() !== role.toLowerCase() &&
        contentStems(noun).every((stem) => stems.has(stem)),
    );
  return otherRole === undefined ? [] : [[role, otherRole.join(' ')]];
}

/** Maximum words between "this" and a role. */
const MAX_BETWEEN = 3;

/** A role with the noun after it: "Pirate Cape" in "this soft, resilient Pirate Cape". */
function rolesOf(words: readonly string[]): [string, string][] {
  return words.flatMap((word, at): [string, string][] => {
    const before = words.slice(Math.max(0, at - MAX_BETWEEN - 1), at);
    const isThis = before.some((previous) => /^this$/iu.test(previous));
    return isThis && isInClass(word.toLowerCase(), 'roles') ? [[word, words[at + 1] ?? '']] : [];
  });
}
