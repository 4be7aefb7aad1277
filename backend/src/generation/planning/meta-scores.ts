import { labelType } from '../reading/facts.ts';
import { isTagged, tagText } from '../reading/tagging.ts';
import { verbShapeOf } from '../reading/verbs.ts';
import { contentStems, firstWordOf, startsWithDigit } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { wordsIn } from './entries.ts';
import { isDefective } from './meta-defects.ts';
import { needsPrevious } from './meta-dependence.ts';
import {
  CALL_TO_ACTION,
  FACT,
  FILLER,
  isSentence,
  MIN_STATEMENT_WORDS,
  INFORMATIVE,
  factTypeOf,
} from './meta-grades.ts';
import {
  mentionsProduct,
  namesProduct,
  newWordCount,
  statesKind,
  statesName,
  stemsOfName,
} from './meta-naming.ts';
import { isPersonal } from './personal-statements.ts';
import { lacksSubjectOfClause } from './shorter-forms.ts';
import { subjectOf } from './subjects.ts';
import { headOfPhrase, isProductNoun, topicOf, type Topic } from './topics.ts';
import type { Entry, Setting } from './types.ts';

/** Scores the statements that a meta description can begin with: by grade, with bonuses and penalties. */

/** A statement with its grade. */
export interface Candidate {
  readonly entry: Entry;
  readonly grade: number;
}

/** Where a statement is: in a paragraph, in a list below one, or in a list without one. */
export type Part = 'prose' | 'list below' | 'list';

/** Base score of each grade. */
const BASE_SCORES: Readonly<Record<number, number>> = {
  [INFORMATIVE]: 30,
  [CALL_TO_ACTION]: 27,
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
  kind: 10,
  reader: -10,
  other: -10,
};
/** Per preceding statement, up to a maximum: merchants say first what the product is. */
const POSITION_PENALTY = 4;
const MAX_POSITION_PENALTY = 33;
/** In a list below prose. */
const LIST_BELOW_PENALTY = 6;
/** For having few words that the name doesn't have, or many. */
const FEW_NEW_WORDS = 6;
const FEW_NEW_WORDS_PENALTY = 3;
const MANY_NEW_WORDS = 9;
const MANY_NEW_WORDS_BONUS = 2;
/** About a part or an option. */
const SIDE_TOPIC_PENALTY = 12;
/** In prose, about something that may not be a part: "Healthy growth starts with food". */
const OTHER_SUBJECT_PENALTY = 6;
/** A phrase in prose that names another thing: "On-court style with off-court comfort." */
const SLOGAN_PENALTY = 3;
/** Sets the scene for the product, which only the next sentence presents: "Winters are long in the hills." */
const SCENE_PENALTY = 16;
/** The same in a list below prose: its lines are about the product, but seldom about the whole. */
const OTHER_IN_LIST_PENALTY = 4;
/** About something else, but mentions the product: "Nothing warms like a Tarn jacket". */
const MENTION_ONLY_PENALTY = 2;
/** Depends on the preceding sentence: "And it folds". */
const DEPENDENT_PENALTY = 16;
/** Generic praise: "The bag is an explorer's best friend". */
const GENERIC_PRAISE_PENALTY = 8;
/** About the reader or the maker first: "Your coats stay dry", "Our boxes are painted by hand". */
const PEOPLE_FIRST_PENALTY = 8;
/** Promotes the product: "Hike in comfort with the Tarn boots". */
const PITCH_PENALTY = 3;
/** Repeats the start of the name: "Tarn Lamp - in brass" below "Tarn Lamp LX". */
const NAME_REPETITION_PENALTY = 8;
/** Minimum words of a phrase that describes the product instead. */
const MIN_DESCRIPTION_WORDS = 6;
/** Directions for use. */
const DIRECTION_PENALTY = 12;
/** Has a typo or another product's name. */
const DEFECT_PENALTY = 20;
/** Speaks of its seller: "I love combat boots". */
const PERSONAL_PENALTY = 16;
/** A clause without its subject, whole or shortened: "Cut from oak". A whole sentence is better. */
export const UNNAMED_CLAUSE_PENALTY = 20;
/** "Capacity: 2 l, and it suits a family of four" */
const LABELED_FIGURE_PENALTY = 10;
/**
 * @param at how many statements precede it
 * @param part of the layout that it is in
 */
export function scoreOf(
  { entry, grade }: Candidate,
  at: number,
  part: Part,
  setting: Setting,
): number {
  const isLongFact = grade === FACT && wordsIn(entry) >= MIN_STATEMENT_WORDS;
  return (
    (BASE_SCORES[grade] ?? 0) +
    (isLongFact ? LONG_FACT_BONUS : 0) +
    (statesContents(entry) ? CONTENTS_BONUS : 0) +
    (grade === FACT && statesKind(entry, setting) ? KIND_BONUS : 0) +
    (grade === INFORMATIVE ? (TOPIC_SCORES[topicOf(entry, setting)] ?? 0) : 0) -
    sideTopicPenalty(entry, part, setting) -
    (needsPrevious(entry, setting) ? DEPENDENT_PENALTY : 0) -
    (lacksSubjectOfClause(entry) ? UNNAMED_CLAUSE_PENALTY : 0) -
    (isLabeledFigure(entry) ? LABELED_FIGURE_PENALTY : 0) -
    (isGenericPraise(entry, at, setting) ? GENERIC_PRAISE_PENALTY : 0) -
    (isAboutPeopleFirst(entry, setting) ? PEOPLE_FIRST_PENALTY : 0) -
    (repeatsNameStart(entry, setting) ? NAME_REPETITION_PENALTY : 0) -
    (isDirection(entry) ? DIRECTION_PENALTY : 0) -
    (isDefective(entry, setting) ? DEFECT_PENALTY : 0) -
    (isPersonal(entry) ? PERSONAL_PENALTY : 0) -
    (grade === INFORMATIVE && isPitch(entry) ? PITCH_PENALTY : 0) -
    Math.min(at * POSITION_PENALTY, MAX_POSITION_PENALTY) -
    (part === 'list below' ? LIST_BELOW_PENALTY : 0) +
    noveltyScore(entry, setting)
  );
}

/**
 * Whether a statement praises without information. At the start, readers take it for what says what the product is: "This
 * jug is the perfect addition to your garden party".
 */
function isGenericPraise(entry: Entry, at: number, setting: Setting): boolean {
  const text = textOf(entry);
  const presents =
    at === 0 && namesProduct(entry, setting) && subjectOf(text, setting) === 'product';
  return SAFETY_ONLY.test(text) || (GENERIC_PRAISE.test(text) && !presents);
}

/** Bonus or penalty for how much a statement says besides the name. A definition may be brief. */
function noveltyScore(entry: Entry, setting: Setting): number {
  const words = newWordCount(entry, stemsOfName(setting));
  if (words >= MANY_NEW_WORDS) return MANY_NEW_WORDS_BONUS;
  const isDefinition =
    topicOf(entry, setting) === 'kind' || (entry.opens && namesProduct(entry, setting));
  return words < FEW_NEW_WORDS && !isDefinition ? -FEW_NEW_WORDS_PENALTY : 0;
}

export function textOf({ units: [unit] }: Entry): string {
  return unit?.text ?? '';
}

/** Whether a statement says what is in the box: "Includes a charger". */
export function statesContents(entry: Entry): boolean {
  return (
    factTypeOf(entry) === 'contents' ||
    labelType(entry.line.label?.text) === 'contents' ||
    CONTENTS.test(textOf(entry))
  );
}

const CONTENTS = /^(?:\S+ ){0,4}(?:includes?|contains?|comes? with)\b/iu;
/** Presents the product: "Introducing the Tarn lamp, a …". */
export const GREETING = /^(?:meet|introducing|presenting|unveiling|discover|say hello|welcome)\b/iu;
/** Greetings and praise without information: "Meet the Tarn bag", "has you covered". */
export const GENERIC_PRAISE =
  /^(?:meet|introducing|discover|say hello|welcome)\b(?!.*, (?:an?|our|the|where|which|your|ideal|perfect|made|built|\p{L}+(?:ed|ing))\b)|\b(?:(?:has|have|got) you covered|best friends?|(?:great|perfect|ideal|ultimate|trust(?:y|ed)|loyal) (?:companion|partner|choice|addition)|must[- ]haves?|breath of fresh air|new heights|next level|(?:make|makes|making) a statement|game[- ]changer|look no further|love at first|whatever life)\b/iu;
/** Says only what it doesn't harm: "Tarn kelp is safe on all plants". */
const SAFETY_ONLY =
  /^(?:\S+ ){0,6}(?:is|are) (?:\p{L}+ )?safe (?:for|on|with|around) [^,;]{1,60}$/iu;
/** The material of a part: "Base made from steel". */
const MATERIAL_OF_PART =
  /^(?!this |these |it )(?:\p{L}+ ){1,2}(?:is |are )?made (?:from|of|with|out of) /iu;
/** Available options: "The color options include …". */
const OPTIONS =
  /^choices available\b|^(?:the |its |our |in |comes in |available in )?(?:\p{L}+ )?(?:colou?rs?|sizes?|sizing|styles?|finish(?:es)?)(?: options?| choices?)?(?: (?:include|are|come|range|vary)\b|[.]?$)|^choose (?:from|between|your)\b/iu;
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

/** Penalty for a sentence about a part, an option, an accessory, or something else than the product. */
function sideTopicPenalty(entry: Entry, part: Part, setting: Setting): number {
  const text = textOf(entry);
  const isProse = part === 'prose' || entry.line.units.length > 1;
  const subject = subjectOf(text, setting);
  if (subject === 'other' && isProse && precedesProduct(entry, setting)) return SCENE_PENALTY;
  if (isAboutSideTopic(entry, setting)) return SIDE_TOPIC_PENALTY;
  if ((part === 'list' && !isProse) || setting.reading.language !== 'en') return 0;
  if (entry.units[0]?.closed !== true) return 0;
  if (namesProduct(entry, setting)) return 0;
  // "It doesn't matter what you wear": at the start, "it" refers to nothing.
  if (entry.opens && /^it (?!is an?\b)|^it['’]s (?!(?:an?|our|the)\b)/iu.test(text))
    return SCENE_PENALTY;
  if (subject === 'none' && isProse && precedesProduct(entry, setting)) return SCENE_PENALTY;
  const leadsUp = subject === 'none' && isProse && precedesDescription(entry);
  if (leadsUp && isSlogan(text, setting)) return SLOGAN_PENALTY;
  const isTied = mentionsProduct(entry, setting) || THIS.test(text);
  // "Dash out of the door ready for the day."
  const isCall = verbShapeOf(text) === 'imperative' || tagText(text)[0]?.tag === 'VB';
  if (leadsUp && isCall && !isTied && !/\b(?:it|its|them)\b/iu.test(text)) return SLOGAN_PENALTY;
  if (subject !== 'other') return 0;
  if (isTied) return MENTION_ONLY_PENALTY;
  return isProse ? OTHER_SUBJECT_PENALTY : OTHER_IN_LIST_PENALTY;
}

/** Whether a sentence that doesn't mention the product precedes one that presents it: "… with these Tarn boots". */
function precedesProduct(entry: Entry, setting: Setting): boolean {
  const { line, units } = entry;
  const next = line.units[line.units.findIndex(({ id }) => id === units[0]?.id) + 1];
  if (next === undefined || mentionsProduct(entry, setting)) return false;
  const following = { ...entry, units: [next] };
  return (
    namesProduct(following, setting) ||
    (THIS.test(next.text) && mentionsProduct(following, setting))
  );
}

/** Whether the next sentence describes the product: "These pants take …", "Our 3-in-1 pencil has …". */
function precedesDescription({ line, units: [unit] }: Entry): boolean {
  const next = line.units[line.units.findIndex(({ id }) => id === unit?.id) + 1];
  return /^(?:this|these|our) /iu.test(next?.text ?? '');
}

/** Whether a text is a phrase, without any verb, for something else than the product. */
function isSlogan(text: string, setting: Setting): boolean {
  const head = headOfPhrase(text);
  const hasVerb = tagText(text).some((token) => isTagged(token, 'MD', 'PRP', 'VBD', 'VBP', 'VBZ'));
  return !/^an? /iu.test(text) && !hasVerb && head !== undefined && !isProductNoun(head, setting);
}

/** "this bag", "our boots" */
const THIS = /\b(?:this|these|our) \p{L}/iu;
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
  /^(?:apply|spray|spritz|rub|massage|rinse|lather|shake|pour|dilute) (?:\p{L}+ly|an?|the|your|it|some|on|onto|over|into|in|to|with|well|before|after|\d\S*) |^use an? |^step \d|^(?:pair|team|style) (?:this|these|it|them|with)\b/iu;
/** Whether a statement is a direction for use: "Spray onto dry hair". */
export function isDirection(entry: Entry): boolean {
  return DIRECTION.test(textOf(entry));
}

/** Whether a statement promotes the product before it describes it. */
export function isPitch(entry: Entry): boolean {
  const text = textOf(entry);
  if (/^\p{L}+ (?:[^.:;,]{1,80} )?(?:with|in|using) (?:our|this|these) /iu.test(text)) return true;
  const isCall =
    verbShapeOf(text) === 'imperative' || vocabulary('verbs').has(firstWordOf(text).toLowerCase());
  return isCall && /\b(?:with|in|using|to|towards) the /iu.test(text);
}

function sharesName(text: string, { reading: { name } }: Setting): boolean {
  const stems = new Set(contentStems(text));
  return contentStems(name.text).some((stem) => stems.has(stem));
}
