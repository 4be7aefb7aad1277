import type { Quote, Reading } from '../../reading/index.ts';
import { isUsable } from '../../reading/uncertain-units.ts';
import { foldWord } from '../../text/words.ts';
import { isInClass } from '../../vocabulary/index.ts';
import { cite, type Cited } from '../cited.ts';

const MAX_WORDS = 4;

/** Types of books in the details, the category or the first line. */
const KINDS =
  /\b(?:graphic novel|picture book|cookbook|paperback|hardcover|audiobook|e-?book|novel|memoir|biography|anthology|textbook)\b/iu;

/** Search phrases for a book: its title and author; none without an author. */
export function writtenWork(reading: Reading): Cited[] {
  const { lines, name } = reading;
  const author = lines
    .filter(({ label }) => isInClass(foldWord(label?.text ?? ''), 'author labels'))
    .flatMap(({ units }) => units.filter(isUsable))[0];
  if (author === undefined || !/^\p{L}[\p{L}.'’ -]+$/u.test(author.text)) return [];
  const [title] = name.segments;
  const isShort = (text: string) => text.split(' ').length <= MAX_WORDS;
  const named = title !== undefined && isShort(title.text) ? [cite(title.text, title)] : [];
  const surname = author.text.split(' ').at(-1) ?? '';
  const both =
    title === undefined
      ? undefined
      : [author.text, surname].find((by) => isShort(`${title.text} ${by}`));
  const kind = kindOf(reading);
  const ofKind =
    kind === undefined
      ? undefined
      : [author.text, surname].find((by) => isShort(`${by} ${kind.text}`));
  return [
    ...named,
    ...(title !== undefined && both !== undefined
      ? [cite(`${title.text} ${both}`, title, author)]
      : []),
    ...(isShort(author.text) ? [cite(author.text, author)] : []),
    ...(kind !== undefined && ofKind !== undefined
      ? [cite(`${ofKind} ${kind.text}`, author, kind)]
      : []),
  ];
}

/** The type of a book, from the category or the first statement: "now available as an ebook". */
function kindOf({ units, request: { category = '' } }: Reading): Quote | undefined {
  const fromCategory = [...category.matchAll(/[^>]+/gu)].slice(-1).flatMap((level) => {
    const [text] = KINDS.exec(level[0]) ?? (/\bbooks?\b/iu.exec(level[0]) ? ['book'] : []);
    const span = {
      field: 'category' as const,
      start: level.index,
      end: level.index + level[0].length,
    };
    return text === undefined ? [] : [{ text: text.toLowerCase(), span }];
  });
  const [first] = units.filter((unit) => isUsable(unit) && unit.kind !== 'labeled');
  const fromFeatures = first === undefined ? undefined : KINDS.exec(first.text)?.[0];
  return (
    fromCategory[0] ??
    (first === undefined || fromFeatures === undefined
      ? undefined
      : { text: fromFeatures.toLowerCase(), span: first.span })
  );
}
