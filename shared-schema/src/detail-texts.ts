import type { DetailKind, DetailProblem, LabeledKind } from './detail-problems/index.ts';
import {
  ATTRIBUTE_LIMITS,
  countCodePoints,
  KEYWORD_LIMITS,
  VARIANT_LIMITS,
  WORD_LIMITS,
} from './limits.ts';
import type { GenerateRequestInput } from './requests.ts';

/** Details that people write as lines of text: in a form, or in a cell of a sheet. */
type DetailField = 'attributes' | 'variants' | 'keywords' | 'banned_words';
type Details = { [Field in DetailField]: NonNullable<GenerateRequestInput[Field]> };
export type DetailTexts = Readonly<Record<DetailField, string>>;

/** The details as a request contains them. */
export function detailsFrom(texts: DetailTexts): Details {
  const attributes = labeledLinesOf(texts.attributes).map((line) => {
    const [name, value] = labeled(line);
    return { name, value };
  });
  const variants = labeledLinesOf(texts.variants).map((line) => {
    const [name, values] = labeled(line);
    return { name, values: partsOf(values) };
  });
  return {
    attributes,
    variants,
    keywords: linesOf(texts.keywords).flatMap(partsOf),
    banned_words: linesOf(texts.banned_words).flatMap(partsOf),
  };
}

/** The details of a request, as they would be written. */
export function textsOf(details: Partial<Pick<GenerateRequestInput, keyof Details>>): DetailTexts {
  const { attributes, variants, keywords, banned_words } = details;
  return {
    attributes: (attributes ?? []).map(({ name, value }) => `${name}: ${value}`).join('\n'),
    variants: (variants ?? [])
      .map(({ name, values }) => `${name}: ${values.join(', ')}`)
      .join('\n'),
    keywords: (keywords ?? []).join('\n'),
    banned_words: (banned_words ?? []).join('\n'),
  };
}

/** The fields of {@link DetailTexts}. */
export const DETAIL_FIELDS = ['attributes', 'variants', 'keywords', 'banned_words'] as const;

/** What is wrong with a field's text; null if nothing is. */
export const DETAIL_CHECKS: Readonly<
  Record<keyof Details, (text: string) => DetailProblem | null>
> = {
  attributes: (text) =>
    problemOf(labeledLinesOf(text), ATTRIBUTE_LIMITS.attributes, 'specification', (line) =>
      labelProblem(line, ATTRIBUTE_LIMITS.name, 'specification', (value) =>
        excess(value, ATTRIBUTE_LIMITS.value),
      ),
    ) ?? repetition(text),
  variants: (text) =>
    problemOf(labeledLinesOf(text), VARIANT_LIMITS.variants, 'variant', (line) =>
      labelProblem(line, VARIANT_LIMITS.name, 'variant', (values) =>
        problemOf(partsOf(values), VARIANT_LIMITS.values, 'value', (value) =>
          excess(value, VARIANT_LIMITS.value),
        ),
      ),
    ) ?? repetition(text),
  keywords: (text) => phraseProblem(text, KEYWORD_LIMITS, 'keyword'),
  banned_words: (text) => phraseProblem(text, WORD_LIMITS, 'word'),
};

function phraseProblem(
  text: string,
  limits: { readonly word: number; readonly words: number },
  kind: DetailKind,
): DetailProblem | null {
  return problemOf(linesOf(text).flatMap(partsOf), limits.words, kind, (phrase) =>
    /[\p{L}\p{N}]/u.test(phrase)
      ? excess(phrase, limits.word)
      : { code: 'noLetter', text: shortened(phrase) },
  );
}

function problemOf(
  entries: readonly string[],
  max: number,
  kind: DetailKind,
  check: (entry: string) => DetailProblem | null,
): DetailProblem | null {
  if (entries.length > max) return { code: 'tooMany', kind, count: entries.length, max };
  for (const entry of entries) {
    const problem = check(entry);
    if (problem !== null) return problem;
  }
  return null;
}

function labelProblem(
  line: string,
  max: number,
  kind: LabeledKind,
  check: (value: string) => DetailProblem | null,
): DetailProblem | null {
  const [name, value] = labeled(line);
  if (name === '' || partsOf(value).length === 0) {
    return { code: 'noLabel', kind, text: shortened(line) };
  }
  return excess(name, max) ?? check(value);
}

function repetition(text: string): DetailProblem | null {
  const seen = new Set<string>();
  for (const line of labeledLinesOf(text)) {
    const [name] = labeled(line);
    const key = name.toLowerCase();
    if (seen.has(key)) return { code: 'repeated', text: shortened(name) };
    seen.add(key);
  }
  return null;
}

function excess(text: string, max: number): DetailProblem | null {
  const count = countCodePoints(text);
  return count <= max ? null : { code: 'tooLong', text: shortened(text), over: count - max, max };
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= 30 ? text : `${characters.slice(0, 29).join('')}…`;
}

function labeled(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return colon === -1 ? ['', line] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

/** Lines, and what a semicolon divides where each part has its own label. */
function labeledLinesOf(text: string): string[] {
  return linesOf(text).flatMap((line) => {
    const parts = trimmed(line.split(';'));
    return parts.every((part) => labeled(part)[0] !== '') ? parts : [line];
  });
}

function linesOf(text: string): string[] {
  return trimmed(text.split(/\r\n?|\n/u));
}

function partsOf(text: string): string[] {
  return trimmed(text.split(','));
}

function trimmed(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}
