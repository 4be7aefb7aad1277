import type { Citation, Span } from '../provenance.ts';
import type { Quote } from '../reading/index.ts';

/** A piece of output with the spans of the input that it comes from; none for the writer's own words. */
export interface CitedPiece {
  readonly text: string;
  readonly sources: readonly Span[];
}

/** Text as pieces with their sources. */
export type Cited = readonly CitedPiece[];

/** The words of a quote, edited. */
export function cite(text: string, ...quotes: readonly Quote[]): Cited {
  return text === '' ? [] : [{ text, sources: quotes.map(({ span }) => span) }];
}

/** A phrase preceded by a statement about it, citing both. */
export function prepend({ text, span }: Quote, [phrase]: Cited): Cited {
  if (phrase === undefined) return [];
  return [{ text: `${text} ${phrase.text}`, sources: [span, ...phrase.sources] }];
}

/** The writer's own words, such as punctuation, labels and headings. */
export function uncited(text: string): Cited {
  return text === '' ? [] : [{ text, sources: [] }];
}

/** Joins the texts that aren't empty with a separator. */
export function joinCited(texts: readonly Cited[], separator: string): Cited {
  const filled = texts.filter((text) => text.length > 0);
  return filled.flatMap((text, index) => (index === 0 ? text : [...uncited(separator), ...text]));
}

export function textOf(cited: Cited): string {
  return cited.map((piece) => piece.text).join('');
}

/** Applies an edit to the last piece, such as end punctuation. */
export function editLast(cited: Cited, edit: (text: string) => string): Cited {
  return cited.map((piece, index) =>
    index === cited.length - 1 ? { ...piece, text: edit(piece.text) } : piece,
  );
}

/** Applies an edit to the first piece, such as a capital. */
export function editFirst(cited: Cited, edit: (text: string) => string): Cited {
  return cited.map((piece, index) => (index === 0 ? { ...piece, text: edit(piece.text) } : piece));
}

/** Applies an edit to every piece, such as escaping. */
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
