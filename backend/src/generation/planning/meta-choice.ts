import { labelType } from '../reading/facts.ts';
import { isCommonNoun } from '../reading/name.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { contentStems, firstWordOf, stemOf, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { wordsIn } from './entries.ts';
import { isFaulty } from './meta-faults.ts';
import { leadAfterName, leadAlone } from './meta-leads.ts';
import {
  CALLS,
  FACT,
  FILLER,
  isSentence,
  lacksSubject,
  MIN_TOLD_WORDS,
  TELLS,
  typeOf,
} from './meta-grades.ts';
import { isSubject, mentions, names, saysName } from './meta-naming.ts';
import { shorterForms } from './shorter-forms.ts';
import type { Entry, MetaPlan, Setting } from './types.ts';

/** The statement that a meta description opens with. */

export interface Candidate {
  readonly entry: Entry;
  readonly grade: number;
}

interface Candidates {
  readonly candidates: readonly Candidate[];
  /** Sentences from the middle of a line. */
  readonly later: readonly Candidate[];
  /** All statements, in input order. */
  readonly statements: readonly Entry[];
  /** The running text that the input begins with. */
  readonly text: readonly Entry[];
}

/** What a statement is worth by its grade. */
const WORTH: Readonly<Record<number, number>> = {
  [TELLS]: 30,
  [CALLS]: 25,
  [FACT]: 14,
  [FILLER]: 0,
};
/** A fact in more words than "Polyester blend". */
const TOLD_WORTH = 8;
const CONTENTS_WORTH = 1;
/** A sentence of the paragraph that an input begins with, if it names the product. */
const NAMED_WORTH = 6;
/** For each statement before it, up to a limit. */
const LATE_COST = 1;
const MAX_LATE_COST = 8;
/** A sentence from the middle of a line. */
const LATER_COST = 3;
/** About a part, or about what buyers can choose. */
const SIDE_COST = 12;
/** It goes on from what isn't there: "And it folds". */
const LEANING_COST = 16;
/** "The bag is an explorer's best friend": true of any. */
const HOLLOW_COST = 8;
/** "Your coats stay dry": about the reader first. */
const READER_COST = 4;
/** "Hike in comfort with the Tarn boots" */
const PITCH_COST = 3;
/** "Tarn Lamp - in brass" below "Tarn Lamp LX" */
const ECHO_COST = 8;
/** How to use it, but not what it is. */
const DIRECTION_COST = 12;
/** A typo, or another name */
const FAULT_COST = 12;
/** What is left out of a statement, or of the name, is missed. */
const SHORTER_COST = 1;
/** A form of fewer characters says little. */
const MIN_CHARACTERS = 40;
const SHORT_COST = 3;
const CUT_COST = 1;
const SCANT_COST = 3;

interface Choice {
  readonly worth: number;
  readonly plan: () => MetaPlan | undefined;
}

/** The statement that tells most of the product and fits, whole or in a shorter form, with or without the name. */
export async function planLead(
  { candidates, later, statements, text }: Candidates,
  setting: Setting,
  limit: number,
): Promise<MetaPlan | undefined> {
  const first = text[0]?.line;
  const choices: Choice[] = [];
  const places = new Map(statements.map((entry, at) => [idOf(entry), at]));
  for (const one of candidates) {
    await yieldToEventLoop();
    const isOpening = first !== undefined && one.entry.line === first;
    const isCall = one.grade === CALLS || isPitch(one.entry) || HOLLOW.test(textOf(one.entry));
    const isNamed =
      isOpening && !isCall && names(one.entry, setting) && isAboutName(one.entry, setting);
    const worth = worthOf(one, places.get(idOf(one.entry)) ?? 0, setting);
    choices.push(...choicesOf(one, worth + (isNamed ? NAMED_WORTH : 0), setting, limit));
  }
  for (const one of later) {
    await yieldToEventLoop();
    if (one.grade === FILLER) continue;
    const at = places.get(idOf(one.entry)) ?? statements.length;
    choices.push(...choicesOf(one, worthOf(one, at, setting) - LATER_COST, setting, limit));
  }
  let best: { readonly worth: number; readonly plan: MetaPlan } | undefined;
  for (const choice of choices.toSorted((a, b) => b.worth - a.worth)) {
    if (best !== undefined && choice.worth <= best.worth) break;
    await yieldToEventLoop();
    const plan = choice.plan();
    if (plan === undefined) continue;
    const worth = choice.worth - costOfCut(plan, setting);
    if (best === undefined || worth > best.worth) best = { worth, plan };
  }
  return best?.plan;
}

/** What it costs that a name has lost segments that don't only tell variants apart, or most of its words. */
function costOfCut({ parts }: MetaPlan, { reading: { name } }: Setting): number {
  const shown = new Set(parts.map(({ segment }) => segment));
  if (shown.size === 0) return 0;
  const isCut = name.segments.some((one, at) => !one.distinguishesVariant && !shown.has(at));
  const said = name.segments.filter((_one, at) => shown.has(at));
  const wordsOfAll = (some: readonly { readonly text: string }[]) =>
    some.flatMap(({ text }) => contentStems(text)).length;
  const isScant = wordsOfAll(said) * 2 < wordsOfAll(name.segments);
  return (isCut ? CUT_COST : 0) + (isScant ? SCANT_COST : 0);
}

function worthOf({ entry, grade }: Candidate, at: number, setting: Setting): number {
  const isTold = grade === FACT && wordsIn(entry) >= MIN_TOLD_WORDS;
  return (
    (WORTH[grade] ?? 0) +
    (isTold ? TOLD_WORTH : 0) +
    (isOfContents(entry) ? CONTENTS_WORTH : 0) -
    (isOnTheSide(entry, setting) ? SIDE_COST : 0) -
    (LEANS.test(textOf(entry)) ? LEANING_COST : 0) -
    (HOLLOW.test(textOf(entry)) || SAFE.test(textOf(entry)) ? HOLLOW_COST : 0) -
    (/^your /iu.test(textOf(entry)) ? READER_COST : 0) -
    (isStutter(entry, setting) ? ECHO_COST : 0) -
    (isDirection(entry) ? DIRECTION_COST : 0) -
    (isFaulty(entry, setting) ? FAULT_COST : 0) -
    (grade === TELLS && isPitch(entry) ? PITCH_COST : 0) -
    Math.min(at * LATE_COST, MAX_LATE_COST)
  );
}

function choicesOf(
  { entry, grade }: Candidate,
  worth: number,
  setting: Setting,
  limit: number,
): Choice[] {
  if (grade === FILLER && !isSentence(entry)) return [];
  const shorter = setting.reading.language === 'en' ? shorterForms(entry) : [];
  const forms = [{ entry, needsName: false }, ...shorter];
  return forms.flatMap((form, at): Choice[] => {
    const isShort = textOf(form.entry).length < MIN_CHARACTERS;
    const shortened = isShort ? SHORT_COST : SHORTER_COST + Number(form.needsName);
    const left = worth - (at === 0 ? 0 : shortened);
    const afterName = {
      worth: left,
      plan: () => leadAfterName(form.entry, setting, limit),
    };
    const cost = form.needsName ? undefined : costAlone(form.entry, grade, setting);
    if (cost === undefined) return [afterName];
    const alone = { worth: left - cost, plan: () => leadAlone(form.entry, setting, limit) };
    return [afterName, alone];
  });
}

/** How much a statement is missing if no name stands before it; undefined if it can't do without. */
function costAlone(entry: Entry, grade: number, setting: Setting): number | undefined {
  if (grade !== CALLS && (grade !== TELLS || lacksSubject(entry))) return undefined;
  if (names(entry, setting)) {
    const isAbout = grade === CALLS || isPitch(entry) || isAboutProduct(entry, setting);
    return isAbout ? 0 : OF_NAME_COST;
  }
  if (entry.opens && mentions(entry, setting))
    return isAboutName(entry, setting) ? SUBJECT_COST : OPENING_COST;
  if (grade === CALLS) return UNNAMED_COST;
  if (opensOnNoun(entry, setting) || isOfMainPart(entry, setting)) return OF_KIND_COST;
  if (isOfContents(entry)) return OF_CONTENTS_COST;
  if (isSubject(entry, setting)) return OF_NAME_COST;
  // "This beast is all steel" doesn't say what is.
  return /^(?:this|these) /iu.test(textOf(entry)) ? undefined : UNNAMED_COST;
}

/** The sentence that the input begins with, if it has the product's noun. */
const OPENING_COST = 4;
/** Such a sentence if it is about the product. */
const SUBJECT_COST = 1;
/** "The jug holds a liter", of a jug. */
const OF_KIND_COST = 2;
/** "Set includes 40 stickers and an album". */
const OF_CONTENTS_COST = 3;
/** Only some words of the name. */
const OF_NAME_COST = 6;
/** Nothing says what the product is. */
const UNNAMED_COST = 14;

function textOf({ units: [unit] }: Entry): string {
  return unit?.text ?? '';
}

/** Words within which a sentence names what it is about. */
const MAX_SUBJECT_WORDS = 6;

/** "This roomy backpack comes with a folder" of a backpack, unlike "Thick puzzle board" of a puzzle. */
function opensOnNoun(entry: Entry, { reading: { name } }: Setting): boolean {
  const noun = contentStems(name.noun ?? '').at(-1);
  const opening = wordsOf(textOf(entry)).slice(0, MAX_SUBJECT_WORDS);
  return opening.some((word, at) => stemOf(word) === noun && !isCommonNoun(opening[at + 1] ?? ''));
}

/** "Set includes 40 stickers", "Includes a charger": what is in the box. */
function isOfContents(entry: Entry): boolean {
  return (
    typeOf(entry) === 'contents' ||
    labelType(entry.line.label?.text) === 'contents' ||
    CONTENTS.test(textOf(entry))
  );
}

const CONTENTS = /^(?:\S+ ){0,4}(?:includes?|contains?|comes? with)\b/iu;

/** "And it folds", "The strap also locks": goes on from what isn't there. */
const LEANS =
  /^(?:and|but|so|or|yet|plus|then|because|besides|just|even|though)\b|^(?:the|its|it|they) (?:\S+ ){0,4}also\b/iu;
/** "Meet the Tarn bag", "has you covered": praise and greetings that tell nothing. */
const HOLLOW =
  /^(?:meet|introducing|discover|say hello|welcome)\b|\b(?:(?:has|have|got) you covered|best friends?|(?:perfect|ideal|ultimate|trust(?:y|ed)|loyal) (?:companion|partner|choice|addition)|must[- ]haves?|breath of fresh air|new heights|next level|(?:make|makes|making) a statement|game[- ]changer|look no further|love at first|whatever life)\b/iu;
/** "Tarn kelp is safe on all plants": what harms nothing, but not what it does. */
const SAFE = /^(?:\S+ ){0,6}(?:is|are) (?:\p{L}+ )?safe (?:for|on|with|around) [^,;]{1,60}$/iu;
/** "Base made from steel": of which part. */
const PART_MADE = /^(?:\p{L}+ ){1,2}(?:is |are )?made (?:from|of|with|out of) /iu;
/** "The color options include …", "In many colors": choices. */
const OF_CHOICE =
  /^(?:the |its |our |in |comes in |available in )?(?:\p{L}+ )?(?:colou?rs?|sizes?|sizing|styles?|finish(?:es)?)(?: options?| choices?)?(?: (?:include|are|come|range|vary)\b|[.]?$)|^choose (?:from|between|your)\b/iu;
/** "The accompanying charger …": what comes with the product. */
const ACCOMPANYING = /^(?:the|an?|each) (?:accompanying|included|matching|additional|optional)\b/iu;

/** Whether a statement is about what buyers can choose, or about what comes with the product. */
export function isOfExtras(entry: Entry): boolean {
  return OF_CHOICE.test(textOf(entry)) || ACCOMPANYING.test(textOf(entry));
}

/** A sentence about a part, such as "The lid locks", or about what buyers can choose. */
function isOnTheSide(entry: Entry, setting: Setting): boolean {
  const text = textOf(entry);
  if (isOfExtras(entry)) return true;
  // "Crisp and clean, the cushions …"
  const isOfPart = /^(?:[^,.]{1,60}, )?(?:the|its|their) /iu.test(text);
  const isMadePart = PART_MADE.test(text) && !sharesName(text.split(/ made /iu)[0] ?? '', setting);
  return isMadePart || (isOfPart && verbShapeOf(text) === 'clause' && !sharesName(text, setting));
}

/** "Tarn Lamp - in brass": opens as the name does, without a sentence about it. */
function isStutter(entry: Entry, setting: Setting): boolean {
  const { name } = setting.reading;
  const [first] = contentStems(textOf(entry));
  if (isSentence(entry) || saysName(entry, setting)) return false;
  return first !== undefined && first === contentStems(name.text)[0];
}

const DIRECTION =
  /^(?:apply|spray|spritz|rub|massage|rinse|lather|shake|pour|dilute) (?:\p{L}+ly|an?|the|your|it|some|on|onto|over|into|in|to|with|well|before|after|\d\S*) |^use an? /iu;

/** "Spray onto dry hair": how a product is used, as a label tells it. */
export function isDirection(entry: Entry): boolean {
  return DIRECTION.test(textOf(entry));
}

/** "Hike in comfort with the Tarn boots": calls to the product before it tells of it. */
function isPitch(entry: Entry): boolean {
  const text = textOf(entry);
  if (/^\p{L}+ (?:[^.:;,]{1,80} )?(?:with|in|using) (?:our|this|these) /iu.test(text)) return true;
  const isCall =
    verbShapeOf(text) === 'imperative' || vocabulary('verbs').has(firstWordOf(text).toLowerCase());
  return isCall && /\b(?:with|in|using|to|towards) the /iu.test(text);
}

/** Whether a phrase that names the product is one for it, or a sentence is about it. */
function isAboutProduct(entry: Entry, setting: Setting): boolean {
  return !isSentence(entry) || saysName(entry, setting) || isAboutName(entry, setting);
}

/** "the Tarn kettle boils", of "Built for camps, the Tarn kettle boils …". */
function mainPartOf(text: string): string {
  return /^[^,]{3,120}, ((?:the|this|these|our|\p{Lu}).*)$/u.exec(text)?.[1] ?? text;
}

/** "Built for camps, the Tarn kettle boils …": about the product after what opens it. */
function isOfMainPart(entry: Entry, setting: Setting): boolean {
  return mainPartOf(textOf(entry)) !== textOf(entry) && isAboutName(entry, setting);
}

/** Words that a subject goes on with: "the lid of the jar". */
const IN_SUBJECT = /^(?:of|with|by|for|from|in|on|that|which)$/iu;

/** "The Tarn kettle boils", unlike "Tarn kettle lids are steel": whether what a sentence is about is in the name. */
function isAboutName(entry: Entry, { reading: { name } }: Setting): boolean {
  const words = wordsOf(mainPartOf(textOf(entry)));
  const isVerb = (word: string, at: number) =>
    at > 0 && (isInClass(word, 'finite verbs') || isThirdPerson(word.toLowerCase()));
  const verb = words.findIndex(isVerb);
  const subject = words.slice(0, verb === -1 ? undefined : verb);
  const end = subject.findIndex((word, at) => at > 0 && IN_SUBJECT.test(word));
  const head = subject.slice(0, end === -1 ? undefined : end).at(-1) ?? '';
  return verb > 0 && contentStems(name.text).includes(stemOf(head));
}

function idOf({ units: [unit] }: Entry): number | undefined {
  return unit?.id;
}

function sharesName(text: string, { reading: { name } }: Setting): boolean {
  const said = new Set(contentStems(text));
  return contentStems(name.text).some((stem) => said.has(stem));
}
