import type { RequestFacts } from '../facts/request-facts.ts';
import { readFacts } from '../facts/request-facts.ts';
import { maximumOf } from '../platforms/index.ts';
import { countWords } from '../text/words.ts';
import type { Block } from '../text/blocks.ts';
import type { Draft, ListingRequest } from '../writer.ts';
import { bulletsOf } from './bullets.ts';
import { keyphraseOf } from './keyphrase.ts';
import { item, markupOf, paragraphs, readBrief, type Brief } from './layout.ts';
import { metaOf } from './meta.ts';
import { capital } from './read/calm.ts';
import type { Fact } from './read/facts.ts';
import { backendTermsOf, keywordsOf, tagsOf } from './terms.ts';
import { titleOf } from './title.ts';
import { openingOf } from './write/openings.ts';
import { joinList, valueText } from './write/phrases.ts';

/** Writes a draft from what the request says. */
export function compose(request: ListingRequest): Draft {
  const facts = readFacts(request);
  const brief = readBrief(request, facts);
  switch (request.platform) {
    case 'amazon':
      return amazonDraft(brief);
    case 'shopify':
      return shopifyDraft(brief);
    case 'woocommerce':
      return wooDraft(brief, facts);
  }
}

/** Whether a fact can stand in a list; the others are sentences of their own. */
function listable(fact: Fact): boolean {
  if (fact.attribute) return true;
  if (fact.header !== null) return fact.words <= 20;
  return (
    (fact.shape === 'noun' || fact.shape === 'adjective' || fact.shape === 'participle') &&
    fact.words <= 14
  );
}

function amazonDraft(brief: Brief): Draft {
  const { product, facts, chooser, prose } = brief;
  const keyphrase = keyphraseOf(product, facts);
  let home = facts.filter(listable);
  if (home.length < 3)
    home = [
      ...home,
      ...facts.filter((fact) => !home.includes(fact)).slice(0, 4 - home.length),
    ];
  const limits = {
    fewest: 3,
    most: 5,
    characters: maximumOf('amazon', 'amazon.bullets.length'),
    total: maximumOf('amazon', 'amazon.bullets.total'),
  };
  const { bullets, left } = bulletsOf(home, limits, chooser);
  const rest = [...facts.filter((fact) => !home.includes(fact)), ...left];
  const { sentences } = openedProse(brief, product.subject, facts, rest, 3);
  return {
    title: titleOf(product.label, product, facts, {
      characters: maximumOf('amazon', 'amazon.title.length'),
      fills: true,
    }),
    bullets,
    description: markupOf(paragraphs(prose.note([]).concat(sentences))),
    keywords: keywordsOf(brief, keyphrase),
    backend_terms: backendTermsOf(brief),
  };
}

/** An opening, and the facts told after it; a few of the others too where these are few. */
function openedProse(
  brief: Brief,
  subject: string,
  facts: readonly Fact[],
  rest: readonly Fact[],
  fewest: number,
): { sentences: string[]; told: ReadonlySet<Fact> } {
  const { product, chooser, prose } = brief;
  const opening = openingOf(subject, product, facts, chooser);
  const told = new Set<Fact>(opening?.told ?? []);
  const sentences: string[] = [];
  if (opening !== null) sentences.push(...prose.note([opening.sentence]));
  let coming = rest.filter((fact) => !told.has(fact));
  if (coming.length < fewest) {
    const more = facts.filter(
      (fact) => !told.has(fact) && !coming.includes(fact) && !fact.attribute,
    );
    coming = [...coming, ...more.slice(0, fewest - coming.length)];
  }
  for (const fact of coming) told.add(fact);
  sentences.push(...prose.tell(coming));
  if (sentences.length === 0) sentences.push(...prose.tell(facts));
  return { sentences, told };
}

function itemOf(fact: Fact): Block {
  const text = fact.attribute ? valueText(fact.text) : fact.text;
  return item(fact.header === null ? text : `${fact.header}: ${text}`);
}

function shopifyDraft(brief: Brief): Draft {
  const { product, facts } = brief;
  const keyphrase = keyphraseOf(product, facts);
  const { blocks } = storeBlocks(brief, product.subject, facts);
  return {
    title: titleOf(product.label, product, facts, {
      characters: 59,
      fills: product.label.length < 25,
    }),
    description: markupOf(blocks),
    keywords: keywordsOf(brief, keyphrase),
    meta_description: metaOf(product.label, facts, 120, 160, brief.chooser),
  };
}

/** Prose for what is told in sentences, a list for what scans. */
function storeBlocks(
  brief: Brief,
  subject: string,
  facts: readonly Fact[],
): { blocks: Block[]; listed: Fact[] } {
  const things = facts.filter(listable);
  const plain = things.filter((fact) => !fact.attribute && fact.header === null);
  const sentences = facts.filter((fact) => !things.includes(fact));
  // Things go half into the prose where it is short of sentences, and the rest into the list.
  const intoProse = plain.filter(
    (_fact, index) => index % 2 === 0 && sentences.length < 4 + index / 2,
  );
  const prose = facts.filter((fact) => sentences.includes(fact) || intoProse.includes(fact));
  const opened = openedProse(brief, subject, plain.length > 0 ? plain : facts, prose, 2);
  let listed = things.filter((fact) => !opened.told.has(fact));
  if (listed.length < 2) listed = things.length >= 2 ? things.slice(-3) : facts.slice(-2);
  return { blocks: [...paragraphs(opened.sentences), ...listed.map(itemOf)], listed };
}

function wooDraft(brief: Brief, input: RequestFacts): Draft {
  const { product, facts, chooser } = brief;
  const keyphrase = keyphraseOf(product, facts);
  const subject = product.subject.startsWith('the ') ? `the ${keyphrase}` : keyphrase;
  const { blocks } = storeBlocks(brief, subject, facts);
  const text = blocks.filter(({ kind }) => kind === 'paragraph');
  const items = blocks.filter(({ kind }) => kind === 'item');
  const words = blocks.reduce((sum, block) => sum + countWords(block.text), 0);
  const heads: Block[] =
    words < 70 || input.inputWords < 25
      ? []
      : [{ kind: 'heading', text: capital(`${keyphrase} in detail`) }];
  const short = facts.filter((fact) => fact.words <= 10);
  const { bullets } = bulletsOf(
    short.length >= 3 ? short : facts,
    { fewest: 3, most: 4, characters: 110, total: 300 },
    chooser,
  );
  return {
    title: titleOf(keyphrase, product, facts, { characters: 56, fills: false }),
    bullets,
    description: markupOf([...text.slice(0, 1), ...heads, ...text.slice(1), ...items]),
    keywords: keywordsOf(brief, keyphrase),
    focus_keyphrase: keyphrase,
    meta_description: metaOf(keyphrase, facts, 121, 156, chooser),
    product_tags: tagsOf(brief),
  };
}

export { joinList };
