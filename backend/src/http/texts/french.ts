import { formatAmount, formatNumber, formatWait } from '@wareword/shared-schema/format';
import { html } from '../../html.ts';
import type { PageTexts } from './english.ts';

const LOCALE = 'fr';
/** In French, zero is singular too. */
const count = (n: number, one: string, other: string): string =>
  `${formatNumber(n, LOCALE)} ${n < 2 ? one : other}`;
const listings = (n: number): string => count(n, 'fiche', 'fiches');

export const french: PageTexts = {
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  moreNavigation: 'Autres pages',
  languageNavigation: 'Langue',
  pricing: 'Tarifs',
  docs: 'Documentation',
  signIn: 'Se connecter',
  createAccount: 'Créer un compte',
  dashboard: 'Tableau de bord',
  apiReference: 'Référence de l’API',
  changelog: 'Nouveautés',
  status: 'État du service',
  contact: 'Contact',
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',

  /** The `noscript` notice of each document. */
  needsScripts: {
    index: 'Le tableau de bord nécessite JavaScript. Activez JavaScript et rechargez la page.',
    connect:
      'Cette page nécessite JavaScript. Rien n’a été transmis. Activez JavaScript et rechargez la page, ou revenez en arrière.',
  },

  landingTitle: 'Wareword : des fiches produit qui ne disent que ce que vous avez dit',
  landingDescription:
    'Transformez les informations de vos produits en fiches pour Amazon, Shopify ou WooCommerce : titre, puces, description et mots-clés. Rien n’est inventé, et vous pouvez annuler ce que vous publiez.',
  headline: 'Des fiches produit qui ne disent que ce que vous avez dit',
  lead: 'Wareword transforme les informations de vos produits en fiches prêtes à publier sur Amazon, Shopify et WooCommerce. Rien n’est inventé, rien n’est mis en ligne sans votre accord, sauf si vous activez la publication automatique, et vous pouvez annuler ce que vous publiez.',
  tryWithYourProduct: 'Essayer avec votre produit',
  createFreeAccount: 'Créer un compte gratuit',
  freeListings: (limit) =>
    `${count(limit, 'fiche gratuite', 'fiches gratuites')} par mois. Sans carte bancaire.`,
  withoutAi: 'Ce serveur rédige sans IA : il met en forme vos propres mots.',
  youType: 'Vous saisissez ceci',
  warewordWrites: 'Wareword rédige cela',
  threeFormats:
    'Trois fiches à partir des mêmes informations, chacune au format exigé par sa plateforme.',

  whyTrust: 'Pourquoi vous pouvez lui faire confiance',
  noClaims: 'Aucune affirmation inventée',
  noClaimsHelp:
    'Chaque affirmation repose sur ce que vous nous avez dit. Dans le tableau de bord, survolez une phrase ou touchez-la pour voir sa source. Ce que vous n’avez pas dit n’est pas dans votre fiche.',
  review: 'Vérifiez avant la mise en ligne',
  reviewHelp:
    'Comparez l’ancien texte et le nouveau côte à côte, avec les différences signalées. Modifiez-le, et choisissez les champs à publier.',
  undo: 'Annulez ce que vous publiez',
  undoHelp:
    'Nous conservons votre texte d’origine, et un clic suffit à le rétablir tant que le produit n’a pas été modifié de nouveau.',
  failedUncounted: 'Les fiches en échec ne sont pas décomptées',
  failedUncountedHelp:
    'Seules les fiches que vous recevez sont décomptées de votre forfait, et une nouvelle tentative ne l’est jamais deux fois.',

  insideStore: 'Fonctionne avec votre boutique',
  connectStore: 'Connectez votre boutique.',
  connectStoreHelp:
    'Ouvrez l’application Wareword pour Shopify ou WooCommerce et approuvez la connexion. Vous pouvez la rompre à tout moment.',
  chooseProducts: 'Choisissez des produits.',
  chooseProductsHelp:
    'Un seul produit ou, avec Pro et Agency, une page entière ou tous les produits. Vous savez combien de fiches seront utilisées avant le début de la rédaction.',
  publish: 'Vérifiez et publiez.',
  publishHelp: 'Publiez un produit ou tous, et annulez ce qui ne vous plaît pas.',
  ownIntegration: (link) =>
    html`Vous vendez ailleurs, ou vous créez votre propre intégration ? Il existe une
    ${link('API')}, avec des guides de démarrage en JavaScript, Python, PHP et curl.`,

  oneAllowance: 'Un seul quota mensuel pour le tableau de bord, vos boutiques et l’API.',
  planNamed: (plan) => `Forfait ${plan}`,
  listingsAMonth: (limit) => `${listings(limit)} par mois`,
  brands: (limit) => count(limit, 'marque', 'marques'),
  connectedStores: 'Boutiques WooCommerce et Shopify',
  bulkWriting: 'Rédaction par lots depuis un CSV',
  apiKeys: 'Clés API',
  teamMembers: 'Membres d’équipe',
  price: (price) =>
    `${formatAmount(price, LOCALE)} par ${price.interval === 'year' ? 'an' : 'mois'}`,
  startFree: 'Commencez gratuitement et changez à tout moment.',

  tryHeading: 'Essayer Wareword',
  productName: 'Nom du produit',
  features: 'Caractéristiques et arguments de vente',
  featuresHelp: 'Une par ligne. Nous n’utilisons que ce que vous écrivez ici.',
  category: 'Catégorie (facultatif)',
  writeListings: 'Rédiger 3 fiches',
  nothingSaved: 'Sans compte. Ce que vous saisissez ici n’est pas enregistré.',
  listingsReady: 'Vos fiches sont prêtes',
  keepGoing: 'Continuez avec un compte gratuit :',
  keepGoingHelp: (limit) =>
    `enregistrez vos fiches, connectez votre boutique et rédigez ${listings(limit)} par mois.`,
  nameMissing: 'Saisissez le nom du produit.',
  featuresMissing: 'Ajoutez au moins une caractéristique.',
  tooLong: (field, limit) => `${field} : ${limit} caractères au maximum.`,
  unreadable: (field) =>
    `${field} : certains caractères sont illisibles. Saisissez le texte au lieu de le coller.`,
  trialUsedUp: (max, seconds) =>
    `${max} produits ont été essayés depuis votre réseau au cours des dernières 24 heures. Créez un compte gratuit pour continuer, ou revenez dans ${formatWait(seconds, LOCALE)}.`,
  trialBusy: (seconds) =>
    `Beaucoup de personnes essaient Wareword en ce moment. Réessayez dans ${formatWait(seconds, LOCALE)}, ou créez un compte gratuit.`,
  trialUnavailable:
    'Nous ne pouvons pas rédiger de fiches pour le moment, car notre base de données est injoignable. Votre saisie est toujours dans le formulaire. Réessayez dans quelques minutes.',

  listingFor: (platform) => `Fiche ${platform}`,
  titleOfLength: (length) => `Titre, ${count(length, 'caractère', 'caractères')}`,
  bullets: 'Puces',
  description: 'Description',
  metaDescription: 'Méta-description',
  keywords: 'Mots-clés',
  searchTerms: 'Termes de recherche',
  tags: 'Étiquettes',

  contactDescription: 'Comment nous joindre.',
  termsDescription: 'Les conditions d’utilisation de Wareword.',
  privacyDescription: 'Ce que Wareword conserve à votre sujet, et pourquoi.',
  contactOperator: 'Pour nous joindre, contactez l’administrateur de ce serveur.',
  ownServer: (link) =>
    html`Ce serveur est le vôtre ? Pour changer le forfait d’un compte, exécutez cette commande dans
      le dossier de Wareword, avec l’adresse e-mail de ce compte :
      <code
        >npx --yes pnpm@10.34.8 --silent admin user set-plan --email &lt;email&gt; --plan
        agency</code
      >. Pour connecter des boutiques, ${link('lancez les applications de boutique')}.`,
  writeTo: (address) => html`Écrivez à ${address}.`,

  statusDescription: 'Wareword fonctionne-t-il en ce moment ?',
  up: 'Tout fonctionne',
  upHelp: 'Le site, l’API et notre base de données répondent.',
  down: 'Nous rencontrons un problème',
  downHelp:
    'Notre base de données est injoignable. Vos fiches sont en sécurité, et rien de ce que vous avez payé n’est perdu. Réessayez dans quelques minutes.',
  checkedNow: 'Vérifié à l’instant. Rechargez la page pour vérifier de nouveau.',
  failed: 'Une erreur s’est produite',
  failedHelp: (requestId) =>
    `Réessayez. Si le problème persiste, contactez-nous en indiquant cet identifiant de requête : ${requestId}`,

  pageNotFound: 'Page introuvable',
  pageNotFoundHelp: (link) => html`Vérifiez l’adresse, ou ${link('accédez au tableau de bord')}.`,
  pageNotFoundHelpVisitor: (home, docs) =>
    html`Vérifiez l’adresse, ou allez à la ${home('page d’accueil')} ou à la
    ${docs('documentation')}.`,
  couldNotConnect: 'Connexion impossible',
  storeNotConnected: 'Impossible de connecter cette boutique',
  storeNotConnectedHelp:
    'Rien n’a été partagé. Retournez dans votre boutique et relancez-y la connexion.',
  sendToAppDeveloper: 'Si cela se reproduit, transmettez ceci au développeur de l’application :',
  agentNotConnected: 'Impossible de connecter cet agent',
  agentNotConnectedHelp:
    'Rien n’a été partagé. Retournez dans votre agent et connectez-le de nouveau.',
  sendToAgentDeveloper: 'Si cela se reproduit, transmettez ceci au développeur de l’agent :',
};
