import type { Block, Entry, Setting } from '../planning/types.ts';
import { escapeBreaks, escapeMarkup } from '../text/blocks.ts';
import { cite, editAll, editLast, join, own, textOf, type Cited } from './cited.ts';
import { endSentence, openItem, withoutTrademarks } from './edits.ts';
import { realizeSentence } from './grammar.ts';
import { openingOf, realizeItem, unitText, realizeLabel } from './items.ts';
import { named, realizeSegments } from './title.ts';
import { TONE_CHOICES } from './tones.ts';

/** A block of a description, as text; escaped once it is rendered. */
interface Realized {
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

/** As many blocks and items as fit, starting with the first, and at least the first block. */
function longestWithin(
  blocks: readonly Realized[],
  render: (blocks: readonly Realized[]) => Cited,
  limit: number,
): Cited {
  const isWithin = (removed: number) => lengthOf(render(withoutLast(blocks, removed))) <= limit;
  // Binary search: the more is removed, the shorter it gets.
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
function partsIn({ kind, texts }: Realized): number {
  return kind === 'list' ? Math.max(1, texts.length) : 1;
}

/** The blocks without so many of their last parts. */
function withoutLast(blocks: readonly Realized[], removed: number): readonly Realized[] {
  const rest = [...blocks];
  for (let left = removed; left > 0;) {
    const last = rest.pop();
    if (last === undefined) break;
    const kept = partsIn(last) - left;
    if (kept > 0) rest.push({ ...last, texts: last.texts.slice(0, kept) });
    left -= partsIn(last);
  }
  return rest;
}

function realizeBlock(block: Block, setting: Setting): Realized[] {
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
      return sentences.length === 0 ? [] : [{ kind: 'paragraph', texts: [join(sentences, ' ')] }];
    }
    case 'name':
      return [
        { kind: 'paragraph', texts: [named(realizeSegments(block.parts, setting), setting)] },
      ];
    case 'section':
      return [{ kind: 'heading', texts: [realizeLabel(block.heading, setting)] }];
    case 'list':
      return [{ kind: 'list', texts: block.items.map((item) => realizeItem(item, setting)) }];
    case 'heading': {
      const heading = english
        ? TONE_CHOICES[tone].headings[block.section]
        : pack?.headings[block.section];
      return heading === undefined ? [] : [{ kind: 'heading', texts: [own(heading)] }];
    }
    case 'closing':
      return [{ kind: 'paragraph', texts: [own(TONE_CHOICES[tone].closing ?? '')] }];
  }
}

/** Entries as running text: every statement ends with its mark. */
export function realizeParagraph(entries: readonly Entry[], setting: Setting): Cited {
  return join(
    entries.map((entry) => {
      const opening = openingOf(entry, setting);
      const units = entry.units.map((unit, index) =>
        editLast(cite(unitText(unit.text, setting, entry.label), unit), (text) =>
          endSentence(index === 0 && opening.length > 0 ? text : openItem(text)),
        ),
      );
      return [...opening, ...join(units, ' ')];
    }),
    ' ',
  );
}

function renderBreaks(blocks: readonly Realized[]): Cited {
  return join(
    blocks.map(({ kind, texts }) => join(kind === 'list' ? endedAlone(texts) : texts, '<br>')),
    '<br><br>',
  );
}

/** Minimum words of an item that alone is a sentence. */
const MIN_WORDS = 6;

/** "Includes a lock, a chain and a crate" by itself is a sentence; "Imported" is a line. */
function endedAlone(texts: readonly Cited[]): readonly Cited[] {
  const [only, ...more] = texts;
  const isSentence =
    only !== undefined && more.length === 0 && textOf(only).split(' ').length >= MIN_WORDS;
  return isSentence ? [editLast(only, endSentence)] : texts;
}

function renderMarkup(blocks: readonly Realized[]): Cited {
  return blocks.flatMap(({ kind, texts }): Cited => {
    if (kind === 'list') {
      const [only] = texts;
      // A list of one item is a paragraph.
      if (texts.length === 1 && only !== undefined)
        return [...own('<p>'), ...editLast(only, endSentence), ...own('</p>')];
      return [
        ...own('<ul>'),
        ...texts.flatMap((item) => [...own('<li>'), ...item, ...own('</li>')]),
        ...own('</ul>'),
      ];
    }
    const tag = kind === 'heading' ? 'h2' : 'p';
    return texts.flatMap((text) =>
      text.length === 0 ? [] : [...own(`<${tag}>`), ...text, ...own(`</${tag}>`)],
    );
  });
}
