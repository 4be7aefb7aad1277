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
/** A statement of so few words is a bullet's, whatever its shape. */
const SHORT_WORDS = 9;
/** A description shorter than this tells some of the bullets' facts as well. */
const SHORT_DESCRIPTION_WORDS = 18;

/** Bullets for what scans, a description for what is told in sentences; each fact in one of them. */
export function amazonDraft(brief: Brief): Draft {
  const { product, facts, chooser, prose } = brief;
  const opening = open(brief, product.subject, facts);
  const listable = facts.filter(isListable);
  const untold = facts.filter((fact) => !opening.told.includes(fact));
  // Whoever reads the bullets alone knows the short facts, all of them.
  let home: Fact[] = facts.filter((fact) => listable.includes(fact) || fact.words <= SHORT_WORDS);
  for (const spare of [untold.filter((fact) => !home.includes(fact)).reverse(), opening.told]) {
    const more = spare.filter((fact) => !home.includes(fact));
    home = [...home, ...more.slice(0, Math.max(0, FEWEST_BULLETS - home.length))];
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
  const sentences = [...opening.sentences, ...prose.tell(rest), ...prose.audience()];
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
