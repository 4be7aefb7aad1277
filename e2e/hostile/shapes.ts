import { hash } from 'node:crypto';

/** A text that is designed to be slow to parse. */
export interface Shape {
  readonly name: string;
  readonly text: string;
}

/** The unit that a text repeats. */
const REPEATED: Readonly<Record<string, string>> = {
  letters: 'a',
  capitals: 'A',
  digits: '1',
  spaces: ' ',
  tabs: '\t',
  'line breaks': '\n',
  'empty lines with spaces': ' \n',
  dots: '.',
  commas: ',',
  semicolons: ';',
  dashes: '-',
  'long dashes': '—',
  apostrophes: "'",
  quotes: '"',
  'opening parentheses': '(',
  'closing parentheses': ')',
  'nested lists': '[',
  'nested braces': '{"a":',
  'opening angles': '<',
  'closing angles': '>',
  slashes: '/',
  backslashes: '\\',
  ampersands: '&',
  'equal signs': '=',
  'percent signs': '%',
  'plus signs': '+',
  'at signs': '@',
  hashes: '#',
  colons: ':',
  'question marks': '?',
  exclamations: '!',
  pipes: '|',
  'words of one letter': 'a ',
  'a list of one letter': 'a,',
  'a list with spaces': 'a, ',
  'lines of one letter': 'a\n',
  'short sentences': 'A b. ',
  'sentences without spaces': 'A.b',
  'words in capitals': 'AB ',
  'mixed case': 'aB',
  'numbers with units': '1 cm ',
  'numbers with separators': '1,000.',
  ranges: '1-2 ',
  'words with hyphens': 'a-',
  'words with apostrophes': "a'",
  'unclosed tags': '<p ',
  'unclosed tags, touching': '<p',
  'unclosed closing tags': '</p ',
  'nested elements': '<a><b>',
  'elements closed in the wrong order': '<a><b></a>',
  'unclosed comments': '<!--',
  'unclosed scripts': '<script>',
  'unclosed templates': '<template>',
  'attributes without end': '<p a="',
  entities: '&amp;',
  'entities without end': '&amp',
  'tags as entities': '&lt;p ',
  'numeric entities': '&#60;',
  'percent escapes': '%41',
  'broken escapes': '%e',
  'escaped parameters': '%26a%3D',
  parameters: 'a&',
  'parameters with values': 'a=b&',
  'many parameters': 'site=&',
  'combining marks': 'e\u0301',
  'marks alone': '\u0301',
  'zero width': '\u200b',
  'right to left': '\u202eא',
  'emoji joined': '👩‍👩‍👧',
  flags: '🇩🇪',
  'full width': 'Ａ',
  'Chinese words': '木',
  'Thai words': 'ไม้',
  'dotted I': 'İ',
  ligatures: 'ﬁ',
  paths: '../',
  hosts: 'a.',
  'addresses of pages': 'https://a.b/',
  'addresses of mail': 'a@b.',
  cookies: 'a=b; ',
  'media types': 'a/b;q=0.1,',
  'quoted cells': '"a",',
  'doubled quotes': '""',
  'cells that go on': '"a\n',
};

/** Lengths in UTF-16 units: below, at and far above the limits. */
const LENGTHS = [30, 200, 600, 2_000, 12_000, 60_000];

/** Texts with a different ending, which forces expressions to backtrack. */
const WITH_TAIL = ['letters', 'spaces', 'commas', 'words of one letter', 'digits', 'dashes'];

/** Shapes sent to one entry point in a normal run, unless it sets another number. */
const SHAPES_PER_RUN = 24;

/** Combining marks, which Unicode normalization has to sort. */
const MARKS = '\u0344\u0334';

/**
 * The shapes for one entry point: all of them with `HOSTILE_SHAPES=all` (`pnpm test:hostile`), otherwise
 * a sample that differs between entry points, since all of them take several minutes.
 */
export function shapesFor(
  entryPoint: string,
  shapes: readonly Shape[] = hostileShapes(),
  perRun = SHAPES_PER_RUN,
): Shape[] {
  if (process.env['HOSTILE_SHAPES'] === 'all') return [...shapes];
  const step = Math.max(1, Math.floor(shapes.length / perRun));
  const first = hash('sha256', entryPoint, 'buffer').readUInt32BE() % step;
  return shapes.filter((_, index) => index % step === first);
}

/** Several hundred shapes, the short ones first. */
export function hostileShapes(): Shape[] {
  const shapes: Shape[] = [];
  for (const length of LENGTHS) {
    for (const [name, unit] of Object.entries(REPEATED)) {
      const text = unit
        .repeat(Math.ceil(length / unit.length))
        .slice(0, length)
        .toWellFormed();
      shapes.push({ name: `${name}, ${length}`, text });
      if (WITH_TAIL.includes(name)) {
        shapes.push({ name: `${name} and a sign, ${length}`, text: `Oak ${text}!` });
      }
    }
    const [mark = '', other = ''] = MARKS;
    const marks = `a${mark.repeat(length / 2)}${other.repeat(length / 2)}`;
    shapes.push({ name: `combining marks out of order, ${length}`, text: marks });
  }
  return shapes;
}
