import { LISTING_LIMITS } from '@wareword/shared-schema';
import type { RequestFacts } from '../facts/request-facts.ts';
import type { Statement } from '../facts/statements.ts';
import { maximumOf } from '../platforms/index.ts';
import { clipText } from '../text/plain.ts';
import type { Block } from '../text/blocks.ts';
import { foldWord, wordsOf } from '../text/words.ts';
import type { Draft } from '../writer.ts';
import { markupOf } from './layout.ts';

const BULLET_CHARACTERS = 180;
const META_CHARACTERS = maximumOf('woocommerce', 'woocommerce.meta_description.length');
const SHORT_CHARACTERS = 40;

/**
 * A listing in a language that we have no grammar of: the input's own phrases, arranged, and not a
 * word of English between them.
 */
export function foreignDraft(name: string, category: string, facts: RequestFacts): Draft {
  const texts = facts.list.map(phrase);
  const paragraph: Block = { kind: 'paragraph', text: texts.slice(0, 2).map(ended).join(' ') };
  const items = texts.slice(2).map((text): Block => ({ kind: 'item', text }));
  const short = facts.list
    .map(({ text }) => text)
    .filter((text) => text.length <= SHORT_CHARACTERS);
  const categories = category.split(/\s*[>/|]\s*/u).filter((part) => part !== '');
  const names: Block = { kind: 'paragraph', text: ended(name) };
  return {
    title: name,
    bullets: texts
      .slice(0, LISTING_LIMITS.bullets)
      .map((text) => clipText(text, BULLET_CHARACTERS)),
    description: markupOf([names, ...(paragraph.text === '' ? [] : [paragraph]), ...items]),
    keywords: [name, ...categories.reverse(), ...short],
    backend_terms: wordsOf(facts.list.map(({ text }) => text).join(' '))
      .map(foldWord)
      .join(' '),
    focus_keyphrase: name,
    meta_description: clipText([name, ...texts].map(ended).join(' '), META_CHARACTERS),
    product_tags: [...categories, ...short, name],
  };
}

function phrase({ header, text }: Statement): string {
  return header === null ? text : `${header}: ${text}`;
}

function ended(text: string): string {
  return /[.!?。！？؟۔।]$/u.test(text) ? text : `${text}.`;
}
