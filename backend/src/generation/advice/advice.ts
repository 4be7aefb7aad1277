import type { Platform } from '@wareword/shared-schema';

/** Advice without numbers or quotes, by its code. */
export type PlainAdvice =
  // Changes that would raise a score.
  | 'addBulletFeatures'
  | 'addCategoryForKeywords'
  | 'addCategoryForTags'
  | 'addIntroduction'
  | 'addKeyword'
  | 'addListedFeatures'
  | 'addMetaSentence156'
  | 'addMetaSentence160'
  | 'addMoreFeatures'
  | 'addNumber'
  | 'capitalizeBullets'
  | 'describeProduct'
  | 'dropHeadings'
  | 'emptyHighlights'
  | 'expandBullets'
  | 'lowerCaseTerms'
  | 'nameProduct'
  | 'openWithSentence'
  | 'removeBulletContacts'
  | 'removeBulletEmoji'
  | 'removeBulletGuarantees'
  | 'removeBulletPeriods'
  | 'removeBulletPrices'
  | 'removeBulletSpecials'
  | 'removeClaims'
  | 'removeContacts'
  | 'removeDelivery'
  | 'removeMarkup'
  | 'removeOffers'
  | 'removePlaceholders'
  | 'removePrices'
  | 'removePromotion'
  | 'removeReviews'
  | 'removeTermFillers'
  | 'removeTitleSpecials'
  | 'removeTopHeadings'
  | 'repeatNoTitleWords'
  | 'sayAudience'
  | 'sayUse'
  | 'listFeatures'
  | 'shortenBullets'
  | 'shortenDescription'
  | 'shortenHighlights'
  | 'shortenMeta'
  | 'shortenName'
  | 'shortenNameForThemes'
  | 'shortenTerms'
  | 'splitParagraphs'
  | 'unrepeatTitleWords'
  | 'uncapitalizeTitle'
  | 'useShorterWords'
  // Missing input.
  | 'checkListing'
  | 'thin'
  // Reasons for a score.
  | 'noKeyword';

/** Facts that shoppers look for, depending on the product type. */
export type MissingFact =
  | 'size'
  | 'material'
  | 'audience'
  | 'age'
  | 'sizes'
  | 'dimensions'
  | 'care'
  | 'players'
  | 'pieces'
  | 'count'
  | 'amount'
  | 'ingredients'
  | 'storage'
  | 'compatibility'
  | 'fit'
  | 'power'
  | 'contents'
  | 'scale'
  | 'load'
  | 'year'
  | 'color'
  | 'cut'
  | 'playTime'
  | 'assembly'
  | 'origin';

/** Reasons why a statement of the input isn't in the listing. */
export type OmissionReason =
  | 'sale'
  | 'terms'
  | 'groceries'
  | 'advice'
  | 'business'
  | 'others'
  | 'praise'
  | 'unrelated'
  | 'amazon'
  | 'health'
  | 'changing'
  | 'denied'
  | 'leadIn'
  | 'marketplace'
  | 'filing';

interface Quoted {
  readonly text: string;
}

/** Numbers and quotes of the other advice, by its code. */
export interface AdviceValues {
  readonly contradiction: { readonly one: string; readonly other: string };
  readonly nameTwice: Quoted;
  readonly nameLong: {
    readonly length: number;
    readonly platform: Platform;
    readonly max: number;
    /** Words of the name that no field contains. */
    readonly quotes: readonly string[];
  };
  readonly otherProduct: Quoted;
  readonly otherProductLeftOut: Quoted;
  readonly otherMarketplace: Quoted;
  readonly lastLineBreaksOff: Quoted;
  readonly breaksOff: Quoted;
  readonly leftOut: {
    readonly reason: OmissionReason;
    readonly quotes: readonly string[];
    /**
     * The words that are the reason, if the rest of the quoted statement could stay without them.
     */
    readonly claims?: readonly string[] | undefined;
  };
  readonly notShown: { readonly quotes: readonly string[] };
  readonly wordAvoided: { readonly count: number };
  readonly unclearLeftOut: { readonly quotes: readonly string[] };
  readonly unclear: Quoted;
  readonly incomplete: Quoted;
  readonly misspelled: { readonly words: readonly string[] };
  readonly twoSpellings: { readonly one: string; readonly other: string };
  readonly oddSize: Quoted;
  readonly proveNumber: Quoted;
  readonly proveClaim: Quoted;
  readonly fdaApproved: Quoted;
  readonly noUnit: Quoted;
  readonly noUnitLeftOut: Quoted;
  readonly missing: { readonly fact: MissingFact };
  readonly thinMissing: { readonly fact: MissingFact };
  readonly mentionMore: Quoted;
  readonly mentionLess: Quoted;
  readonly shortenSentence: { readonly start: string; readonly words: number };
  /** Advice together with the words that it is about. */
  readonly aboutWords: { readonly advice: PlainAdvice; readonly words: readonly string[] };
  /** Advice together with the points that it would add to a score. */
  readonly worth: { readonly advice: PlainAdvice; readonly points: number };
  readonly itemCount: { readonly min: number; readonly max: number; readonly count: number };
  readonly tooLong: {
    readonly unit: 'characters' | 'bytes';
    readonly length: number;
    readonly max: number;
  };
  readonly tooShort: { readonly unit: 'characters' | 'bytes'; readonly min: number };
  readonly density: { readonly term: string; readonly mentions: number; readonly words: number };
  /** Mentions that are dense in a text this short, but acceptable. */
  readonly densityOfShort: {
    readonly term: string;
    readonly mentions: number;
    readonly words: number;
  };
  readonly ease: { readonly ease: number };
  readonly plainEase: { readonly ease: number };
  readonly sellingPoints: { readonly covered: number; readonly all: number };
  readonly rulesFollowed: { readonly followed: number; readonly all: number };
}

export type CodeWithValues = keyof AdviceValues;

/** Advice with numbers or quotes. */
export interface AdviceWithValues<Code extends CodeWithValues> {
  readonly code: Code;
  readonly values: AdviceValues[Code];
}

/** A piece of advice, or the reason for a score, independent of any language. */
export type Advice =
  | { readonly code: PlainAdvice }
  | { [Code in CodeWithValues]: AdviceWithValues<Code> }[CodeWithValues];

/** The full sentences of a language for each code. */
export interface AdviceTexts {
  readonly plain: Readonly<Record<PlainAdvice, string>>;
  readonly figured: { readonly [Code in CodeWithValues]: (values: AdviceValues[Code]) => string };
}
