import type { Reading } from '../../reading/index.ts';
import { isUsable } from '../../reading/doubts.ts';
import { foldWord } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { cite, type Cited } from '../cited.ts';

const MAX_WORDS = 4;

/** A book's title and its author, as people look for it; nothing for what has no author. */
export function writtenWork({ lines, name }: Reading): Cited[] {
  const author = lines
    .filter(({ label }) => isOf(foldWord(label?.text ?? ''), 'author labels'))
    .flatMap(({ units }) => units.filter(isUsable))[0];
  if (author === undefined || !/^\p{L}[\p{L}.'’ -]+$/u.test(author.text)) return [];
  const [title] = name.segments;
  const isShort = (text: string) => text.split(' ').length <= MAX_WORDS;
  return [
    ...(title !== undefined && isShort(title.text) ? [cite(title.text, title)] : []),
    ...(isShort(author.text) ? [cite(author.text, author)] : []),
  ];
}
