import { countCodePoints, REQUEST_LIMITS } from '@wareword/shared-schema';
import { plainText } from '../../generation/index.ts';

export interface Features {
  readonly text: string;
  /** Whether some of it was left out, for want of room. */
  readonly shortened: boolean;
}

/** Room that what is said of options and attributes may take from a description. */
const MOST_DETAILS = 240;

/**
 * What a shop says of a product, as the text of a request: markup gone, and as many whole lines
 * and sentences as there is room for, with the details at the end.
 */
export function featuresOf(descriptions: readonly string[], details: readonly string[]): Features {
  const said = lines(descriptions.map((markup) => plainText(markup, true)).join('\n'));
  const told = fit(details, MOST_DETAILS);
  const room = REQUEST_LIMITS.features - countCodePoints(told.text) - (told.text === '' ? 0 : 1);
  const fitted = fit(said, room);
  return {
    text: [fitted.text, told.text].filter((part) => part !== '').join('\n'),
    shortened: fitted.shortened || told.shortened,
  };
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

/** Whole lines up to the limit; of the first that is too long, whole sentences or words. */
function fit(parts: readonly string[], limit: number): Features {
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
  return head.replace(/\s+\S*$/u, '');
}
