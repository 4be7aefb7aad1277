import type { Language } from '@wareword/shared-schema';

/** A form of address: its words, and the word that names it. */
interface Address {
  readonly name: string;
  readonly words: ReadonlySet<string>;
  readonly isFormal: boolean;
  /**
   * Whether only capitalization within a sentence distinguishes its words from others, as for
   * German "Sie".
   */
  readonly isCapitalized: boolean;
}

interface Persons {
  readonly reader: readonly Address[];
  /** The brand as "we". */
  readonly brand: Pick<Address, 'name' | 'words'>;
}

function address(name: string, words: string, form: 'formal' | 'casual' | 'any'): Address {
  const isFormal = form === 'formal';
  return { name, words: setOf(words), isFormal, isCapitalized: /^\p{Lu}/u.test(words) };
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** How texts in each language address the reader and refer to the brand. */
export const PERSONS: Readonly<Record<Language, Persons>> = {
  en: {
    reader: [address('you', 'you your yours yourself yourselves', 'any')],
    brand: { name: 'we', words: setOf('we our ours us') },
  },
  de: {
    reader: [
      address('du', 'du dein deine deinen deinem deiner dich dir euch euer eure euren', 'casual'),
      address('Sie', 'Sie Ihnen Ihr Ihre Ihren Ihrem Ihrer', 'formal'),
    ],
    brand: { name: 'wir', words: setOf('wir uns unser unsere unseren unserem unserer') },
  },
  fr: {
    reader: [
      address('tu', 'tu te t toi ton ta tes', 'casual'),
      address('vous', 'vous votre vos vôtre', 'formal'),
    ],
    brand: { name: 'nous', words: setOf('nous notre nos nôtre') },
  },
  es: {
    reader: [
      address('tú', 'tú tu tus te ti contigo', 'casual'),
      address('usted', 'usted ustedes', 'formal'),
    ],
    brand: {
      name: 'nosotros',
      words: setOf('nosotros nosotras nuestro nuestra nuestros nuestras'),
    },
  },
  it: {
    reader: [
      address('tu', 'tu ti te tuo tua tuoi tue', 'casual'),
      address('voi', 'voi vostro vostra vostri vostre', 'formal'),
    ],
    brand: { name: 'noi', words: setOf('noi nostro nostra nostri nostre') },
  },
};

/** Conjunctions that a sentence may begin with, by language. */
export const CONJUNCTIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf('and but so or because yet'),
  de: setOf('und aber oder denn also doch'),
  fr: setOf('et mais ou car donc'),
  es: setOf('y pero o porque así'),
  it: setOf('e ma o perché quindi'),
};
