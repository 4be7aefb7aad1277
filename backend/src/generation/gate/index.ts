import type { ListingTextField, Platform } from '@wareword/shared-schema';
import { findAvoided, type PhraseFinder } from '../brand-words.ts';
import type { ListingRequest } from '../request.ts';
import { giveWay } from '../slices.ts';
import type { Draft, Removed } from '../writer.ts';
import { danglingSentences } from './dangling.ts';
import { judge, judgeTerm } from './judge.ts';
import { piecesOf, withoutSentences, type Piece, type Sentence } from './pieces.ts';
import { readSaid, type Said } from './said.ts';
import { findVariantForAll } from './variants.ts';

/** A draft as it was judged: what offends, and what only the sense of the words can decide. */
export interface Judged {
  readonly draft: Draft;
  readonly offences: readonly Removed[];
  /**
   * Texts of the sentences that only the sense of the words can decide: code found no fault with
   * them, or is in doubt.
   */
  readonly open: readonly string[];
  /**
   * The draft without what offends and without the open sentences that are denied. If nobody answered
   * (undefined), without the doubtful ones too.
   */
  without(denied: ReadonlySet<string> | undefined): {
    readonly draft: Draft;
    readonly removed: readonly Removed[];
  };
}

/** Judges the drafts of one request against its input. */
export interface Gate {
  /** @param asks whether the model will be asked about open sentences; if not, doubtful ones offend */
  judge(draft: Draft, options?: { readonly asks: boolean }): Promise<Judged>;
}

/** Most texts of a draft that are judged; those of a listing are far fewer. */
const MAX_SENTENCES = 1_000;
const SPOKEN: ReadonlySet<ListingTextField> = new Set([
  'title',
  'bullets',
  'description',
  'meta_description',
  'item_highlights',
]);

/** What shoppers search by. */
const SEARCHED: ReadonlySet<ListingTextField> = new Set([
  'keywords',
  'backend_terms',
  'product_tags',
]);

/** Reads what the input says, once for all drafts. */
export async function openGate(request: ListingRequest): Promise<Gate> {
  const said = await readSaid(request);
  await giveWay();
  const finders = { avoided: findAvoided(request), variantForAll: findVariantForAll(request) };
  return {
    judge: (draft, { asks } = { asks: false }) =>
      judgeDraft(draft, { said, platform: request.platform, asks }, finders),
  };
}

async function judgeDraft(
  draft: Draft,
  {
    said,
    platform,
    asks,
  }: { readonly said: Said; readonly platform: Platform; readonly asks: boolean },
  { avoided, variantForAll }: Readonly<Record<'avoided' | 'variantForAll', PhraseFinder>>,
): Promise<Judged> {
  const pieces = await piecesOf(draft, platform);
  const reasons = new Map<Sentence, string>();
  const open = new Set<string>();
  const doubts = new Map<Sentence, string>();
  let count = 0;
  for (const [sentence, head, tail] of pieces.flatMap(({ sentences }) => withHeads(sentences))) {
    await giveWay();
    count += 1;
    const unwanted = avoided(sentence.text);
    const chosen = SEARCHED.has(sentence.field) ? undefined : variantForAll(head + sentence.text);
    const reason =
      count > MAX_SENTENCES
        ? 'it is more than a listing has room for'
        : unwanted !== undefined
          ? `"${unwanted}" is a word to avoid`
          : chosen !== undefined
            ? `"${chosen}" is only one of the variants`
            : undefined;
    const verdict =
      reason !== undefined
        ? ({ kind: 'false', reason } as const)
        : SEARCHED.has(sentence.field)
          ? judgeTerm(sentence.text, said, platform)
          : judge(sentence, { head, tail }, said, platform);
    const isAsked = asks && SPOKEN.has(sentence.field);
    if (verdict.kind === 'false' || (verdict.kind === 'doubtful' && !isAsked)) {
      reasons.set(sentence, verdict.reason);
    } else if (verdict.kind === 'doubtful') {
      doubts.set(sentence, verdict.reason);
      open.add(sentence.text);
    } else if (verdict.kind === 'open' && SPOKEN.has(sentence.field)) open.add(sentence.text);
  }
  return {
    draft,
    offences: removedBy(pieces, reasons),
    open: [...open],
    without(denied) {
      const all = new Map(denied === undefined ? [...reasons, ...doubts] : reasons);
      for (const sentence of pieces.flatMap((piece) => piece.sentences)) {
        if (denied?.has(sentence.text) === true && open.has(sentence.text)) {
          all.set(sentence, DENIED);
        }
      }
      for (const one of danglingSentences(pieces, new Set(all.keys()), said)) {
        all.set(one, DANGLING);
      }
      return {
        draft: withoutSentences(draft, pieces, new Set(all.keys()), platform),
        removed: removedBy(pieces, all),
      };
    },
  };
}

/** Each sentence with the head that it stands behind, "Strap: Adjustable", and a head with what it is the head of. */
function withHeads(sentences: readonly Sentence[]): [Sentence, string, string][] {
  const [first, second] = sentences;
  const head = first?.text.endsWith(':') === true ? `${first.text} ` : '';
  const tail = head === '' ? '' : ` ${second?.text ?? ''}`;
  return sentences.map((one, index) => [one, index === 1 ? head : '', index === 0 ? tail : '']);
}

const DANGLING = 'it refers to a sentence that was removed';
const DENIED = 'the model was asked again and did not find it in the product data';

function removedBy(pieces: readonly Piece[], reasons: ReadonlyMap<Sentence, string>): Removed[] {
  return pieces
    .flatMap((piece) => piece.sentences)
    .flatMap((sentence) => {
      const reason = reasons.get(sentence);
      return reason === undefined ? [] : [{ field: sentence.field, text: sentence.text, reason }];
    });
}
