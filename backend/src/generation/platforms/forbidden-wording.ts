import type { Platform } from '@wareword/shared-schema';
import { groupedVocabulary, vocabulary } from '../vocabulary/index.ts';
import { oncePerText } from '../remember.ts';

/**
 * Wording that a platform forbids. Patterns aren't global, so that `test` keeps no state; each
 * matches the forbidden words themselves, not the sentence around them.
 */

/** Claims that Amazon removes. */
export const FORBIDDEN_CLAIMS =
  /\b(?:(?:eco|environment|environmentally|earth|planet|climate)\s?[-\s]?\s?(?:friendly|conscious|safe)|biodegradable|compostable|anti[-\s]?(?:microbial|bacterial|fungal|viral)|cures?\b(?! time)|(?:fda|epa)[-\s](?:approved|cleared|registered)|100\s?(?:%|percent)\s+(?:\w+\s+){0,2}guaranteed?|best[-\s]?sell(?:er|ers|ing)|(?:fast,? (?:(?:&|and) )?)?free (?:(?:(?:&|and) )?fast )?(?:shipping|delivery)|free gift|limit (?:of )?(?:\d{1,2}|one|two) per (?:customer|household|order|person)|on sale|buy (?:\d|one|two)(?: (?:items?|packs?|pairs?|pieces?|sets?))?,?(?: (?:&|and))? get (?:\d|one|two|another)(?: (?:\p{L}{1,12} ){0,2}(?:for )?free)?|\d+\s?%\s?off|limited[-\s]time)\b/iu;

/**
 * Offers, which are true only for a short time, so no listing on any platform contains them. A book stays a "New York
 * Times bestseller".
 */
export const OFFERS =
  /\b(?:(?:fast,? (?:(?:&|and) )?)?free (?:(?:(?:&|and) )?fast )?(?:shipping|delivery)|limit (?:of )?(?:\d{1,2}|one|two) per (?:customer|household|order|person)|on sale|(?:big|hot|flash|clearance) sale|(?<!\bthat (?:all[- ]time )?|\b(?:times|usa today|wall street journal|(?:inter)?national|million[- ]copy) )best[-\s]?sell(?:er|ers|ing)(?! (?:authors?|novelists?|writers?)\b)|limited[-\s]time offer|(?:only )?today only|only today|while supplies last|sale ends|buy now|order (?:now|today)|act now|special (?:offer|price)|(?:best|lowest) price|\d+\s?%\s?off|buy (?:\d|one|two)(?: (?:items?|packs?|pairs?|pieces?|sets?))?,?(?: (?:&|and))? get (?:\d|one|two|another)(?: (?:\p{L}{1,12} ){0,2}(?:for )?free)?|add to cart)\b/iu;

/**
 * Claims to heal, which most countries' laws reserve for medicine: "cures" of anything but glue and
 * varnish, and healing or treating a disease.
 */
export const HEALING =
  /\bcures\b(?! (?:in|within|at|under|to|by|when|with|without|and|hard|clear|rock|solid|fast|quickly|fully|completely|overnight)\b)(?= \p{L})|\b(?:(?:heals|treats|reverses|relieves) (?:\p{L}+ ){0,2}(?:arthritis|sciatica|migraines?|fibromyalgia|eczema|psoriasis|asthma|diabetes|varicose veins)|(?:heilt|guérit|soigne|cura|guarisce) (?:\p{L}+ ){0,2}(?:arthrose|arthrite|artritis|artrosis|artrite|krampfadern|varices|vene varicose|ekzeme?|eczéma|eczema|migräne|migraine|migraña|emicrania|diabet[eé]s?|krebs|cancer|cáncer|cancro|asthma|asthme|asma|krankheiten|maladies|enfermedades|malattie|schmerzen|douleurs?|dolor(?:es)?|dolor[ei]))(?!\p{L})|\b(?:heals|treats|reverses) (?:\p{L}+ ){0,2}(?:pain|inflammation|swelling|diabetes|cancer|depression|anxiety|eczema|psoriasis|acne|insomnia|asthma|allerg(?:y|ies)|infections?|diseases?|varicose veins|\p{L}+itis)\b/iu;

const EFFECTS = [...groupedVocabulary('health-effects')];
const effectsOf = (group: string) =>
  EFFECTS.flatMap(([word, of]) => (of === group ? [word] : [])).join('|');

/** Effects on a body: "Builds muscle", "reduces anxiety", but not "eases stress on the frame" or "reduces stress and wear". */
export const HEALTH = new RegExp(
  `(?<![\\p{L}-])(?:${[...vocabulary('health-claims')].join('|').replaceAll(' ', '[- ]')}|` +
    `(?:${effectsOf('verbs')}) (?:\\p{L}{1,20} ){0,2}(?:${effectsOf('conditions')})(?! (?:on|in|at|of|points?|and (?:tear|wear))\\b))(?![\\p{L}-])`,
  'iu',
);

/** Promotional phrases that titles must not contain. */
export const PROMOTION =
  /\b(?:free (?:shipping|delivery|gift)|on sale|best[-\s]?sell(?:er|ers|ing)(?! (?:authors?|novelists?|writers?)\b)|best (?:price|deal|quality|gift)|top[-\s]rated|hot (?:item|sale|seller)|#1(?! (?:\d|new york times|usa today|wall street journal|sunday times|international best))|number one|limited[-\s]time|special offer|great deal|lowest price|discount(?:ed)?|\d+\s?%\s?off|100\s?% (?:quality )?guaranteed?|perfect (?:gift|present)|must[-\s]have(?=\s\p{L})|amazing|new arrivals?|value priced|amazon exclusive|guaranteed?)\b/iu;

/** Guarantees and refunds. */
export const GUARANTEES =
  /\b(?:guaranteed|guarantees?(?! (?:(?:an?|the|its|their) )?(?:cards?|true|perfect|precise|even|accurate|optimal|optimum|stable|secure|tight|smooth|long|firm|clean|consistent|proper|maximum|great|good|fit|shape|grip|fun|hours|durability|strength|stability|longevity|comfort|freshness|safety)\b)|money[-\s]back|refund(?:s|ed|able)?|(?:free|easy|hassle[-\s]free) (?:returns?|exchange|replacement)|satisfaction guaranteed|(?:100\s?%|full) satisfaction)\b/iu;

/**
 * Amounts of money with what leads up to them, "2 for £20", "for only $5", but not "911 RS", the "$3 million" of a
 * story or the shoe sizes "EUR 36-40".
 */
export const PRICES =
  /(?:(?:\b\d{1,2} )?\b(?:for|at) (?:only |just )?)?[$€£¥₹]\s?(?!\d[\d.,]{0,9}\s?(?:billion|million|trillion)\b)\d+(?:[.,]\d+)*|\b\d{2,6}(?:[.,]\d{2,3})*\s?(?-i:Rs)\b|\b(?-i:Rs)\b\.?\s?\d+(?:[.,]\d+)*|\d\s?[€£¥₹]|\b\d+(?:[.,]\d{2})?\s?(?:usd|eur|gbp|dollars?|euros?)\b|\b(?!eur\s?\d{2}\s?[-–/]\s?\d{2}(?!\d|[.,]\d))(?:usd|eur|gbp)\s?\d|\b(?:value|bargain|low)[-\s]priced?\b|\bprice[ds]?\s(?:at|from)\b/iu;

/**
 * What a product costs, without an amount: "at a fair price", "priced to compete", unlike "the price of freedom" and
 * "price tags".
 */
export const PRICE_TALK =
  /(?<!\b(?:any|pays?|paid|the high|their) (?:the )?)\bprice[sd]?\b(?! (?:of|tags?|guns?|labels?|stickers?)\b)|\bdiscounted\b|\bat a discount\b|\b(?:easy|gentle|light) on (?:the|your) (?:budget|pocket|wallet)\b/u;

/** Contact details: email, telephone, web and social addresses. */
export const CONTACTS =
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}|\b(?:https?:\/\/|www\.)[^\s<]+|(?<![\w-])[\w-]{1,63}\.(?:com|info|net|org|shop|store|co\.uk)\b|(?:\+\d{1,3}[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b|\b(?:call|phone|tel|fax|whatsapp)[:.]?\s*\+?\d[\d\s()-]{6,}|\b\d{1,5}\s+(?:\w+\s){1,3}(?:street|avenue|boulevard)\b/iu;

/** Reviews and ratings. */
export const REVIEWS =
  /\b(?:\d(?:\.\d)?\s?(?:out of \d\s?)?stars?\b(?= (?:rating|review))|star rating|(?:leave|write|read|customer|our|positive|5-star|five-star) (?:a |the |our )?reviews?|testimonials?)\b/iu;

/** Stock and delivery times. */
export const AVAILABILITY =
  /\b(?:in stock|out of stock|while supplies last|ships? (?:today|now|within|in \d)|available (?:now|today|while)|limited (?:stock|supply)|sold out|delivery (?:in|within) \d)\b/iu;

/** Unfilled placeholders. */
export const PLACEHOLDERS =
  /\b(?:N\/A|TBD|TBA)\b|^\s*(?:n\.?a\.?|nan|none|null|nullify|nil|undefined)[.]?\s*$/iu;

/** Emoji and pictographs. Unicode also counts digits, # and * as emoji; they are text here. */
export const EMOJI = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|\uFE0F|\u200D|\u20E3/u;

const FORBIDDEN_ON_AMAZON = [
  FORBIDDEN_CLAIMS,
  HEALING,
  HEALTH,
  AVAILABILITY,
  CONTACTS,
  GUARANTEES,
  PLACEHOLDERS,
  PRICES,
  PRICE_TALK,
  REVIEWS,
];
const FORBIDDEN_IN_STORES = [OFFERS, HEALING, HEALTH, PLACEHOLDERS, PRICES];

/**
 * Forbidden wording that tips report, because merchants may not expect it: claims, offers, prices,
 * guarantees.
 */
export const REPORTED_WORDING = {
  amazon: [FORBIDDEN_CLAIMS, HEALING, HEALTH, PRICES, GUARANTEES],
  shopify: [OFFERS, HEALING, HEALTH, PRICES],
  woocommerce: [OFFERS, HEALING, HEALTH, PRICES],
} as const;

/** The expressions of {@link REPORTED_WORDING}, which find all that a text has. */
const ALL_REPORTED = {
  amazon: REPORTED_WORDING.amazon.map(global),
  shopify: REPORTED_WORDING.shopify.map(global),
  woocommerce: REPORTED_WORDING.woocommerce.map(global),
};

/** The wording of a text that tips report. */
export function reportedWordingIn(text: string, platform: Platform): string[] {
  return ALL_REPORTED[platform].flatMap((pattern) => text.match(pattern) ?? []);
}

/** Whether a statement is a health claim. */
export function isHealthClaim(text: string): boolean {
  return !DENIAL.test(text) && (HEALING.test(text) || HEALTH.test(text));
}

const DENIAL = /\bnot intended to (?:\p{L}+, ?){0,3}(?:or )?(?:diagnose|treat|cure|prevent)\b/iu;

/** Whether a platform forbids a sentence in every listing. */
export function isForbidden(sentence: string, platform: Platform): boolean {
  return platform === 'amazon' ? isForbiddenOnAmazon(sentence) : isForbiddenInStores(sentence);
}

const isForbiddenOnAmazon = oncePerText((text) => hasAny(text, FORBIDDEN_ON_AMAZON));
const isForbiddenInStores = oncePerText((text) => hasAny(text, FORBIDDEN_IN_STORES));

function hasAny(sentence: string, patterns: readonly RegExp[]): boolean {
  // "This product is not intended to cure any disease" isn't a claim.
  return !DENIAL.test(sentence) && patterns.some((pattern) => pattern.test(sentence));
}

const AMAZON_ALL = FORBIDDEN_ON_AMAZON.map(global);
const STORE_ALL = FORBIDDEN_IN_STORES.map(global);

function global(pattern: RegExp): RegExp {
  return new RegExp(pattern.source, `${pattern.flags}g`);
}

/** A name without the words that a platform forbids. */
export function withoutForbidden(name: string, platform: Platform): string {
  if (!isForbidden(name, platform)) return name;
  const patterns = platform === 'amazon' ? AMAZON_ALL : STORE_ALL;
  const rest = patterns.reduce((text, pattern) => text.replace(pattern, ' '), name);
  return isForbidden(rest, platform) ? '' : rest.replace(/\s+/gu, ' ').trim();
}
