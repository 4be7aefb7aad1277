import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import type Tagger from 'wink-pos-tagger';

/**
 * Creates the tagger. Two of its word lists are programs with a statement for each of 77,000 words: running
 * them takes 40 MB, which V8 doesn't return. Their texts are read to the same values instead, before the
 * tagger requires them.
 */
export function createTagger(): Tagger {
  const require = createRequire(import.meta.url);
  const ofTagger = createRequire(require.resolve('wink-pos-tagger'));
  const provide = (name: string, read: (lines: Iterable<string>) => object) => {
    const filename = ofTagger.resolve(`wink-lexicon/src/${name}.js`);
    const provided = new Module(filename);
    provided.exports = read(linesOf(readFileSync(filename, 'utf8')));
    provided.loaded = true;
    require.cache[filename] = provided;
  };
  provide('wn-words', parseWordIndex);
  provide('wn-word-senses', parseSenses);
  const Create = require('wink-pos-tagger') as typeof Tagger;
  return new Create();
}

/**
 * The senses of the dictionary's words: for each sense, the number of the WordNet file that
 * contains it.
 */
export interface Senses {
  readonly words: Readonly<Record<string, number>>;
  readonly senses: readonly (readonly number[] | undefined)[];
}

/** The words of the dictionary in its order. Reading them from the object would take 70 ms. */
const dictionary: string[] = [];

/**
 * The words of the dictionary and the most common English words in all forms; available once the
 * tagger is loaded.
 */
export function readWords(): {
  readonly common: readonly string[];
  readonly all: readonly string[];
} {
  const ofTagger = createRequire(createRequire(import.meta.url).resolve('wink-pos-tagger'));
  const common = Object.keys(ofTagger('wink-lexicon/src/lexicon.js') as object);
  return { common, all: [...common, ...dictionary] };
}

/** The word lists of the tagger; available once it is loaded. */
export function readSenses(): Senses {
  const ofTagger = createRequire(createRequire(import.meta.url).resolve('wink-pos-tagger'));
  return {
    words: ofTagger('wink-lexicon/src/wn-words.js') as Senses['words'],
    senses: ofTagger('wink-lexicon/src/wn-word-senses.js') as Senses['senses'],
  };
}

/** Parses lines such as `words.aardvark = 8;`. */
function parseWordIndex(lines: Iterable<string>): Record<string, number> {
  const words = Object.create(null) as Record<string, number>;
  for (const line of lines) {
    if (!line.startsWith('words.')) continue;
    const [word = '', index] = line.slice('words.'.length, -1).split(' = ');
    words[word] = Number(index);
    dictionary.push(word);
  }
  return words;
}

/**
 * Parses lines such as `const s_20_27 = [ 20, 27 ];`, and those of the list, such as `  s_20_27,`.
 */
function parseSenses(lines: Iterable<string>): (readonly number[] | undefined)[] {
  const named = new Map<string, readonly number[]>();
  const senses: (readonly number[] | undefined)[] = [];
  for (const line of lines) {
    if (line.startsWith('const s_')) {
      const [name = '', list = ''] = line.slice('const '.length, -1).split(' = ');
      named.set(name, JSON.parse(list) as number[]);
    } else if (line.startsWith('  s_')) {
      senses.push(named.get(line.trim().replace(',', '')));
    }
  }
  return senses;
}

/** Yields one line at a time, so that they aren't all in memory. */
function* linesOf(text: string): Generator<string> {
  let from = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
    yield text.slice(from, end);
    from = end + 1;
  }
}
