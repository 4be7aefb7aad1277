import type { Translation } from '@wareword/ui/messages';
import type en from '../en/start.ts';

export default {
  giveAccessAgain: 'Redonner accès',
  giveAccessAgainHelp:
    'Une nouvelle clé remplace l’ancienne et déconnecte tous les autres navigateurs. Vos lots sont conservés, et vous pouvez toujours les annuler.',
  confirmAccess: 'Confirmer l’accès',
  confirmItsYou: 'Confirmez qu’il s’agit bien de vous',
  keyCreated:
    '{storeUrl} a créé une clé pour Wareword. Seules les personnes qui gèrent la boutique peuvent en voir les derniers caractères.',
  lastCharactersMissing: 'Saisissez les 7 derniers caractères de la clé.',
  restApiPath: 'WooCommerce → Réglages → Avancé → API REST',
  findNewestKey: 'Repérez la clé la plus récente nommée « Wareword ».',
  copyLastCharacters:
    'Copiez les 7 caractères affichés pour cette clé (« Clé client se terminant par »).',
  lastCharacters: '7 derniers caractères de la clé',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  nothingApproved: 'Vous n’avez rien approuvé dans votre boutique ? Cliquez sur « Annuler ».',
  openApiKeys: 'Ouvrir les clés API dans WooCommerce',
  yourStore: 'Votre boutique',
  approveHelp:
    'WooCommerce vous demande de vous connecter à votre boutique et d’approuver l’accès. Vous reviendrez ensuite ici.',
  keysCoverAll:
    'WooCommerce cite les codes promo, les clients, les commandes et les produits, car ses clés donnent toujours accès à tout. Wareword n’utilise que les produits.',
  approveInWooCommerce: 'Approuver dans WooCommerce',
  pasteKeysInstead: 'Coller des clés à la place',
  openingYourStore: 'Ouverture de votre boutique…',
  approvalUnavailable:
    'La page d’approbation de votre boutique n’est pas disponible ici. Créez une clé dans votre boutique et collez-la ci-dessous.',
  visitorsBlocked:
    'Une extension bloque l’accès des visiteurs à l’API REST de ce site. La clé de Wareword fonctionnera quand même, mais nous ne voyons ni le nom de votre boutique ni son extension SEO.',
  noSeoPlugin:
    'Aucune extension SEO trouvée : les fiches n’auront ni requête cible ni méta-description.',
  giveAccess: 'Donner accès à votre boutique',
  giveWarewordAccess: 'Donnez à Wareword l’accès à votre boutique',
  giveWarewordAccessHelp:
    'Wareword lit vos produits et rédige leurs fiches. Un produit ne change que lorsque vous publiez.',
  connectedBefore:
    'Déjà connecté ? Suivez les mêmes étapes pour vous connecter. Vos lots sont enregistrés.',
  keys: 'Clés',
  consumerKey: 'Clé client',
  consumerSecret: 'Secret client',
  showSecret: 'Afficher le secret',
  useTheseKeys: 'Utiliser ces clés',
  storeAddress: 'Adresse de la boutique',
  storeAddressHelp: 'L’adresse qu’utilisent vos clients, par exemple shop.example.com',
  storeAddressMissing: 'Saisissez l’adresse de votre boutique.',
  findStore: 'Trouver ma boutique',
  findingStore: 'Recherche de votre boutique. Cela peut prendre quelques secondes…',
  openYourApiKeys: 'Ouvrez vos clés API :',
  anySeoPlugin: 'Une extension SEO',
  seoPluginFound: '{plugin} détecté. La requête cible et la méta-description y sont enregistrées.',
  createKeyHelp:
    'Dans WordPress, ouvrez <link>WooCommerce → Réglages → Avancé → API REST</link>. Cliquez sur « Ajouter une clé », réglez les droits sur « Lecture/Écriture » et copiez les deux valeurs.',
  keyIncomplete: 'Collez la clé client complète. Elle commence par ck_.',
  secretIncomplete: 'Collez le secret client complet. Il commence par cs_.',
} satisfies Translation<typeof en>;
