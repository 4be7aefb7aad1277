import type { Fact } from '../read/facts.ts';
import type { Product } from '../read/product.ts';
import type { Chooser } from '../seed.ts';
import type { Opening } from './opening.ts';
import { openPlainly } from './open-plainly.ts';
import { openWithClause } from './open-with-clause.ts';
import { openWithThings } from './open-with-things.ts';
import type { Voice } from './voice.ts';

/**
 * Opens a description with the product, under the name that it is to be found by, and the first
 * things there are to say of it.
 */
export function openingOf(
  subject: string,
  product: Product,
  facts: readonly Fact[],
  proper: ReadonlySet<string>,
  chooser: Chooser,
  voice: Voice,
): Opening {
  const clause = openWithClause(subject, product, facts, proper, chooser, voice);
  const things = openWithThings(subject, product, facts, chooser, voice);
  // What the product is comes before what it has.
  const whole = clause?.told.some(({ shape, words }) => shape === 'identity' && words > 3) === true;
  const named = clause?.told.some(({ shape }) => shape === 'sentence') === true;
  return (
    (whole || (named && chooser.next(2) === 0) ? clause : null) ??
    things ??
    clause ??
    openPlainly(subject, product, facts)
  );
}
