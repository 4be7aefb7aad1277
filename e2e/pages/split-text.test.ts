import { expect, test } from 'vitest';
import { splitText } from '../../backend/web/src/pages/write/split-text.ts';

test('labeled lines, a price on its own and bullets go to their fields', () => {
  const text = `
    Oak Stool
    Category: Furniture
    $49.90
    • Solid oak
    - Holds 90 kg
    Material: Oak
    Type: folding`;
  expect(splitText(text)).toStrictEqual({
    product_name: 'Oak Stool',
    category: 'Furniture',
    price: '$49.90',
    features: 'Solid oak\nHolds 90 kg\nMaterial: Oak\nType: folding',
    shortened: false,
  });
});

test('headings and numbers of the shop are left out', () => {
  const text = `
    Estuary Mug
    Features:
    Holds 350 ml
    Specifications
    Material: stoneware
    SKU: EM-01
    EAN: 4006381333931`;
  expect(splitText(text)).toMatchObject({
    product_name: 'Estuary Mug',
    features: 'Holds 350 ml\nMaterial: stoneware',
  });
});

test.each([
  ['Produktname: Becher\nKategorie: Tassen\nPreis: 34,00 €\nTechnische Daten\nHält 350 ml'],
  ['Nom du produit : Becher\nCatégorie : Tassen\nPrix : 34,00 €\nCaractéristiques\nHält 350 ml'],
  ['Nombre: Becher\nCategoría: Tassen\nPrecio: 34,00 €\nEspecificaciones\nHält 350 ml'],
])('labels are known in every language of the pages: %s', (text) => {
  expect(splitText(text)).toMatchObject({
    product_name: 'Becher',
    category: 'Tassen',
    price: '34,00 €',
    features: 'Hält 350 ml',
  });
});

test('a named product is found wherever its line is', () => {
  expect(splitText('Solid oak.\nProduct name: Oak Stool\nPrice: 49.90 EUR')).toMatchObject({
    product_name: 'Oak Stool',
    price: '49.90 EUR',
    features: 'Solid oak.',
  });
});

test('a paragraph is features, and the name stays to be typed', () => {
  const paragraph = 'This stool holds 90 kg and folds flat.';
  expect(splitText(paragraph)).toMatchObject({ product_name: '', features: paragraph });
});

test('lines that do not fit are left out and reported', () => {
  const lines = Array.from({ length: 50 }, (_, n) => `Feature number ${n} of the stool.`);
  const { features, shortened } = splitText(['Stool', ...lines].join('\n'));
  expect(features.length).toBeLessThanOrEqual(600);
  expect(features.endsWith('stool.')).toBe(true);
  expect(shortened).toBe(true);
});

test('one line that is too long is cut, as the API counts characters', () => {
  const { features, shortened } = splitText(`Stool\n${'🪵'.repeat(700)}.`);
  expect(Array.from(features)).toHaveLength(600);
  expect(shortened).toBe(true);
});
