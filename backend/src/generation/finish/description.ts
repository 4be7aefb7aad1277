import type { Platform } from '@wareword/shared-schema';
import type { IOptions } from 'sanitize-html';
import type { RequestFacts } from '../facts/request-facts.ts';
import { MAX_STORE_DESCRIPTION, maxOfRule } from '../platforms/index.ts';
import { blocksOf, escapeBreaks, escapeMarkup, type Block } from '../text/blocks.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { clipText, plainText } from '../text/plain.ts';
import { sentencesOf } from '../text/sentences.ts';
import { allowedText, withoutEmoji } from './allowed-text.ts';

/** Only structure is allowed: no attributes, links, styles or first-level headings. */
const STRUCTURE: IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'div'],
  allowedAttributes: {},
  transformTags: { h1: 'h2' },
};

/** Limits on what is read of a draft; no listing is larger. */
const MAX_BLOCKS = 300;
const MAX_BLOCK_CHARACTERS = 4_000;

/**
 * A description as sanitized markup: paragraphs, second-level headings and lists for stores, text
 * with line breaks for Amazon. Empty if nothing is allowed.
 */
export async function finishDescription(markup: string, facts: RequestFacts): Promise<string> {
  const blocks = (await readBlocks(markup))
    .map(({ kind, text }) => ({ kind, text: allowedText(withoutEmoji(text), facts) }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return render(withoutEmptySections(blocks), facts);
}

/** The blocks of a description's markup as plain text, up to the limits. */
export async function readBlocks(markup: string): Promise<Block[]> {
  const { default: sanitize } = await import('sanitize-html');
  const broken = /<(?:p|br|li|div)\b/iu.test(markup) ? markup : markup.replace(/\n+/gu, '<br>');
  const blocks: Block[] = [];
  for (const { kind, text } of blocksOf(sanitize(broken, STRUCTURE)).slice(0, MAX_BLOCKS)) {
    await yieldToEventLoop();
    blocks.push({ kind, text: plainText(clipText(text, MAX_BLOCK_CHARACTERS)) });
  }
  return blocks;
}

/** Removes headings without anything below them. */
function withoutEmptySections(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, index) => {
    const next = blocks[index + 1];
    return block.kind !== 'heading' || (next !== undefined && next.kind !== 'heading');
  });
}

function render(blocks: readonly Block[], { platform, day }: RequestFacts): string {
  const limit = maxOfRule(platform, `${platform}.description.length`, day) ?? MAX_STORE_DESCRIPTION;
  const renderFirst = (count: number) => renderAll(blocks.slice(0, count), platform);
  const whole = largestFitting(blocks.length, (count) => renderFirst(count).length <= limit);
  const next = blocks[whole];
  if (next === undefined) return renderFirst(whole);
  // Keeps the sentences that fit from the block that doesn't.
  const sentences = sentencesOf(next.text);
  const withSentences = (count: number) => {
    const text = sentences.slice(0, count).join(' ');
    return renderAll([...blocks.slice(0, whole), { kind: next.kind, text }], platform);
  };
  const fitting = largestFitting(sentences.length, (count) => withSentences(count).length <= limit);
  if (fitting > 0) return withSentences(fitting);
  if (whole > 0) return renderFirst(whole);
  // A single long sentence is truncated at a word.
  const sentence = sentences[0] ?? '';
  const cuts = [(limit * 3) / 4, limit / MAX_ESCAPE_CHARACTERS].map((characters) =>
    renderAll([{ kind: next.kind, text: clipText(sentence, characters) }], platform),
  );
  return cuts.find((cut) => cut.length <= limit) ?? '';
}

/** Longer than any escaped character: "&amp;". */
const MAX_ESCAPE_CHARACTERS = 6;

/** The largest number from 0 to `count` that fits, assuming that every smaller number fits too. */
function largestFitting(count: number, fits: (count: number) => boolean): number {
  let fit = 0;
  let above = count + 1;
  while (above - fit > 1) {
    const middle = Math.floor((fit + above) / 2);
    if (fits(middle)) fit = middle;
    else above = middle;
  }
  return fit;
}

/** Renders blocks as markup, without headings that have no text below them. */
export function renderBlocks(blocks: readonly Block[], platform: Platform): string {
  return renderAll(withoutEmptySections(blocks), platform);
}

function renderAll(blocks: readonly Block[], platform: Platform): string {
  return platform === 'amazon' ? renderBreaks(blocks) : renderMarkup(blocks);
}

function renderBreaks(blocks: readonly Block[]): string {
  return blocks.map((block) => escapeBreaks(block.text)).join('<br>');
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
