import { PLATFORM_NAMES, type Platform } from '@wareword/shared-schema';
import type { RequestFacts } from '../facts/request-facts.ts';
import { isRefused } from '../platforms/refusals.ts';
import { otherNameIn, type Reading, type Unit } from '../reading/index.ts';
import { withoutEndMark } from '../realizing/edits.ts';
import { countWords } from '../text/words.ts';

/** Words that show the reader where a sentence breaks off. */
const BROKEN_WORDS = 4;
/** A statement of up to as many words is quoted whole. */
const MAX_QUOTED_WORDS = 10;

/** What of the input is broken, unclear or not allowed, and whether the listing has it. */
export function inputTips(
  reading: Reading,
  facts: RequestFacts,
  holds: (words: string) => boolean,
): string[] {
  return [
    ...otherProduct(reading, holds),
    ...brokenOff(reading),
    ...unclear(reading),
    ...ofTheSale(reading, holds),
    ...refused(reading, facts, holds),
    ...unproven(reading, facts),
  ];
}

function otherProduct(reading: Reading, holds: (words: string) => boolean): string[] {
  const [other] = reading.units.flatMap((unit) => otherNameIn(unit, reading) ?? []);
  if (other === undefined) return [];
  return holds(other)
    ? [`Your details also name "${other}". Check whether that sentence belongs to this product.`]
    : [`Left out because it names another product: the sentence about "${other}".`];
}

function brokenOff({ units }: Reading): string[] {
  const broken = units.find(({ kind }) => kind === 'broken');
  if (broken === undefined) return [];
  if (broken === units.at(-1)) return [`Your last line breaks off: "${ending(broken.text)}".`];
  const end = broken.text.trim().split(/\s+/u).slice(-BROKEN_WORDS).join(' ');
  return broken.words > BROKEN_WORDS
    ? [`Your details break off at "${end}". Complete that sentence.`]
    : [];
}

/** Terms and promises of the shop, which a listing of a product has no place for. */
const SALE =
  /\b(?:guarantees?d?|warrant(?:y|ies)|refunds?|returns?|money back|ship(?:s|ped|ping)?|delivery|customer (?:service|support)|contact|e-?mail)\b/iu;

/** Complete lines about the sale, named on every platform in the merchant's words. */
function ofTheSale({ units }: Reading, holds: (words: string) => boolean): string[] {
  const lines = units.filter(({ kind, text }) => kind === 'boilerplate' && SALE.test(text));
  const lost = lines.filter(({ text }) => !holds(withoutEndMark(text)));
  return lost.length === 0
    ? []
    : [
        `Left out because it's about the sale, not the product: ${lost.map(({ text }) => `"${quoted(text)}"`).join(', ')}. Put it in your store's terms.`,
      ];
}

/** A line that stands for others. */
const OTHERS = /^(?:others?|misc(?:ellaneous)?|etc|and more|tbd)[.…]{0,3}$/iu;

/** Statements that leave a shopper asking. */
function unclear({ request }: Reading): string[] {
  const statements = request.features
    .split(/\n|(?<=[.!])\s/u)
    .map((line) => line.replace(/^[\s\-•*]+/u, '').trim());
  const found = statements.flatMap((line) => {
    if (OTHERS.test(line)) return [line];
    return answered(line) ?? [];
  });
  return found
    .slice(0, 1)
    .map((line) =>
      OTHERS.test(line)
        ? `Unclear: "${line}". Name each thing, or leave it out.`
        : `Unclear: "${line}". Say what holds, as a fact.`,
    );
}

const ANSWER = /^[-–—: ]{0,3}(?:no|yes|not sure|maybe|depends)\b/iu;

/** "Fits most cup holders?? no": a question that is answered in the same breath. */
function answered(line: string): string | undefined {
  const asked = line.indexOf('?');
  if (asked < 1) return undefined;
  let end = asked;
  while (line[end] === '?') end += 1;
  const [answer] = ANSWER.exec(line.slice(end)) ?? [];
  return answer === undefined ? undefined : line.slice(0, end) + answer;
}

/** A statement of what the product is not, which makes no claim. */
const DISCLAIMER = /\b(?:not (?:been )?(?:evaluated|intended)|does not|is not)\b/iu;
const PROMOTION =
  /\bbuy (?:\d|one|two) (?:and )?get (?:\d|one|two)\b(?: free)?|\b\d{1,2}\s?% off\b|\bfree gift\b|\blimited[- ]time\b/iu;

/** Claims, and whole statements, that the platform takes from no listing. */
function refused(
  { units, request, name }: Reading,
  { platform, refused: claims }: RequestFacts,
  holds: (words: string) => boolean,
): string[] {
  const product = units.filter(({ kind, text }) => kind !== 'boilerplate' || !SALE.test(text));
  const said = [name.text, request.customer ?? '', ...product.map(({ text }) => text)].filter(
    (text) => !DISCLAIMER.test(text),
  );
  const made = claims.filter(
    (claim) => !isProvable(claim) && said.some((text) => text.toLowerCase().includes(claim)),
  );
  const lost = product.filter((unit) => isLost(unit, platform, made, holds));
  const named = [...made, ...lost.map(({ text }) => quoted(text))].map((text) => `"${text}"`);
  return named.length === 0
    ? []
    : [`Left out because ${PLATFORM_NAMES[platform]} doesn't allow it: ${named.join(', ')}.`];
}

/** Whether a statement was left out for a promotion, a delivery time or an address in it. */
function isLost(
  { text }: Unit,
  platform: Platform,
  claims: readonly string[],
  holds: (words: string) => boolean,
): boolean {
  const isNamed = claims.some((claim) => text.toLowerCase().includes(claim));
  return (
    !isNamed &&
    !DISCLAIMER.test(text) &&
    !isProvable(text) &&
    (PROMOTION.test(text) || isRefused(text, platform)) &&
    !holds(withoutEndMark(text))
  );
}

/** Claims to be good for the environment that say nothing exact. */
const GREEN =
  /\b(?:eco|environmentally|earth|planet|climate)[-\s](?:friendly|conscious)\b|\bumweltfreundlich\w{0,2}\b|\bécologiques?\b|\becológic[oa]s?\b|\becologic(?:o|a|i|he)\b/iu;

const PROVABLE = /\bfda[-\s](?:cleared|registered)\b/iu;

function isProvable(claim: string): boolean {
  return PROVABLE.test(claim);
}

/** Claims that the law allows with proof, or never allows of such goods. */
function unproven({ request }: Reading, { refused: claims }: RequestFacts): string[] {
  const text = `${request.product_name}\n${request.features}`;
  const [provable] = PROVABLE.exec(text) ?? [];
  if (provable !== undefined)
    return [`Have the number ready that proves "${provable}". Marketplaces ask for it.`];
  const [green] = GREEN.exec(text) ?? [];
  if (green !== undefined && !claims.includes(green.toLowerCase()))
    return [`Be ready to prove "${green}": many countries fine claims like it without evidence.`];
  const [approved] = /\bfda[-\s]approved\b/iu.exec(text) ?? [];
  return approved === undefined || claims.includes(approved.toLowerCase())
    ? []
    : [`Check "${approved}": the FDA approves no facilities, cosmetics or supplements.`];
}

function quoted(text: string): string {
  const words = withoutEndMark(text).trim().split(/\s+/u);
  return countWords(text) <= MAX_QUOTED_WORDS
    ? words.join(' ')
    : `${words.slice(0, MAX_QUOTED_WORDS).join(' ')} …`;
}

/** The last words of a statement that breaks off. */
function ending(text: string): string {
  const words = text.trim().split(/\s+/u);
  const end = words.slice(-MAX_QUOTED_WORDS).join(' ');
  return words.length > MAX_QUOTED_WORDS ? `… ${end}` : end;
}
