import type { Platform } from '@wareword/shared-schema';
import type { IOptions } from 'sanitize-html';
import type { RequestFacts } from '../facts/request-facts.ts';
import { maximumOf } from '../platforms/index.ts';
import { blocksOf, escapeMarkup, type Block } from '../text/blocks.ts';
import { clipText, plainText } from '../text/plain.ts';
import { sentencesOf } from '../text/sentences.ts';
import { allowedText, withoutEmoji } from './cutting.ts';

/** Only structure passes: no attribute, no link, no style, no first-level heading. */
const STRUCTURE: IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'div'],
  allowedAttributes: {},
  transformTags: { h1: 'h2' },
};

/** Longest description of a store, in characters of markup. */
const STORE_CHARACTERS = 10_000;

/**
 * A description as sanitised markup: paragraphs, second-level headings and lists for the stores,
 * text with line breaks for Amazon. Empty where nothing may stand.
 */
export async function finishDescription(markup: string, facts: RequestFacts): Promise<string> {
  const { default: sanitize } = await import('sanitize-html');
  const broken = /<(?:p|br|li|div)\b/iu.test(markup) ? markup : markup.replace(/\n+/gu, '<br>');
  const blocks: Block[] = [];
  for (const block of blocksOf(sanitize(broken, STRUCTURE))) {
    const text = allowedText(withoutEmoji(plainText(block.text)), facts);
    if (/[\p{L}\p{N}]/u.test(text)) blocks.push({ kind: block.kind, text });
  }
  return render(withoutEmptySections(blocks), facts.platform);
}

/** A heading needs something beneath it. */
function withoutEmptySections(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, index) => {
    const next = blocks[index + 1];
    return block.kind !== 'heading' || (next !== undefined && next.kind !== 'heading');
  });
}

function render(blocks: readonly Block[], platform: Platform): string {
  const limit =
    platform === 'amazon' ? maximumOf('amazon', 'amazon.description.length') : STORE_CHARACTERS;
  let kept = blocks;
  let text = renderAll(kept, platform);
  while (text.length > limit && kept.length > 0) {
    kept = withoutLastSentence(kept, limit);
    text = renderAll(kept, platform);
  }
  return text;
}

function withoutLastSentence(blocks: readonly Block[], limit: number): Block[] {
  const last = blocks.at(-1);
  if (last === undefined) return [];
  const sentences = sentencesOf(last.text);
  const rest = blocks.slice(0, -1);
  if (sentences.length > 1) {
    return [...rest, { kind: last.kind, text: sentences.slice(0, -1).join(' ') }];
  }
  // A text of one endless sentence is cut at a word.
  return rest.length > 0 ? rest : [{ kind: last.kind, text: clipText(last.text, (limit * 3) / 4) }];
}

function renderAll(blocks: readonly Block[], platform: Platform): string {
  return platform === 'amazon' ? renderBreaks(blocks) : renderMarkup(blocks);
}

function renderBreaks(blocks: readonly Block[]): string {
  return blocks.map((block) => escapeMarkup(block.text)).join('<br>');
}

function renderMarkup(blocks: readonly Block[]): string {
  let markup = '';
  blocks.forEach((block, index) => {
    const text = escapeMarkup(block.text);
    if (block.kind === 'paragraph') markup += `<p>${text}</p>`;
    else if (block.kind === 'heading') markup += `<h2>${text}</h2>`;
    else {
      const opens = blocks[index - 1]?.kind !== 'item';
      const closes = blocks[index + 1]?.kind !== 'item';
      markup += `${opens ? '<ul>' : ''}<li>${text}</li>${closes ? '</ul>' : ''}`;
    }
  });
  return markup;
}
