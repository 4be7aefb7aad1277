import type en from '../en/sent.ts';

export default {
  heading: 'Fiches envoyées depuis Wareword',
  reviewListings: 'Vérifier les fiches',
  reviewCount: 'Vérifier {count, plural, one {# fiche} other {# fiches}}',
  chooseHeading: 'Choisissez le produit de chaque fiche',
  chooseHelp:
    'Vérifiez ensuite les textes comme d’habitude. Rien ne change dans votre boutique avant la publication. C’est gratuit, car ces fiches sont déjà rédigées.',
  product: 'Produit : {title}',
  sameProduct: 'Choisissez un produit différent pour chaque fiche.',
  choose: 'Choisir le produit',
  chooseNamed: 'Choisir le produit pour {name}',
  change: 'Changer de produit',
  changeNamed: 'Changer de produit pour {name}',
  dismiss: 'Ignorer',
  dismissNamed: 'Ignorer {name}',
  none: 'Aucune fiche envoyée',
  noneHelp: 'Les fiches que vous envoyez à cette boutique dans Wareword apparaissent ici.',
  showProducts: 'Afficher les produits',
} satisfies Record<keyof typeof en, string>;
