import { CONTACTS } from '../platforms/forbidden-wording.ts';
import { contentStems, countWords } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { refersToPage } from './page-references.ts';
import { STORE_NAME } from './store-names.ts';
import { isUsable } from './uncertain-units.ts';
import type { Line, Unit } from './types.ts';
import { isStoreClassification } from './values.ts';

/** Detects statements about the store, the page, the sale or the seller rather than the product. */

/** "Only white left, black coming soon": temporary stock information. */
const STOCK =
  /\bonly \d{1,3} (?:available|in stock|remaining)\b|\bonly (?!(?:to|on|for|the|from|at)\b)[\p{L}\p{N}]{1,20}(?: \p{L}{1,20})? left(?=[\s,;.!]*$|[,;.!]| in stock)|\bcoming soon\b|\bquantities (?:are )?limited\b|\blimited (?:quantities|stock)\b|\b(?:back|out of|(?:now|still|back) in) stock\b|\b(?:almost|nearly) (?:gone|sold out)\b|\bsold out\b/iu;

/**
 * "We know that details matter", "If you're unhappy, we'll make it right": the seller is the subject, and it isn't a
 * limit, such as "We cannot ship to Hawaii".
 */
const BY_SELLER =
  /^(?:(?:if|whether) [^,]{1,80}, )?(?:we|at (?:\p{L}+ ){0,3}\p{L}+, we)(?:['’](?:re|ve|ll|d))? (?!(?:cannot|can['’]t|do not|don['’]t|know (?:you|your))\b)/iu;
/** Words that refer to the product in a statement by the seller. */
const REFERS_TO_PRODUCT = /\b(?:this|these|it)\b|\d/iu;
/**
 * "We know that details matter", "We are a family of makers", "We have lamps for everyone": what a seller says of
 * itself and does for its customers, unlike "We brewed with espresso" and "We're turning up the volume".
 */
const SERVES =
  /\bwe(?:(?:['’](?:re|ve|ll|d))? (?:(?:also|always|are|can|do|have|may|only|truly|typically|will|would|\p{L}{2,}ly) ){0,3}(?:accept|advise|aim|ask|assist|believe|bring you|care|carry|donate|encourage|ensure|guarantee|help|hope|invite|know|love to|maintain|offer|prioriti[sz]e|promise|provide|reserve|sell|send|ship|speciali[sz]e|stock|strive|supply|support|suspended|thank|treat|understand|value|welcome|wish)\p{L}{0,3}\b|(?:['’]re| are| were)(?! \p{L}{2,}ing\b) |(?: (?:also|all|always|only))? have (?:an?|many|no|some|the|what|you|your)\b| want your?\b)|(?<!\bby )\bour (?:staff|team)\b/iu;

/** "At Tarnside Store, we offer lamps for every home": about a range, even if it has the product's noun. */
const RANGE_OF_STORE = new RegExp(
  `^At ${STORE_NAME}, we (?:also )?(?:are proud to|believe|bring|carry|know|offer|provide|sell|stock|strive|understand)\\b`,
  'u',
);

/** Whether a sentence is about the seller rather than the product. */
function isAboutSeller(text: string, name: string): boolean {
  if (!BY_SELLER.test(text) || REFERS_TO_PRODUCT.test(text)) return false;
  if (RANGE_OF_STORE.test(text)) return true;
  if (!SERVES.test(text) && !OF_SALE.test(text)) return false;
  // "We will build the room" of "Vault Room Build-out"
  const stems = new Set([name, name.replaceAll('-', ' ')].flatMap(contentStems));
  // "At Tarn, we are …" of a "Tarn Mug"
  const [, said = text] = /^at [^,]{1,40}, (.*)$/iu.exec(text) ?? [];
  return !contentStems(said).some((stem) => stems.has(stem));
}

/** "At Tarn, we pride ourselves on pieces like this" */
const PRIDE = /\bpride (?:ourselves|myself|itself)\b|\bwe (?:all )?take (?:\p{L}{1,12} )?pride\b/iu;

/** "Tarn is a fast growing brand in …": a company introduces itself. */
const COMPANY =
  /^(?!(?:He|It|She|That|There|This|What) )(?:[\p{Lu}\d][\p{L}\p{N}&'’.-]{0,20} ){1,3}is an? (?:(?!(?:by|for|from|in|of|on|to|with)\b)[\p{L}-]{1,20} ){0,5}(?:[Bb]rand(?![- ]new\b)|[Cc]ompany|[Mm]anufacturer|[Rr]etailer|[Ss]tart-?up|[Ss]upplier)\b/u;

/**
 * "Best value on the market", "This item is a great value!", "Proven safe and effective!", "Quality at an
 * unbeatable price": claims that can't be checked, and nothing else.
 */
const PRAISE =
  /^(?:(?:it|this(?: \p{L}{1,20})?)(?:['’]s| is) )?(?:clinically )?proven (?:to be )?safe(?: and | & )effective[.!]*$|^(?:(?:it|this(?: \p{L}{1,20})?)(?:['’]s| is) )?(?:an? |the )?(?:great|good|excellent|best|super|amazing) (?:value(?: for (?:the |your )?money)?|(?:\p{L}{1,20} ){1,3}on the market)[.!]*$|^(?:\p{L}{3,20} (?:and |& )?){0,4}(?:comfort|performance|quality|style|value) at (?:an? )?(?:\p{L}{3,20} )?prices?[.!]*$|^[^,.!?]{1,80} (?:is|are) (?:not only )?(?:one of )?the best (?:\p{L}{1,20} ){1,3}on the market[.!]*$/iu;

/** Whether a statement only praises the offer. */
export function isGenericPraise(text: string): boolean {
  return PRAISE.test(text.trim());
}

/**
 * "Collect them all!", "See the Tarn Mug as well!", "Collect other Tarn figures (each sold
 * separately)", "Matching tray also available", "I also carry this in oak".
 */
const OTHER_PRODUCTS =
  /^collect them all[.!]*$|^collect (?:all|other) (?!\d)(?:[^.!?]{0,60} )?(?:animals|cars|characters|collections?|dolls|figures?|friends|items|line|minis|plush|pops?|series|sets?|styles|toys|vehicles|vinyls)\b|^(?:discover|explore|see|shop|try) (?:the|our|all) [^.!?;:]{3,80} (?:as well|too)[.!]*$|^(?:browse|explore|see|shop|view) (?:all |my |our |the )?other (?:designs|items|listings|products)\b|^(?:choose|select) your (?:coordinating|matching) (?:accessories|enclosures|items|pieces)\b|^(?:i|we) also (?:carry|have|offer|sell|stock) |^[^.;:]{3,80} (?:are |is )?also available[.!]*$/iu;

/** Whether a statement only advertises other products. */
export function offersOtherProducts(text: string): boolean {
  return OTHER_PRODUCTS.test(text);
}

/** "All authorized sellers ship from …", "Be on alert for counterfeit lamps": about who sells the product. */
const SELLERS =
  /\bauthori[sz]ed (?:amazon )?(?:dealers?|distributors?|re?sellers?|retailers?|sellers?)\b|\b(?:alert for|aware of|beware of|watch out for) (?:cheap )?(?:counterfeits?|imitations?|fakes?)\b/iu;

/** "Club members = 2 points", "Members save 10%": what a store gives its regular customers. */
const LOYALTY = /\bmembers? (?:= ?|earn |get |receive |save )\d/iu;

/** Whether a statement is about who sells the product. */
export function isAboutSellers(text: string): boolean {
  return SELLERS.test(text);
}

/** "Save with this set 5%!", "Save more by buying in bulk" */
const SAVING =
  /^save (?:(?:\p{L}{1,12} ){0,4}\d{1,2} ?%[.!]*$|(?:\p{L}{1,12} ){0,3}(?:by|if|when) (?:you )?(?:buy|order|purchas))/iu;

/** "Hurry, before it's gone!", "Limited time remaining", "First come, first served": puts pressure on shoppers. */
const URGES =
  /^first[- ]come,? first[- ]serve|\blimit yoursel(?:f|ves) to (?:\d|one|two|three|four|five)|^hurry\b[^.!?]{0,40}\b(?:before|gone|last|offer|sale|sell|stocks?|supplies|up|while)\b|^(?:only (?:a )?)?limited[- ]time (?:deal|offer|only|remaining|sale)[.!]*$/iu;

/** "99% of reviewers recommend this product": opinions of other shoppers. */
const RECOMMENDED =
  /^(?:over |more than )?\d{1,3}(?:\.\d)? ?% (?:of )?(?:all |our |the )?(?:buyers|customers|reviewers|shoppers|users) (?:have )?(?:recommend(?:ed)?|would recommend|rated?|love) (?:it|this|us)\b/iu;

/** "550 /1", "550/-": a price per quantity without its currency. */
const BARE_PRICE = /^\d{2,6}(?:[.,]\d{2})? ?\/ ?(?:-|1)[.]?$/u;

/** "From our expanded assortment": where a store gets the product, and nothing else. */
const ASSORTMENT = /^from our (?:\p{L}{1,12} ){0,3}assortment[.!]*$/iu;

/** "#slowfashion #handmade" */
const HASHTAGS = /^(?:#[\p{L}\p{N}_]{1,60} ?)+$/u;

/** "Delivery 3-5 days", "Shipping: within 24 hours", "3-5 days delivery": delivery times. */
const DELIVERY_TIME =
  /^(?:fast |free |standard |express )?(?:shipping|ships|delivery|dispatch|arrival|shipment)(?: time)?[: -]{1,3}(?:(?:with)?in |normally |usually |takes |about |is ){0,3}\d{1,2}(?: ?[-–] ?\d{1,2})? (?:business |working )?(?:hours?|days?|weeks?)\b|\b\d{1,2} ?(?:business |working )?(?:hours?|days?) (?:shipping|delivery|dispatch)\b/iu;

/** "Lead time could be 5-7 days", "It takes approximately 12 – 18 days for items to arrive" */
const WAITING_TIME =
  /\b(?:lead|handling|processing|turnaround) times?(?: (?:for|to) (?:\p{L}{1,12} ){0,2}\p{L}{1,12})? (?:is|are|can|could|may|might|will|varies)\b|\b\d{1,2}\*? (?:business |working )?(?:days|weeks) (?:for (?:\p{L}{1,12} ){1,3})?to (?:arrive|be delivered|be shipped|reach you|ship)\b/iu;

/**
 * "Return address only is priced as one-color foil", "Priced including a backing card", "The price is one
 * piece!": what a price applies to.
 */
const PRICED =
  /\b(?:is|are) priced (?:according|as|by|individually|per|separately|with)\b|^priced (?:as|including|per|with)\b|^(?:the )?price is (?:for )?(?:an?|both|each|one|per|\d)\b/iu;

/** "Free worldwide shipping", "GCC delivery available", "when you pick up your mug at the store": where buyers get it. */
const DELIVERS =
  /^local pick-? ?up\b|^free (?:[\p{L}-]{1,15} ){1,2}(?:delivery|shipping)\b|\bavailable for (?:[\p{L}-]{1,15} ){0,2}(?:delivery|shipping)\b|\b(?:delivery|shipping) (?:is )?available\b|\bin-store pick-?up\b|\bpick(?:ed)? up (?:the|your) (?:\p{L}{1,20} ){1,2}(?:at|from|in) (?:our|the) (?:shop|store)\b/iu;

/** "So, order it now and impress your father", but not "Order one size up" */
const CALL_TO_ORDER =
  /^shop [^.!?]{3,60} at \p{Lu}|^(?:so,? )?(?:order|place your orders? for) (?:(?:a sample|it|one|them|yours)\b|(?:these|this|your) [^.!?]{1,90}\b(?:now|right away|today)\b)(?![^.!?]{0,60}\bsizes?\b)/iu;

/** "I love it so much and I hope you will too", "Hope you are all staying safe" */
const HOPES =
  /^(?:(?:I|we) )?hope (?:that )?you(?:['’]re| are) (?:all )?(?:doing|having|keeping|staying|well)\b|^(?:I|we)\b[^.!?]{0,60}\bhope (?:that )?you(?:['’]ll| all)? (?:also |do\b|enjoy|like|love|will)/iu;

/** "Every kit ships from stock", "Dispatched the same day" */
const FROM_STOCK =
  /\b(?:dispatched|leaves|shipped|ships?) (?:directly |out |straight )?(?:from stock\b|(?:the )?(?:next|same)[- ](?:business[- ])?day\b)/iu;

/** Delivery terms, unless they describe the product ("Delivery: Instant download"). */
const DELIVERY_TERM = /\b(?:ship(?:s|ped|ping|ment)?|couriers?|days?|hours?|orders?)\b/iu;

/** "1 inch = 2.54 cm", "1 Inch: =2.54 cm", "1in=2.54cm": how to convert a unit, which isn't about the product. */
const CONVERSION =
  /^\(?1 ?(?:cm|feet|foot|ft|gal|gallon|in|inch|kg|lb|meter|metre|mm|ounce|oz|pound)s? ?(?:: ?)?[=≈] ?\d{1,4}(?:[.,]\d{1,4})? ?(?:cm|ft|g|in|inches|inch|kg|l|lbs?|liters?|litres?|ml|mm|oz)\)?[.]?$/iu;

/** Whether a statement is about the store, the page, the sale or the seller. */
export function isStoreBoilerplate(text: string, label: string | undefined, name: string): boolean {
  if (CONVERSION.test(label === undefined ? text : `${label}: ${text}`)) return true;
  if (CONTACTS.test(text) || STOCK.test(text) || isAboutSeller(text, `${name} ${label ?? ''}`))
    return true;
  if (
    (offersOtherProducts(text) && !(WE_OFFER.test(text) && namesProduct(text, name))) ||
    isGenericPraise(text) ||
    isAboutSellers(text) ||
    HASHTAGS.test(text) ||
    SAVING.test(text) ||
    ASSORTMENT.test(text) ||
    URGES.test(text) ||
    LOYALTY.test(text) ||
    RECOMMENDED.test(text) ||
    (label === undefined && BARE_PRICE.test(text)) ||
    DELIVERY_TIME.test(text) ||
    FROM_STOCK.test(text) ||
    WAITING_TIME.test(text) ||
    PRICED.test(text) ||
    DELIVERS.test(text) ||
    CALL_TO_ORDER.test(text) ||
    HOPES.test(text) ||
    isSaleLabel(label, text)
  )
    return true;
  // A statement with a size is about the product: "Thank you cards measure 5 x 7 in"
  if (MEASURED.test(text) || givesSizingAdvice(text) || statesProduct(text)) return false;
  if (PRIDE.test(text) || COMPANY.test(text) || refersToPage(text)) return true;
  if (presentsProduct(text, name)) return false;
  const folded = ` ${text.toLowerCase().replace(/[’]/gu, "'")} `;
  const { phrases, start } = wordingOfShops();
  if (!start.test(folded)) return false;
  const named = name.toLowerCase();
  return phrases.some(
    ({ opening, parts }) =>
      folded.includes(parts[0] ?? '') &&
      // "Thank you bags measure 11 in" of "Thank You Bags"
      !(parts.length === 1 && named.includes(parts[0] ?? '')) &&
      (!opening || folded.startsWith(` ${parts[0]}`)) &&
      parts.every((part) => includesWords(folded, part)),
  );
}

/** "Costumes are not sized the same as apparel, …": advice on sizing, even if it refers to another page. */
const SIZING =
  /\b(?:not sized|sized (?:differently|the same))\b|\b(?:choose|buy|select) based on\b/iu;

export function givesSizingAdvice(text: string): boolean {
  return SIZING.test(text);
}

/** "11.5" x 6.25"", "30 x 40 cm", "measures 12 in" */
const MEASURED =
  /\d[\d.,]{0,8} ?(?:["”″]|cm|mm|in|inch(?:es)?|ft)? ?[x×] ?\d|\bmeasur(?:es?|ing) [^.!?]{0,20}\d/iu;

/**
 * Whether a sentence about the store states a fact of the product: "Crafted from upcycled leather
 * by a woman on our team", "Tested and inspected by our team".
 */
function statesProduct(text: string): boolean {
  return MADE_OF.test(text) && !OF_SALE.test(text);
}

const MADE_OF =
  /\b(?:made|crafted|handcrafted|handmade|woven|sewn|grown|sourced|cast|carved|dyed|embroidered|engraved|etched|forged|knitted|painted|poured|stitched) (?:entirely |only )?(?:from|of|by|with|in|into|onto|using)\b|\b(?:inspected|tested) by our (?:staff|team)\b|\d ?(?:cm|mm|inch(?:es)?|ft|kg|g|mg|lbs?|oz|ml|mah|watts?|volts?)\b/iu;
const OF_SALE =
  /\b(?:buy|bought|purchase|(?<!\bto[- ])orders?|shipped|shipping|ships?|deliver(?:y|ed)|dispatch|returns?|refunds?|prices?|discounts?|rs|shop|shopping|stores?|sellers?|click|visit|contact|follow|search|subscribe|reviews?|(?:in|out of|back in) stock|cart|website|customers?|call|photos?|pictures?|images?|screens?|monitors?|customi[sz]ed?|clients?|offering|us)\b/iu;

/** Whether a statement is about buying or delivery, for any customers that it mentions. */
export function concernsSale(text: string): boolean {
  return OF_SALE.test(text.replace(/\bcustomers?\b/giu, ''));
}

function isSaleLabel(label: string | undefined, text: string): boolean {
  if (label === undefined) return false;
  const named = label.trim().toLowerCase();
  return (
    isInClass(named, 'labels of sales') ||
    (isInClass(named, 'labels of deliveries') && DELIVERY_TERM.test(text))
  );
}

const MIN_NAME_STEMS = 2;
const WE_OFFER = /^(?:i|we) also (?:carry|have|offer|sell|stock) /iu;
const PRESENTS = /^(?:welcome to|discover|meet) (?:an?|our|the|these|this|your) /iu;

/** "Welcome to our Tarn Welcome Kit, a gift for new colleagues": says what the product is, not where to find it. */
function presentsProduct(text: string, name: string): boolean {
  return PRESENTS.test(text) && namesProduct(text, name) && !OF_SALE.test(text);
}

/** "We also offer crash bars made of steel pipe" of a crash bar. */
function namesProduct(text: string, name: string): boolean {
  const stems = new Set(contentStems(name));
  return new Set(contentStems(text).filter((stem) => stems.has(stem))).size >= MIN_NAME_STEMS;
}

interface ShopPhrase {
  /** If true, the phrase counts only at the start of a statement. */
  readonly opening: boolean;
  readonly parts: readonly string[];
}

interface ShopWording {
  readonly phrases: readonly ShopPhrase[];
  /** Finds the first part of any phrase. Few statements contain one, so most are looked at once. */
  readonly start: RegExp;
}

let shopWording: ShopWording | undefined;

function wordingOfShops(): ShopWording {
  return (shopWording ??= readShopWording());
}

const SYNTAX = /[\\^$.*+?()[\]{}|]/gu;

function readShopWording(): ShopWording {
  const phrases = [...vocabulary('boilerplate')].map((phrase) => ({
    opening: phrase.startsWith('^'),
    parts: phrase.replace(/^\^/u, '').split(' … '),
  }));
  const starts = phrases.map(({ parts: [first = ''] }) => first.replace(SYNTAX, '\\$&'));
  return { phrases, start: new RegExp(starts.join('|'), 'u') };
}

/**
 * Whether a text contains a phrase, but not inside a longer word: "your other" doesn't contain "our
 * other", nor "25 stars" "5 stars", nor "delivery into" "delivery in".
 */
function includesWords(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const isBegun = /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && /^[\p{L}\p{N}]/u.test(phrase);
    if (!isBegun && WORD_END.test(text.slice(at + phrase.length, at + phrase.length + MAX_ENDING)))
      return true;
  }
  return false;
}

/** The rest of a phrase's last word: only a plural or verb ending. */
const WORD_END = /^(?:s|es|d|ed|r|rs|ing)?(?!\p{L})/u;
const MAX_ENDING = 4;

/** Sales phrases that also occur in product texts, so they count only next to store boilerplate. */
const SALES_PHRASES =
  /\b(?:shipping|shipments?|shipped|(?<!\b(?:an?|the|our|\p{L}+-to-) )(?<!\b(?:an?|the|this) \p{L}{1,20} )ships?(?! with\b)|delivery|couriers?|refunds?|returns|discounts?|promotions?|wholesalers?|distributors?|after[- ]sales?|compensation|prices?|shopping|(?:our|my|this|official) (?:store|shop)|counterfeits?|sellers?|buyers?|customers?|(?<!\b(?:in |to[- ]))orders?|minimum order|lead time|stock|warehouse|welcome to|happy to help|wish you|to your friends|contact (?:us|me|first)|colou?rs? (?:may|might|can)|trademarks?|endorse(?:ment)?|(?:this|our) website)\b/iu;

const MAX_INTRO_WORDS = 2;
const MAX_REST_WORDS = 5;

/**
 * Treats sales language next to store boilerplate as boilerplate, so that no half of a disclaimer
 * and no single term remains.
 */
export function markAdjacentBoilerplate(lines: readonly Line[]): Line[] {
  const all = lines.flatMap((line) => line.units.map((unit) => ({ line, unit })));
  const isBoilerplate = all.map(
    ({ line, unit }) =>
      unit.kind === 'boilerplate' && !isStoreClassification(line.label?.text, unit.text),
  );
  const spread = (at: number, from: number) => {
    const neighbor = all[at];
    if (isBoilerplate[at] === true || isBoilerplate[from] !== true || neighbor === undefined)
      return;
    // "Officially licensed costume, a trademark of Tarn Films" is a fact even next to boilerplate.
    isBoilerplate[at] =
      isUsable(neighbor.unit) &&
      neighbor.unit.kind !== 'heading' &&
      SALES_PHRASES.test(neighbor.unit.text) &&
      !/^official(?:ly)? licensed\b/iu.test(neighbor.unit.text);
  };
  for (const at of all.keys()) spread(at, at - 1);
  for (let at = all.length - 1; at >= 0; at--) spread(at, at + 1);
  // "Trustworthy… We are family-owned": a word that only introduces boilerplate.
  for (const [at, { line, unit }] of all.entries()) {
    const isIntro = all[at + 1]?.line === line && countWords(unit.text) <= MAX_INTRO_WORDS;
    if (isIntro && isBoilerplate[at + 1] === true) isBoilerplate[at] = true;
  }
  // "Service: Ask us anything. 7 days a week": words that continue boilerplate under the same
  // label.
  for (const [at, { line, unit }] of all.entries()) {
    const isRest =
      line.label !== undefined && all[at - 1]?.line === line && !unit.finite && !unit.closed;
    if (isRest && isBoilerplate[at - 1] === true && unit.words <= MAX_REST_WORDS)
      isBoilerplate[at] = true;
  }
  const talk = new Set(
    all.flatMap(({ unit }, at) => (isBoilerplate[at] === true ? [unit.id] : [])),
  );
  return lines.map((line) => ({
    ...line,
    units: line.units.map((unit): Unit =>
      talk.has(unit.id) ? { ...unit, kind: 'boilerplate' } : unit,
    ),
  }));
}
