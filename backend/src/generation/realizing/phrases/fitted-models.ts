import type { NameSegment, Quote, Reading } from '../../reading/index.ts';
import { isPlural } from '../../reading/name.ts';
import { isOf } from '../../vocabulary/index.ts';
import { isPeople, singularOf } from './words.ts';

/** "IPhone 12" of "iPhone 12 Silicone Case", "Parrot Bebop 2" of "Skin Compatible with Parrot Bebop 2 - Sloth". */
export function fittedModel({ name: { segments } }: Reading): Quote[] {
  const [first] = segments;
  const opened = first === undefined ? undefined : OPENING_MODEL.exec(first.text)?.[1];
  if (first !== undefined && opened !== undefined) return [{ ...first, text: opened }];
  return segments.flatMap((segment) => fittedIn(segment)).slice(0, 1);
}

/** A device with the number of its model, where a name begins. */
const OPENING_MODEL = /^(\p{Ll}\p{Lu}\p{Ll}{1,8} \d{1,2})(?= \p{L})/u;

/** A device with the number of its model, after what says that the product fits it. */
const MODEL =
  /\b(?:[Cc]ompatible with|[Mm]ade for|[Ff]its|[Ff]or) ((?:\p{L}[\p{L}\d-]{1,20} ){1,2}[\p{L}-]{0,6}\d[\p{L}\d]{0,5}(?: (?:Pro|Max|Plus|Ultra|Mini|Air)\b){0,2})(?![\p{L}\d])/u;

function fittedIn(segment: NameSegment): Quote[] {
  const text = MODEL.exec(segment.text)?.[1];
  const [first = ''] = (text ?? '').split(' ');
  // "For Toddlers 2-4"
  const isDevice =
    text !== undefined &&
    /\p{Lu}/u.test(text) &&
    !isPeople(first) &&
    !isPlural(first) &&
    !isOf(first, 'sizes');
  return isDevice ? [{ ...segment, text }] : [];
}

/** What a name says that the product is for, up to the next mark or small word. */
const FOR =
  /\b[Ff]or (?:the |your |an? )?(\p{L}[\p{L} ]{2,40}?)(?=\s*(?:[,;|/()&–—-]|$| (?:and|or|with|in|by|of)\b))/gu;

/** "Entryway" of a "coat rack for entryway/living room": where the product is used, as far as a list has it. */
export function usedFor({ name: { segments } }: Reading): Quote[] {
  return segments.flatMap((segment) =>
    [...segment.text.matchAll(FOR)].flatMap(([, said = '']) => {
      const [one = '', two = ''] = said.split(' ');
      const text = [`${one} ${two}`, one].find((place) => isUse(place));
      return text === undefined ? [] : [{ ...segment, text: text.toLowerCase() }];
    }),
  );
}

/** "Dog" and "cat" of "Chew Toy for Cats & Small Dogs": the animals that a product is for. */
export function forAnimals({ name: { segments } }: Reading): Quote[] {
  return segments.flatMap((segment) =>
    [...segment.text.matchAll(FOR_ANIMALS)].flatMap(([, one = '', two = '']) =>
      [one, two]
        .map((word) => singularOf(word.toLowerCase()))
        .filter((word) => isOf(word, 'animals'))
        .map((text) => ({ ...segment, text })),
    ),
  );
}

const FOR_ANIMALS =
  /\b[Ff]or (?:(?:[Ss]mall|[Ll]arge|[Mm]edium|[Aa]ll|[Yy]our) )?(\p{L}+)(?:,? (?:&|and|or|,) (?:(?:[Ss]mall|[Ll]arge|[Mm]edium) )?(\p{L}+))?/gu;

/** Whether people look for things by where or for what they use them. */
export function isUse(text: string): boolean {
  return isOf(text, 'places of use') || isOf(text, 'rooms') || isOf(text, 'searched uses');
}
