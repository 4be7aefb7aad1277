import type { Platform } from '@wareword/shared-schema';
import type { Advice, OmissionReason } from '../advice/index.ts';
import type { RequestFacts } from '../facts/request-facts.ts';
import {
  CONTACTS,
  isForbidden,
  isHealthClaim,
  PRICES,
  REPORTED_WORDING,
} from '../platforms/forbidden-wording.ts';
import { otherNameIn, type Reading, type Unit } from '../reading/index.ts';
import { isUsable } from '../reading/uncertain-units.ts';
import { isGroceryWarranty } from '../reading/groceries.ts';
import { isAboutSellers, isGenericPraise } from '../reading/store-boilerplate.ts';
import { isExplicitDenial, isStoreClassification } from '../reading/values.ts';
import { withoutEndMark } from '../realizing/edits.ts';
import { withoutForbiddenAdjective } from '../realizing/forbidden-parts.ts';
import { otherProductTypeNamed } from './name-in-text.ts';
import { otherMarketplaceIn } from './other-marketplace.ts';
import { otherTopic } from './other-topic.ts';
import { quotedLine } from './quoted-line.ts';
import { trimPunctuation } from './listing-coverage.ts';
import { wordsOf } from '../text/words.ts';
import { introduces } from './introductions.ts';

/**
 * Minimum words that identify a line: a shorter line is quoted with the one before it, or not at
 * all.
 */
const MIN_QUOTED_WORDS = 2;
/** The number of words that a tip quotes from the end of a truncated statement. */
const ENDING_WORDS = 10;
/** The number of words that show where a sentence was truncated. */
const TRUNCATION_CONTEXT_WORDS = 4;

/** Advice about input that is incomplete, unclear or not allowed, if the listing lacks it. */
export function inputTips(
  reading: Reading,
  facts: RequestFacts,
  holds: (words: string) => boolean,
): Advice[] {
  return [
    ...otherProduct(reading, holds),
    ...truncatedStatements(reading, holds),
    ...unclear(reading),
    ...shopStatementTips(reading, facts.platform, holds),
    ...leftOut('denied', denials(reading)),
    ...omittedStatements(reading, facts, holds),
    ...unproven(reading, facts),
  ];
}

function otherProduct(reading: Reading, holds: (words: string) => boolean): Advice[] {
  const [named] = reading.units.flatMap((unit) => otherNameIn(unit, reading) ?? []);
  const other = named ?? otherProductTypeNamed(reading) ?? otherTopic(reading);
  if (other === undefined) return [];
  return [{ code: holds(other) ? 'otherProduct' : 'otherProductLeftOut', values: { text: other } }];
}

/** Truncated statements, and introductions whose list is in the listing without them. */
function truncatedStatements(reading: Reading, holds: (words: string) => boolean): Advice[] {
  const units = reading.units.filter(({ span }) => span.field === 'features');
  const broken = units.filter(({ kind }) => kind === 'broken');
  const introductions = broken.filter((unit) => introduces(unit, reading));
  const [cut] = broken.filter((unit) => !introductions.includes(unit));
  const quotedTexts = introductions
    .filter(({ words }) => words >= TRUNCATION_CONTEXT_WORDS)
    .map(({ text }) => trimPunctuation(text))
    .filter((text) => !holds(text));
  return [...(cut === undefined ? [] : cutOff(cut, units)), ...leftOut('leadIn', quotedTexts)];
}

function cutOff(cut: Unit, units: readonly Unit[]): Advice[] {
  if (cut === units.at(-1)) {
    // A single letter doesn't show where the text ends.
    const before = cut.words < MIN_QUOTED_WORDS ? `${units.at(-2)?.text ?? ''} ` : '';
    return [{ code: 'lastLineBreaksOff', values: { text: ending(before + cut.text) } }];
  }
  const end = cut.text.trim().split(/\s+/u).slice(-TRUNCATION_CONTEXT_WORDS).join(' ');
  return cut.words < MIN_QUOTED_WORDS ? [] : [{ code: 'breaksOff', values: { text: end } }];
}

/** Terms and promises of the store, which don't belong in a product listing. */
const SALE =
  /\b(?:guarantees?d?|warrant(?:y|ies)|refunds?|returns?(?! address)|money back|(?:lead|handling|processing|turnaround) times?|days (?:for (?:\p{L}{1,12} ){1,3})?to arrive|ship(?:s|ped|ping)?|delivery|customer (?:service|support)|contact(?! lens)|e-?mail)\b/iu;

/** "Contact your local hardware store": sends the shopper to someone other than the seller. */
const ADVICE =
  /\b(?:contact|consult|ask|see) (?:with )?(?:your|an?|the) (?:local|doctor|physician|pharmacist|dentist|vet|veterinarian|electrician|plumber|specialist|professional|health)/iu;
/**
 * "Match with our other tableware", "Collect them all", "One of dozens of puzzles available":
 * advertises other products.
 */
const OTHERS_TO_BUY =
  /^(?:collect|(?:also )?available in\b|look for (?:all|other|the complete)|search)\b|\b(?:our|see the|check out the) other\b|\b(?:our|the) (?:complete|full|entire|huge|wide) (?:line|range|collection|variety|selection)\b|\balso available\b|\bone of (?:dozens|many) of\b|\bcovers? an? (?:wide|broad|full) (?:range|variety)\b|\b(?:costumes|items)(?:,| and) accessories\b|^look (?:for|to) [^.!?]{1,80} (?:costumes|items|needs|supplies)\b|\bcollection represents\b|\bother coordinating\b/iu;
/**
 * "Counterfeits are not safe", "Limited availability", "Price: 8.72": applies to a sale rather than
 * the product.
 */
const SALE_OFFER =
  /\bcounterfeits?\b|^save\b|\blimited availability\b|\bquantities (?:are )?limited\b|\blimited quantities\b|\b(?:out of|limited) stock\b|\bprice[ds]?\b|\bpromo(?:tions?)?\b|\bdiscounts?\b/iu;
const BUSINESS = /\b(?:we|us|our)\b/iu;
/** The reasons for omitting lines, in the order of their tips. */
const REASONS = [
  'sale',
  'terms',
  'advice',
  'marketplace',
  'praise',
  'others',
] as const satisfies readonly OmissionReason[];

/** Complete lines about the sale or the store, quoted as written. */
function shopStatementTips(
  { lines, request }: Reading,
  platform: Platform,
  holds: (words: string) => boolean,
): Advice[] {
  const lost = lines.flatMap((line) =>
    line.units
      .filter(
        ({ kind, text }) =>
          kind === 'boilerplate' && !isStoreClassification(line.label?.text, text),
      )
      .filter(({ text, words }) => words >= MIN_QUOTED_WORDS || CONTACTS.test(text))
      .filter(({ text }) => !holds(withoutEndMark(text)))
      .map((unit) => quotedLine(line, unit, request)),
  );
  const groceries = lost.filter((text) => isGroceryWarranty(text, request));
  // "Play it on tarncards.com": only the address is forbidden.
  const isAddress = (text: string) => CONTACTS.test(text) && !SALE.test(text);
  const contacts = platform === 'amazon' ? lost.filter(isAddress) : [];
  const rest = lost.filter((text) => !groceries.includes(text) && !contacts.includes(text));
  // The missing warranty of groceries isn't worth a tip.
  const warranties = groceries.filter((text) => !NO_WARRANTY.test(text));
  const reasonOf = (text: string): OmissionReason => {
    if (ADVICE.test(text)) return 'advice';
    if (otherMarketplaceIn(text, platform) !== undefined) return 'marketplace';
    if (isGenericPraise(text)) return 'praise';
    if (isAboutSellers(text)) return 'sale';
    // Only a merchant's own store has a page for terms of sale.
    if (SALE.test(text)) return platform === 'amazon' ? 'sale' : 'terms';
    if (SALE_OFFER.test(text)) return 'sale';
    return OTHERS_TO_BUY.test(text) ? 'others' : 'unrelated';
  };
  const other = rest.filter((text) => reasonOf(text) === 'unrelated');
  const isAboutBusiness = other.every((text) => BUSINESS.test(text));
  return [
    ...leftOut('groceries', warranties),
    ...leftOut(
      'amazon',
      contacts,
      contacts.flatMap((text) => CONTACTS.exec(text)?.[0] ?? []),
    ),
    ...REASONS.flatMap((reason) =>
      leftOut(
        reason,
        rest.filter((text) => reasonOf(text) === reason),
      ),
    ),
    ...leftOut(isAboutBusiness ? 'business' : 'unrelated', other),
  ];
}

const NO_WARRANTY = /\bno warranty\b/iu;

/** "Warranty: No warranty" */
function denials({ lines, request }: Reading): string[] {
  return lines.flatMap((line) =>
    line.units
      .filter(({ text }) => isExplicitDenial(line.label?.text, withoutEndMark(text)))
      .filter(({ kind }) => kind === 'empty')
      .map((unit) => quotedLine(line, unit, request)),
  );
}

function leftOut(
  reason: OmissionReason,
  quotes: readonly string[],
  claims: readonly string[] = [],
): Advice[] {
  return quotes.length === 0 ? [] : [{ code: 'leftOut', values: { reason, quotes, claims } }];
}

/** A statement without the list items that the listing already contains. */
function lostOf(text: string, holds: (words: string) => boolean): string {
  const parts = text.split(/[,;]\s+/u);
  const lost = parts.filter((part) => !holds(withoutEndMark(part)));
  if (lost.length === 0 || lost.length === parts.length) return withoutEndMark(text);
  return withoutEndMark(lost.join(', '));
}

/** A line that ends an incomplete list. */
const OTHERS = /^(?:others?|misc(?:ellaneous)?|etc|and more|tbd)[.…]{0,3}$/iu;

/** Whether an uncertain statement answers the question before it. */
function isAnswer(units: readonly Unit[], at: number): boolean {
  const [before, unit] = [units[at - 1], units[at]];
  return unit?.kind === 'doubt' && before?.kind === 'doubt' && before.text.endsWith('?');
}

/**
 * Statements that leave a shopper with questions: uncertain statements, quoted in full, and
 * incomplete lists.
 */
function unclear({ request, lines }: Reading): Advice[] {
  const doubts = lines.flatMap((line) =>
    line.units.flatMap((unit, at) => {
      if (unit.kind !== 'doubt' || isAnswer(line.units, at)) return [];
      // A question and its answer are quoted together.
      const answer = isAnswer(line.units, at + 1) ? line.units[at + 1]?.text : undefined;
      const quoted = quotedLine(line, unit, request);
      return [answer === undefined ? quoted : `${quoted} ${withoutEndMark(answer)}`];
    }),
  );
  const others = request.features
    .split(/\n|(?<=[.!])\s/u)
    .map((line) => line.replace(/^[\s\-•*]+/u, '').trim())
    .find((line) => OTHERS.test(line));
  return [
    ...(doubts.length === 0
      ? []
      : [{ code: 'unclearLeftOut', values: { quotes: doubts } } as const]),
    ...(others === undefined ? [] : [{ code: 'unclear', values: { text: others } } as const]),
  ];
}

/** A disclaimer, which makes no claim. */
const DISCLAIMER = /\b(?:not (?:been )?(?:evaluated|intended)|does not|is not)\b/iu;
const PROMOTION =
  /\bbuy (?:\d|one|two) (?:and )?get (?:\d|one|two)\b(?: free)?|\b\d{1,2}\s?% off\b|\bfree gift\b|\blimited[- ]time\b/iu;

/** Advice about statements and claims that the listing omits, with the reasons. */
function omittedStatements(
  { lines, request, name }: Reading,
  { platform, forbidden: claims }: RequestFacts,
  holds: (words: string) => boolean,
): Advice[] {
  const containsClaim = (claim: string, text: string) => text.toLowerCase().includes(claim);
  // The name and the customer have their own fields, so only the claim is removed from them.
  const fixed = [name.text, request.customer ?? ''].filter((text) => !DISCLAIMER.test(text));
  const made = claims.filter(
    (claim) => !isProvable(claim) && fixed.some((text) => containsClaim(claim, text)),
  );
  const lost = lines.flatMap((line) =>
    line.units
      .filter(isUsable)
      .filter((unit) => isLost(unit, platform, holds))
      .map((unit) => {
        // The rest of the sentence is in the listing.
        const rest = withoutForbiddenAdjective(unit.text, (part) => isForbidden(part, platform));
        const isCut = rest !== '';
        if (isCut && unit.text.startsWith(rest))
          return withoutEndMark(unit.text.slice(rest.length)).replace(/^[\s,;–—-]+/u, '');
        const [claim] = REPORTED_WORDING[platform].flatMap(
          (pattern) => pattern.exec(unit.text)?.[0] ?? [],
        );
        if (isCut && claim !== undefined) return claim;
        const quoted = quotedLine(line, unit, request);
        return unit.finite ? quoted : lostOf(quoted, holds);
      }),
  );
  const quotedTexts = [
    ...made.filter((claim) => !lost.some((text) => containsClaim(claim, text))),
    ...lost,
  ];
  const quotes = quotedTexts.filter(
    (text, at) =>
      !quotedTexts.slice(0, at).some((previous) => previous.toLowerCase() === text.toLowerCase()),
  );
  if (platform === 'amazon') return leftOut('amazon', quotes, claimsOf(quotes, platform));
  const health = quotes.filter(isHealthClaim);
  const changing = quotes.filter((text) => !isHealthClaim(text));
  return [
    ...leftOut('health', health, claimsOf(health, platform)),
    ...leftOut('changing', changing, claimsOf(changing, platform)),
  ];
}

/** Minimum words of a statement without its claims for it to state something else. */
const MIN_REST = 3;

/**
 * The claims because of which longer statements are omitted: "eco-friendly" in "Made from
 * eco-friendly bamboo".
 */
function claimsOf(quotes: readonly string[], platform: Platform): string[] {
  const claims = new Map<string, string>();
  let saysMore = false;
  for (const text of quotes) {
    let rest = text;
    for (const pattern of REPORTED_WORDING[platform]) {
      const [claim] = pattern.exec(rest) ?? [];
      // Without its price, "Two for £20" states nothing.
      if (claim === undefined || pattern === PRICES) continue;
      rest = rest.replace(claim, ' ');
      claims.set(claim.toLowerCase(), claim);
    }
    // If a statement has several reasons, or one without words, its claims aren't quoted.
    if (isForbidden(rest, platform)) return [];
    // What is left of "Free shipping worldwide within 12 days" is about the delivery, too.
    if (wordsOf(rest).length >= MIN_REST && !SALE.test(rest)) saysMore = true;
  }
  return saysMore ? [...claims.values()] : [];
}

/**
 * Whether a statement was omitted because of a claim, a promotion, a delivery time or an address.
 */
function isLost({ text }: Unit, platform: Platform, holds: (words: string) => boolean): boolean {
  return (
    !DISCLAIMER.test(text) &&
    !isProvable(text) &&
    (PROMOTION.test(text) || isForbidden(text, platform)) &&
    !holds(withoutEndMark(text))
  );
}

/** Vague environmental claims. */
const GREEN =
  /\b(?:eco|environmentally|earth|planet|climate)[-\s](?:friendly|conscious)\b|\bumweltfreundlich\w{0,2}\b|\bécologiques?\b|\becológic[oa]s?\b|\becologic(?:o|a|i|he)\b/iu;

/**
 * "Known for its medicinal properties", "used to treat insect bites": claims that are reserved for
 * medicine.
 */
const MEDICAL_CLAIM =
  /\b(?:medicinal|medical|curative|healing|therapeutic) (?:(?:and|or|&) \p{L}{3,15} )?(?:property|properties|benefits?|effects?|powers?|qualities)\b|\bused to (?:treat|heal|relieve) (?:grazes|(?:insect )?bites|burns|sunburn|wounds|cuts|colds|coughs|skin|pain|infections|ailments|illness|diseases?)\b|\bclinically (?:proven|tested)\b/iu;

const PROVABLE = /\bfda[-\s](?:cleared|registered)\b/iu;

function isProvable(claim: string): boolean {
  return PROVABLE.test(claim);
}

/** Claims that are only legal with proof, or never legal for such products. */
function unproven({ request }: Reading, { forbidden: claims }: RequestFacts): Advice[] {
  const text = `${request.product_name}\n${request.features}`;
  const [provable] = PROVABLE.exec(text) ?? [];
  if (provable !== undefined) return [{ code: 'proveNumber', values: { text: provable } }];
  const [green] = GREEN.exec(text) ?? [];
  if (green !== undefined && !claims.includes(green.toLowerCase()))
    return [{ code: 'proveClaim', values: { text: green } }];
  const [health] = MEDICAL_CLAIM.exec(request.features) ?? [];
  if (health !== undefined) return [{ code: 'proveClaim', values: { text: health } }];
  const [approved] = /\bfda[-\s]approved\b/iu.exec(text) ?? [];
  return approved === undefined || claims.includes(approved.toLowerCase())
    ? []
    : [{ code: 'fdaApproved', values: { text: approved } }];
}

/** The last words of a truncated statement. */
function ending(text: string): string {
  const words = text.trim().split(/\s+/u);
  const end = words.slice(-ENDING_WORDS).join(' ');
  return words.length > ENDING_WORDS ? `… ${end}` : end;
}
