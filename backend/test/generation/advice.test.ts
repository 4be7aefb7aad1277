import { expect, it } from 'vitest';
import type { AdviceTexts } from '../../src/generation/advice/advice.ts';
import { english } from '../../src/generation/advice/texts/english.ts';
import { french } from '../../src/generation/advice/texts/french.ts';
import { german } from '../../src/generation/advice/texts/german.ts';
import { spanish } from '../../src/generation/advice/texts/spanish.ts';
import { formatAdvice, type Advice } from '../../src/generation/advice/index.ts';

it('has each piece of advice in four languages, with their quotation marks and number formats', () => {
  const leftOut: Advice = {
    code: 'leftOut',
    values: { reason: 'health', quotes: ['Cures acne', 'Burns fat'] },
  };
  const long: Advice = { code: 'tooLong', values: { unit: 'bytes', length: 1500, max: 1250 } };
  const words: Advice = {
    code: 'aboutWords',
    values: { advice: 'removeBulletPrices', words: ['$9'] },
  };
  const said = (['en', 'de', 'fr', 'es'] as const).map((language) =>
    [leftOut, long, words].map((advice) => formatAdvice(advice, language)),
  );
  expect(said).toMatchInlineSnapshot(`
    [
      [
        "Left out because they're health claims: "Cures acne", "Burns fat".",
        "1,500 of 1,250 bytes. Remove 250.",
        "Remove prices from the bullets: "$9".",
      ],
      [
        "Weggelassen, weil es gesundheitsbezogene Aussagen sind: „Cures acne“, „Burns fat“.",
        "1.500 von 1.250 Byte. Entfernen Sie 250.",
        "Entfernen Sie Preise aus den Aufzählungspunkten: „$9“.",
      ],
      [
        "Écartés, car ce sont des allégations de santé : « Cures acne », « Burns fat ».",
        "1 500 octets sur 1 250. Supprimez-en 250.",
        "Retirez les prix des puces : « $9 ».",
      ],
      [
        "Se han omitido porque son declaraciones sobre la salud: «Cures acne», «Burns fat».",
        "1500 de 1250 bytes. Quita 250.",
        "Quita los precios de las viñetas: «$9».",
      ],
    ]
  `);
});

it('says that a keyword is not mentioned, rather than how often', () => {
  const never: Advice = { code: 'density', values: { term: 'oak stool', mentions: 0, words: 40 } };
  const often: Advice = { code: 'density', values: { term: 'oak stool', mentions: 4, words: 12 } };
  const thrice: Advice = {
    code: 'densityOfShort',
    values: { term: 'oak stool', mentions: 3, words: 12 },
  };
  const said = (['en', 'de', 'fr', 'es'] as const).map((language) =>
    [never, often, thrice].map((advice) => formatAdvice(advice, language)),
  );
  expect(said).toMatchInlineSnapshot(`
    [
      [
        ""oak stool" isn't mentioned. Aim for 0.5 to 3 mentions per 100 words.",
        ""oak stool": 4 mentions in 12 words. Aim for 0.5 to 3 per 100 words.",
        ""oak stool": 3 mentions in 12 words. Up to 3 are fine in a text this short.",
      ],
      [
        "„oak stool“ wird nicht erwähnt. Ideal sind 0,5 bis 3 Erwähnungen pro 100 Wörter.",
        "„oak stool“: 4 Erwähnungen in 12 Wörtern. Ideal sind 0,5 bis 3 pro 100 Wörter.",
        "„oak stool“: 3 Erwähnungen in 12 Wörtern. In einem so kurzen Text sind bis zu 3 in Ordnung.",
      ],
      [
        "« oak stool » n’apparaît pas. Visez 0,5 à 3 mentions pour 100 mots.",
        "« oak stool » : 4 mentions en 12 mots. Visez 0,5 à 3 pour 100 mots.",
        "« oak stool » : 3 mentions en 12 mots. Jusqu’à 3 conviennent dans un texte aussi court.",
      ],
      [
        "«oak stool» no aparece. Intenta que haya de 0,5 a 3 menciones por cada 100 palabras.",
        "«oak stool»: 4 menciones en 12 palabras. Intenta que sean de 0,5 a 3 por cada 100 palabras.",
        "«oak stool»: 3 menciones en 12 palabras. En un texto tan corto, hasta 3 están bien.",
      ],
    ]
  `);
});

it.each(Object.entries({ german, french, spanish }))(
  'every piece of advice has its own sentence in %s',
  (_language, { plain }: AdviceTexts) => {
    for (const [code, text] of Object.entries(plain)) {
      expect(text, code).toMatch(/\p{Lu}.*[.»“]$/u);
      expect(Object.values(english.plain), code).not.toContain(text);
    }
    expect(new Set(Object.values(plain)).size).toBe(Object.keys(plain).length);
  },
);
