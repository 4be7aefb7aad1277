import type en from '../en/problems.ts';

export default {
  somethingWentWrong: 'Une erreur s’est produite',
  unexpected: 'Rien n’est perdu. Actualisez la page. Si le problème persiste, contactez-nous.',
  invalidInput: 'Vérifiez votre saisie, puis réessayez.',
  seePlans: 'Voir les forfaits',
  goToConnection: 'Accéder à la connexion',
  goToRuns: 'Accéder aux lots',
  accessLostTitle: 'Pas d’accès à votre boutique',
  accessLost:
    'Wareword n’a pas accès à votre boutique. Rouvrez l’application dans l’interface administrateur Shopify pour rétablir l’accès.',
  scopeMissingTitle: 'Autorisation requise',
  scopeMissing:
    'Wareword n’est plus autorisé à modifier les produits. Rouvrez l’application dans l’interface administrateur Shopify pour rétablir l’accès.',
  storeFrozenTitle: 'Votre boutique est suspendue',
  storeFrozen:
    'Shopify a suspendu votre boutique. Consultez l’interface administrateur Shopify pour en connaître la raison.',
  shopifyUnreachableTitle: 'Shopify ne répond pas',
  shopifyUnreachable:
    'Shopify ne répond pas pour le moment. Rien n’est perdu. Réessayez dans un instant.',
  shopifyThrottledTitle: 'Shopify est très sollicité',
  shopifyThrottled:
    'Shopify limite la vitesse à laquelle les applications travaillent dans une boutique. Nous continuons dès que possible.',
  responseTooLarge:
    'Ce produit contient trop de texte pour Wareword. Raccourcissez d’abord sa description dans Shopify.',
  shopifyRefused: 'Shopify n’a pas accepté ceci : {message}',
  storeFailed: 'Votre boutique ne l’a pas enregistré. Réessayez plus tard.',
  productArchived: 'Ce produit est archivé. Désarchivez-le d’abord dans Shopify.',
  uninstalled: 'L’application a été désinstallée pendant l’opération. Reprenez pour continuer.',
  runNotFoundTitle: 'Lot introuvable',
  runNotFound:
    'Nous n’avons pas trouvé ce lot. Les lots de votre boutique se trouvent dans la liste.',
  itemNotFoundTitle: 'Produit introuvable',
  itemNotFound: 'Ce produit ne fait pas partie de ce lot. Ouvrez le lot pour voir ses produits.',
  nothingToDoTitle: 'Rien n’a changé',
  invalidEditTitle: 'Vos modifications n’ont pas été enregistrées',
  tooManyProductsTitle: 'Trop de produits',
  tooManyProducts:
    'Sélectionnez jusqu’à 10 000 produits à la fois, ou tous ceux qui correspondent à un filtre.',
  tooManyRunsTitle: 'Trop de lots',
  noProductsTitle: 'Aucun produit sélectionné',
  noProducts: 'Sélectionnez au moins un produit.',
  noSentProducts: 'Choisissez un produit pour au moins une fiche.',
  sameProductTitle: 'Un produit, deux fiches',
  sameProduct: 'Choisissez un produit différent pour chaque fiche.',
  notConnectedTitle: 'Connecter à Wareword',
  notConnected: 'La boutique n’est pas connectée à Wareword. Connectez-la, puis reprenez.',
  tokenRevokedTitle: 'Reconnecter à Wareword',
  usageLimitReachedTitle: 'Plus aucune fiche disponible ce mois-ci',
  planRequiredTitle: 'Non compris dans votre forfait',
  brandUnavailableTitle: 'Marque non disponible',
  httpsRequiredTitle: 'Connexion non sécurisée',
  serviceUnreachableTitle: 'Wareword ne répond pas',
  bulkNotAllowedTitle: 'Un produit à la fois',
  bulkNotAllowed: 'Votre forfait permet une seule fiche à la fois. Sélectionnez un seul produit.',
  tooManyRequestsTitle: 'Trop de demandes',
  connectExpiredTitle: 'Recommencez la connexion',
  connectDeniedTitle: 'Non connectée',
  connectFailedTitle: 'Échec de la connexion',
  storeTakenTitle: 'Connectée à un autre compte',
} satisfies Record<keyof typeof en, string>;
