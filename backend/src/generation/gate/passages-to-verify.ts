import type { ListingTextField } from '@wareword/shared-schema';
import { FIELD_TRAITS } from '../platforms/field-traits.ts';
import type { Passage } from '../writer.ts';
import type { Piece, Sentence } from './pieces.ts';

/** A passage to verify, and the sentences to remove if the model rejects it. */
interface PassageToVerify {
  readonly passage: Passage;
  readonly sentences: readonly Sentence[];
}

/** The results of the deterministic checks, by sentence. */
interface Findings {
  readonly falseSentences: ReadonlyMap<Sentence, string>;
  readonly doubtfulSentences: ReadonlyMap<Sentence, string>;
  readonly openSentences: ReadonlySet<Sentence>;
}

/**
 * Whether a model verifies the texts of a field. Code alone decides on fields that are only used
 * for search.
 */
export function canBeVerified({ field }: { readonly field: ListingTextField }): boolean {
  return FIELD_TRAITS[field].kind === 'text';
}

/**
 * The passages of a draft that a model has to verify, each with a number, in reading order. The sentences
 * around them are included as context, without a number. The lead-in of a bullet is verified together with
 * the text that follows it, because neither means much alone.
 */
export function passagesToVerify(pieces: readonly Piece[], findings: Findings): PassageToVerify[] {
  let number = 0;
  return pieces.filter(canBeVerified).flatMap((piece) => {
    const passages = passagesOf(piece, findings);
    if (!passages.some(({ isAsked }) => isAsked)) return [];
    return passages.map(({ sentences, isAsked }): PassageToVerify => {
      const doubt = sentences.flatMap(
        (sentence) => findings.doubtfulSentences.get(sentence) ?? [],
      )[0];
      const passage = {
        ...(isAsked ? { number: (number += 1) } : {}),
        field: piece.field,
        text: sentences.map(({ text }) => text).join(' '),
        ...(doubt === undefined ? {} : { note: doubt }),
      };
      return { passage, sentences };
    });
  });
}

function passagesOf(
  { sentences }: Piece,
  { falseSentences, doubtfulSentences, openSentences }: Findings,
): { sentences: readonly Sentence[]; isAsked: boolean }[] {
  const kept = sentences.filter((sentence) => !falseSentences.has(sentence));
  const [first, second] = kept;
  const hasLeadIn = first?.text.endsWith(':') === true && second !== undefined;
  const groups = hasLeadIn
    ? [[first, second], ...kept.slice(2).map((sentence) => [sentence])]
    : kept.map((sentence) => [sentence]);
  return groups.map((group) => ({
    sentences: group,
    isAsked: group.some(
      (sentence) => doubtfulSentences.has(sentence) || openSentences.has(sentence),
    ),
  }));
}
