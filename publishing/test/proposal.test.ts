import type { Listing } from '@wareword/shared-schema';
import { expect, test } from 'vitest';
import { fieldsOf, type StoreFields } from '../src/fields.ts';
import { chosenValues, planOf } from '../src/text/plan.ts';
import { mediaInHtml } from '../src/text/media.ts';
import { proposalOf } from '../src/text/proposal.ts';

/** A platform whose listings have keywords in place of tags, and which keeps plain text. */
const FIELDS: StoreFields = {
  title: { format: 'text', from: 'title', selected: true },
  description: { format: 'html', from: 'description', selected: true },
  tags: { format: 'text', from: 'keywords', selected: false },
  metaTitle: { format: 'text', from: 'title', selected: true },
  metaDescription: { format: 'text', from: 'meta_description', selected: true },
};

const LISTING: Listing = {
  title: 'Salt & Pepper Mill',
  bullets: ['Grinds fine & coarse'],
  description: '<p>Grinds <script>x</script>salt.</p>',
  keywords: ['salt mill', 'Oak'],
  backend_terms: '',
  focus_keyphrase: '',
  meta_description: 'A mill of oak.',
  product_tags: [],
  item_highlights: '',
  seo_scores: {
    keyword_density: 50,
    readability: 50,
    conversion_potential: 50,
    platform_compliance: 50,
  },
  pro_tip: '',
};

const CURRENT = {
  title: 'Mill',
  description: '',
  tags: ['OAK', 'gift'],
  metaTitle: '',
  metaDescription: '',
};

test('each field is filled from the part of the listing that the platform names', () => {
  expect(proposalOf(LISTING, CURRENT, FIELDS)).toEqual({
    title: 'Salt & Pepper Mill',
    description: '<p>Grinds salt.</p>',
    tags: ['salt mill', 'Oak'],
    metaTitle: 'Salt & Pepper Mill',
    metaDescription: 'A mill of oak.',
  });
});

test.each([
  [['Grinds fine & coarse'], '<p>Grinds fine &amp; coarse</p>'],
  [['Fine & coarse', 'Oak'], '<ul>\n<li>Fine &amp; coarse</li>\n<li>Oak</li>\n</ul>'],
])('a single bullet becomes a paragraph, and several a list: %j', (bullets, summary) => {
  const fields: StoreFields = { summary: { format: 'html', from: 'bullets', selected: true } };
  expect(proposalOf({ ...LISTING, bullets }, { summary: '' }, fields)).toEqual({ summary });
});

test('a field that the platform or the product lacks is not filled', () => {
  const titles: StoreFields = { title: { format: 'text', from: 'title', selected: true } };
  expect(proposalOf(LISTING, CURRENT, titles)).toEqual({ title: 'Salt & Pepper Mill' });
  expect(proposalOf(LISTING, { title: 'Mill' }, FIELDS)).toEqual({ title: 'Salt & Pepper Mill' });
});

test('tags are only added, and only where they were selected', async () => {
  const item = {
    base: { modified: 'digest', values: CURRENT, unrestorable: [] },
    proposal: proposalOf(LISTING, CURRENT, FIELDS),
    edits: null,
    chosen: null,
  };
  const about = { fields: FIELDS, mediaIn: (html: string) => mediaInHtml(html) };
  const first = fieldsOf(FIELDS).filter((field) => FIELDS[field]?.selected);
  expect(first).toEqual(['title', 'description', 'metaTitle', 'metaDescription']);
  const plan = await planOf(item, { fields: first, onlyEmpty: false }, about);
  expect(plan.find(({ field }) => field === 'tags')?.because).toBe('not_selected');
  expect(chosenValues(plan).tags).toBeUndefined();
  const selected = await planOf(
    { ...item, chosen: ['tags'] },
    { fields: first, onlyEmpty: false },
    about,
  );
  expect(chosenValues(selected)).toEqual({ tags: ['OAK', 'gift', 'salt mill'] });
});
