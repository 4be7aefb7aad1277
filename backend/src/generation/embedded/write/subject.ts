import type { Product } from '../read/product.ts';
import { baseOf, thirdPerson } from '../read/verbs.ts';
import type { Chooser } from '../seed.ts';

/** How sentences refer to the product, in turn, so that its name is not said over and over. */
export interface Subjects {
  /** For the front of a sentence: "It", "The watch", "This watch". */
  next(): string;
  /** For the middle of a sentence. */
  readonly it: string;
  readonly them: string;
  readonly plural: boolean;
  readonly kind: string;
}

/** `templates` say how the product is spoken of besides "it": {k} is its kind. */
export function createSubjects(
  product: Product,
  templates: readonly string[],
  chooser: Chooser,
): Subjects {
  const { plural, kind } = product;
  const named =
    kind === 'item'
      ? []
      : templates.map((template) => {
          const form = template.replace('{k}', kind);
          return plural ? form.replace(/^This\b/u, 'These').replace(/ unit$/u, ` ${kind}`) : form;
        });
  const pronoun = plural ? 'They' : 'It';
  const forms = [pronoun, ...named];
  let turn = chooser.next(forms.length);
  return {
    next: () => {
      turn += 1;
      // The pronoun stands at least in every second place.
      const turned =
        turn % 2 === 0 ? 0 : 1 + (Math.floor(turn / 2) % Math.max(1, forms.length - 1));
      return forms[turned] ?? pronoun;
    },
    it: plural ? 'they' : 'it',
    them: plural ? 'them' : 'it',
    plural,
    kind,
  };
}

/** Puts a verb of the third person into the plural: "has" becomes "have". */
export function pluralVerb(verb: string): string {
  if (verb === 'is') return 'are';
  if (verb === 'was') return 'were';
  if (verb === "doesn't") return "don't";
  // What a tone says besides the verbs that we read: "presents", "graces".
  return baseOf(verb) ?? verb.replace(/s$/u, '');
}

/** Fits a frame's verbs: "[has]" to the product, "<is>" to the first thing that it names. */
export function agree(frame: string, product: boolean, thing: boolean): string {
  return frame
    .replace(/\[(\w+)\]/gu, (_all, verb: string) => (product ? pluralVerb(verb) : verb))
    .replace(/<(\w+)>/gu, (_all, verb: string) => (thing ? pluralVerb(verb) : verb));
}

export { thirdPerson };
