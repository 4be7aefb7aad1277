import { decodeHTML } from 'entities';

export type BlockKind = 'paragraph' | 'heading' | 'item';

/** One block of a description: a paragraph, a heading or a list item, as plain text. */
export interface Block {
  readonly kind: BlockKind;
  readonly text: string;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/giu;
const BLOCK_KINDS: Readonly<Record<string, BlockKind>> = {
  p: 'paragraph',
  div: 'paragraph',
  br: 'paragraph',
  ul: 'paragraph',
  ol: 'paragraph',
  li: 'item',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
};

/**
 * Reads the sanitized markup of a description as the blocks that a reader sees. Inline tags are removed and entities
 * decoded.
 */
export function blocksOf(markup: string): Block[] {
  const blocks: Block[] = [];
  let kind: BlockKind = 'paragraph';
  let buffer = '';
  let position = 0;
  const close = () => {
    const text = decodeHTML(buffer).replace(/\s+/gu, ' ').trim();
    if (text !== '') blocks.push({ kind, text });
    buffer = '';
  };
  for (const tag of markup.matchAll(TAG)) {
    buffer += markup.slice(position, tag.index);
    position = tag.index + tag[0].length;
    const opened = BLOCK_KINDS[(tag[2] ?? '').toLowerCase()];
    if (opened === undefined) continue;
    close();
    kind = tag[1] === '/' ? 'paragraph' : opened;
  }
  buffer += markup.slice(position);
  close();
  return blocks;
}

/** Escapes text between tags. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes only what would be read as markup, because Amazon shows "&amp;" literally. */
export function escapeBreaks(text: string): string {
  return text
    .replace(/&(?=#?\w{1,31};)/gu, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
