import { countCodePoints, REQUEST_LIMITS } from '@wareword/shared-schema';
import { plainText } from '../../generation/index.ts';
import { MAX_CELL_CHARACTERS } from '../limits.ts';

export interface FeatureText {
  readonly text: string;
  /** Whether some of it was left out because it was too long. */
  readonly shortened: boolean;
}

/**
 * A store's description as the text of a request: without markup, and with as many whole lines and
 * sentences as fit.
 */
export function featuresOf(descriptions: readonly string[]): FeatureText {
  const cut = descriptions.some((markup) => markup.length >= MAX_CELL_CHARACTERS);
  const described = lines(descriptions.map((markup) => plainText(markup, true)).join('\n'));
  const { text, shortened } = fit(described, REQUEST_LIMITS.features);
  return { text, shortened: cut || shortened };
}

function lines(text: string): string[] {
  const seen = new Set<string>();
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => {
      const isNew = line !== '' && !seen.has(line);
      seen.add(line);
      return isNew;
    });
}

/** Whole lines up to the limit; of the first line that does not fit, whole sentences or words. */
function fit(parts: readonly string[], limit: number): FeatureText {
  let text = '';
  for (const part of parts) {
    const joined = text === '' ? part : `${text}\n${part}`;
    if (countCodePoints(joined) <= limit) {
      text = joined;
      continue;
    }
    const room = limit - countCodePoints(text) - (text === '' ? 0 : 1);
    const cut = sentences(part, room) || (text === '' ? words(part, room) : '');
    return { text: [text, cut].filter((line) => line !== '').join('\n'), shortened: true };
  }
  return { text, shortened: false };
}

function sentences(line: string, room: number): string {
  let text = '';
  for (const sentence of line.split(/(?<=[.!?])\s+/u)) {
    const joined = text === '' ? sentence : `${text} ${sentence}`;
    if (countCodePoints(joined) > room) break;
    text = joined;
  }
  return text;
}

function words(line: string, room: number): string {
  const head = Array.from(line.slice(0, room * 2))
    .slice(0, room)
    .join('');
  return head.replace(/\s\S*$/u, '').trimEnd();
}
