import { describe, expect, it } from 'vitest';
import { write } from './write-fixture.ts';

const NAME = 'TARN Type C Charger Cable with Braided Cord';
const FACTS = 'The cable carries 60 W. Its braided cord bends without breaking.';

describe('searches for other goods in front of a text', () => {
  it.each([
    'TARN. usb cable for cars 2m. under sink storage rack. tarn power bank.',
    'tarn power bank. office webcam 4k.',
    'TARN. gaming laptop 16 inch. 3043514475 MY 15135642412. Phone Cables. office webcam.',
  ])('go, and a tip names them: %s', async (keywords) => {
    const listing = await write('amazon', NAME, [`${keywords} ${FACTS}`]);
    const { title, bullets, description, item_highlights, backend_terms, keywords: tags } = listing;
    const text = [title, ...bullets, description, item_highlights, backend_terms, ...tags].join();
    expect(text).not.toMatch(/sink|bank|webcam|laptop|30435|phone/iu);
    expect(bullets.join()).toContain('The cable carries 60 W');
    expect(listing.pro_tip).toContain(keywords.replace(/\.$/u, ''));
  });

  it.each([
    'soft braided cord. machine washable. no tangles.',
    'braided cord. fast charging. 2 m long.',
    'nylon jacket cord. gold plated plugs.',
  ])('are not what a merchant says of the product in small letters: %s', async (features) => {
    const { description } = await write('shopify', NAME, [`${features} ${FACTS}`]);
    expect(description.toLowerCase()).toContain(features.split('.')[0]);
  });
});
