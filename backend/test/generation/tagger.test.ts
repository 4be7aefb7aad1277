import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { createTagger } from '../../src/generation/reading/tagger.ts';

test.each(['wn-words', 'wn-word-senses'])(
  "the tagger's list %s is parsed into what its script would create",
  (name) => {
    const tagged = createTagger().tagSentence('desks, shelves');
    expect(tagged.map(({ lemma }) => lemma)).toEqual(['desk', undefined, 'shelf']);
    const source = createRequire(import.meta.url);
    const require = createRequire(source.resolve('wink-pos-tagger'));
    const filename = require.resolve(`wink-lexicon/src/${name}.js`);
    const read = require(filename) as object;
    // Required again, the program runs.
    Reflect.deleteProperty(require.cache, filename);
    const made = require(filename) as object;
    expect(made).not.toBe(read);
    expect(JSON.stringify(read) === JSON.stringify(made)).toBe(true);
  },
);
