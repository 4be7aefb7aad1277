import { tokens, type Reading } from './record.ts';

/** How a listing reads: sentences, endings, articles, reading ease. The lists are independent of the writer's. */

const LEADING =
  /\b(?:also|because|since|so|then|therefore|thus|hence|however|besides|moreover|furthermore|additionally|likewise|similarly|meanwhile|instead|finally|still|although|though|while|whereas|until|unless|but|in addition|in fact|in short|in other words|in particular|for example|for instance|as a result|as well as|at the same time|above all|on top of|together with|not only|what is more|especially|whenever|before|after|when|rather|such as|that way|equally|first|next)\b/iu;
const PARTICIPLES =
  'made|built|given|kept|held|sold|shown|seen|set|cut|worn|drawn|driven|done|found|put|sewn|taken|written|chosen|bound|hung|packed|licensed|designed|sized|inspired|included|crafted|known|woven';
const PASSIVES = new RegExp(
  `\\b(?:is|are|was|were|be|been|being)\\b(?: \\w+ly| not| also| all)* (?:\\w+ed|${PARTICIPLES})\\b`,
  'iu',
);
const BROKEN =
  /(?:\b(?:and|or|with|of|for|the|a|an|in|to|by|from|at|as|your|its|is|are)|[,;:&–-])[.!?]?$/iu;

export function leads(sentence: string): boolean {
  return LEADING.test(sentence);
}

export function passive(sentence: string): boolean {
  return PASSIVES.test(sentence) && !/\b(?:is|are) red\b/iu.test(sentence);
}

export function broken({ texts, sample }: Reading): string[] {
  // A sentence that the input itself ends so, and "59 in", are whole.
  return texts.filter(
    (text) =>
      BROKEN.test(text.trim()) &&
      !/\d ?in[.]?$/u.test(text) &&
      !(/[.]$/u.test(text) && sample.features.includes(text.slice(-40))),
  );
}

export function doubled({ texts, sample }: Reading): string[] {
  const source = tokens(`${sample.product_name} ${sample.features}`).join(' ');
  return texts.flatMap((text) => {
    const words = text.toLowerCase().split(/[^\p{L}\p{N}'’]+/u);
    return words.filter((word, index) => {
      const next = words[index + 1];
      if (!/^\p{L}+$/u.test(word) || next !== word) return false;
      return (
        new RegExp(`\\b${word} ${word}\\b`, 'iu').test(text) && !source.includes(`${word} ${word}`)
      );
    });
  });
}

/** Articles that do not agree with the sound that follows. */
export function wrongArticles({ texts, sample }: Reading): string[] {
  // "saves a LOT of time": the merchant's own words stay as they are.
  const input = [sample.product_name, sample.features].join('\n');
  const wrong: string[] = [];
  for (const text of texts) {
    for (const match of text.matchAll(
      /(?<![\p{L}\p{N}'’.&/-])(an?) ["“‘']?([\p{L}\p{N}][\p{L}\p{N}'’.-]*)/giu,
    )) {
      const [, article = '', word = ''] = match;
      if (article === 'A' && (/^[A-Z]$/u.test(word) || match.index > 1)) continue;
      const an = startsWithVowelSound(word);
      if ((article.toLowerCase() === 'an') !== an && !input.includes(match[0]))
        wrong.push(match[0]);
    }
  }
  return wrong;
}

function startsWithVowelSound(word: string): boolean {
  if (/^(?:8|11|18|8\d+)(?!\d)/u.test(word) || /^8/u.test(word)) return true;
  if (/^\d/u.test(word)) return false;
  if (/^[A-Z]{2,}s?\d*$/u.test(word) && (word.length < 4 || !/[AEIOU]/u.test(word.slice(1, 2))))
    return /^[AEFHILMNORSX]/u.test(word);
  if (/^(?:hour|honest|honou?r|heir|herb)/iu.test(word)) return true;
  if (/^(?:uni(?!n|m)|use|usu|util|euro?|ewe|one|once|u(?:k|s)a?\b|usb|ubiq|ufo)/iu.test(word))
    return false;
  return /^[aeiouàáâäéèêëíîïóôöúûü]/iu.test(word);
}

export function ease(parts: readonly string[]): number {
  const words = parts.flatMap(tokens);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 206.835 - 1.015 * (words.length / parts.length) - 84.6 * (syllables / words.length);
}

function syllablesIn(word: string): number {
  const core = word
    .replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/u, (end) => end.slice(0, 1))
    .replace(/^y/u, '');
  return Math.max(1, core.match(/[aeiouy]+/gu)?.length ?? 1);
}
