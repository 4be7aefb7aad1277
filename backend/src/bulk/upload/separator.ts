const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Maximum length of a heading line; of a longer one, only this much is examined. */
const MAX_HEADING_LENGTH = 64 * 1024;

/** A file's text from its heading on, and its separator. */
export interface SeparatedText {
  readonly separator: Separator;
  /** Empty lines above the heading, which the text doesn't have. */
  readonly linesAbove: number;
  readonly text: AsyncGenerator<string>;
}

/**
 * Detects the separator: the one that occurs most often in the heading, outside quotes. Excel may
 * declare it in a separate line, `sep=;`, which is not part of the table.
 */
export async function findSeparator(chunks: AsyncGenerator<string>): Promise<SeparatedText> {
  let head = '';
  let linesAbove = 0;
  for (;;) {
    const next = await chunks.next();
    if (next.done === true) break;
    head = (head + next.value).replace(/^(?:[\t ]*\r?\n)+/u, (empty) => {
      linesAbove += empty.split('\n').length - 1;
      return '';
    });
    if (firstLine(head) !== undefined || head.length > MAX_HEADING_LENGTH) break;
  }
  const declared = /^"?sep=([,;\t])"?\r?\n/iu.exec(head);
  if (declared !== null) {
    return {
      separator: SEPARATORS.find((separator) => separator === declared[1]) ?? ',',
      linesAbove,
      text: prepend(head.slice(declared[0].length), chunks),
    };
  }
  const heading = (firstLine(head) ?? head).replace(/"[^"]*"/gu, '');
  const counts = SEPARATORS.map((separator) => heading.split(separator).length);
  const separator = SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
  return { separator, linesAbove, text: prepend(head, chunks) };
}

async function* prepend(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

/** The text up to the first line break outside quotes; undefined if there is none yet. */
function firstLine(text: string): string | undefined {
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '\n' || character === '\r')) return text.slice(0, index);
  }
  return undefined;
}
