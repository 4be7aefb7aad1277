import { labelType } from '../reading/facts.ts';
import { isCommonNoun } from '../reading/name.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { contentStems, firstWordOf, startsWithDigit, stemOf, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { wordsIn } from './entries.ts';
import { isDefective } from './meta-defects.ts';
import { needsPrevious } from './meta-dependence.ts';
import { leadAfterName, leadAlone } from './meta-lead-forms.ts';
import {
  CALL_TO_ACTION,
  FACT,
  FILLER,
  isSentence,
  lacksSubject,
  MIN_STATEMENT_WORDS,
  INFORMATIVE,
  factTypeOf,
} from './meta-grades.ts';
import {
  hasNameAsSubject,
  mentionsProduct,
  namesProduct,
  statesKind,
  statesName,
} from './meta-naming.ts';
import { isPersonal } from './personal-statements.ts';
import { lacksSubjectOfClause, shorterForms } from './shorter-forms.ts';
import { topicOf, type Topic } from './topics.ts';
import type { Entry, MetaPlan, Setting } from './types.ts';

/**
 * Chooses the statement that a meta description begins with. Each candidate gets a base score by its grade, and
 * penalties.
 */

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
  /** The paragraph that the input begins with. */
  readonly prose: readonly Entry[];
}

/** Base score of each grade. */
const BASE_SCORES: Readonly<Record<number, number>> = {
  [INFORMATIVE]: 30,
  [CALL_TO_ACTION]: 25,
  [FACT]: 14,
  [FILLER]: 0,
};
/** For a fact in more than a few words, unlike "Polyester blend". */
const LONG_FACT_BONUS = 8;
const CONTENTS_BONUS = 1;
/** For a phrase that says what kind of product it is: "Strap bandeau top" of a "Tarn Top". */
const KIND_BONUS = 17;
/** For a statement that says what kind of product it is, and for one about something else. */
const TOPIC_SCORES: Readonly<Partial<Record<Topic, number>>> = {
  kind: 5,
  reader: -10,
  other: -6,
};
/** For a sentence of the first paragraph that names the product. */
const NAMED_OPENING_BONUS = 6;
/** Per preceding statement, up to a maximum. */
const POSITION_PENALTY = 1;
const MAX_POSITION_PENALTY = 8;
/** A sentence from the middle of a line. */
const MID_LINE_PENALTY = 3;
/** About a part or an option. */
const SIDE_TOPIC_PENALTY = 12;
/** Depends on the preceding sentence: "And it folds". */
const DEPENDENT_PENALTY = 16;
/** Generic praise: "The bag is an explorer's best friend". */
const GENERIC_PRAISE_PENALTY = 8;
/** About the reader or the maker first: "Your coats stay dry", "Our boxes are painted by hand". */
const PEOPLE_FIRST_PENALTY = 4;
/** Promotes the product: "Hike in comfort with the Tarn boots". */
const PITCH_PENALTY = 3;
/** Repeats the start of the name: "Tarn Lamp - in brass" below "Tarn Lamp LX". */
const NAME_REPETITION_PENALTY = 8;
/** Minimum words of a phrase that describes the product instead. */
const MIN_DESCRIPTION_WORDS = 6;
/** Directions for use. */
const DIRECTION_PENALTY = 12;
/** Has a typo or another product's name. */
const DEFECT_PENALTY = 12;
/** Speaks of its seller: "I love combat boots". */
const PERSONAL_PENALTY = 16;
/** For shortening the statement. */
const SHORTENED_PENALTY = 1;
/** A clause without its subject, whole or shortened: "Cut from oak". A whole sentence is better. */
const UNNAMED_CLAUSE_PENALTY = 14;
/** "Capacity: 2 l, and it suits a family of four" */
const LABELED_FIGURE_PENALTY = 4;
/** Shorter forms say too little. */
const MIN_CHARACTERS = 40;
const SHORT_FORM_PENALTY = 3;
const CUT_NAME_PENALTY = 1;
const MOSTLY_CUT_NAME_PENALTY = 3;

interface LeadOption {
  readonly score: number;
  readonly plan: () => MetaPlan | undefined;
}

/**
 * The most informative statement that fits, whole or in a shorter form, with or without the name.
 */
export async function planLead(
  { candidates, later, statements, prose }: Candidates,
  setting: Setting,
  limit: number,
): Promise<MetaPlan | undefined> {
  const first = prose[0]?.line;
  const options: LeadOption[] = [];
  const positions = new Map(statements.map((entry, at) => [unitIdOf(entry), at]));
  for (const candidate of candidates) {
    await yieldToEventLoop();
    const isOpening = first !== undefined && candidate.entry.line === first;
    const isCall =
      candidate.grade === CALL_TO_ACTION ||
      isPitch(candidate.entry) ||
      GENERIC_PRAISE.test(textOf(candidate.entry));
    const isNamed =
      isOpening &&
      !isCall &&
      namesProduct(candidate.entry, setting) &&
      isAboutName(candidate.entry, setting);
    const score = scoreOf(candidate, positions.get(unitIdOf(candidate.entry)) ?? 0, setting);
    options.push(
      ...optionsOf(candidate, score + (isNamed ? NAMED_OPENING_BONUS : 0), setting, limit),
    );
  }
  for (const candidate of later) {
    await yieldToEventLoop();
    if (candidate.grade === FILLER) continue;
    const at = positions.get(unitIdOf(candidate.entry)) ?? statements.length;
    options.push(
      ...optionsOf(candidate, scoreOf(candidate, at, setting) - MID_LINE_PENALTY, setting, limit),
    );
  }
  let best: { readonly score: number; readonly plan: MetaPlan } | undefined;
  for (const option of options.toSorted((a, b) => b.score - a.score)) {
    if (best !== undefined && option.score <= best.score) break;
    await yieldToEventLoop();
    const plan = option.plan();
    if (plan === undefined) continue;
    const score = option.score - cutNamePenalty(plan, setting);
    if (best === undefined || score > best.score) best = { score, plan };
  }
  return best?.plan;
}

/**
 * Penalty for a shortened name: for omitted segments that don't only distinguish variants, and for losing most words.
 */
function cutNamePenalty({ parts }: MetaPlan, { reading: { name } }: Setting): number {
  const shown = new Set(parts.map(({ segment }) => segment));
  if (shown.size === 0) return 0;
  const isCut = name.segments.some(
    (segment, at) => !segment.distinguishesVariant && !shown.has(at),
  );
  const shownSegments = name.segments.filter((_segment, at) => shown.has(at));
  const stemCount = (texts: readonly { readonly text: string }[]) =>
    texts.flatMap(({ text }) => contentStems(text)).length;
  const isMostlyCut = stemCount(shownSegments) * 2 < stemCount(name.segments);
  return (isCut ? CUT_NAME_PENALTY : 0) + (isMostlyCut ? MOSTLY_CUT_NAME_PENALTY : 0);
}

function scoreOf({ entry, grade }: Candidate, at: number, setting: Setting): number {
  const isLongFact = grade === FACT && wordsIn(entry) >= MIN_STATEMENT_WORDS;
  return (
    (BASE_SCORES[grade] ?? 0) +
    (isLongFact ? LONG_FACT_BONUS : 0) +
    (statesContents(entry) ? CONTENTS_BONUS : 0) +
    (grade === FACT && statesKind(entry, setting) ? KIND_BONUS : 0) +
    (grade === INFORMATIVE ? (TOPIC_SCORES[topicOf(entry, setting)] ?? 0) : 0) -
    (isAboutSideTopic(entry, setting) ? SIDE_TOPIC_PENALTY : 0) -
    (needsPrevious(entry, setting) ? DEPENDENT_PENALTY : 0) -
    (lacksSubjectOfClause(entry) ? UNNAMED_CLAUSE_PENALTY : 0) -
    (isLabeledFigure(entry) ? LABELED_FIGURE_PENALTY : 0) -
    (GENERIC_PRAISE.test(textOf(entry)) || SAFETY_ONLY.test(textOf(entry))
      ? GENERIC_PRAISE_PENALTY
      : 0) -
    (isAboutPeopleFirst(entry, setting) ? PEOPLE_FIRST_PENALTY : 0) -
    (repeatsNameStart(entry, setting) ? NAME_REPETITION_PENALTY : 0) -
    (isDirection(entry) ? DIRECTION_PENALTY : 0) -
    (isDefective(entry, setting) ? DEFECT_PENALTY : 0) -
    (isPersonal(entry) ? PERSONAL_PENALTY : 0) -
    (grade === INFORMATIVE && isPitch(entry) ? PITCH_PENALTY : 0) -
    Math.min(at * POSITION_PENALTY, MAX_POSITION_PENALTY)
  );
}

function optionsOf(
  { entry, grade }: Candidate,
  score: number,
  setting: Setting,
  limit: number,
): LeadOption[] {
  if (grade === FILLER && !isSentence(entry)) return [];
  const shorter = setting.reading.language === 'en' ? shorterForms(entry) : [];
  const forms = [{ entry, needsName: false }, ...shorter];
  return forms.flatMap((form, at): LeadOption[] => {
    const isShort = textOf(form.entry).length < MIN_CHARACTERS;
    const shorteningPenalty = isShort
      ? SHORT_FORM_PENALTY
      : SHORTENED_PENALTY + (form.needsName ? UNNAMED_CLAUSE_PENALTY : 0);
    const formScore = score - (at === 0 ? 0 : shorteningPenalty);
    const afterName = {
      score: formScore,
      plan: () => leadAfterName(form.entry, setting, limit),
    };
    const penalty = form.needsName ? undefined : unnamedPenalty(form.entry, grade, setting);
    if (penalty === undefined) return [afterName];
    const alone = { score: formScore - penalty, plan: () => leadAlone(form.entry, setting, limit) };
    return [afterName, alone];
  });
}

/** Penalty for omitting the name; undefined if the statement needs it. */
function unnamedPenalty(entry: Entry, grade: number, setting: Setting): number | undefined {
  if (grade !== CALL_TO_ACTION && (grade !== INFORMATIVE || lacksSubject(entry))) return undefined;
  if (namesProduct(entry, setting)) {
    const isAbout = grade === CALL_TO_ACTION || isPitch(entry) || isAboutProduct(entry, setting);
    return isAbout ? 0 : PARTLY_NAMED_PENALTY;
  }
  if (entry.opens && mentionsProduct(entry, setting))
    return isAboutName(entry, setting) ? PRODUCT_AS_SUBJECT_PENALTY : OPENING_WITH_NOUN_PENALTY;
  if (grade === CALL_TO_ACTION) return UNNAMED_PENALTY;
  if (startsWithNoun(entry, setting) || isAboutProductAfterIntro(entry, setting))
    return NOUN_ONLY_PENALTY;
  if (statesContents(entry)) return CONTENTS_PENALTY;
  if (hasNameAsSubject(entry, setting)) return PARTLY_NAMED_PENALTY;
  // A demonstrative doesn't name the product: "This beast is all steel".
  return /^(?:this|these) /iu.test(textOf(entry)) ? undefined : UNNAMED_PENALTY;
}

/** The input's first sentence, if it has the product's noun. */
const OPENING_WITH_NOUN_PENALTY = 4;
/** The same, if the product is its subject. */
const PRODUCT_AS_SUBJECT_PENALTY = 1;
/** Has only the noun: "The jug holds a liter". */
const NOUN_ONLY_PENALTY = 2;
/** States the contents: "Set includes 40 stickers and an album". */
const CONTENTS_PENALTY = 3;
/** Has only some words of the name. */
const PARTLY_NAMED_PENALTY = 6;
/** Doesn't say what the product is. */
const UNNAMED_PENALTY = 14;

function textOf({ units: [unit] }: Entry): string {
  return unit?.text ?? '';
}

/** Words at the start of a sentence that can contain its subject. */
const MAX_SUBJECT_WORDS = 6;

/**
 * Whether the product's noun is among the first words, and doesn't modify another noun: "This roomy backpack comes
 * with a folder".
 */
function startsWithNoun(entry: Entry, { reading: { name } }: Setting): boolean {
  const noun = contentStems(name.noun ?? '').at(-1);
  const opening = wordsOf(textOf(entry)).slice(0, MAX_SUBJECT_WORDS);
  return opening.some((word, at) => stemOf(word) === noun && !isCommonNoun(opening[at + 1] ?? ''));
}

/** Whether a statement says what is in the box: "Includes a charger". */
function statesContents(entry: Entry): boolean {
  return (
    factTypeOf(entry) === 'contents' ||
    labelType(entry.line.label?.text) === 'contents' ||
    CONTENTS.test(textOf(entry))
  );
}

const CONTENTS = /^(?:\S+ ){0,4}(?:includes?|contains?|comes? with)\b/iu;

/** Greetings and praise without information: "Meet the Tarn bag", "has you covered". */
const GENERIC_PRAISE =
  /^(?:meet|introducing|discover|say hello|welcome)\b|\b(?:(?:has|have|got) you covered|best friends?|(?:great|perfect|ideal|ultimate|trust(?:y|ed)|loyal) (?:companion|partner|choice|addition)|must[- ]haves?|breath of fresh air|new heights|next level|(?:make|makes|making) a statement|game[- ]changer|look no further|love at first|whatever life)\b/iu;
/** Says only what it doesn't harm: "Tarn kelp is safe on all plants". */
const SAFETY_ONLY =
  /^(?:\S+ ){0,6}(?:is|are) (?:\p{L}+ )?safe (?:for|on|with|around) [^,;]{1,60}$/iu;
/** The material of a part: "Base made from steel". */
const MATERIAL_OF_PART = /^(?:\p{L}+ ){1,2}(?:is |are )?made (?:from|of|with|out of) /iu;
/** Available options: "The color options include …". */
const OPTIONS =
  /^(?:the |its |our |in |comes in |available in )?(?:\p{L}+ )?(?:colou?rs?|sizes?|sizing|styles?|finish(?:es)?)(?: options?| choices?)?(?: (?:include|are|come|range|vary)\b|[.]?$)|^choose (?:from|between|your)\b/iu;
/** An accessory: "The accompanying charger …", "Optional liner in gold". */
const ACCOMPANYING =
  /^(?:(?:the|an?|each) (?:accompanying|included|matching|additional)|(?:(?:the|an?) )?optional)\b/iu;

/** Whether a statement is about options or accessories. */
export function isAboutOptionsOrExtras(entry: Entry): boolean {
  return OPTIONS.test(textOf(entry)) || ACCOMPANYING.test(textOf(entry));
}

function isLabeledFigure(entry: Entry): boolean {
  return entry.label !== undefined && startsWithDigit(textOf(entry));
}

function isAboutPeopleFirst(entry: Entry, setting: Setting): boolean {
  const text = textOf(entry);
  return /^your /iu.test(text) || (/^our /iu.test(text) && !sharesName(text, setting));
}

/** Whether a sentence is about a part ("The lid locks"), an option or an accessory. */
function isAboutSideTopic(entry: Entry, setting: Setting): boolean {
  const text = textOf(entry);
  if (isAboutOptionsOrExtras(entry)) return true;
  // After an introduction: "Crisp and clean, the cushions …".
  const startsWithPart = /^(?:[^,.]{1,60}, )?(?:the|its|their) /iu.test(text);
  const statesPartMaterial =
    MATERIAL_OF_PART.test(text) && !sharesName(text.split(/ made /iu)[0] ?? '', setting);
  return (
    statesPartMaterial ||
    (startsWithPart && verbShapeOf(text) === 'clause' && !sharesName(text, setting))
  );
}

/** Whether a phrase begins like the name and makes no sentence: "Tarn Lamp - in brass". */
function repeatsNameStart(entry: Entry, setting: Setting): boolean {
  const { name } = setting.reading;
  const [first, second] = contentStems(textOf(entry));
  if (isSentence(entry) || statesName(entry, setting)) return false;
  const [nameFirst, nameSecond] = contentStems(name.text);
  // A long description may start with the same word: "Opal pendant, set in silver, on a chain" of an "Opal Necklace".
  const isDescription = second !== nameSecond && wordsIn(entry) >= MIN_DESCRIPTION_WORDS;
  return first !== undefined && first === nameFirst && !isDescription;
}

const DIRECTION =
  /^(?:apply|spray|spritz|rub|massage|rinse|lather|shake|pour|dilute) (?:\p{L}+ly|an?|the|your|it|some|on|onto|over|into|in|to|with|well|before|after|\d\S*) |^use an? /iu;

/** Whether a statement is a direction for use: "Spray onto dry hair". */
export function isDirection(entry: Entry): boolean {
  return DIRECTION.test(textOf(entry));
}

/** Whether a statement promotes the product before it describes it. */
function isPitch(entry: Entry): boolean {
  const text = textOf(entry);
  if (/^\p{L}+ (?:[^.:;,]{1,80} )?(?:with|in|using) (?:our|this|these) /iu.test(text)) return true;
  const isCall =
    verbShapeOf(text) === 'imperative' || vocabulary('verbs').has(firstWordOf(text).toLowerCase());
  return isCall && /\b(?:with|in|using|to|towards) the /iu.test(text);
}

/** Whether a phrase describes the product, or a sentence has it as its subject. */
function isAboutProduct(entry: Entry, setting: Setting): boolean {
  return !isSentence(entry) || statesName(entry, setting) || isAboutName(entry, setting);
}

/**
 * The sentence without its introduction: "the Tarn kettle boils" of "Built for camps, the Tarn kettle boils …".
 */
function mainClauseOf(text: string): string {
  return /^[^,]{3,120}, ((?:the|this|these|our|\p{Lu}).*)$/u.exec(text)?.[1] ?? text;
}

/**
 * Whether a sentence is about the product after an introduction: "Built for camps, the Tarn kettle boils …".
 */
function isAboutProductAfterIntro(entry: Entry, setting: Setting): boolean {
  return mainClauseOf(textOf(entry)) !== textOf(entry) && isAboutName(entry, setting);
}

/** Words that continue a subject: "the lid of the jar". */
const IN_SUBJECT = /^(?:of|with|by|for|from|in|on|that|which)$/iu;

/**
 * Whether the head of the subject is in the name: "The Tarn kettle boils", unlike "Tarn kettle lids are steel".
 */
function isAboutName(entry: Entry, { reading: { name } }: Setting): boolean {
  const words = wordsOf(mainClauseOf(textOf(entry)));
  const isVerb = (word: string, at: number) =>
    at > 0 && (isInClass(word, 'finite verbs') || isThirdPerson(word.toLowerCase()));
  const verb = words.findIndex(isVerb);
  const subject = words.slice(0, verb === -1 ? undefined : verb);
  const end = subject.findIndex((word, at) => at > 0 && IN_SUBJECT.test(word));
  const head = subject.slice(0, end === -1 ? undefined : end).at(-1) ?? '';
  return verb > 0 && contentStems(name.text).includes(stemOf(head));
}

function unitIdOf({ units: [unit] }: Entry): number | undefined {
  return unit?.id;
}

function sharesName(text: string, { reading: { name } }: Setting): boolean {
  const stems = new Set(contentStems(text));
  return contentStems(name.text).some((stem) => stems.has(stem));
}
