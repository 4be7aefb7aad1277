const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Characters in which a heading has to end; a longer one is told by what there is of it. */
const LONGEST_HEADING = 64 * 1024;

/** A file's text from its heading on, and what its cells are separated by. */
export interface SeparatedText {
  readonly separator: Separator;
  readonly text: AsyncGenerator<string>;
}

/**
 * Finds the separator: the one that the heading has most of, outside quotes. Excel may say it in a
 * line of its own, `sep=;`, which is not part of the table.
 */
export async function findSeparator(chunks: AsyncGenerator<string>): Promise<SeparatedText> {
  let head = '';
  for (;;) {
    const next = await chunks.next();
    if (next.done === true) break;
    head = (head + next.value).replace(/^(?:[\t ]*\r?\n)+/u, '');
    if (firstLine(head) !== undefined || head.length > LONGEST_HEADING) break;
  }
  const told = /^"?sep=([,;\t])"?\r?\n/iu.exec(head);
  if (told !== null) {
    return { separator: told[1] as Separator, text: joined(head.slice(told[0].length), chunks) };
  }
  const heading = (firstLine(head) ?? head).replace(/"[^"]*"/gu, '');
  const counts = SEPARATORS.map((separator) => heading.split(separator).length);
  const separator = SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
  return { separator, text: joined(head, chunks) };
}

async function* joined(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

/** Up to the first line break outside quotes; undefined where there is none yet. */
function firstLine(text: string): string | undefined {
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '\n' || character === '\r')) return text.slice(0, index);
  }
  return undefined;
}
