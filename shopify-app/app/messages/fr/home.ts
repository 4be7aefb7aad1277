import type en from '../en/home.ts';

export default {
  setupGuide: 'Guide de configuration',
  stepsCompleted:
    '{done, plural, one {# étape terminée} other {# étapes terminées}} sur {count, number}',
  dismiss: 'Fermer',
  dismissGuide: 'Fermer le guide de configuration',
  stepConnectHelp: 'Connectez-vous et approuvez cette boutique. Cela prend une minute.',
  stepWrite: 'Rédiger votre première fiche',
  stepWriteHelp:
    'Sélectionnez un produit. Rien ne change dans votre boutique avant la publication.',
  stepPublish: 'Vérifier et publier',
  stepPublishHelp:
    'Comparez l’ancien et le nouveau texte côte à côte, modifiez, puis publiez. Vous pourrez annuler plus tard.',
  reviewListings: 'Vérifier les fiches',
  stepDone: '(terminé)',
  overview: 'Vue d’ensemble',
  listingsLeft: 'Fiches restantes',
  notConnected: 'Non connectée',
  unavailable: 'Indisponible',
  ofLimit: 'sur {limit, number}, renouvellement le {day}',
  published: 'Publiés',
  toReview: 'À vérifier',
  failed: 'En échec',
  products: '{count, plural, one {produit} other {produits}}',
  latestRuns: 'Derniers lots',
  allRuns: 'Tous les lots',
} satisfies Record<keyof typeof en, string>;
