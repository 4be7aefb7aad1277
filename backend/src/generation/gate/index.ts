import { findAvoided, type PhraseFinder } from '../brand-words.ts';
import { FIELD_TRAITS } from '../platforms/field-traits.ts';
import type { ListingRequest } from '../request.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { Draft, Passage, RemovedSentence } from '../writer.ts';
import { passagesToVerify, canBeVerified } from './passages-to-verify.ts';
import { orphanedSentences } from './orphaned-sentences.ts';
import { checkSentence, checkTerm } from './check-sentence.ts';
import { piecesOf, withoutSentences, type Piece, type Sentence } from './pieces.ts';
import { readEvidence, type Evidence } from './evidence.ts';
import { findVariantForAll } from './variants.ts';

/**
 * The result of checking a draft: its violations, and the passages that only a model can verify.
 */
export interface CheckedDraft {
  readonly draft: Draft;
  /** The draft's sentences that are false or doubtful. */
  readonly violations: readonly RemovedSentence[];
  /** The passages for a model to verify, in reading order: their sentences are doubtful or open. */
  readonly passages: readonly Passage[];
  /**
   * Removes false sentences, the passages that the model rejected (by number), and sentences that
   * refer to removed ones. If `rejected` is undefined, nothing was verified, so doubtful sentences
   * are removed too.
   */
  without(rejected: ReadonlySet<number> | undefined): {
    readonly draft: Draft;
    readonly removed: readonly RemovedSentence[];
  };
}

/** Checks the drafts of one request against its input. */
export interface Gate {
  check(draft: Draft): Promise<CheckedDraft>;
}

/** Maximum number of sentences in a draft that are checked; a listing has far fewer. */
const MAX_SENTENCES = 1_000;

function hasTerms({ field }: Sentence): boolean {
  return FIELD_TRAITS[field].kind === 'terms';
}

/** Reads the input of a request, once for all of its drafts. */
export async function openGate(request: ListingRequest): Promise<Gate> {
  const evidence = await readEvidence(request);
  await yieldToEventLoop();
  const finders = { avoided: findAvoided(request), variantForAll: findVariantForAll(request) };
  return {
    check: (draft) => checkDraft(draft, { evidence, request }, finders),
  };
}

async function checkDraft(
  draft: Draft,
  { evidence, request }: { readonly evidence: Evidence; readonly request: ListingRequest },
  { avoided, variantForAll }: Readonly<Record<'avoided' | 'variantForAll', PhraseFinder>>,
): Promise<CheckedDraft> {
  const { platform } = request;
  const pieces = await piecesOf(draft, request);
  const falseSentences = new Map<Sentence, string>();
  const doubtfulSentences = new Map<Sentence, string>();
  const openSentences = new Set<Sentence>();
  let count = 0;
  for (const { sentence, leadIn, following } of pieces.flatMap(inContext)) {
    await yieldToEventLoop();
    count += 1;
    const avoidedWord = avoided(sentence.text);
    const variantValue = hasTerms(sentence) ? undefined : variantForAll(leadIn + sentence.text);
    const reason =
      count > MAX_SENTENCES
        ? 'it is more than a listing has room for'
        : avoidedWord !== undefined
          ? `"${avoidedWord}" is a word to avoid`
          : variantValue !== undefined
            ? `"${variantValue}" is only one of the variants`
            : undefined;
    const verdict =
      reason !== undefined
        ? ({ kind: 'false', reason } as const)
        : hasTerms(sentence)
          ? await checkTerm(sentence.text, evidence, platform)
          : await checkSentence(sentence, { leadIn, following }, evidence, platform);
    const isVerifiable = canBeVerified(sentence);
    if (verdict.kind === 'false' || (verdict.kind === 'doubtful' && !isVerifiable)) {
      falseSentences.set(sentence, verdict.reason);
    } else if (verdict.kind === 'doubtful') doubtfulSentences.set(sentence, verdict.reason);
    else if (verdict.kind === 'open' && isVerifiable) openSentences.add(sentence);
  }
  const reasons = new Map([...falseSentences, ...doubtfulSentences]);
  const toVerify = passagesToVerify(pieces, { falseSentences, doubtfulSentences, openSentences });
  return {
    draft,
    violations: removedSentences(pieces, reasons),
    passages: toVerify.map(({ passage }) => passage),
    without(rejected) {
      const removalReasons = new Map(rejected === undefined ? reasons : falseSentences);
      for (const { passage, sentences } of toVerify) {
        if (passage.number === undefined || rejected?.has(passage.number) !== true) continue;
        for (const sentence of sentences) removalReasons.set(sentence, REJECTED);
      }
      for (const sentence of orphanedSentences(pieces, new Set(removalReasons.keys()), evidence)) {
        removalReasons.set(sentence, ORPHANED);
      }
      return {
        draft: withoutSentences(draft, pieces, new Set(removalReasons.keys()), platform),
        removed: removedSentences(pieces, removalReasons),
      };
    },
  };
}

/** A sentence with its context in a bullet such as "Strap: Adjustable". */
interface SentenceInContext {
  readonly sentence: Sentence;
  /** The lead-in before the sentence, with its colon and a space; otherwise empty. */
  readonly leadIn: string;
  /** For a lead-in, a space and the sentence after it; otherwise empty. */
  readonly following: string;
}

function inContext({ sentences }: Piece): SentenceInContext[] {
  const [first, second] = sentences;
  const hasLeadIn = first?.text.endsWith(':') === true;
  return sentences.map((sentence, index) => ({
    sentence,
    leadIn: hasLeadIn && index === 1 ? `${first.text} ` : '',
    following: hasLeadIn && index === 0 ? ` ${second?.text ?? ''}` : '',
  }));
}

const ORPHANED = 'it refers to a sentence that was removed';
const REJECTED = "the model was asked again and didn't find it in the product details";

function removedSentences(
  pieces: readonly Piece[],
  reasons: ReadonlyMap<Sentence, string>,
): RemovedSentence[] {
  return pieces
    .flatMap((piece) => piece.sentences)
    .flatMap((sentence) => {
      const reason = reasons.get(sentence);
      return reason === undefined ? [] : [{ field: sentence.field, text: sentence.text, reason }];
    });
}
