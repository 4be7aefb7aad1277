import { readFacts } from '../facts/request-facts.ts';
import { escapeMarkup } from '../text/blocks.ts';
import { clipText, plainText } from '../text/plain.ts';
import { contentStems, foldWord, SMALL_WORDS, wordsOf } from '../text/words.ts';
import type { Draft, ListingRequest } from '../writer.ts';

/** Writes a draft from what the request says. */
export function compose(request: ListingRequest): Draft {
  const facts = readFacts(request);
  const name = plainText(request.product_name);
  const statements = facts.list.map(({ header, text }) =>
    header === null ? text : `${header}: ${text}`,
  );
  const category = (request.category ?? '').split('>').at(-1)?.trim() ?? '';
  const terms = [...new Set(wordsOf(request.features).map(foldWord))].filter(
    (word) => !SMALL_WORDS.has(word),
  );
  const short = clipText(name, 58);
  return {
    title: name,
    bullets: statements.map((statement) => clipText(statement, 180)),
    description:
      `<p>${escapeMarkup(name)}</p>` +
      `<ul>${statements.map((text) => `<li>${escapeMarkup(text)}</li>`).join('')}</ul>`,
    keywords: [short.toLowerCase(), category.toLowerCase(), ...terms.slice(0, 6)],
    backend_terms: terms.join(' '),
    focus_keyphrase: contentStems(short).length > 6 ? clipText(short, 40) : short,
    meta_description: clipText([name, ...statements].join('. '), 150),
    product_tags: [category, ...terms.slice(0, 5)],
  };
}
