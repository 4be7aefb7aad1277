import type { Translation } from '@wareword/ui/messages';
import type en from '../en/settings.ts';

export default {
  automaticPublishing: 'Publication automatique',
  automaticPublishingHelp:
    'Publie les fiches des nouveaux produits sans vérification. Désactivé par défaut.',
  publishAutomatically: 'Publier automatiquement les fiches des nouveaux produits',
  connectFirst: 'Connectez d’abord votre boutique à Wareword',
  connectFirstHelp: '<link>Connectez votre boutique à Wareword</link> pour commencer à rédiger.',
  storeUnreachable: 'Votre boutique est injoignable',
  howItWorks: 'Fonctionnement',
  stepNewProduct:
    'Quand vous publiez un nouveau produit, nous rédigeons sa fiche quelques minutes plus tard. Les brouillons attendent que vous les publiiez.',
  stepCost: 'Chaque produit utilise une seule fois 1 fiche de votre forfait.',
  stepFields: 'Les champs sélectionnés ci-dessous sont publiés sans vérification.',
  stepNameOnly:
    'Un produit qui n’a qu’un nom attend d’avoir une catégorie, un attribut ou une description.',
  stepUndo: 'Chaque fiche apparaît dans « Lots », où vous pouvez l’annuler.',
  stepTurnOff:
    'Si vous désactivez cette option, les produits en attente sont ignorés et les fiches déjà rédigées attendent votre vérification.',
  stepExisting: 'Les produits déjà présents dans votre boutique ne sont pas modifiés.',
  listingSettings: 'Paramètres des fiches',
  listingSettingsHelp: 'Ce sont aussi les valeurs par défaut de votre prochain lot.',
  publishWithoutReview: 'Publier sans vérification ?',
  turnOn: 'Activer',
  publishWithoutReviewHelp:
    'Les fiches des nouveaux produits de {host} seront publiées sans vérification, et chacune utilise 1 fiche de votre forfait. Vous pouvez désactiver cette option à tout moment.',
  settings: 'Paramètres',
  signedOut: 'Ce navigateur est déconnecté. Rien ne change dans votre boutique.',
  store: 'Boutique',
  noSeoPlugin: 'Aucune extension SEO : les fiches n’ont ni requête cible ni méta-description.',
  seoPluginUsed: 'Les requêtes cibles et les méta-descriptions sont enregistrées dans {seoPlugin}.',
  giveAccessAgain: 'Redonner accès avec une nouvelle clé',
  thisBrowser: 'Ce navigateur',
  thisBrowserHelp:
    'Toute personne utilisant ce navigateur peut publier sur {host}. Déconnectez-vous sur les ordinateurs partagés.',
  signOutHere: 'Se déconnecter de ce navigateur',
  signedInBrowsers: 'Navigateurs connectés',
  storeRemoved:
    'Nous avons supprimé la clé et la connexion de {host}. Pour terminer, révoquez la clé dans WooCommerce.',
  storeRemovedHere:
    'Nous avons supprimé la clé et la connexion de {host}, mais n’avons pas pu la déconnecter dans Wareword. Pour terminer, révoquez la clé dans WooCommerce et déconnectez la boutique sur {url}.',
  openApiKeys: 'Ouvrir les clés API dans WooCommerce',
  removeStore: 'Retirer la boutique',
  removeStoreHelp:
    'Nous supprimons la clé de votre boutique et sa connexion, et déconnectons tous les navigateurs. Les fiches publiées restent dans votre boutique.',
  confirmRemoval: 'Retirer {host} ?',
  confirmRemovalHelp:
    'Cela prend effet immédiatement. Vos lots sont conservés : redonnez accès et reconnectez la boutique pour les annuler plus tard.',
  signedInBrowsersHelp:
    'Chacun de ces navigateurs peut publier dans votre boutique. Un navigateur est déconnecté après une semaine d’inactivité, et au plus tard après 30 jours.',
  signOutEverywhereElse: 'Déconnecter tous les autres',
  namedThisBrowser: '{browser} (ce navigateur)',
  signOutNamed: 'Déconnecter {name}',
  signOut: 'Déconnecter',
  unknownBrowser: 'Navigateur inconnu',
  keyEndingIn: 'Wareword utilise la clé qui se termine par <code>{hint}</code>.',
  authorizationHeaderRemoved:
    'Votre hébergeur supprime l’en-tête <code>Authorization</code> : nous envoyons donc la clé dans l’adresse de chaque requête, en https. Elle peut figurer dans les journaux de votre hébergeur : demandez-lui de laisser passer l’en-tête, puis redonnez accès.',
  signedInAt: 'Connecté : {at}',
  lastUsedAt: 'Dernière utilisation : {at}',
} satisfies Translation<typeof en>;
