import { wordsOf } from '../../text/words.ts';

/** Small words of English, and of other languages in Latin letters, that tell them apart. */
const ENGLISH = new Set(
  'the and with for of in is a to are it your this that from or you has on by at as all not'.split(
    ' ',
  ),
);
const OTHERS = new Set(
  (
    'und mit für aus der die das den dem ein eine nicht ist zum zur auf von bei sehr auch aus oder ' +
    'le la les des du de et en pour avec une un dans est pas au aux sur par ou qui ' +
    'el los las y con para por del una sin que su es muy hecho ' +
    'il gli di e per che della dei nel con lo ' +
    'o os da do dos em com não para uma ' +
    'het een van voor met niet och med för av på är ikke til af w z na do nie jest ve ile için'
  ).split(' '),
);

/**
 * Whether a text is in English, as far as its letters and small words tell. Lists of bare words
 * count as English unless their letters say otherwise.
 */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin * 2 < letters) return false;
  const words = wordsOf(text.toLowerCase());
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const other = words.filter((word) => OTHERS.has(word) && !ENGLISH.has(word)).length;
  const marked = words.filter((word) => /[^\x00-\x7f’]/u.test(word)).length;
  return other === 0 ? marked * 4 <= words.length || english > 0 : english >= other + marked;
}
