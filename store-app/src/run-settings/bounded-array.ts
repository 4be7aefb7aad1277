import { z } from 'zod';

/**
 * An array whose length is checked before its items, because a million item errors would block the
 * event loop for seconds.
 */
export function boundedArray<Item extends z.ZodType>(item: Item, max: number) {
  return z
    .custom<z.input<Item>[]>((value) => Array.isArray(value) && value.length <= max, {
      message: `must be an array with at most ${max}`,
    })
    .pipe(z.array(item));
}
