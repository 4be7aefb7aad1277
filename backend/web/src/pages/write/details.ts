import {
  ATTRIBUTE_LIMITS,
  countCodePoints,
  KEYWORD_LIMITS,
  VARIANT_LIMITS,
  WORD_LIMITS,
  type GenerateRequestInput,
} from '@wareword/shared-schema';
import { formatCount, formatNumber } from '@wareword/shared-schema/format';

/** Details that the form takes as lines of text. */
type Details = Required<
  Pick<GenerateRequestInput, 'attributes' | 'variants' | 'keywords' | 'banned_words'>
>;
export type DetailTexts = Readonly<Record<keyof Details, string>>;

/** What was typed, as a request has it. */
export function detailsFrom(texts: DetailTexts): Details {
  const attributes = linesOf(texts.attributes).map((line) => {
    const [name, value] = labeled(line);
    return { name, value };
  });
  const variants = linesOf(texts.variants).map((line) => {
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

/** The details of a request, as they would be typed. */
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

/** What is wrong with a field, or null. */
export const DETAIL_CHECKS: Readonly<Record<keyof Details, (text: string) => string | null>> = {
  attributes: (text) =>
    problemOf(linesOf(text), ATTRIBUTE_LIMITS.attributes, 'specification', (line) =>
      labelProblem(line, ATTRIBUTE_LIMITS.name, 'Material: Walnut', (value) =>
        excess(value, ATTRIBUTE_LIMITS.value),
      ),
    ),
  variants: (text) =>
    problemOf(linesOf(text), VARIANT_LIMITS.variants, 'variant', (line) =>
      labelProblem(line, VARIANT_LIMITS.name, 'Color: Red, Blue', (values) =>
        problemOf(partsOf(values), VARIANT_LIMITS.values, 'value', (value) =>
          excess(value, VARIANT_LIMITS.value),
        ),
      ),
    ),
  keywords: (text) => phraseProblem(text, KEYWORD_LIMITS, 'keyword'),
  banned_words: (text) => phraseProblem(text, WORD_LIMITS, 'word'),
};

function phraseProblem(
  text: string,
  limits: { readonly word: number; readonly words: number },
  noun: string,
): string | null {
  return problemOf(linesOf(text).flatMap(partsOf), limits.words, noun, (phrase) =>
    /[\p{L}\p{N}]/u.test(phrase)
      ? excess(phrase, limits.word)
      : `"${phrase}" has no letter or digit.`,
  );
}

function problemOf(
  entries: readonly string[],
  max: number,
  noun: string,
  check: (entry: string) => string | null,
): string | null {
  if (entries.length > max) {
    return `${formatCount(entries.length, noun)}. The limit is ${formatNumber(max)}.`;
  }
  for (const entry of entries) {
    const problem = check(entry);
    if (problem !== null) return problem;
  }
  return null;
}

function labelProblem(
  line: string,
  max: number,
  example: string,
  check: (value: string) => string | null,
): string | null {
  const [name, value] = labeled(line);
  if (name === '' || partsOf(value).length === 0) {
    return `Write "${shortened(line)}" as a name, a colon and a value, such as ${example}.`;
  }
  return excess(name, max) ?? check(value);
}

function excess(text: string, max: number): string | null {
  const count = countCodePoints(text);
  if (count <= max) return null;
  return `"${shortened(text)}" is ${formatNumber(count - max)} over the limit of ${formatCount(max, 'character')}.`;
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= 30 ? text : `${characters.slice(0, 29).join('')}…`;
}

function labeled(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return colon === -1 ? ['', line] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

function linesOf(text: string): string[] {
  return trimmed(text.split('\n'));
}

function partsOf(text: string): string[] {
  return trimmed(text.split(','));
}

function trimmed(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}
