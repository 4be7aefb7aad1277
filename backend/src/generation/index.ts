import type { BrokenRule, Listing, Platform, Tips } from '@wareword/shared-schema';
import { formatTips, type AdviceLanguage } from './advice/index.ts';
import type { AuditedTexts, AuditFindings } from './audit.ts';
import { dayOf, type Clock } from './day.ts';
import { createRuleBasedWriter } from './rule-based-writer.ts';
import { GenerationError } from './errors.ts';
import { citableInput } from './provenance.ts';
import { withImageFacts } from './image-facts.ts';
import { sealProvenance } from './seal-provenance.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';
import { sumUsage } from './usage.ts';
import type { RequestFacts } from './facts/request-facts.ts';
import type { ListingText } from './platforms/index.ts';
import type { FieldLimit, Review } from './review.ts';
import type { LearnedVoice, VoiceOptions } from './voice/index.ts';
import type {
  FinishedText,
  GeneratedListing,
  Generator,
  ListingRequest,
  Writer,
  Written,
} from './writer.ts';

export { formatAdvice, formatTips } from './advice/index.ts';
export { createRuleBasedWriter } from './rule-based-writer.ts';
export { GenerationError } from './errors.ts';
export { plainText } from './text/plain.ts';
export { dayOf } from './day.ts';
export { requestDigest } from './request-digest.ts';
export { sealProvenance } from './seal-provenance.ts';
export { withImageFacts } from './image-facts.ts';
export { LIST_FIELDS } from './platforms/rule.ts';
export { withField, type FieldValue } from './with-field.ts';
export type { VoiceJudgment } from './voice/choices.ts';
export type { LearnedVoice } from './voice/index.ts';
export type { FieldLimit, Review, ScoreReason } from './review.ts';
export type { Clock } from './day.ts';
export type { ReadImage, ImageReader } from './image-description.ts';
export type { Citation, Provenance, SourceField, Span } from './provenance.ts';
export type {
  Draft,
  FinishedText,
  GeneratedListing,
  Generator,
  AssessVoice,
  ListingRequest,
  ModelUsage,
  QuotedText,
  RemovedSentence,
  RewriteTarget,
  Writer,
  Written,
} from './writer.ts';

/**
 * Creates a generator: the writer's draft, checked, finished and scored. It keeps no state between
 * requests, so one serves any number of them concurrently. Heavy modules are loaded with the first
 * listing, not when the service starts. It yields to the event loop between steps.
 */
export function createGenerator(writer: Writer, clock: Clock = {}): Generator {
  const fallback = createRuleBasedWriter(clock);
  return {
    async generate(asked: ListingRequest, signal: AbortSignal): Promise<GeneratedListing> {
      endIfAborted(signal);
      const startedAt = performance.now();
      const images = await openImages(writer, asked, signal);
      const given = withImageFacts(asked, (await images?.facts()) ?? []);
      const [{ readRequestFacts }, { readInput, readInputInTurns }, { scoreListing }, { tipsFor }] =
        await loadSteps();
      await yieldToEventLoop();
      await readInputInTurns(given);
      await yieldToEventLoop();
      const facts = readRequestFacts(given, dayOf(clock));
      await yieldToEventLoop();
      const wanted = given.keywords === undefined ? undefined : await readKeywords(given);
      // Writers see only the keywords that the listing may contain.
      const request = wanted === undefined ? given : { ...given, keywords: wanted.allowed };
      const finishModels = async (first: Written): Promise<Finished> => {
        // Loaded with a model's first draft, because the rule-based writer doesn't use it.
        const [
          { openGate },
          { withoutViolations },
          { citeText },
          { finish },
          { losesMainFields, lostFields },
        ] = await Promise.all([
          import('./gate/index.ts'),
          import('./without-violations.ts'),
          import('./cite-text.ts'),
          import('./finish.ts'),
          import('./gate/lost-fields.ts'),
        ]);
        const { draft, removed, quotes, usage } = await withoutViolations(
          first,
          await openGate(request),
          facts,
        );
        await yieldToEventLoop();
        endIfAborted(signal);
        const rebuilt = await fallback.write(request, signal);
        const whole = losesMainFields(first.draft, draft, facts.platform);
        if (whole && rebuilt.finished !== undefined) {
          return { ...rebuilt.finished, usage, removed, writer: fallback.name };
        }
        const lost = lostFields(first.draft, draft, facts.platform);
        const replacements = Object.fromEntries(lost.map((field) => [field, rebuilt.draft[field]]));
        const text = await finish({ ...draft, ...replacements }, facts, () =>
          Promise.resolve(rebuilt.draft),
        );
        return { text, usage, removed, citations: await citeText(text, quotes, request) };
      };
      const written = await writer.write(request, signal, { startedAt });
      const finished: Finished = written.finished ?? (await finishModels(written));
      const { text, removed, citations, ...rest } =
        (await wanted?.place(finished, facts)) ?? finished;
      await yieldToEventLoop();
      endIfAborted(signal);
      const seo_scores = await scoreListing(text, facts);
      await yieldToEventLoop();
      const pro_tip = formatTips(await tipsFor(text, seo_scores, facts, readInput(request)), 'en');
      await yieldToEventLoop();
      const listing = {
        ...text,
        seo_scores,
        pro_tip,
        ...wanted?.report(text),
        ...(await images?.fields(given)),
      };
      const parts = { input: citableInput(request), fields: citations };
      await yieldToEventLoop();
      const provenance = await sealProvenance(listing, parts);
      const usage = sumUsage(rest.usage, await images?.usage());
      return { listing, writer: rest.writer ?? writer.name, usage, removed, provenance };
    },
  };
}

/**
 * Reviews the texts of a listing that a person may have changed: scores, what would raise them, and
 * the hard rules that they break on the clock's day.
 */
export async function reviewListing(
  listing: Listing,
  request: ListingRequest,
  clock: Clock = {},
): Promise<Review> {
  const { reviewTexts } = await import('./review.ts');
  return reviewTexts(listing, request, clock);
}

/** The `pro_tip` for a listing's current texts, in every language that advice is given in. */
export async function translateTips(listing: Listing, request: ListingRequest): Promise<Tips> {
  const { tipsOn } = await import('./review.ts');
  return tipsOn(listing, request);
}

/** The rules that a listing breaks, with what to change in the given language. */
export async function translateBrokenRules(
  language: AdviceLanguage,
  broken: readonly BrokenRule[],
  text: ListingText,
  platform: Platform,
): Promise<readonly BrokenRule[]> {
  if (broken.length === 0) return broken;
  const { brokenRulesIn } = await import('./review.ts');
  return brokenRulesIn(language, broken, text, platform);
}

/** Checks texts, whoever wrote them, against the facts of a request (contract §18). */
export async function auditListing(
  texts: AuditedTexts,
  request: ListingRequest,
): Promise<AuditFindings> {
  const { auditTexts } = await import('./audit.ts');
  return auditTexts(texts, request);
}

/**
 * Describes how a brand sounds in pasted texts, without using anything they say.
 * @returns undefined if the texts have too few words
 */
export async function learnVoice(
  texts: readonly string[],
  options: VoiceOptions,
): Promise<LearnedVoice | undefined> {
  const { readVoice } = await import('./voice/index.ts');
  return readVoice(texts, options);
}

/** The lengths that a platform's rules allow on the clock's day. */
export async function readFieldLimits(
  platform: Platform,
  clock: Clock = {},
): Promise<FieldLimit[]> {
  const { fieldLimits } = await import('./review.ts');
  return fieldLimits(platform, clock);
}

let steps: ReturnType<typeof importSteps> | undefined;

/**
 * The modules that every listing needs. Going through the module loader each time takes a fortieth
 * of a listing's time.
 */
function loadSteps(): ReturnType<typeof importSteps> {
  return (steps ??= importSteps());
}

function importSteps() {
  return Promise.all([
    import('./facts/request-facts.ts'),
    import('./reading/index.ts'),
    import('./score.ts'),
    import('./pro-tip.ts'),
  ]);
}

/** Has the writer start describing the images of a request; undefined if there are none. */
async function openImages(
  writer: Writer,
  { images, ...request }: ListingRequest,
  signal: AbortSignal,
) {
  if (images === undefined) return undefined;
  const { describeImages } = await import('./images.ts');
  return describeImages(writer, { ...request, images }, signal);
}

/** Checks the keywords of a request. This loads the truth gate. */
async function readKeywords(request: ListingRequest) {
  const { allowedKeywords, checkKeywords, placementsOf, withKeywords } =
    await import('./keywords.ts');
  const judged = await checkKeywords(request);
  return {
    allowed: allowedKeywords(judged),
    place: (finished: Finished, facts: RequestFacts) =>
      withKeywords(finished, judged, request, facts),
    report: (text: ListingText): Pick<Listing, 'keyword_placements'> => ({
      keyword_placements: placementsOf(text, judged, request, 'no_room'),
    }),
  };
}

type Finished = FinishedText &
  Pick<GeneratedListing, 'usage' | 'removed'> & { writer?: Writer['name'] };

function endIfAborted(signal: AbortSignal): void {
  if (signal.aborted) {
    throw new GenerationError('the generation was ended early', {
      transient: true,
      cause: signal.reason,
    });
  }
}
