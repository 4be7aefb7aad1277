import indefinite from 'indefinite';
import { isPlural } from '../../reading/name.ts';
import type { LanguagePack } from './pack.ts';

const COUNTED =
  /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dual|double|twin|multiple|several)\b)/iu;
const MASS = /(?:padding|stitching|piping|elastic|stitch)$/iu;

export const ENGLISH: LanguagePack = {
  labels: {
    material: 'Material',
    size: 'Size',
    weight: 'Weight',
    color: 'Color',
    contents: 'Contents',
    count: 'Contents',
    care: 'Care',
    age: 'For',
    audience: 'For',
    origin: 'Origin',
    warranty: 'Warranty',
    power: 'Power',
    brand: 'Brand',
    product: 'Category',
  },
  colors: 'Colors',
  headings: { features: 'Features', specifications: 'Specifications' },
  measures: 'Measures',
  sentences: {
    and: (isLong) => (isLong ? ', and ' : ' and '),
    includes: (contents) => `Includes ${contents}.`,
    has: (noun, plural, parts) =>
      `${plural ? 'These' : 'This'} ${noun} ${plural ? 'have' : 'has'} ${parts}.`,
    madeOf: (material) => `Made of ${material}.`,
    madeAndHas: (material, noun, plural, parts) =>
      `Made of ${material}, ${plural ? 'these' : 'this'} ${noun} ${plural ? 'have' : 'has'} ${parts}.`,
    measures: (plural, size) => `${plural ? 'They measure' : 'It measures'} ${size}.`,
    withArticle: (part) =>
      COUNTED.test(part) || isPlural(part) || MASS.test(part) ? part : indefinite(part),
  },
};

export const BRITISH: LanguagePack = {
  ...ENGLISH,
  labels: { ...ENGLISH.labels, color: 'Colour' },
  colors: 'Colours',
  ...(ENGLISH.sentences && { sentences: { ...ENGLISH.sentences, and: () => ' and ' } }),
};
