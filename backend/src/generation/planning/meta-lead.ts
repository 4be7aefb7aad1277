import { isCommonNoun } from '../reading/name.ts';
import { isTagged, tagText } from '../reading/tagging.ts';
import { isThirdPerson } from '../reading/verbs.ts';
import { contentStems, stemOf, wordsOf } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { leadAfterName, leadAlone } from './meta-lead-forms.ts';
import { CALL_TO_ACTION, FILLER, isSentence, lacksSubject, INFORMATIVE } from './meta-grades.ts';
import {
  hasNameAsSubject,
  mentionsProduct,
  namesProduct,
  newWordCount,
  rephrasesName,
  statesName,
  stemsOfName,
} from './meta-naming.ts';
import { PREDICATE_START } from './meta-following.ts';
import { metaTextOf } from './meta-rows.ts';
import { mainClauseOf, withoutIntroduction } from './main-clause.ts';
import { shorterForms, type ShorterForm } from './shorter-forms.ts';
import { mainSegmentText } from './meta-statements.ts';
import type { Entry, MetaPlan, Setting } from './types.ts';
import {
  GENERIC_PRAISE,
  GREETING,
  isPitch,
  scoreOf,
  statesContents,
  textOf,
  UNNAMED_CLAUSE_PENALTY,
  type Candidate,
  type Part,
} from './meta-scores.ts';

/** Chooses the statement that a meta description begins with: the one with the highest score that fits. */

interface Candidates {
  readonly candidates: readonly Candidate[];
  /** Sentences from the middle of a line. */
  readonly later: readonly Candidate[];
  /** All statements, in input order. */
  readonly statements: readonly Entry[];
  /** The paragraph that the input begins with. */
  readonly prose: readonly Entry[];
}

/** For a sentence of the first paragraph that names the product. */
const NAMED_OPENING_BONUS = 6;
const NAMED_CALL_BONUS = 3;
/** A sentence from the middle of a line. */
const MID_LINE_PENALTY = 3;
/** For shortening the statement. */
const SHORTENED_PENALTY = 1;
/** For leaving out its introduction. */
const MAIN_CLAUSE_PENALTY = 2;
/** Shorter forms say too little. */
const MIN_CHARACTERS = 40;
const SHORT_FORM_PENALTY = 3;
const CUT_NAME_PENALTY = 1;
const MOSTLY_CUT_NAME_PENALTY = 3;
/** For the name before a call that has it: "Tarn lamp – Light your home with the Tarn lamp". */
const NAMED_CALL_PENALTY = 5;
/** For the name before any statement with so many of its words that it is said twice. */
const NAMED_TWICE_PENALTY = 22;
/** For a text that is too short for its place in a search result, or that says little besides the name. */
const SHORT: Brevity = { characters: 64, words: 6, penalty: 10 };
const VERY_SHORT: Brevity = { characters: 50, words: 4, penalty: 20 };
/** From this length on, a text isn't short. */
const LONG_CHARACTERS = 64;

interface Brevity {
  readonly characters: number;
  /** Words that the name doesn't have. */
  readonly words: number;
  readonly penalty: number;
}

interface LeadOption {
  readonly score: number;
  readonly plan: () => MetaPlan | undefined;
}

/**
 * The most informative statement that fits, whole or in a shorter form, with or without the name, and the statements that
 * `complete` adds to it.
 */
export async function planLead(
  { candidates, later, statements, prose }: Candidates,
  setting: Setting,
  limit: number,
  complete: (lead: MetaPlan) => Promise<MetaPlan>,
): Promise<MetaPlan | undefined> {
  const first = prose[0]?.line;
  const inProse = new Set(prose.map(({ line }) => line));
  const partOf = ({ line }: Entry): Part =>
    inProse.has(line) ? 'prose' : inProse.size > 0 ? 'list below' : 'list';
  const options: LeadOption[] = [];
  const positions = new Map(statements.map((entry, at) => [unitIdOf(entry), at]));
  for (const candidate of candidates) {
    await yieldToEventLoop();
    const bonus =
      first !== undefined && candidate.entry.line === first ? openingBonus(candidate, setting) : 0;
    const at = positions.get(unitIdOf(candidate.entry)) ?? 0;
    const score = scoreOf(candidate, at, partOf(candidate.entry), setting) + bonus;
    options.push(...optionsOf(candidate, score, setting, limit));
  }
  for (const candidate of later) {
    await yieldToEventLoop();
    if (candidate.grade === FILLER) continue;
    const at = positions.get(unitIdOf(candidate.entry)) ?? statements.length;
    const score = scoreOf(candidate, at, partOf(candidate.entry), setting) - MID_LINE_PENALTY;
    options.push(...optionsOf(candidate, score, setting, limit));
  }
  let best: { readonly score: number; readonly plan: MetaPlan } | undefined;
  for (const option of options.toSorted((a, b) => b.score - a.score)) {
    if (best !== undefined && option.score <= best.score) break;
    await yieldToEventLoop();
    const lead = option.plan();
    if (lead === undefined) continue;
    const plan = await complete(lead);
    if (plan.parts.length === 0 && isTooShortAlone(plan, setting)) continue;
    const score = option.score - cutNamePenalty(lead, setting) - brevityPenalty(plan, setting);
    if (best === undefined || score > best.score) best = { score, plan };
  }
  return best?.plan;
}

const SUBORDINATE = /^(?:after|before|if|once|when|whenever|while)\b/iu;

/** Bonus for a sentence of the first paragraph that names the product. */
function openingBonus({ entry, grade }: Candidate, setting: Setting): number {
  const text = textOf(entry);
  if (!namesProduct(entry, setting) || GENERIC_PRAISE.test(text) || SUBORDINATE.test(text))
    return 0;
  if (grade === CALL_TO_ACTION || isPitch(entry)) return NAMED_CALL_BONUS;
  return isAboutName(entry, setting) || GREETING.test(text) ? NAMED_OPENING_BONUS : 0;
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

/** Minimum characters of a text without the name. */
const MIN_ALONE_CHARACTERS = 60;

/** Whether a text needs the name to say enough, unlike one that has it. */
function isTooShortAlone(plan: MetaPlan, setting: Setting): boolean {
  const [lead] = plan.statements;
  const hasName = lead !== undefined && (statesName(lead, setting) || rephrasesName(lead, setting));
  return !hasName && metaTextOf(plan, setting).length < MIN_ALONE_CHARACTERS;
}

/** Penalty for a text that says too little. */
function brevityPenalty(plan: MetaPlan, setting: Setting): number {
  const { length } = metaTextOf(plan, setting);
  if (length >= LONG_CHARACTERS) return 0;
  const name = stemsOfName(setting);
  const words = plan.statements.reduce((sum, entry) => sum + newWordCount(entry, name), 0);
  const isBelow = (limits: Brevity) => length < limits.characters || words < limits.words;
  return [VERY_SHORT, SHORT].find(isBelow)?.penalty ?? 0;
}

function optionsOf(
  { entry, grade }: Candidate,
  score: number,
  setting: Setting,
  limit: number,
): LeadOption[] {
  if (grade === FILLER && !isSentence(entry)) return [];
  const shorter = setting.reading.language === 'en' ? shorterForms(entry) : [];
  const main = setting.reading.language === 'en' ? withoutIntroduction(entry) : undefined;
  const forms: { form: ShorterForm; penalty: number }[] = [
    { form: { entry, needsName: false }, penalty: 0 },
    ...shorter.map((form) => ({ form, penalty: SHORTENED_PENALTY })),
    ...(main === undefined
      ? []
      : [
          { form: { entry: main, needsName: false }, penalty: MAIN_CLAUSE_PENALTY },
          ...shorterForms(main).map((form) => ({
            form,
            penalty: MAIN_CLAUSE_PENALTY + SHORTENED_PENALTY,
          })),
        ]),
  ];
  return forms.flatMap(({ form, penalty: cut }): LeadOption[] => {
    const isShort = textOf(form.entry).length < MIN_CHARACTERS;
    const shorteningPenalty = isShort
      ? SHORT_FORM_PENALTY
      : cut + (form.needsName ? UNNAMED_CLAUSE_PENALTY : 0);
    const formScore = score - (cut === 0 ? 0 : shorteningPenalty);
    const afterName = {
      score: formScore - repetitionPenalty(form.entry, grade, setting),
      plan: () => leadAfterName(form.entry, setting, limit),
    };
    const penalty = form.needsName ? undefined : unnamedPenalty(form.entry, grade, setting);
    if (penalty === undefined || !canOpenAlone(form.entry, grade, setting)) return [afterName];
    const alone = { score: formScore - penalty, plan: () => leadAlone(form.entry, setting, limit) };
    return [afterName, alone];
  });
}

/** Whether a text can begin with a statement. A short one that says what the product is can: "Ring with a stone." */
function canOpenAlone(entry: Entry, grade: number, setting: Setting): boolean {
  if (metaTextOf({ parts: [], statements: [entry] }, setting).length >= MIN_ALONE_CHARACTERS)
    return true;
  const isCall = grade === CALL_TO_ACTION || isPitch(entry);
  const pointsToName = /\b(?:this|these)\b/iu.test(textOf(entry));
  return !isCall && !pointsToName && (!isSentence(entry) || namesProduct(entry, setting));
}

/** Penalty for saying the name before a statement that has it. */
function repetitionPenalty(entry: Entry, grade: number, setting: Setting): number {
  if (repeatsName(entry, setting)) return NAMED_TWICE_PENALTY;
  return callsByName(entry, grade, setting) ? NAMED_CALL_PENALTY : 0;
}

/**
 * Whether a statement about the product has so many words of its name that both together say it twice: "Tarn Oak Stool
 * – The Tarn stool is oak".
 */
function repeatsName(entry: Entry, setting: Setting): boolean {
  if (statesName(entry, setting) || rephrasesName(entry, setting)) return false;
  if (!mentionsProduct(entry, setting) && !namesProduct(entry, setting)) return false;
  if (/^(?:this|these)\b/iu.test(textOf(entry))) return false;
  // "Weaves together Irish wool and silk": the name before it is its subject.
  if (isTagged(tagText(textOf(entry))[0], 'VBZ')) return false;
  const stems = new Set(contentStems(textOf(entry)));
  const { segments } = setting.reading.name;
  const losesSegment = segments.some(
    ({ text, distinguishesVariant }) =>
      !distinguishesVariant && !contentStems(text).some((stem) => stems.has(stem)),
  );
  const main = [...new Set(contentStems(mainSegmentText(setting)))];
  const repeated = main.filter((stem) => stems.has(stem)).length;
  return !losesSegment && repeated > 1 && repeated * 2 > main.length;
}

/** "Introducing the Tarn lamp", "Step into the future with our Tarn lamp": names the product, though not as its subject. */
function callsByName(entry: Entry, grade: number, setting: Setting): boolean {
  const isCall = grade === CALL_TO_ACTION || isPitch(entry) || GREETING.test(textOf(entry));
  return isCall && namesProduct(entry, setting) && !/\b(?:this|these)\b/iu.test(textOf(entry));
}

/** Penalty for omitting the name; undefined if the statement needs it. */
function unnamedPenalty(entry: Entry, grade: number, setting: Setting): number | undefined {
  if (grade !== CALL_TO_ACTION && (grade !== INFORMATIVE || lacksSubject(entry))) return undefined;
  // "Ideal for baking" says what for, and not what.
  if (!isSentence(entry) && PREDICATE_START.test(textOf(entry))) return undefined;
  if (namesProduct(entry, setting)) {
    const isAbout =
      grade === CALL_TO_ACTION ||
      isPitch(entry) ||
      GREETING.test(textOf(entry)) ||
      isAboutProduct(entry, setting);
    return isAbout ? 0 : PARTLY_NAMED_PENALTY;
  }
  // "The pad is soaked in toner": which pad?
  if (/^the /iu.test(textOf(entry))) return UNNAMED_PENALTY;
  if (entry.opens && mentionsProduct(entry, setting))
    return isAboutName(entry, setting) ? PRODUCT_AS_SUBJECT_PENALTY : OPENING_WITH_NOUN_PENALTY;
  if (repeatsName(entry, setting)) return NOUN_ONLY_PENALTY;
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
const UNNAMED_PENALTY = 40;

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

/** Whether a phrase describes the product, or a sentence has it as its subject. */
function isAboutProduct(entry: Entry, setting: Setting): boolean {
  return !isSentence(entry) || statesName(entry, setting) || isAboutName(entry, setting);
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
