import type en from '../en/pages.ts';

export default {
  fieldTitle: 'Titre',
  fieldDescription: 'Description',
  fieldMetaTitle: 'Titre SEO',
  fieldMetaDescription: 'Méta-description',
  fieldTags: 'Balises',
  tagsNotSelected:
    'Non sélectionné : les balises peuvent ajouter des produits à des collections automatisées. Elles ne changent donc que si vous les sélectionnez.',
  unavailable: 'Wareword est indisponible pour le moment',
  unavailableHelp:
    'Rien n’est perdu, et les lots continuent d’eux-mêmes. Actualisez la page dans un instant.',
  incompleteUrl:
    'Cette URL est incomplète. Rouvrez l’application depuis l’interface administrateur Shopify.',
  twoStores:
    'Cette URL contient deux boutiques différentes. Rouvrez l’application depuis l’interface administrateur Shopify.',
} satisfies Record<keyof typeof en, string>;
