import type { Block, Setting } from '../planning/types.ts';
import { escapeBreaks, escapeMarkup } from '../text/blocks.ts';
import { editAll, editLast, joinCited, uncited, textOf, type Cited } from './cited.ts';
import { endSentence, withoutTrademarks } from './edits.ts';
import { realizeSentence } from './grammar.ts';
import { realizeItem, realizeLabel, realizeParagraph } from './items.ts';
import { nameOrPlaceholder, realizeSegments } from './title.ts';
import { TONE_CHOICES } from './tones.ts';

/** A block of a description as text, which is escaped when it is rendered. */
interface RealizedBlock {
  readonly kind: 'paragraph' | 'heading' | 'list';
  readonly texts: readonly Cited[];
}

/** Realizes a description: with line breaks for Amazon, with structure for stores. */
export function realizeDescription(
  blocks: readonly Block[],
  setting: Setting,
  limit: number,
): Cited {
  const [escape, render] =
    setting.platform === 'amazon'
      ? [(text: string) => escapeBreaks(withoutTrademarks(text)), renderBreaks]
      : [escapeMarkup, renderMarkup];
  const realized = blocks
    .flatMap((block) => realizeBlock(block, setting))
    .map(({ kind, texts }) => ({ kind, texts: texts.map((text) => editAll(text, escape)) }));
  return longestWithin(realized, render, limit);
}

/** The longest beginning that fits, in whole blocks and items; at least the first block. */
function longestWithin(
  blocks: readonly RealizedBlock[],
  render: (blocks: readonly RealizedBlock[]) => Cited,
  limit: number,
): Cited {
  const isWithin = (removed: number) => lengthOf(render(withoutLast(blocks, removed))) <= limit;
  // Binary search: the more parts are removed, the shorter the text.
  let [least, most] = [0, blocks.slice(1).reduce((sum, block) => sum + partsIn(block), 0)];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (isWithin(middle)) most = middle;
    else least = middle + 1;
  }
  return render(withoutLast(blocks, least));
}

function lengthOf(cited: Cited): number {
  return cited.reduce((sum, piece) => sum + piece.text.length, 0);
}

/** The items of a list, or the block as a whole. */
function partsIn({ kind, texts }: RealizedBlock): number {
  return kind === 'list' ? Math.max(1, texts.length) : 1;
}

/** The blocks without the given number of parts at the end. */
function withoutLast(blocks: readonly RealizedBlock[], removed: number): readonly RealizedBlock[] {
  const rest = [...blocks];
  for (let remaining = removed; remaining > 0;) {
    const last = rest.pop();
    if (last === undefined) break;
    const kept = partsIn(last) - remaining;
    if (kept > 0) rest.push({ ...last, texts: last.texts.slice(0, kept) });
    remaining -= partsIn(last);
  }
  return rest;
}

function realizeBlock(block: Block, setting: Setting): RealizedBlock[] {
  const { reading, pack, tone } = setting;
  const english = reading.language === 'en';
  switch (block.kind) {
    case 'paragraph':
      return [{ kind: 'paragraph', texts: [realizeParagraph(block.entries, setting)] }];
    case 'typed': {
      const sentences = block.sentences.flatMap((sentence) => {
        const text = pack === undefined ? undefined : realizeSentence(sentence, reading, pack);
        return text === undefined ? [] : [text];
      });
      return sentences.length === 0
        ? []
        : [{ kind: 'paragraph', texts: [joinCited(sentences, ' ')] }];
    }
    case 'name':
      return [
        {
          kind: 'paragraph',
          texts: [nameOrPlaceholder(realizeSegments(block.parts, setting), setting)],
        },
      ];
    case 'section':
      return [{ kind: 'heading', texts: [realizeLabel(block.heading, setting)] }];
    case 'list':
      return [{ kind: 'list', texts: block.items.map((item) => realizeItem(item, setting)) }];
    case 'heading': {
      const heading = english
        ? TONE_CHOICES[tone].headings[block.section]
        : pack?.headings[block.section];
      return heading === undefined ? [] : [{ kind: 'heading', texts: [uncited(heading)] }];
    }
    case 'closing':
      return [{ kind: 'paragraph', texts: [uncited(TONE_CHOICES[tone].closing ?? '')] }];
  }
}

function renderBreaks(blocks: readonly RealizedBlock[]): Cited {
  return joinCited(
    blocks.map(({ kind, texts }) =>
      joinCited(kind === 'list' ? punctuateSingleItem(texts) : texts, '<br>'),
    ),
    '<br><br>',
  );
}

/** Minimum words for a single item to count as a sentence. */
const MIN_WORDS = 6;

/** Ends a single long item like a sentence: "Includes a lock, a chain and a crate". */
function punctuateSingleItem(texts: readonly Cited[]): readonly Cited[] {
  const [only, ...more] = texts;
  const isSentence =
    only !== undefined && more.length === 0 && textOf(only).split(' ').length >= MIN_WORDS;
  return isSentence ? [editLast(only, endSentence)] : texts;
}

function renderMarkup(blocks: readonly RealizedBlock[]): Cited {
  return blocks.flatMap(({ kind, texts }): Cited => {
    if (kind === 'list') {
      const [only] = texts;
      // A list of one item is a paragraph.
      if (texts.length === 1 && only !== undefined)
        return [...uncited('<p>'), ...editLast(only, endSentence), ...uncited('</p>')];
      return [
        ...uncited('<ul>'),
        ...texts.flatMap((item) => [...uncited('<li>'), ...item, ...uncited('</li>')]),
        ...uncited('</ul>'),
      ];
    }
    const tag = kind === 'heading' ? 'h2' : 'p';
    return texts.flatMap((text) =>
      text.length === 0 ? [] : [...uncited(`<${tag}>`), ...text, ...uncited(`</${tag}>`)],
    );
  });
}
