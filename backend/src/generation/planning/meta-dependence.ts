import { contentStems } from '../text/words.ts';
import { stemsOfName } from './meta-naming.ts';
import type { Entry, Setting } from './types.ts';

/**
 * Starts with a word that continues a preceding sentence: "And it folds", "The strap also locks", "Other colors
 * available".
 */
const CONTINUES =
  /^(?:and|but|so|or|yet|plus|then|because|besides|(?:along with|like) (?:this|these)|just|even|though|other)\b|^[^,;:]{0,80}\balso\b/iu;
/** "Made of oak": its subject is that of the sentence before it. */
const WITHOUT_SUBJECT =
  /^(?:built|constructed|crafted|finished|made|upholstered) (?:from|in|of|with) [^,]*$/iu;
const SUBJECT = /^(?:each|the) (?:\S+ ){1,4}?(?:comes?|features?|has|have|is|are)\b/iu;

/** Whether a statement says little about the product unless the one before it comes first. */
export function needsPrevious(entry: Entry, setting: Setting): boolean {
  return CONTINUES.test(entry.units[0]?.text ?? '') || describesOtherSubject(entry, setting);
}

/** Whether "Made of oak" follows a sentence about something other than the product: "The table has a leaf". */
export function describesOtherSubject({ line, units: [unit] }: Entry, setting: Setting): boolean {
  if (!WITHOUT_SUBJECT.test(unit?.text ?? '')) return false;
  const before = line.units[line.units.findIndex(({ id }) => id === unit?.id) - 1];
  const [subject = ''] = SUBJECT.exec(before?.text ?? '') ?? [];
  const name = stemsOfName(setting);
  return subject !== '' && !contentStems(subject).some((stem) => name.has(stem));
}
