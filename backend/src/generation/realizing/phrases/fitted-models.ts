import type { Quote, Reading } from '../../reading/index.ts';

/** "IPhone 12" of "iPhone 12 Silicone Case", "Parrot Bebop 2" of "Skin Compatible with Parrot Bebop 2 - Sloth". */
export function fittedModel({ name: { segments } }: Reading): Quote[] {
  return segments.slice(0, 1).flatMap((segment) => {
    const [, opened, fitted] = MODEL.exec(segment.text) ?? [];
    const text = opened ?? fitted;
    return text === undefined ? [] : [{ ...segment, text }];
  });
}

/** A device with the number of its model, where a name begins or after what it is made to fit. */
const MODEL =
  /^(\p{Ll}\p{Lu}\p{Ll}{1,8} \d{1,2})(?= \p{L})|\b(?:[Cc]ompatible with|[Mm]ade for|[Ff]its) ((?:\p{Lu}[\p{L}\d-]{1,20} ){1,2}[\p{L}-]{0,6}\d[\p{L}\d]{0,5}(?![\p{L}\d]))/u;
