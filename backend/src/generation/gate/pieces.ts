import { FIELDS_BY_PLATFORM, type ListingTextField, type Platform } from '@wareword/shared-schema';
import { readBlocks, renderBlocks } from '../finish/description.ts';
import { LIST_FIELDS } from '../platforms/rule.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { Block } from '../text/blocks.ts';
import { plainText } from '../text/plain.ts';
import { sentencesAbout } from '../text/sentences-about.ts';
import type { ListingRequest } from '../request.ts';
import type { Draft } from '../writer.ts';

/** A sentence, heading or phrase of a draft, which is kept or removed as a whole. */
export interface Sentence {
  readonly field: ListingTextField;
  readonly text: string;
  /** The quotes that the model gave for it; empty if none. */
  readonly quotes: readonly string[];
}

/** A part of a field that consists of sentences: the title, a bullet, a paragraph. */
export interface Piece {
  readonly field: ListingTextField;
  readonly kind: Block['kind'] | 'title' | 'item-of-list' | 'terms' | 'line';
  readonly sentences: readonly Sentence[];
}

/** Punctuation between the segments of a title. */
const SEGMENT = / ?[,|] | [–—-] /u;

/** Reads the fields that a platform uses as pieces and sentences. */
export async function piecesOf(
  draft: Draft,
  { platform, product_name }: Pick<ListingRequest, 'platform' | 'product_name'>,
): Promise<Piece[]> {
  const sentencesOf = (text: string) => sentencesAbout(product_name, text);
  const quotes = new Map((draft.quotes ?? []).map((quoted) => [key(quoted.text), quoted.quotes]));
  const pieces: Piece[] = [];
  for (const field of FIELDS_BY_PLATFORM[platform]) {
    const value = draft[field];
    if (value === undefined) continue;
    const add = (kind: Piece['kind'], pieceText: string, texts: readonly string[]) => {
      const wholeQuotes = quotes.get(key(pieceText));
      const sentences = texts.map((text) => ({
        field,
        text,
        quotes: wholeQuotes ?? quotes.get(key(text)) ?? [],
      }));
      if (sentences.length > 0) pieces.push({ field, kind, sentences });
    };
    if (field === 'description') {
      for (const { kind, text } of await readBlocks(typeof value === 'string' ? value : '')) {
        await yieldToEventLoop();
        add(kind, text, kind === 'heading' ? [text] : sentencesOf(text));
      }
    } else if (typeof value !== 'string') {
      for (const item of value) {
        await yieldToEventLoop();
        const text = plainText(item);
        if (text !== '')
          add('item-of-list', text, field === 'bullets' ? bulletParts(text, sentencesOf) : [text]);
      }
    } else {
      const text = plainText(value);
      if (field === 'title')
        add(
          'title',
          text,
          text.split(SEGMENT).filter((part) => part !== ''),
        );
      else if (field === 'backend_terms')
        add(
          'terms',
          text,
          text.split(' ').filter((term) => term !== ''),
        );
      else add('line', text, field === 'focus_keyphrase' ? [text] : sentencesOf(text));
    }
  }
  return pieces;
}

const LEAD_IN = /^([^:.!?]{1,60}:) (?=\S)/u;

/** The lead-in of a bullet ("Strap:"), and its sentences. */
function bulletParts(text: string, sentencesOf: (text: string) => string[]): string[] {
  const leadIn = LEAD_IN.exec(text)?.[1];
  if (leadIn === undefined) return sentencesOf(text);
  return [leadIn, ...sentencesOf(text.slice(leadIn.length))];
}

function key(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A draft without some of its sentences. A field that loses too many of them is removed completely. */
export function withoutSentences(
  draft: Draft,
  pieces: readonly Piece[],
  removed: ReadonlySet<Sentence>,
  platform: Platform,
): Draft {
  if (removed.size === 0) return draft;
  const kept: Record<string, string | string[]> = {};
  const fields = new Set(pieces.map(({ field }) => field));
  for (const field of fields) {
    const fieldPieces = pieces.filter((piece) => piece.field === field);
    const value = draft[field];
    const isChanged = fieldPieces.some(({ sentences }) =>
      sentences.some((sentence) => removed.has(sentence)),
    );
    if (!isChanged) {
      if (value !== undefined) Object.assign(kept, { [field]: value });
    } else if (!losesTooManySentences(fieldPieces, removed)) {
      Object.assign(kept, { [field]: rebuildField(field, fieldPieces, removed, platform) });
    }
  }
  return kept;
}

/**
 * Maximum share of a field's sentences that may be removed; the rest would no longer read as one
 * text.
 */
const MAX_REMOVED_SHARE = 0.5;

function losesTooManySentences(pieces: readonly Piece[], removed: ReadonlySet<Sentence>): boolean {
  const [first] = pieces;
  // Without its first segment, a title doesn't name the product.
  const [opening] = first?.sentences ?? [];
  if (first?.kind === 'title' && opening !== undefined && removed.has(opening)) return true;
  if (first?.kind === 'terms' || first?.field === 'keywords' || first?.field === 'product_tags')
    return false;
  const sentences = pieces
    .flatMap((piece) => piece.sentences)
    .filter(({ text }) => !text.endsWith(':'));
  return (
    sentences.filter((sentence) => removed.has(sentence)).length >
    sentences.length * MAX_REMOVED_SHARE
  );
}

function rebuildField(
  field: ListingTextField,
  pieces: readonly Piece[],
  removed: ReadonlySet<Sentence>,
  platform: Platform,
): string | string[] {
  const texts = pieces.map((piece) => ({ kind: piece.kind, text: textWithout(piece, removed) }));
  const remaining = texts.filter(({ text }) => text !== '');
  if (LIST_FIELDS.has(field)) return remaining.map(({ text }) => text);
  if (field !== 'description') return remaining.map(({ text }) => text).join(' ');
  const blocks = remaining.map(({ kind, text }) => ({ kind: blockKind(kind), text }));
  return renderBlocks(blocks, platform);
}

function blockKind(kind: Piece['kind']): Block['kind'] {
  return kind === 'heading' || kind === 'item' ? kind : 'paragraph';
}

function textWithout({ kind, sentences }: Piece, removed: ReadonlySet<Sentence>): string {
  const remaining = sentences.filter((sentence) => !removed.has(sentence)).map(({ text }) => text);
  const [first, second] = sentences;
  // A lead-in is removed with the sentence that it introduces.
  const isLeadInAlone =
    first?.text.endsWith(':') === true && second !== undefined && removed.has(second);
  if (kind === 'item-of-list' && isLeadInAlone) return '';
  return remaining.join(kind === 'title' ? ', ' : ' ');
}
