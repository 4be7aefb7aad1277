import type { PageLanguage } from '../../languages.ts';
import type { ProductDetails } from './write-listings.ts';

/** The product on the landing page, and what the form there starts with. Invented by us. */
export const EXAMPLE_PRODUCTS: Readonly<
  Record<PageLanguage, Pick<ProductDetails, 'product_name' | 'features'>>
> = {
  en: {
    product_name: 'Harbor Canvas Weekender Bag',
    features: [
      'Made of 18 oz waxed cotton canvas with full-grain leather handles.',
      'The main compartment holds clothes for three days.',
      'Separate shoe pocket at the base.',
      'Brass zippers and a detachable shoulder strap.',
      'Material: waxed cotton canvas',
      'Dimensions: 20 x 11 x 10 inches',
      'Weight: 3.2 lb',
    ].join('\n'),
  },
  de: {
    product_name: 'Harbor Reisetasche aus Canvas',
    features: [
      'Die Tasche ist aus gewachstem Baumwoll-Canvas und hat Griffe aus Vollleder.',
      'Das Hauptfach fasst Kleidung für drei Tage.',
      'Separates Schuhfach am Boden.',
      'Reißverschlüsse aus Messing und abnehmbarer Schultergurt.',
      'Farbe: Oliv',
      'Maße: 50 x 28 x 25 cm',
      'Gewicht: 1,5 kg',
    ].join('\n'),
  },
  fr: {
    product_name: 'Sac de voyage Harbor en toile',
    features: [
      'Le sac est en toile de coton ciré, avec des poignées en cuir pleine fleur.',
      'Le compartiment principal contient des vêtements pour trois jours.',
      'Compartiment à chaussures séparé à la base.',
      'Fermetures éclair en laiton et bandoulière amovible.',
      'Dimensions : 50 x 28 x 25 cm',
      'Poids : 1,5 kg',
    ].join('\n'),
  },
  es: {
    product_name: 'Mochila Harbor de lona',
    features: [
      'La mochila es de lona de algodón encerado y tiene asas de piel de plena flor.',
      'El compartimento principal guarda ropa para tres días.',
      'Compartimento separado para zapatos en la base.',
      'Cremalleras de latón y correas desmontables.',
      'Color: verde oliva',
      'Dimensiones: 50 x 28 x 25 cm',
      'Peso: 1,5 kg',
    ].join('\n'),
  },
};
