import {
  FIELDS_BY_PLATFORM,
  hasNumbersOf,
  hasWordsOf,
  type Citation,
} from '@wareword/shared-schema';
import type { ListingText } from './platforms/index.ts';
import { citableInput, type CitedFields, type Span } from './provenance.ts';
import { readInput } from './reading/index.ts';
import type { ListingRequest } from './request.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';
import { locateIn } from './text/locate.ts';
import { plainText } from './text/plain.ts';
import { sentenceRanges } from './text/sentences.ts';
import { contentStems } from './text/words.ts';
import type { QuotedText } from './writer.ts';

/** A part of the input that a sentence can be based on. */
interface Source {
  readonly spans: readonly Span[];
  readonly stems: ReadonlySet<string>;
}

/** Maximum sources of a sentence; further matches would be accidental. */
const MAX_SOURCES = 4;

/**
 * The sources of the sentences in a model's text: the quotes that the model gave for them, or else
 * the statements of the input that share the most words with them. Sentences without shared words
 * are left out.
 */
export async function citeText(
  text: ListingText,
  quotes: readonly QuotedText[],
  request: ListingRequest,
): Promise<CitedFields> {
  const sources = sourcesOf(request);
  await yieldToEventLoop();
  const input = citableInput(request);
  const quoted = new Map(quotes.map((quote) => [keyOf(quote.text), quote.quotes]));
  const locate = locateIn(input);
  await yieldToEventLoop();
  const fields: CitedFields = {};
  for (const field of FIELDS_BY_PLATFORM[request.platform]) {
    const value = text[field];
    const cited: Citation[][] = [];
    for (const fieldText of typeof value === 'string'
      ? [value].filter((text) => text !== '')
      : value) {
      const citations: Citation[] = [];
      const fieldQuotes = quoted.get(keyOf(fieldText));
      for (const [start, end] of sentenceRangesBetweenTags(fieldText)) {
        await yieldToEventLoop();
        const sentence = fieldText.slice(start, end);
        const quotedSpans = (fieldQuotes ?? quoted.get(keyOf(sentence)) ?? []).flatMap(locate);
        const citation =
          citationOf(sentence, quotedSpans, input) ??
          citationOf(sentence, closestSources(sentence, sources), input);
        if (citation !== undefined) citations.push({ start, end, ...citation });
      }
      cited.push(citations);
    }
    fields[field] = cited;
  }
  return fields;
}

/** The citation of a sentence by the given spans; undefined if they don't contain its numbers. */
function citationOf(
  sentence: string,
  spans: readonly Span[],
  input: ReturnType<typeof citableInput>,
): Pick<Citation, 'sources' | 'paraphrase'> | undefined {
  if (spans.length === 0) return undefined;
  const quoted = spans
    .map(({ field, start, end }) => (input[field] ?? '').slice(start, end))
    .join(' ');
  const sources = [...spans];
  if (hasWordsOf(sentence, quoted)) return { sources };
  return hasNumbersOf(sentence, quoted) ? { sources, paraphrase: true } : undefined;
}

/** The ranges of a text's sentences, between its tags. */
function sentenceRangesBetweenTags(text: string): [number, number][] {
  const ranges: [number, number][] = [];
  let from = 0;
  const push = (to: number) => {
    const offset = from;
    const inSegment = sentenceRanges(text.slice(from, to).replaceAll('\n', ' '));
    ranges.push(...inSegment.map(([a, b]): [number, number] => [a + offset, b + offset]));
  };
  for (const tag of text.matchAll(/<\/?[a-z][a-z\d]{0,9}>/gu)) {
    push(tag.index);
    from = tag.index + tag[0].length;
  }
  push(text.length);
  return ranges;
}

/** The statements of the input: the name, the units with their labels, and the other fields. */
function sourcesOf(request: ListingRequest): Source[] {
  const { name, lines } = readInput(request);
  const input = citableInput(request);
  const sources: Source[] = [{ spans: [name.span], stems: stemsOf(name.text) }];
  for (const { label, units } of lines) {
    for (const { span, text } of units) {
      const spans = label === undefined ? [span] : [label.span, span];
      sources.push({ spans, stems: stemsOf(`${label?.text ?? ''} ${text}`) });
    }
  }
  for (const field of ['brand_name', 'category', 'customer', 'price'] as const) {
    const text = input[field];
    if (text === undefined) continue;
    sources.push({ spans: [{ field, start: 0, end: text.length }], stems: stemsOf(text) });
  }
  return sources.filter(({ spans }) => spans.every(({ start, end }) => end > start));
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(contentStems(text.replaceAll(/[-–—/]/gu, ' ')));
}

/** The spans of the sources that together share the most words with a sentence, best first. */
function closestSources(sentence: string, sources: readonly Source[]): Span[] {
  const uncovered = new Set(stemsOf(plainText(sentence)));
  const chosen: Source[] = [];
  while (chosen.length < MAX_SOURCES && uncovered.size > 0) {
    const counted = sources.map((source) => {
      const shared = [...uncovered].filter((stem) => source.stems.has(stem));
      return { source, shared };
    });
    const best = counted.reduce((a, b) => (b.shared.length > a.shared.length ? b : a));
    if (best.shared.length === 0) break;
    chosen.push(best.source);
    for (const stem of best.shared) uncovered.delete(stem);
  }
  return chosen.flatMap(({ spans }) => spans);
}

function keyOf(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
