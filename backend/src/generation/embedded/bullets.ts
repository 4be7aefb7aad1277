import { minimumOf } from '../platforms/index.ts';
import { clipText, withoutDanglingEnd } from '../text/plain.ts';
import { countWords } from '../text/words.ts';
import { capital } from './read/calm.ts';
import { aboutOf } from './read/determiner.ts';
import type { Fact } from './read/facts.ts';
import { labelOf } from './read/label.ts';
import type { Theme } from './read/themes.ts';
import type { Chooser } from './seed.ts';
import type { Voice } from './write/voice.ts';
import { isNoun } from './read/name.ts';
import { attributePhrase, joinList, valueText } from './write/phrases.ts';

const HEADERS: Readonly<Record<Theme, readonly [string, ...string[]]>> = {
  contents: ['Contents', 'Included', 'Package'],
  material: ['Material', 'Make', 'Build'],
  size: ['Size', 'Measures', 'Dimensions'],
  fit: ['Fit', 'Cut', 'Wear'],
  function: ['Features', 'Function', 'Details', 'Highlights'],
  design: ['Design', 'Look', 'Style'],
  use: ['Use', 'Purpose'],
  audience: ['For', 'Audience'],
  care: ['Care', 'Upkeep', 'Cleaning'],
  // Only what says where a thing comes from is its origin: that has a label of its own.
  origin: ['Good to know', 'Background'],
  power: ['Power', 'Energy', 'Supply'],
  notes: ['Notes', 'Facts', 'More'],
};

/** Fewest characters that a bullet is worth. */
const SHORTEST = 40;

const SHORTEST_BULLET = minimumOf('amazon', 'amazon.bullets.length');

interface Group {
  readonly theme: Theme;
  readonly facts: readonly Fact[];
}

export interface BulletLimits {
  readonly fewest: number;
  readonly most: number;
  /** Most characters of one bullet. */
  readonly characters: number;
  /** Most characters of all. */
  readonly total: number;
}

/** Bullets of the form "Header: detail", facts of one theme in one; and what found no room. */
export function bulletsOf(
  facts: readonly Fact[],
  limits: BulletLimits,
  chooser: Chooser,
  voice: Voice,
): { bullets: string[]; left: Fact[] } {
  const groups = regroup(grouped(facts), limits);
  const used = new Set<string>();
  const bullets: string[] = [];
  const left: Fact[] = [];
  let room = limits.total;
  for (const group of groups) {
    const header = headerOf(group, used, chooser, voice);
    used.add(header);
    const paired = header === pairOf(group);
    const told: string[] = [];
    for (const fact of group.facts) {
      const next = [...told, detailOf(fact, group, header)];
      const text = `${header}: ${joinDetails(next, group, paired)}`;
      if (text.length > Math.min(limits.characters, room)) left.push(fact);
      else told.push(next.at(-1) ?? '');
    }
    const [first] = group.facts;
    if (first === undefined || room < SHORTEST) continue;
    // What is too long even alone is cut at a word; the whole of it is told elsewhere.
    const detail =
      told.length > 0
        ? joinDetails(told, group, paired)
        : joinDetails([detailOf(first, group, header)], group, paired);
    const bullet = clipText(
      withoutDanglingEnd(bulletText(header, detail)),
      Math.min(limits.characters, room),
    );
    bullets.push(bullet);
    room -= bullet.length;
  }
  return { bullets, left };
}

/** What a detail begins with that its header says. */
const AGAIN: Readonly<Partial<Record<string, RegExp>>> = {
  For: /^for /iu,
  Contains: /^contains /iu,
  Without: /^(?:no|without|free (?:of|from)) /iu,
  Included: /^includes /iu,
  Size: /^sizes? /iu,
};

function bulletText(header: string, detail: string): string {
  const told = capital(detail.replace(AGAIN[header] ?? /^$/u, ''));
  const text = `${header}: ${told}`;
  // "Weight: 9" is shorter than a bullet may be.
  return text.length < SHORTEST_BULLET ? `Stated ${header.toLowerCase()}: ${told}` : text;
}

function grouped(facts: readonly Fact[]): Group[] {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key =
      fact.header !== null
        ? `${fact.theme} ${fact.order}`
        : (labelIn(fact) ?? HEADERS[fact.theme][0]);
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return [...groups.values()].map((group) => ({ theme: group[0]?.theme ?? 'notes', facts: group }));
}

/** Parts the largest groups where there are too few, joins the smallest where too many. */
function regroup(groups: Group[], { fewest, most }: BulletLimits): Group[] {
  const result = [...groups];
  while (result.length < fewest) {
    const index = result.findIndex(
      ({ facts }) => facts.length === Math.max(...result.map((one) => one.facts.length)),
    );
    const group = result[index];
    if (group === undefined || group.facts.length < 2) break;
    const middle = Math.ceil(group.facts.length / 2);
    result.splice(
      index,
      1,
      { theme: group.theme, facts: group.facts.slice(0, middle) },
      { theme: group.facts[middle]?.theme ?? 'notes', facts: group.facts.slice(middle) },
    );
  }
  while (result.length > most) {
    const sizes = result.map(lengthOf);
    const smallest = sizes.indexOf(Math.min(...sizes));
    const [taken] = result.splice(smallest, 1);
    const lengths = result.map(lengthOf);
    const target = lengths.indexOf(Math.min(...lengths));
    const host = result[target];
    if (taken === undefined || host === undefined) break;
    result[target] = { theme: host.theme, facts: [...host.facts, ...taken.facts] };
  }
  return result;
}

function lengthOf({ facts }: Group): number {
  return facts.reduce((sum, fact) => sum + fact.text.length + 12, 0);
}

const MOST_PAIR_LETTERS = 30;

function isPairable(label: string): boolean {
  return (
    countWords(label) <= 2 &&
    !/^(?:included|features|details)$/iu.test(label) &&
    isNoun(label.toLowerCase())
  );
}

/** "Material and climate": a bullet that two things share is headed by both. */
function pairOf({ facts }: Group): string | null {
  const labels = facts.map((fact) => (fact.attribute ? fact.header : labelIn(fact)));
  const [first = null, second = null, ...more] = [...new Set(labels)];
  if (first === null || second === null || more.length > 0) return null;
  if ([first, second].some((label) => !isPairable(label))) return null;
  const pair = `${first} and ${lowerHeader(second)}`;
  return pair.length <= MOST_PAIR_LETTERS && !/ and .* and /u.test(pair) ? pair : null;
}

function headerOf(group: Group, used: ReadonlySet<string>, chooser: Chooser, voice: Voice): string {
  const pair = pairOf(group);
  if (pair !== null && !used.has(pair)) return pair;
  const own = group.facts.find(
    (fact) => fact.header !== null && (group.facts.length === 1 || !fact.attribute),
  );
  if (own !== undefined && own.header !== null && own.header.length <= 50 && !used.has(own.header))
    return own.header;
  const about = aboutIn(group);
  if (about !== null && !used.has(capital(about.thing))) return capital(about.thing);
  // A label of one fact would say too much of another that stands beside it.
  const [label = null, ...others] = new Set(group.facts.map(labelIn));
  if (label !== null && others.length === 0 && !used.has(label)) return label;
  const theme = group.facts.every((fact) => fact.theme === group.theme) ? group.theme : 'function';
  const headers = [
    ...chooser.shuffle(voice.headers[theme] ?? []),
    ...chooser.shuffle(HEADERS[theme]),
    ...(voice.headers.notes ?? []),
    ...HEADERS.notes,
    ...HEADERS.function,
  ];
  return headers.find((header) => !used.has(header)) ?? 'More';
}

/** The label of a statement that has no header of its own. */
function labelIn({ header, text, shape }: Fact): string | null {
  return header === null ? labelOf(text, shape === 'noun') : null;
}

/** Verbs that say too little, or were put in by us, to stand behind a colon. */
const PLAIN_VERB = /^(?:is|has|was|does|needs|uses|keeps|makes|gives|lets|works|suits|comes)\b/u;

/** "Mesh window: shows what is inside": a sentence alone is headed by what it is about. */
function aboutIn({ facts }: Group): { thing: string; rest: string } | null {
  const [fact, second] = facts;
  if (fact === undefined || second !== undefined || fact.header !== null) return null;
  const about = fact.shape === 'sentence' ? aboutOf(fact.text) : null;
  return about === null || PLAIN_VERB.test(about.rest) ? null : about;
}

function detailOf(fact: Fact, group: Group, header: string): string {
  if (fact.header === null) {
    const about = aboutIn(group);
    return about !== null && capital(about.thing) === header ? about.rest : fact.text;
  }
  const alone = header === pairOf(group) || (group.facts.length === 1 && fact.header.length <= 50);
  if (fact.attribute) return alone ? valueText(fact.text) : attributePhrase(fact);
  return alone || fact.header === header ? fact.text : `${lowerHeader(fact.header)} – ${fact.text}`;
}

function lowerHeader(header: string): string {
  return /^\p{Lu}\p{Ll}/u.test(header) ? header.charAt(0).toLowerCase() + header.slice(1) : header;
}

function joinDetails(details: readonly string[], { facts }: Group, paired: boolean): string {
  // Only things of one make are joined by "and": "two spouts and weighs 8 lbs" is neither.
  const alike = facts.every(({ shape }) => /^(?:noun|identity|adjective)$/u.test(shape));
  const heavy =
    !alike ||
    paired ||
    details.some(
      (detail) => detail.includes(',') || detail.split(' ').length > 6 || / and /u.test(detail),
    );
  // What has a label of its own stands last: "Relaxed fit; climate: cool and mild".
  const ordered = [...details].sort((a, b) => Number(a.includes(': ')) - Number(b.includes(': ')));
  const text = heavy ? ordered.join('; ') : joinList(details);
  return capital(text);
}
