import { readFileSync } from 'node:fs';

/** The vocabulary files of this folder; each says in its first line what it is for. */
export type Vocabulary =
  | 'acronyms'
  | 'audiences'
  | 'boilerplate'
  | 'certifications'
  | 'claim-phrases'
  | 'claims'
  | 'colors'
  | 'corrections'
  | 'danglers'
  | 'effects'
  | 'fact-phrases'
  | 'generic-nouns'
  | 'goods'
  | 'health-claims'
  | 'health-effects'
  | 'idioms'
  | 'inherited-traits'
  | 'known-forms'
  | 'label-types'
  | 'brands'
  | 'materials'
  | 'occasions'
  | 'opinions'
  | 'parts'
  | 'plain-words'
  | 'pointers'
  | 'products'
  | 'proper-names'
  | 'qualities'
  | 'usage-context'
  | 'category-phrases'
  | 'tone-words-de'
  | 'tone-words-en'
  | 'tone-words-es'
  | 'tone-words-fr'
  | 'tone-words-it'
  | 'trade-words'
  | 'traits'
  | 'verbs'
  | 'word-classes'
  | 'franchises';

const groupings = new Map<Vocabulary, ReadonlyMap<string, string>>();
const sets = new Map<Vocabulary, ReadonlySet<string>>();

/**
 * The entries of a vocabulary, in lowercase: separated by commas or newlines; lines starting with
 * # are comments.
 */
export function vocabulary(name: Vocabulary): ReadonlySet<string> {
  const known = sets.get(name);
  if (known !== undefined) return known;
  const entries = new Set(entriesOf(name));
  sets.set(name, entries);
  return entries;
}

/** A vocabulary in groups, one per line: "group: entry, entry". Maps each entry to its group. */
export function groupedVocabulary(name: Vocabulary): ReadonlyMap<string, string> {
  const known = groupings.get(name);
  if (known !== undefined) return known;
  const groups = new Map<string, string>();
  for (const line of linesOf(name)) {
    const colon = line.indexOf(':');
    for (const entry of line.slice(colon + 1).split(',')) {
      if (entry.trim() !== '') groups.set(entry.trim(), line.slice(0, colon).trim());
    }
  }
  groupings.set(name, groups);
  return groups;
}

const classes = new Map<string, Set<string>>();

/** Whether a word, in any case, is in a class of `word-classes.txt` or `usage-context.txt`. */
export function isInClass(word: string, name: string): boolean {
  if (classes.size === 0) readClasses();
  const known = classes.get(name);
  if (known === undefined) throw new Error(`no class of words is called ${name}`);
  return known.has(word.toLowerCase());
}

function readClasses(): void {
  for (const line of [...linesOf('word-classes'), ...linesOf('usage-context')]) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon);
    const words = line
      .slice(colon + 1)
      .split(',')
      .map((word) => word.trim());
    classes.set(name, new Set([...(classes.get(name) ?? []), ...words]));
  }
}

function entriesOf(name: Vocabulary): string[] {
  return linesOf(name)
    .flatMap((line) => line.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function linesOf(name: Vocabulary): string[] {
  return readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.trim() !== '');
}
