import { LISTING_TEXT_FIELDS, type Listing, type ListingTextField } from '@wareword/shared-schema';
import type { PlainAdvice } from '../advice/index.ts';
import { oncePer } from '../remember.ts';
import { blocksOf, type Block } from '../text/blocks.ts';

/** The texts of a listing, every field present. */
export type ListingText = Pick<Listing, ListingTextField>;

/** The facts about the input that rules depend on. */
export interface RuleContext {
  /**
   * Statements in the features that could each be a bullet; minimums don't apply to fewer than
   * three.
   */
  readonly statements: number;
  /** Words of the features. */
  readonly inputWords: number;
  /** Words that the input writes in capitals; no other word may be in capitals. */
  readonly capitals: ReadonlySet<string>;
  /** Lowercase words whose exclamation mark is part of the brand's name: "hey!". */
  readonly exclamatoryNames: ReadonlySet<string>;
  /** The brand's words, folded; backend terms leave them out. */
  readonly brandWords: ReadonlySet<string>;
  /** The day whose rules apply, as YYYY-MM-DD. */
  readonly day: string;
}

/** Units in which `followsRule` measures a field itself. */
export type MeasuredUnit = 'characters' | 'bytes' | 'items' | 'characters in total';

/** Units of limits; one that isn't a `MeasuredUnit` needs a `check`. */
export type LimitUnit = MeasuredUnit | 'words per paragraph' | 'times';

export interface Limit<InUnit extends LimitUnit = LimitUnit> {
  readonly unit: InUnit;
  readonly min?: number;
  readonly max?: number;
}

/** A listing with empty texts. */
export const EMPTY_LISTING_TEXT: ListingText = {
  title: '',
  bullets: [],
  description: '',
  keywords: [],
  backend_terms: '',
  focus_keyphrase: '',
  meta_description: '',
  product_tags: [],
  item_highlights: '',
};

/** Completes a listing's texts; absent fields are empty. */
export function completeText(
  texts: { readonly [Field in ListingTextField]?: ListingText[Field] | undefined },
  fields: readonly ListingTextField[] = LISTING_TEXT_FIELDS,
): ListingText {
  const complete = { ...EMPTY_LISTING_TEXT };
  for (const field of fields)
    Object.assign(complete, { [field]: texts[field] ?? EMPTY_LISTING_TEXT[field] });
  return complete;
}

/** Maximum length of a store's description, in characters of markup. Amazon has its own rule. */
export const MAX_STORE_DESCRIPTION = 10_000;

/** Fields that are lists of texts; the others are one text each. */
export const LIST_FIELDS: ReadonlySet<string> = new Set(
  Object.entries(EMPTY_LISTING_TEXT).flatMap(([field, empty]) =>
    typeof empty === 'string' ? [] : [field],
  ),
);

/** A returned listing never breaks a hard rule; advice only affects the score. */
export type Severity = 'hard' | 'advice';

type Check = (text: ListingText, context: RuleContext, limit: Limit) => boolean;

/** A rule's demand, at least one of the three. */
type Demand =
  | {
      readonly limit: Limit<MeasuredUnit>;
      readonly forbids?: RegExp;
      readonly check?: Check;
    }
  | {
      readonly limit?: Limit;
      readonly forbids?: RegExp;
      /** A check for what neither a limit nor a pattern can express. */
      readonly check: Check;
    }
  | {
      readonly limit?: undefined;
      /** A pattern that neither the field nor any of its items may match. */
      readonly forbids: RegExp;
      readonly check?: undefined;
    };

/** One rule of a platform. Changing a limit means changing one line. */
export type Rule = RuleBase & Demand;

interface RuleBase {
  readonly id: string;
  readonly field: ListingTextField;
  readonly severity: Severity;
  /**
   * Whether the finisher can fix a violation without losing text, so that the model needn't be
   * asked again.
   */
  readonly fixable?: boolean;
  /** Its weight in `platform_compliance`. */
  readonly weight: number;
  readonly source: string;
  /** Minimum number of input statements for the rule's `min` to apply; `MIN_STATEMENTS_FOR_MINIMUMS` by default. */
  readonly statements?: number;
  /** The first and last day on which it applies, as YYYY-MM-DD; unlimited if absent. */
  readonly from?: string;
  readonly until?: string;
  /** How to follow the rule, for `pro_tip`: a code from `advice/advice.ts`. */
  readonly remedy: PlainAdvice;
}

/** Minimum number of statements for a platform's minimums to apply. */
export const MIN_STATEMENTS_FOR_MINIMUMS = 3;

/** Whether a rule applies on a day. */
export function isInEffectOn(rule: Rule, day: string): boolean {
  return (rule.from ?? '') <= day && (rule.until === undefined || day <= rule.until);
}

export function isThin(context: Pick<RuleContext, 'statements'>): boolean {
  return context.statements < MIN_STATEMENTS_FOR_MINIMUMS;
}

/** The texts of a field: the items of a list, or the single text. */
export function textsOf(text: ListingText, field: ListingTextField): readonly string[] {
  const value = text[field];
  return typeof value === 'string' ? [value] : value;
}

/** The blocks of the description, which many rules and scores read. */
export const descriptionOf = oncePer((text: ListingText): readonly Block[] =>
  blocksOf(text.description),
);

const encoder = new TextEncoder();

function measuresOf(text: ListingText, rule: Rule, limit: Limit): number[] {
  const texts = textsOf(text, rule.field);
  switch (limit.unit) {
    case 'characters':
      return texts.map((item) => item.length);
    case 'bytes':
      return texts.map((item) => encoder.encode(item).length);
    case 'items':
      return [texts.length];
    case 'characters in total':
      return [texts.reduce((sum, item) => sum + item.length, 0)];
    case 'words per paragraph':
    case 'times':
      return [];
  }
}

/** Whether a listing follows a rule. Minimums don't apply to thin input. */
export function followsRule(rule: Rule, text: ListingText, context: RuleContext): boolean {
  const { limit, forbids, check, statements = MIN_STATEMENTS_FOR_MINIMUMS } = rule;
  if (limit !== undefined) {
    const { min = 0, max = Infinity } = limit;
    const measures = measuresOf(text, rule, limit);
    if (measures.some((value) => value > max)) return false;
    // Statements are only counted if a minimum isn't met.
    if (measures.some((value) => value < min) && context.statements >= statements) return false;
  }
  if (forbids !== undefined && textsOf(text, rule.field).some((item) => forbids.test(item))) {
    return false;
  }
  return check === undefined || check(text, context, limit ?? { unit: 'times' });
}

/** The words with which a text breaks a rule, without punctuation and markup. */
export function forbiddenWords({ field, forbids }: Rule, text: ListingText): string[] {
  if (forbids === undefined) return [];
  const every = new RegExp(forbids.source, `${forbids.flags}g`);
  const found = textsOf(text, field)
    .flatMap((item) => item.match(every) ?? [])
    .map((match) => match.trim());
  return [...new Set(found)].filter(
    (match) => match.length > 1 && !match.includes('<') && /[\p{L}\p{N}]/u.test(match),
  );
}
