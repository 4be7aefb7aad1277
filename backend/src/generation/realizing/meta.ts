import type { MetaPlan, Setting } from '../planning/types.ts';
import { leadOf } from '../reading/name.ts';
import { cite, editFirst, editLast, join, own, textOf, type Cited } from './cited.ts';
import { endSentence, lowerFirst, openItem, withoutEndMark } from './edits.ts';
import { realizeSentence } from './grammar.ts';
import { realizeBody, unitText } from './items.ts';
import { cutAtWord, named, realizeName, realizeSegments } from './title.ts';

/** A meta description: one or two whole sentences, or the name with a whole feature. */
export function realizeMeta(plan: MetaPlan, setting: Setting, limit: number): Cited {
  // Only a name that is too long by itself is ever cut.
  return cutAtWord(realizeWhole(plan, setting, limit), limit);
}

function realizeWhole(plan: MetaPlan, setting: Setting, limit: number): Cited {
  const { reading, pack } = setting;
  const whole = realizeName(setting);
  const first = named(realizeSegments([leadOf(reading.name)], setting), setting);
  if (plan.units.length > 0) {
    const units = plan.units.map((unit) =>
      cite(openItem(endSentence(unitText(unit.text, setting))), unit),
    );
    const text = join(units, ' ');
    if (!plan.named) return text;
    // A name with dashes of its own leads to a sentence by its first segment.
    const plain = !/[–—|]| - /u.test(textOf(whole));
    const fits = textOf(whole).length + textOf(text).length + 3 <= limit;
    const name = plain && fits ? whole : first;
    return join([name, text], ' – ');
  }
  const { within, feature, typed } = plan;
  const sentence =
    typed === undefined || pack === undefined ? undefined : realizeSentence(typed, reading, pack);
  if (sentence !== undefined && textOf(sentence).length <= limit) return sentence;
  // A name or a feature with a colon of its own, or a sentence, takes a dash.
  const told = feature?.units.every((unit) => unit.finite) === true;
  const marked = [textOf(whole), ...(feature?.units ?? []).map(({ text }) => text)];
  const joint = told || marked.some((text) => text.includes(':')) ? ' – ' : ': ';
  const tail: Cited = [
    ...(within === undefined || pack === undefined
      ? []
      : [...own(` ${pack.within} `), ...cite(lowerFirst(withoutEndMark(within.text)), within)]),
    ...(feature === undefined
      ? []
      : [
          ...own(joint),
          ...editFirst(
            editLast(realizeBody(feature, setting), told ? endSentence : withoutEndMark),
            openItem,
          ),
        ]),
  ];
  const name = textOf(whole).length + textOf(tail).length <= limit ? whole : first;
  return [...name, ...tail];
}
