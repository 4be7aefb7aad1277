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
import type { Quoted } from './writer.ts';

/** A part of the input that a sentence can be based on. */
interface Source {
  readonly spans: readonly Span[];
  readonly stems: ReadonlySet<string>;
}

/** Maximum sources of one sentence; further matches would be accidental. */
const MAX_SOURCES = 4;

/**
 * The sources of the sentences in a model's text: the quotes that the model gave for them, or else
 * the statements of the input that share the most words with them. Sentences without shared words
 * are left out.
 */
export async function citeText(
  text: ListingText,
  quotes: readonly Quoted[],
  request: ListingRequest,
): Promise<CitedFields> {
  const sources = sourcesOf(request);
  await yieldToEventLoop();
  const given = citableInput(request);
  const quoted = new Map(quotes.map((one) => [keyOf(one.text), one.quotes]));
  const locate = locateIn(given);
  await yieldToEventLoop();
  const fields: CitedFields = {};
  for (const field of FIELDS_BY_PLATFORM[request.platform]) {
    const value = text[field];
    const cited: Citation[][] = [];
    for (const whole of typeof value === 'string' ? [value].filter((one) => one !== '') : value) {
      const citations: Citation[] = [];
      const named = quoted.get(keyOf(whole));
      for (const [start, end] of sentenceStretches(whole)) {
        await yieldToEventLoop();
        const said = whole.slice(start, end);
        const own = (named ?? quoted.get(keyOf(said)) ?? []).flatMap(locate);
        const citation =
          citationOf(said, own, given) ?? citationOf(said, nearest(said, sources), given);
        if (citation !== undefined) citations.push({ start, end, ...citation });
      }
      cited.push(citations);
    }
    fields[field] = cited;
  }
  return fields;
}

/** The citation of a part of a text by the given spans; undefined if they lack its numbers. */
function citationOf(
  said: string,
  spans: readonly Span[],
  given: ReturnType<typeof citableInput>,
): Pick<Citation, 'sources' | 'paraphrase'> | undefined {
  if (spans.length === 0) return undefined;
  const quoted = spans
    .map(({ field, start, end }) => (given[field] ?? '').slice(start, end))
    .join(' ');
  const sources = [...spans];
  if (hasWordsOf(said, quoted)) return { sources };
  return hasNumbersOf(said, quoted) ? { sources, paraphrase: true } : undefined;
}

/** The ranges of a text's sentences, between its tags. */
function sentenceStretches(text: string): [number, number][] {
  const stretches: [number, number][] = [];
  let from = 0;
  const push = (to: number) => {
    const offset = from;
    const ranges = sentenceRanges(text.slice(from, to).replaceAll('\n', ' '));
    stretches.push(...ranges.map(([a, b]): [number, number] => [a + offset, b + offset]));
  };
  for (const tag of text.matchAll(/<\/?[a-z][a-z\d]{0,9}>/gu)) {
    push(tag.index);
    from = tag.index + tag[0].length;
  }
  push(text.length);
  return stretches;
}

/** The statements of the input: the name, the units with their labels, and the other fields. */
function sourcesOf(request: ListingRequest): Source[] {
  const { name, lines } = readInput(request);
  const given = citableInput(request);
  const sources: Source[] = [{ spans: [name.span], stems: stemsOf(name.text) }];
  for (const { label, units } of lines) {
    for (const { span, text } of units) {
      const spans = label === undefined ? [span] : [label.span, span];
      sources.push({ spans, stems: stemsOf(`${label?.text ?? ''} ${text}`) });
    }
  }
  for (const field of ['brand_name', 'category', 'customer', 'price'] as const) {
    const text = given[field];
    if (text === undefined) continue;
    sources.push({ spans: [{ field, start: 0, end: text.length }], stems: stemsOf(text) });
  }
  return sources.filter(({ spans }) => spans.every(({ start, end }) => end > start));
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(contentStems(text.replaceAll(/[-–—/]/gu, ' ')));
}

/** The sources that together share the most words with a sentence, best first. */
function nearest(said: string, sources: readonly Source[]): Span[] {
  const left = new Set(stemsOf(plainText(said)));
  const chosen: Source[] = [];
  while (chosen.length < MAX_SOURCES && left.size > 0) {
    const counted = sources.map((source) => {
      const shared = [...left].filter((stem) => source.stems.has(stem));
      return { source, shared };
    });
    const best = counted.reduce((a, b) => (b.shared.length > a.shared.length ? b : a));
    if (best.shared.length === 0) break;
    chosen.push(best.source);
    for (const stem of best.shared) left.delete(stem);
  }
  return chosen.flatMap(({ spans }) => spans);
}

function keyOf(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
