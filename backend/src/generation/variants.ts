import type { Locale } from '@wareword/shared-schema';
import type { ListingRequest } from './request.ts';
import { languageFor } from './reading/language.ts';
import type { Language } from './reading/types.ts';
import { wordsOf } from './text/words.ts';
import { vocabulary } from './vocabulary/index.ts';

type Variant = NonNullable<ListingRequest['variants']>[number];

/** Marks that separate a line of features into several. */
const PARTING = / ?[|•●▪] ?/gu;

/** A value without marks that would split it. */
export function inOnePiece(value: string): string {
  return value.replace(PARTING, ', ');
}

const COLOR = /^colou?rs?$/iu;
const SIZE = /^sizes?$/iu;

/** The heading above the values that buyers choose from. Without one for the language, only the name is shown. */
const LABELS: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name} options`,
  de: (name) => `${name} zur Auswahl`,
  fr: (name) => `${name} au choix`,
  es: (name) => `${name} a elegir`,
  it: (name) => `${name} a scelta`,
  other: (name) => name,
};

/**
 * The choices that buyers have, one line each, as a store would put it: "Available in red and
 * blue." Amazon does not allow statements about availability, so its lines are lists. A single
 * value isn't a choice but a fact.
 */
export function variantLines(request: ListingRequest): string {
  const { variants = [], locale, platform } = request;
  if (variants.length === 0) return '';
  const language = languageFor(request);
  const isSentence = language === 'en' && platform !== 'amazon';
  return variants
    .map(({ name, values }) => ({ name, values: values.map(inOnePiece) }))
    .map(
      (variant) =>
        (isSentence ? sentenceOf(variant, locale) : undefined) ?? labeled(variant, language),
    )
    .join('\n');
}

function labeled({ name, values }: Variant, language: Language): string {
  const label = values.length === 1 ? name : LABELS[language](name);
  return `${label}: ${values.join(', ')}`;
}

/** Only for colors and sizes, which need no other noun. */
function sentenceOf({ name, values }: Variant, locale?: Locale): string | undefined {
  if (values.length === 1) return undefined;
  if (SIZE.test(name)) return `Available in sizes ${listed(values, locale)}.`;
  if (!COLOR.test(name)) return undefined;
  const plain = values.every((value) =>
    wordsOf(value).every((word) => vocabulary('colors').has(word.toLowerCase())),
  );
  return `Available in ${listed(plain ? values.map((value) => value.toLowerCase()) : values, locale)}.`;
}

/** British English has no comma before the "and". */
function listed(values: readonly string[], locale: Locale = 'en-US'): string {
  const last = values.at(-1) ?? '';
  const others = values.slice(0, -1).join(', ');
  return `${others}${values.length > 2 && locale !== 'en-GB' ? ',' : ''} and ${last}`;
}
