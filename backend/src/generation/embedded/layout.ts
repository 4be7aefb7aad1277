import type { RequestFacts } from '../facts/request-facts.ts';
import { escapeMarkup, type Block } from '../text/blocks.ts';
import { countWords } from '../text/words.ts';
import type { ListingRequest } from '../writer.ts';
import { capital } from './read/calm.ts';
import { properWords, readFact, type Fact } from './read/facts.ts';
import { readProduct, type Product } from './read/product.ts';
import { withoutRepeats } from './read/repeats.ts';
import { createChooser, type Chooser } from './seed.ts';
import { Prose } from './write/prose.ts';
import { VOICES, type Voice } from './write/voice.ts';

/** What every part of a listing is written from. */
export interface Brief {
  readonly request: ListingRequest;
  readonly product: Product;
  readonly facts: readonly Fact[];
  readonly proper: ReadonlySet<string>;
  readonly chooser: Chooser;
  readonly voice: Voice;
  readonly prose: Prose;
}

export function readBrief(request: ListingRequest, facts: RequestFacts): Brief {
  const product = readProduct(request);
  const told = facts.list.map(({ header, text }) => `${header ?? ''}\n${text}`).join('\n');
  const proper = properWords(product.name, told);
  const chooser = createChooser(
    [request.product_name, request.features, request.platform, request.tone].join('\n'),
  );
  const list = facts.list.map((statement, order) => readFact(statement, order, proper, product));
  const store = request.platform === 'woocommerce';
  const tone = VOICES[request.tone];
  const analysed = store && facts.inputWords >= ANALYSED_WORDS;
  // Many short sentences outweigh a few long ones, which a product analysis counts.
  const voice = store ? { ...tone, mostThings: Math.min(2, tone.mostThings), stiff: true } : tone;
  return {
    request,
    product,
    facts: withoutRepeats(list),
    proper,
    chooser,
    voice,
    prose: new Prose({
      product,
      proper,
      voice,
      chooser,
      stems: facts.stems,
      // A product analysis asks a text of some length for transitions in three sentences of ten.
      leadingShare: analysed ? 0.5 : voice.leading,
    }),
  };
}

/** Below the 60 words of input from which the analysis counts (listing rules). */
export const ANALYSED_WORDS = 46;
const PARAGRAPH_WORDS = 55;

/** Sentences as paragraphs of a few sentences each. */
export function paragraphs(sentences: readonly string[], most = PARAGRAPH_WORDS): Block[] {
  const blocks: Block[] = [];
  let current: string[] = [];
  let words = 0;
  for (const sentence of sentences) {
    const count = countWords(sentence);
    if (current.length > 0 && words + count > most) {
      blocks.push({ kind: 'paragraph', text: current.join(' ') });
      current = [];
      words = 0;
    }
    current.push(sentence);
    words += count;
  }
  if (current.length > 0) blocks.push({ kind: 'paragraph', text: current.join(' ') });
  return blocks;
}

export function item(text: string): Block {
  return { kind: 'item', text: capital(text) };
}

export function markupOf(blocks: readonly Block[]): string {
  return blocks
    .map(({ kind, text }) => {
      const tag = kind === 'paragraph' ? 'p' : kind === 'heading' ? 'h2' : 'li';
      return `<${tag}>${escapeMarkup(text)}</${tag}>`;
    })
    .join('');
}
