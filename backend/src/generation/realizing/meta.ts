import { asItem, type MetaPlan, type Setting } from '../planning/types.ts';
import { editLast, join, textOf, type Cited } from './cited.ts';
import { endSentence } from './edits.ts';
import { realizeItem } from './items.ts';
import { cutAtWord, named, realizeSegments } from './title.ts';

/** A meta description: whole statements, after the name where the first one lacks it. */
export function realizeMeta(
  { parts, statements }: MetaPlan,
  setting: Setting,
  limit: number,
): Cited {
  const sentences = join(
    statements.map((entry) => editLast(realizeItem(asItem(entry), setting), endSentence)),
    ' ',
  );
  if (parts.length === 0) return sentences;
  const name = named(realizeSegments(parts, setting), setting);
  // Only a name that is too long by itself is ever cut.
  return cutAtWord(join([name, sentences], markAfter(textOf(name))), limit);
}

/** A name with a dash in it gets a colon, unless it has one of those, too. */
function markAfter(name: string): string {
  return /[–—|]| - /u.test(name) && !name.includes(':') ? ': ' : ' – ';
}
