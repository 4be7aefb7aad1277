import type { LanguagePack } from './pack.ts';

export const ITALIAN: LanguagePack = {
  labels: {
    material: 'Materiale',
    size: 'Misure',
    weight: 'Peso',
    color: 'Colore',
    contents: 'Contenuto',
    count: 'Contenuto',
    care: 'Cura',
    age: 'Età',
    audience: 'Per',
    origin: 'Origine',
    warranty: 'Garanzia',
    power: 'Alimentazione',
    brand: 'Marca',
    product: 'Categoria',
  },
  colors: 'Colori',
  headings: { features: 'Caratteristiche', specifications: 'Specifiche' },
  measures: 'Misure:',
};
