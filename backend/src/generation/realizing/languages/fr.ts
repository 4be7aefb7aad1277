import type { LanguagePack } from './pack.ts';

export const FRENCH: LanguagePack = {
  labels: {
    material: 'Matière',
    size: 'Dimensions',
    weight: 'Poids',
    color: 'Couleur',
    contents: 'Contenu',
    count: 'Contenu',
    care: 'Entretien',
    age: 'Âge',
    audience: 'Pour',
    origin: 'Origine',
    warranty: 'Garantie',
    power: 'Alimentation',
    brand: 'Marque',
    product: 'Catégorie',
  },
  colors: 'Couleurs',
  headings: { features: 'Points forts', specifications: 'Caractéristiques' },
  measures: 'Dimensions :',
};
