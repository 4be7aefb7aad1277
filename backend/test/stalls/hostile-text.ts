import {
  ATTRIBUTE_LIMITS,
  KEYWORD_LIMITS,
  PLATFORMS,
  VARIANT_LIMITS,
  WORD_LIMITS,
} from '@wareword/shared-schema';

/** Text that has made text tools slow, or could; each is repeated until it fills a field. */
export const HOSTILE_PIECES: readonly string[] = [
  ...[
    'a',
    'A',
    '1',
    'a ',
    'a a,',
    'a,',
    'a. ',
    'A. ',
    'A.',
    'U.S. ',
    'a-',
    'a/',
    'a_',
    'a+',
    '"a" ',
  ],
  ...[
    '.',
    '. ',
    '...a',
    '!',
    '?! ',
    '-',
    '- ',
    '(',
    '()',
    ',',
    ';',
    ': ',
    'a: b;',
    'a:',
    '|',
    ' | ',
    '…',
  ],
  ...['<', '<p', '<p ', '</p', '<script', '<script>', '<!--', '< ', '&', '&lt;', '&amp;', 'a&'],
  ...['a\n', '\n- ', '• ', '1) ', '\t', 'a\u00a0', '\u200d', 'a\u0301', '。', 'ﬀ', 'İ', '𝕒', '👩‍👩‍👧'],
  ...['and ', 'and, ', 'the a ', 'with ', 'Aa Bb ', 'aAaA', 'wx,', 'ing ', 'sses ', 'aaaaing'],
  ...[
    'www.',
    'http://a.',
    'a@b.',
    '$1 ',
    '100% ',
    '5 x 5 x ',
    'No. ',
    'Mr. ',
    'in. ',
    '保温',
    'جيب ',
  ],
  ...['a and b, ', 'comes with a ', 'made of ', 'which is ', 'ideal for ', 'It folds flat. '],
  ...['with a strap and a clasp, ', 'Includes: ', 'Material: Cotton, ', 'designed to '],
];

/**
 * The platforms for one of many texts: one by turns, or all with `HOSTILE_SHAPES=all` (`pnpm test:hostile`),
 * since most of what reads a text is the same.
 */
export function platformsFor(turn: number): readonly (typeof PLATFORMS)[number][] {
  if (process.env['HOSTILE_SHAPES'] === 'all') return PLATFORMS;
  const index = turn % PLATFORMS.length;
  return PLATFORMS.slice(index, index + 1);
}

/** The pieces whose turn is at a platform. */
export function piecesFor(
  platform: (typeof PLATFORMS)[number],
  pieces: readonly string[],
): readonly string[] {
  return pieces.filter((_piece, turn) => platformsFor(turn).includes(platform));
}

/** A piece repeated up to a length, after a letter, so that something is left to write about. */
export function fill(piece: string, length: number): string {
  return `x${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length).toWellFormed();
}

/**
 * As many attributes, variants, keywords and banned words as a request can have, each as long as it can be.
 * @param from the number that the first of each begins with: other numbers make texts that no cache has
 */
export function fillDetails(piece: string, from = 0) {
  const numbered = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) =>
      `${from + index} ${fill(piece, length)}`
        .replace(/[\r\n]/g, ' ')
        .slice(0, length)
        .toWellFormed(),
    );
  const values = numbered(ATTRIBUTE_LIMITS.attributes, ATTRIBUTE_LIMITS.value);
  return {
    attributes: numbered(ATTRIBUTE_LIMITS.attributes, ATTRIBUTE_LIMITS.name).map((name, index) => ({
      name,
      value: values[index] ?? '',
    })),
    variants: numbered(VARIANT_LIMITS.variants, VARIANT_LIMITS.name).map((name) => ({
      name,
      values: numbered(VARIANT_LIMITS.values, VARIANT_LIMITS.value),
    })),
    keywords: numbered(KEYWORD_LIMITS.words, KEYWORD_LIMITS.word),
    banned_words: numbered(WORD_LIMITS.words, WORD_LIMITS.word),
  };
}
