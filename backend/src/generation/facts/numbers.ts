const NUMBER = /\d+(?:[.,]\d+)*/gu;
const WRITTEN: ReadonlyMap<string, string> = new Map(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
    'fifteen sixteen seventeen eighteen nineteen twenty'
  )
    .split(' ')
    .map((word, value) => [word, String(value)]),
);
const WRITTEN_NUMBER = new RegExp(`\\b(?:${[...WRITTEN.keys()].slice(2).join('|')})\\b`, 'giu');

/** The numbers of a text, in digits; thousands separators and trailing zeros do not matter. */
export function numbersOf(text: string): string[] {
  const digits = (text.match(NUMBER) ?? []).map(plainNumber);
  const written = (text.match(WRITTEN_NUMBER) ?? []).map(
    (word) => WRITTEN.get(word.toLowerCase()) ?? word,
  );
  return [...digits, ...written];
}

function plainNumber(number: string): string {
  const joined = number.replace(/,(?=\d{3}(?:\D|$))/gu, '').replace(',', '.');
  return joined.includes('.') ? joined.replace(/\.?0+$/u, '') : joined.replace(/^0+(?=\d)/u, '');
}
