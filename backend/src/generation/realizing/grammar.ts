import type { TypedSentence } from '../planning/types.ts';
import type { Fact, Reading } from '../reading/index.ts';
import { foldWord, hasDigit, STOP_WORDS, wordsOf } from '../text/words.ts';
import { isTradeTerm } from './capitals.ts';
import { cite, editAll, uncited, type Cited } from './cited.ts';
import { lowerFirst, repairSpacing, spaceMeasures, withoutEndMark } from './edits.ts';
import type { LanguagePack } from './languages/index.ts';

/** Placeholders for quoted facts while a language builds its sentence around them. */
const SLOTS = ['\uE010', '\uE011', '\uE012'] as const;
const SLOT = /([\uE010-\uE012])/u;

/** A sentence in the language's grammar, filled with facts; undefined if the language has none. */
export function realizeSentence(
  sentence: TypedSentence,
  reading: Reading,
  { sentences }: LanguagePack,
): Cited | undefined {
  const [a, b, c] = SLOTS;
  const { noun, plural } = reading.name;
  if (sentences === undefined) return undefined;
  switch (sentence.form) {
    case 'includes':
      return fillPattern(sentences.includes(a), [quoteInSentence(sentence.contents)]);
    case 'material':
      return fillPattern(sentences.madeOf(a), [
        editAll(quoteInSentence(sentence.material), lowerMaterials),
      ]);
    case 'measures':
      return fillPattern(sentences.measures(plural, a), [quoteInSentence(sentence.size)]);
    case 'intro': {
      if (noun === undefined) return undefined;
      const parts = joinItems(
        sentence.parts.map((part) => editAll(quoteInSentence(part), sentences.withArticle)),
        sentences.and,
      );
      const product = cite(noun, reading.name);
      return sentence.material === undefined
        ? fillPattern(sentences.has(b, plural, c), [[], product, parts])
        : fillPattern(sentences.madeAndHas(a, b, plural, c), [
            quoteInSentence(sentence.material),
            product,
            parts,
          ]);
    }
  }
}

function fillPattern(pattern: string, quotes: readonly Cited[]): Cited {
  return pattern.split(SLOT).flatMap((part) => {
    const at = SLOTS.findIndex((slot) => slot === part);
    return at === -1 ? uncited(part) : (quotes[at] ?? []);
  });
}

/** A fact's words as they appear inside a sentence. */
function quoteInSentence(fact: Fact): Cited {
  const text = withoutEndMark(repairSpacing(spaceMeasures(fact.text))).replace(
    /^made (?:of|from) /iu,
    '',
  );
  return cite(lowerFirst(text), fact);
}

/** Lowercases materials inside a sentence: "Stainless Steel". */
function lowerMaterials(text: string): string {
  const isPlain = wordsOf(text).every(
    (word) => hasDigit(word) || isTradeTerm(word.toLowerCase()) || STOP_WORDS.has(foldWord(word)),
  );
  return isPlain && !/\p{Lu}{2}/u.test(text) ? text.toLowerCase() : text;
}

/** Joins items, with a comma before "and" if the language uses one: "a, b and c". */
function joinItems(items: readonly Cited[], and: (isLong: boolean) => string): Cited {
  return items.flatMap((item, index) => {
    if (index === 0) return item;
    return [...uncited(index < items.length - 1 ? ', ' : and(items.length > 2)), ...item];
  });
}
