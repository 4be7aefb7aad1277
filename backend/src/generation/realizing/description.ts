import type { Block, Entry, Setting } from '../planning/types.ts';
import { isRefused } from '../platforms/refusals.ts';
import { escapeMarkup } from '../text/blocks.ts';
import { cite, editAll, editLast, join, own, textOf, type Cited } from './cited.ts';
import { endSentence, openItem } from './edits.ts';
import { realizeSentence } from './grammar.ts';
import { realizeItem, unitText, realizeLabel } from './items.ts';
import { realizeMeta } from './meta.ts';
import { realizeName } from './title.ts';
import { TONE_CHOICES } from './tones.ts';

/** A block of a description, as text. */
interface Realized {
  readonly kind: 'paragraph' | 'heading' | 'list';
  readonly texts: readonly Cited[];
}

/** A description: line breaks for Amazon, structure for the stores. */
export function realizeDescription(
  blocks: readonly Block[],
  setting: Setting,
  limit: number,
): Cited {
  let realized = blocks.flatMap((block) => realizeBlock(block, setting));
  const render = () =>
    setting.platform === 'amazon' ? renderBreaks(realized) : renderMarkup(realized);
  while (lengthOf(render()) > limit && realized.length > 1) realized = withoutLast(realized);
  return render();
}

function lengthOf(cited: Cited): number {
  return cited.reduce((sum, piece) => sum + piece.text.length, 0);
}

function withoutLast(blocks: readonly Realized[]): Realized[] {
  const last = blocks.at(-1);
  const rest = blocks.slice(0, -1);
  if (last === undefined || last.kind !== 'list' || last.texts.length < 2) return rest;
  return [...rest, { ...last, texts: last.texts.slice(0, -1) }];
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
      return [{ kind: 'paragraph', texts: [realizeName(setting)] }];
    case 'summary': {
      const summary = editLast(realizeMeta(block.summary, setting, Infinity), endSentence);
      // Name and feature are allowed, and can make up what is refused where they meet.
      const text = isRefused(textOf(summary), setting.platform) ? realizeName(setting) : summary;
      return [{ kind: 'paragraph', texts: [text] }];
    }
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
      const opened = (index: number) => (text: string) => (index === 0 ? openItem(text) : text);
      const head =
        entry.label === undefined ? [] : [...realizeLabel(entry.label, setting), ...own(': ')];
      const units = entry.units.map((unit, index) =>
        editLast(cite(unitText(unit.text, setting), unit), (text) =>
          endSentence(opened(index)(text)),
        ),
      );
      return [...head, ...join(units, ' ')];
    }),
    ' ',
  );
}

function renderBreaks(blocks: readonly Realized[]): Cited {
  return join(
    blocks.map((block) =>
      join(
        block.texts.map((text) => editAll(text, escapeMarkup)),
        '<br>',
      ),
    ),
    '<br><br>',
  );
}

function renderMarkup(blocks: readonly Realized[]): Cited {
  return blocks.flatMap(({ kind, texts }): Cited => {
    const escaped = texts.map((text) => editAll(text, escapeMarkup));
    if (kind === 'list') {
      const [only] = escaped;
      // A list of one item is a paragraph.
      if (escaped.length === 1 && only !== undefined)
        return [...own('<p>'), ...editLast(only, endSentence), ...own('</p>')];
      return [
        ...own('<ul>'),
        ...escaped.flatMap((item) => [...own('<li>'), ...item, ...own('</li>')]),
        ...own('</ul>'),
      ];
    }
    const tag = kind === 'heading' ? 'h2' : 'p';
    return escaped.flatMap((text) =>
      text.length === 0 ? [] : [...own(`<${tag}>`), ...text, ...own(`</${tag}>`)],
    );
  });
}
