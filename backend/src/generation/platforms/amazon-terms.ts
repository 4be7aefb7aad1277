import { foldWord, STOP_WORDS, wordsOf } from '../text/words.ts';
import type { Rule } from './rule.ts';

const TERMS_GUIDE = 'Amazon search terms guidelines (Seller Central)';

/** Subjective words, which backend terms must not contain. */
export const SUBJECTIVE_TERMS: ReadonlySet<string> = new Set(
  'available new best cheap cheapest amazing good great top sale free discount perfect popular'.split(
    ' ',
  ),
);

/** Amazon's rules for backend terms. */
export const AMAZON_TERM_RULES: readonly Rule[] = [
  {
    id: 'amazon.backend_terms.bytes',
    field: 'backend_terms',
    severity: 'hard',
    fixable: true,
    weight: 2,
    source: TERMS_GUIDE,
    limit: { unit: 'bytes', max: 249 },
    remedy: 'shortenTerms',
  },
  {
    id: 'amazon.backend_terms.form',
    field: 'backend_terms',
    severity: 'hard',
    fixable: true,
    weight: 1,
    source: TERMS_GUIDE,
    forbids: /[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N} ]|^\s|\s$|\s\s/u,
    remedy: 'lowerCaseTerms',
  },
  {
    id: 'amazon.backend_terms.repeats',
    field: 'backend_terms',
    severity: 'hard',
    fixable: true,
    weight: 1,
    source: TERMS_GUIDE,
    check: (text) => {
      const terms = termsOf(text.backend_terms);
      const title = new Set(wordsOf(text.title).map(foldWord));
      return new Set(terms).size === terms.length && !terms.some((term) => title.has(term));
    },
    remedy: 'repeatNoTitleWords',
  },
  {
    id: 'amazon.backend_terms.words',
    field: 'backend_terms',
    severity: 'hard',
    fixable: true,
    weight: 1,
    source: TERMS_GUIDE,
    check: (text, context) =>
      termsOf(text.backend_terms).every(
        (term) =>
          !STOP_WORDS.has(term) && !SUBJECTIVE_TERMS.has(term) && !context.brandWords.has(term),
      ),
    remedy: 'removeTermFillers',
  },
];

function termsOf(terms: string): string[] {
  return terms.split(' ').filter((term) => term !== '');
}
