import { isUnlabeledWord } from '../planning/rank.ts';
import { asItem, type Entry, type MetaPlan, type Setting } from '../planning/types.ts';
import { isMaterialOfPart } from '../reading/index.ts';
import { editFirst, editLast, joinCited, textOf, type Cited } from './cited.ts';
import { endSentence, capitalizeItem } from './edits.ts';
import { realizeSentence } from './grammar.ts';
import { realizeBody, realizeItem } from './items.ts';
import {
  truncateAtWord,
  nameOrPlaceholder,
  realizeSegments,
  withoutIncompleteEnd,
  withoutTrailingFunctionWords,
} from './title.ts';

/** Realizes a meta description: whole statements, after the name if the first one doesn't contain it. */
export function realizeMeta(
  { parts, statements }: MetaPlan,
  setting: Setting,
  limit: number,
): Cited {
  const sentences = joinCited(
    statements.map((entry, index) => {
      const made = madeOf(entry, setting);
      if (made !== undefined) return made;
      // After another sentence, "Its handle locks" keeps its pronoun.
      const follows = index > 0 && entry.label === undefined && entry.units[0]?.finite === true;
      const text = follows
        ? editFirst(realizeBody(entry, setting), capitalizeItem)
        : realizeItem(asItem(entry), setting);
      return editLast(text, endSentence);
    }),
    ' ',
  );
  // If the name has no words and there is no statement, a placeholder takes its place.
  if (parts.length === 0 && sentences.length > 0) return sentences;
  const given = nameOrPlaceholder(realizeSegments(parts, setting), setting);
  // Only a shortened name loses trailing function words: "The Dinos Need You" is complete.
  const isWhole =
    parts.length === setting.reading.name.segments.length &&
    parts.every(({ ranges }) => ranges === undefined);
  const cut = isWhole ? withoutIncompleteEnd(given) : withoutTrailingFunctionWords(given);
  const name = editLast(cut, withoutStop);
  // Only a name that is too long by itself is ever cut.
  const { label, units: [unit] = [] } = statements[0] ?? {};
  // "Brass Finish", unlike a label and a phrase that ends like a sentence.
  const isPhrase = label === undefined && unit?.finite === false && !unit.closed;
  const mark = markAfter(textOf(name), isPhrase);
  return truncateAtWord(joinCited([name, sentences], mark), limit);
}

/** Labels for the material of the whole product, unlike "Lining material" and "Sole". */
const WHOLE_MATERIAL =
  /^(?:product |item )?(?:materials?|fabrics?)(?: composition| type)?$|^(?:composition|made of)$/iu;

const MADE = /\b(?:made|crafted|woven) (?:of|from|with)\b/iu;

/** "Material: Linen" as a sentence, if the language has one for it: "Made of linen." */
function madeOf(entry: Entry, { reading, pack }: Setting): Cited | undefined {
  const [unit, ...more] = entry.units;
  const { label } = entry;
  // The statement already says it: "Softer denim made of cotton".
  if (unit === undefined || MADE.test(unit.text)) return undefined;
  const isOfWhole = label === undefined ? isUnlabeledWord(entry) : WHOLE_MATERIAL.test(label.text);
  if (!isOfWhole) return undefined;
  const material = reading.facts.find(
    ({ type, whole, unit: id }) => type === 'material' && whole && id === unit.id,
  );
  if (material === undefined || more.length > 0 || unit.finite) return undefined;
  if (isMaterialOfPart(material, reading)) return undefined;
  return pack && realizeSentence({ form: 'material', material }, reading, pack);
}

/** "Set of 12." before a dash, unlike "60 in." and "Tarn Co." */
function withoutStop(text: string): string {
  return /(?:\d|\p{L}{4})\.$/u.test(text) ? text.slice(0, -1) : text;
}

/**
 * The separator after a name. After a name that contains a dash, another dash would attach its last part to what
 * follows: a sentence follows a period instead, and a phrase a colon.
 */
function markAfter(name: string, isBeforePhrase: boolean): string {
  if (!/[–—]| - /u.test(name)) return ' – ';
  if (isBeforePhrase && !/[.!?:]/u.test(name)) return ': ';
  return /[.!?]["”’]?$/u.test(name) ? ' ' : '. ';
}
