import type en from '../en/shell.ts';

export default {
  home: 'Accueil',
  products: 'Produits',
  runs: 'Lots',
  connection: 'Connexion',
  pageNotFound: 'Page introuvable',
  pageNotFoundHelp: 'Vérifiez l’adresse, ou revenez à la page d’accueil.',
  somethingWentWrong: 'Une erreur s’est produite',
  pageNotShown: 'Impossible d’afficher cette page',
  pageNotShownHelp:
    'Actualisez la page. Ce que vous avez enregistré est conservé. Si le problème persiste, contactez-nous.',
  goHome: 'Aller à la page d’accueil',
  unreached: 'Wareword est injoignable',
  unreachedHelp: 'Vérifiez votre connexion, puis réessayez. Rien n’est perdu.',
  pickerNotOpened: 'La liste des produits de Shopify ne s’est pas ouverte',
  pickerNotOpenedHelp: 'Réessayez. Si elle reste fermée, rechargez la page.',
  tryAgain: 'Réessayer',
  seePlans: 'Voir les forfaits',
  planAllowsOne:
    'Votre forfait permet une seule fiche à la fois. Pour en rédiger plusieurs en même temps, il vous faut le forfait {plan}.',
  usageLeft:
    'Il reste {remaining, number} sur {limit, plural, one {# fiche} other {# fiches}} ce mois-ci. Renouvellement le {day}.',
  chooseProducts: 'Choisir des produits',
  connectToWareword: 'Connecter à Wareword',
  connectFirst: 'Connectez d’abord votre boutique à Wareword',
  connectToStart:
    'Connectez votre boutique à Wareword pour commencer à rédiger. Cela prend une minute.',
  product: 'Produit',
  productNumber: 'Produit {id}',
  status: 'Statut',
  progress: 'Progression',
  started: 'Lancé',
  noRunsYet: 'Aucun lot pour l’instant',
  noRunsYetHelp: 'Chaque fois que vous rédigez des fiches, un lot apparaît ici.',
  showOlderRuns: 'Afficher les lots plus anciens',
  runPaused: 'En pause',
  runInProgress: 'En cours',
  runToReview: 'À vérifier',
  runFailed: 'Échec',
  runCanceled: 'Arrêté',
  runDone: 'Terminé',
  sentFromWareword:
    '{count, plural, one {# fiche envoyée} other {# fiches envoyées}} depuis Wareword',
  sentFromWarewordHelp: 'Choisissez le produit de chaque fiche, puis vérifiez-la. C’est gratuit.',
  chooseForSent: 'Choisir les produits des fiches envoyées',
  writeListings: 'Rédiger des fiches',
  writeCount: 'Rédiger {count, plural, one {# fiche} other {# fiches}}',
  openInShopify: 'Ouvrez Wareword dans Shopify',
  openInShopifyHelp:
    'Wareword fonctionne dans l’interface administrateur Shopify. Ouvrez celle de votre boutique et allez dans Applications → Wareword.',
  sessionExpired:
    'Si vous venez de l’y ouvrir, votre session a expiré. Actualisez la page dans l’interface administrateur.',
  openAdmin: 'Ouvrir l’interface administrateur Shopify',
} satisfies Record<keyof typeof en, string>;
