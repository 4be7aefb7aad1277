import type { LanguagePack } from './pack.ts';

export const GERMAN: LanguagePack = {
  labels: {
    material: 'Material',
    size: 'Größe',
    weight: 'Gewicht',
    color: 'Farbe',
    contents: 'Lieferumfang',
    count: 'Inhalt',
    care: 'Pflege',
    age: 'Alter',
    audience: 'Für',
    origin: 'Herkunft',
    warranty: 'Garantie',
    power: 'Strom',
    brand: 'Marke',
    product: 'Kategorie',
  },
  colors: 'Farben',
  headings: { features: 'Merkmale', specifications: 'Technische Daten' },
  measures: 'Maße:',
};
