import type { Citation, Span } from '../provenance.ts';
import type { Quote } from '../reading/index.ts';

/** A piece of output, with the parts of the input that it comes from; none for the writer's own words. */
export interface Piece {
  readonly text: string;
  readonly sources: readonly Span[];
}

/** Text in pieces that name their sources. */
export type Cited = readonly Piece[];

/** The words of a quote, edited. */
export function cite(text: string, ...quotes: readonly Quote[]): Cited {
  return text === '' ? [] : [{ text, sources: quotes.map(({ span }) => span) }];
}

/** A phrase after what the input says of it, with both places. */
export function before({ text, span }: Quote, [phrase]: Cited): Cited {
  if (phrase === undefined) return [];
  return [{ text: `${text} ${phrase.text}`, sources: [span, ...phrase.sources] }];
}

/** Words of the writer's own: marks, labels, headings. */
export function own(text: string): Cited {
  return text === '' ? [] : [{ text, sources: [] }];
}

/** Several texts as one, with a mark between those that are not empty. */
export function join(texts: readonly Cited[], mark: string): Cited {
  const filled = texts.filter((text) => text.length > 0);
  return filled.flatMap((text, index) => (index === 0 ? text : [...own(mark), ...text]));
}

export function textOf(cited: Cited): string {
  return cited.map((piece) => piece.text).join('');
}

/** Applies an edit to the last piece, as where an end mark goes. */
export function editLast(cited: Cited, edit: (text: string) => string): Cited {
  return cited.map((piece, index) =>
    index === cited.length - 1 ? { ...piece, text: edit(piece.text) } : piece,
  );
}

/** Applies an edit to the first piece, as where a capital goes. */
export function editFirst(cited: Cited, edit: (text: string) => string): Cited {
  return cited.map((piece, index) => (index === 0 ? { ...piece, text: edit(piece.text) } : piece));
}

/** Applies an edit to every piece, as where markup is escaped. */
export function editAll(cited: Cited, edit: (text: string) => string): Cited {
  return cited.map((piece) => ({ ...piece, text: edit(piece.text) }));
}

/** A text and the sources of its pieces; pieces without a source are the writer's own words. */
export function flatten(cited: Cited): { text: string; citations: Citation[] } {
  const citations: Citation[] = [];
  let text = '';
  for (const { text: words, sources } of cited) {
    if (words !== '' && sources.length > 0)
      citations.push({
        start: text.length,
        end: text.length + words.length,
        sources: [...sources],
      });
    text += words;
  }
  return { text, citations };
}
