import { PLATFORM_NAMES } from '@wareword/shared-schema';
import { formatNumber } from '@wareword/shared-schema/format';
import type { AdviceTexts, MissingFact, OmissionReason } from '../advice.ts';

const quote = (text: string): string => `"${text}"`;
const count = (number: number, noun: string): string =>
  `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;
const quoteAll = (texts: readonly string[]): string => texts.map(quote).join(', ');
const quoteEach = (texts: readonly string[]): string =>
  [quoteAll(texts.slice(0, -1)), ...texts.slice(-1).map(quote)].filter(Boolean).join(' and ');

/** The facts that shoppers look for, as sentences that ask for them. */
const FACTS: Readonly<Record<MissingFact, string>> = {
  size: 'Add its size with a unit, so shoppers can picture it.',
  material: "Say what it's made of: shoppers can't touch it online.",
  audience: "Say who it's for, so the right shoppers find it.",
  age: "Say which ages it's for: that's what people check first when they buy for a child.",
  sizes: 'Say which sizes it comes in and how they run, so shoppers can pick theirs.',
  dimensions:
    "Add its dimensions, with units, so shoppers can picture it and don't return it for being the wrong size.",
  care: 'Say how to clean it: shoppers ask before they buy.',
  players: 'Say how many people can play, so shoppers know whether it suits their group.',
  pieces: 'Say how many pieces it has: shoppers compare puzzles by piece count.',
  count: 'Say how many are in the pack, so shoppers know how many to order.',
  amount: 'Say how much is in it, as a weight or volume with a unit, so shoppers can compare.',
  ingredients: "List what's in it: many shoppers check the ingredients before anything else.",
  storage: 'Say how much storage it has: shoppers compare devices by storage.',
  compatibility: 'Say which devices it works with, so nobody orders the wrong one.',
  fit: 'Say which models it fits, so nobody orders the wrong one.',
  power: "Say how it's powered, and whether a battery or cable is included.",
  contents: "Say what's in the box, so shoppers know what they get.",
  scale: 'Say what scale it is, so shoppers know whether it matches what they have.',
  load: 'Say how much weight it can hold: shoppers check that before they order.',
  year: 'Say which model year it is: shoppers search for it.',
  color: 'Say which color it is, so shoppers get the one they expect.',
  cut: 'Describe the fit, such as slim, regular or loose, so shoppers can choose their size.',
  playTime: 'Say how long a game takes, so shoppers know how much time they need.',
  assembly: 'Say whether it comes assembled, and if not, which tools are needed.',
  origin: "Say where it's made: some shoppers choose products by origin.",
};

/** Each reason for one omitted statement, and for several. */
const REASONS: Readonly<Record<OmissionReason, readonly [one: string, several: string]>> = {
  sale: ["it's about the sale, not the product", "they're about the sale, not the product"],
  terms: ["it's about the sale, not the product", "they're about the sale, not the product"],
  groceries: [
    "it's a warranty, which doesn't apply to groceries",
    "they're about a warranty, which doesn't apply to groceries",
  ],
  advice: ["it's general advice", "they're general advice"],
  business: ['it talks about your business', 'they talk about your business'],
  others: ["it's about other products", "they're about other products"],
  praise: ["it's praise without any facts", "they're praise without any facts"],
  unrelated: ['it reads like a note from the store', 'they read like notes from the store'],
  amazon: ["Amazon doesn't allow it", "Amazon doesn't allow them"],
  health: ["it's a health claim", "they're health claims"],
  changing: ['it may change', 'they may change'],
  denied: ["it says what the product doesn't have", "they say what the product doesn't have"],
  leadIn: ['it only introduces other lines', 'they only introduce other lines'],
  marketplace: ['it names another marketplace', 'they name another marketplace'],
  filing: [
    "it's for your store's filters and records",
    "they're for your store's filters and records",
  ],
};

const reasonFor = (reason: OmissionReason, quotes: readonly string[]): string =>
  REASONS[reason][quotes.length === 1 ? 0 : 1];

/** What the merchant can do about an omitted statement, by the reason. */
const WHAT_TO_DO: Readonly<Partial<Record<OmissionReason, string>>> = {
  terms: " Put this in your store's terms.",
  filing: ' If shoppers need to know this, write it as a feature.',
};

const plain: AdviceTexts['plain'] = {
  addBulletFeatures: 'Add at least three features, one for each bullet.',
  addCategoryForKeywords: 'Add a category, so we can suggest keywords.',
  addCategoryForTags: 'Add a category, so we can suggest tags.',
  addIntroduction: 'Start the features with a sentence that says what the product is.',
  addKeyword: 'Add a keyword.',
  addListedFeatures: 'Add features that can be shown as a list.',
  addMetaSentence156:
    'Add a sentence for search results that names the product in at most 156 characters.',
  addMetaSentence160: 'Add a sentence of 60 to 160 characters that says what the product is.',
  addMoreFeatures: 'Add more features to fill the short description.',
  addNumber: 'Add a number, such as a size, weight or count. Shoppers compare numbers.',
  capitalizeBullets: 'Start each bullet with a capital letter.',
  describeProduct: 'Describe the product.',
  dropHeadings: 'Use headings only in a description with two or more sections.',
  emptyHighlights: 'Leave the item highlights empty: Amazon had none before July 27, 2026.',
  expandBullets: 'Say a little more about each feature.',
  lowerCaseTerms: 'Write the search terms in lowercase, separated by spaces only.',
  nameProduct: 'Say what the product is in its name.',
  openWithSentence: 'Open with one full sentence that says what the product is.',
  removeBulletContacts: 'Remove addresses and phone numbers from the bullets.',
  removeBulletEmoji: 'Remove emoji from the bullets.',
  removeBulletGuarantees: 'Remove guarantees and refund offers from the bullets.',
  removeBulletPeriods: 'Remove the periods at the end of bullets.',
  removeBulletPrices: 'Remove prices from the bullets.',
  removeBulletSpecials: 'Remove special characters from the bullets.',
  removeClaims: "Remove claims that Amazon doesn't allow.",
  removeContacts: 'Remove contact details from the description.',
  removeDelivery: 'Remove stock and delivery information from the description.',
  removeMarkup: 'Remove all markup except line breaks from the description.',
  removeOffers: 'Remove offers from the description.',
  removePlaceholders: 'Replace "N/A" and "TBD" with the actual values.',
  removePrices: 'Remove prices from the description.',
  removePromotion: 'Remove promotional phrases from the title.',
  removeReviews: 'Remove customer reviews from the description.',
  removeTermFillers: 'Leave brands, filler words and praise out of the search terms.',
  removeTitleSpecials: 'Remove special characters from the title.',
  removeTopHeadings: 'Remove first-level headings from the description.',
  repeatNoTitleWords: "Don't repeat words from the title in the search terms.",
  sayAudience: 'Say who the product is for.',
  sayUse: 'Tell shoppers how to use or care for the product: for example, "Wash by hand."',
  listFeatures: 'List at least three short features, so shoppers can scan them.',
  shortenBullets: 'Shorten the bullets.',
  shortenDescription: 'Shorten the description.',
  shortenHighlights: 'Shorten the item highlights.',
  shortenMeta: 'Shorten the meta description.',
  shortenName: 'Shorten the product name so the title fits the limit.',
  shortenNameForThemes:
    "Shorten the product name. Titles under 70 characters aren't cut off in themes.",
  shortenTerms: 'Keep the search terms under 250 bytes.',
  splitParagraphs: 'Break up long paragraphs.',
  unrepeatTitleWords: "Don't use a word more than twice in the title.",
  uncapitalizeTitle: "Don't write the title in all caps.",
  useShorterWords: 'Use shorter words and sentences.',
  checkListing: 'Check the listing against the product before you publish it.',
  thin: "There isn't much to work with. Add facts that shoppers can compare.",
  noKeyword: 'There is no keyword to measure.',
};

const UNITS = { characters: 'characters', bytes: 'bytes' } as const;

export const english: AdviceTexts = {
  plain,
  figured: {
    contradiction: ({ one, other }) =>
      `Your details say both ${quote(one)} and ${quote(other)}. Check which is right.`,
    nameTwice: ({ text }) => `Your product name says ${quote(text)} twice. Keep one of them.`,
    nameLong: ({ length, platform, max, quotes }) =>
      `Your product name has ${length} characters, and a title on ${PLATFORM_NAMES[platform]} has room for ${max}. Shorten it yourself to decide what stays.${quotes.length === 0 ? '' : ` Left out of every field: ${quoteAll(quotes)}.`}`,
    otherProduct: ({ text }) =>
      `Your details also name ${quote(text)}. Check whether that sentence belongs to this product.`,
    otherProductLeftOut: ({ text }) =>
      `Left out because it names another product: the sentence about ${quote(text)}.`,
    otherMarketplace: ({ text }) => `Remove ${quote(text)}: it names another marketplace.`,
    lastLineBreaksOff: ({ text }) => `Your last line is cut off: ${quote(text)}.`,
    breaksOff: ({ text }) => `Your details are cut off at ${quote(text)}. Complete that sentence.`,
    leftOut: ({ reason, quotes, claims = [] }) =>
      `Left out because ${reasonFor(reason, quotes)}: ${quoteAll(quotes)}.${WHAT_TO_DO[reason] ?? ''}${claims.length === 0 ? '' : ` Only ${quoteEach(claims)} ${claims.length === 1 ? 'is' : 'are'} the problem; keep the rest.`}`,
    notShown: ({ quotes }) =>
      `Not in this listing: ${quoteAll(quotes)}. If shoppers should see this, add it to the listing.`,
    wordAvoided: ({ count: lines }) =>
      lines === 1
        ? 'A statement was left out because it contains one of your words to avoid. Say it in other words.'
        : `${formatNumber(lines)} statements were left out because they contain some of your words to avoid. Say them in other words.`,
    unclearLeftOut: ({ quotes }) =>
      `Left out because ${quotes.length === 1 ? "it's" : "they're"} unclear: ${quoteAll(quotes)}. State ${quotes.length === 1 ? 'a clear fact' : 'clear facts'} instead.`,
    unclear: ({ text }) =>
      `Unclear: ${quote(text)}. Say exactly what it refers to, or leave it out.`,
    misspelled: ({ words }) => `Check the spelling of ${quoteEach(words)}.`,
    twoSpellings: ({ one, other }) =>
      `You write both ${quote(one)} and ${quote(other)}. Use one spelling.`,
    incomplete: ({ text }) => `Complete ${quote(text)}: a word, figure or unit is missing.`,
    oddSize: ({ text }) =>
      `Check ${quote(text)}: that seems wrong for a product like this. If that's the size of the package, say so.`,
    proveNumber: ({ text }) =>
      `Be ready to prove ${quote(text)} with figures. Marketplaces ask for them.`,
    proveClaim: ({ text }) =>
      `Be ready to prove ${quote(text)}: many countries fine sellers who make such claims without evidence.`,
    fdaApproved: ({ text }) =>
      `Check ${quote(text)}: the FDA approves drugs and some medical devices, but few other products.`,
    noUnit: ({ text }) => `Add the unit to ${quote(text)}, so shoppers know what it means.`,
    noUnitLeftOut: ({ text }) =>
      `Add the unit to ${quote(text)}: it's left out until shoppers can tell what it means.`,
    missing: ({ fact }) => FACTS[fact],
    thinMissing: ({ fact }) => `There isn't much to work with. ${FACTS[fact]}`,
    mentionMore: ({ text }) => `Mention ${quote(text)} in the description.`,
    mentionLess: ({ text }) => `Mention ${quote(text)} less often.`,
    shortenSentence: ({ start, words }) =>
      `Make this sentence shorter: ${quote(`${start} …`)}. It has ${words} words.`,
    aboutWords: ({ advice, words }) => `${plain[advice].slice(0, -1)}: ${quoteAll(words)}.`,
    worth: ({ advice, points }) => `${plain[advice]} (+${count(points, 'point')})`,
    itemCount: ({ min, max, count }) =>
      `Use ${min === 0 ? 'at most' : `${min} to`} ${max} entries. You have ${count}.`,
    tooLong: ({ unit, length, max }) =>
      `${formatNumber(length)} of ${formatNumber(max)} ${UNITS[unit]}. Remove ${formatNumber(length - max)}.`,
    tooShort: ({ unit, min }) => `Write at least ${formatNumber(min)} ${UNITS[unit]}.`,
    density: ({ term, mentions, words }) =>
      mentions === 0
        ? `${quote(term)} isn't mentioned. Aim for 0.5 to 3 mentions per 100 words.`
        : `${quote(term)}: ${count(mentions, 'mention')} in ${count(words, 'word')}. Aim for 0.5 to 3 per 100 words.`,
    densityOfShort: ({ term, mentions, words }) =>
      `${quote(term)}: ${count(mentions, 'mention')} in ${count(words, 'word')}. Up to 3 are fine in a text this short.`,
    ease: ({ ease }) => `Reading ease is ${ease}. Aim for 60 to 80; higher means simpler text.`,
    plainEase: ({ ease }) =>
      `Reading ease is ${ease}: easy to read. Longer sentences score higher.`,
    sellingPoints: ({ covered, all }) =>
      `Has ${covered} of ${all} things that help a listing sell.`,
    rulesFollowed: ({ followed, all }) => `Follows ${followed} of ${all} rules.`,
  },
};
