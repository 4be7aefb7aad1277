import { asItem, type Entry, type MetaPlan, type Setting } from '../planning/types.ts';
import { leadOf } from '../reading/name.ts';
import { wordsOf } from '../text/words.ts';
import { cite, editLast, join, own, textOf, type Cited } from './cited.ts';
import { endSentence, lowerFirst, withoutEndMark } from './edits.ts';
import { realizeItem } from './items.ts';
import { cutAtWord, named, realizeName, realizeSegments } from './title.ts';

/** A meta description: whole statements, after the name where the first one lacks it. */
export function realizeMeta(plan: MetaPlan, setting: Setting, limit: number): Cited {
  // Only a name that is too long by itself is ever cut.
  return cutAtWord(realizeWhole(plan, setting, limit), limit);
}

function realizeWhole(
  { named: isNamed, within, statements }: MetaPlan,
  setting: Setting,
  limit: number,
): Cited {
  const { reading, pack } = setting;
  const whole = realizeName(setting);
  const first = named(realizeSegments([{ segment: leadOf(reading.name) }], setting), setting);
  const told = statements.map((entry, at) =>
    realizeItem(asItem(at === 0 ? withoutNamedHead(entry, textOf(whole)) : entry), setting),
  );
  // Several statements are sentences; a single one is, where it has a verb.
  const isSpoken = statements.some(({ units }) => units.some((unit) => unit.finite || unit.closed));
  const spoken = told.length > 1 || isSpoken;
  const sentences = join(
    told.map((text) => editLast(text, spoken ? endSentence : withoutEndMark)),
    ' ',
  );
  if (!isNamed) return sentences;
  // A name or a statement that contains a colon gets a dash.
  const marked = [whole, ...told].some((text) => textOf(text).includes(':'));
  const tail: Cited = [
    ...(within === undefined || pack === undefined
      ? []
      : [...own(` ${pack.within} `), ...cite(lowerFirst(withoutEndMark(within.text)), within)]),
    ...(told.length === 0 ? [] : [...own(spoken || marked ? ' – ' : ': '), ...sentences]),
  ];
  const isPlain = !/[–—|]| - /u.test(textOf(whole)) && !sharesRun(textOf(whole), textOf(tail));
  const fits = textOf(whole).length + textOf(tail).length <= limit;
  return [...((isPlain || told.length === 0) && fits ? whole : first), ...tail];
}

/** "… Low Profile – Low profile: Slides under cars": a head that the name has just said goes. */
function withoutNamedHead(entry: Entry, name: string): Entry {
  const { label, ...headless } = entry;
  const isSaid = label !== undefined && name.toLowerCase().endsWith(label.text.toLowerCase());
  return isSaid ? headless : entry;
}

const MIN_RUN = 3;

/** "…, Works with Alexa – Works with Alexa and …": whether two texts have three words in a row. */
function sharesRun(one: string, other: string): boolean {
  const words = wordsOf(one.toLowerCase());
  const said = ` ${wordsOf(other.toLowerCase()).join(' ')} `;
  return words.some((_word, at) => {
    const run = words.slice(at, at + MIN_RUN);
    return run.length === MIN_RUN && said.includes(` ${run.join(' ')} `);
  });
}
