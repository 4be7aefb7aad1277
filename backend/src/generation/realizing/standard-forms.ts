import { capitalizeFirst } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';

const KNOWN_FORM = /(?<![\p{L}\p{N}])[\p{L}][\p{L}\p{N}-]*/gu;

/** Restores the standard form of words and their first parts: "Ipx7", "bpa-free", "ios". */
export function restoreStandardForms(text: string): string {
  const known = text.replace(KNOWN_FORM, (word, at: number) => {
    const whole = standardFormOf(word, at);
    if (whole !== word || !word.includes('-')) return whole;
    const [first = '', ...rest] = word.split('-');
    const part = standardFormOf(first, at);
    return part === first ? word : [part, ...rest].join('-');
  });
  return restoreModels(
    known.replace(TYPE_C, (form) => form.slice(0, -1) + form.slice(-1).toUpperCase()),
  );
}

/** "Type c charging" → "Type C charging". */
const TYPE_C = /\btype[ -]c(?= (?:charg|port|cable|plug|input|output|fast))/giu;
const MODEL =
  /(?<=\b(?:MacBook|iPad|iPhone(?: \d{1,2})?|AirPods) )(?:pro|air|mini|max|plus)\b|\bsurface (?:laptop|pro|book|go)\b|\b(?:dell|xps|samsung|lenovo|kindle|chromebook)\b/gu;
const DEVICE = /\b(?:MacBook|iPad|iPhone|AirPods)\b/u;

/** If one device has its capitals, so do the others: "MacBook Pro, Dell XPS, Surface Laptop". */
function restoreModels(text: string): string {
  if (!DEVICE.test(text)) return text;
  const all = text.match(/\p{L}+/gu) ?? [];
  return text.replace(MODEL, (model) => {
    // A model mentioned more than once stays as it is: "iPad mini/mini 2".
    if (all.filter((word) => word === model).length > 1) return model;
    return model === 'xps' ? 'XPS' : model.split(' ').map(capitalizeFirst).join(' ');
  });
}

/** The standard form of a word, unless the input already gives it a deliberate case. */
function standardFormOf(word: string, at: number): string {
  const hasNoOwnCase = word === word.toLowerCase() || word === word.toUpperCase();
  const isOpening = at === 0 && /^\p{Lu}[^\p{Lu}]*$/u.test(word);
  return hasNoOwnCase || isOpening ? (knownForms().get(word.toLowerCase()) ?? word) : word;
}

let forms: ReadonlyMap<string, string> | undefined;

function knownForms(): ReadonlyMap<string, string> {
  forms ??= new Map([...vocabulary('known-forms')].map((form) => [form.toLowerCase(), form]));
  return forms;
}
