import { maximumOf, minimumOf } from '../platforms/index.ts';
import { countWords } from '../text/words.ts';
import type { Draft } from '../writer.ts';
import { bulletsOf } from './bullets.ts';
import { markupOf, paragraphs, type Brief } from './layout.ts';
import type { Fact } from './read/facts.ts';
import { isTellable } from './read/tellable.ts';
import { isListable, open } from './telling.ts';
import { backendTermsOf, keywordsOf } from './terms.ts';
import { titleOf } from './title.ts';

const FEWEST_BULLETS = minimumOf('amazon', 'amazon.bullets.count');
const MOST_BULLETS = maximumOf('amazon', 'amazon.bullets.count');
/** A description shorter than this tells some of the bullets' facts as well. */
const SHORT_DESCRIPTION_WORDS = 18;

/** Bullets for what scans, a description for what is told in sentences; each fact in one of them. */
export function amazonDraft(brief: Brief): Draft {
  const { product, facts, chooser, prose } = brief;
  const opening = open(brief, product.subject, facts);
  const listable = facts.filter(isListable);
  const untold = facts.filter((fact) => !opening.told.includes(fact));
  let home: Fact[] = listable.filter((fact) => untold.includes(fact));
  for (const spare of [untold.filter((fact) => !home.includes(fact)).reverse(), opening.told]) {
    home = [...home, ...spare.slice(0, Math.max(0, FEWEST_BULLETS - home.length))];
  }
  home.sort((a, b) => a.order - b.order);
  const { bullets, left } = bulletsOf(
    home,
    {
      fewest: FEWEST_BULLETS,
      most: MOST_BULLETS,
      characters: maximumOf('amazon', 'amazon.bullets.length'),
      total: maximumOf('amazon', 'amazon.bullets.total'),
    },
    chooser,
    brief.voice,
  );
  const rest = untold.filter((fact) => !home.includes(fact) || left.includes(fact));
  const sentences = [...opening.sentences, ...prose.tell(rest)];
  if (countWords(sentences.join(' ')) < SHORT_DESCRIPTION_WORDS) {
    const again = home.filter(
      (fact) =>
        !rest.includes(fact) &&
        isTellable(fact) &&
        untold.includes(fact) &&
        fact.shape !== 'care' &&
        fact.words > 2,
    );
    sentences.push(...prose.tell(again.slice(0, 2)));
  }
  return {
    title: titleOf(product.label, product, facts, {
      characters: maximumOf('amazon', 'amazon.title.length'),
      fills: true,
    }),
    bullets,
    description: markupOf(paragraphs(sentences)),
    keywords: keywordsOf(brief, product.label),
    backend_terms: backendTermsOf(brief),
  };
}
