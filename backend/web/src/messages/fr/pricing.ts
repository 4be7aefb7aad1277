import type en from '../en/pricing.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  plansAndPricing: 'Forfaits et tarifs',
  pricingIntroduction: 'Un seul quota mensuel pour le tableau de bord, l’API et vos boutiques.',
  checkoutCanceled: 'Paiement annulé. Vous n’avez pas été débité, et votre forfait n’a pas changé.',
  checkoutNotOpened: 'Impossible d’ouvrir la page de paiement',
  plansNotLoaded: 'Impossible de charger les forfaits',
  contactUsButton: 'Nous contacter',
  contactUs:
    'Pour changer de forfait, <link>contactez-nous</link> et indiquez celui que vous voulez. Nous ferons le changement. Les fiches déjà utilisées ce mois-ci sont décomptées du quota du nouveau forfait.',
  askAdministrator:
    'Vous ne pouvez pas payer de forfait sur ce serveur. Demandez à son administrateur celui que vous voulez, en lui donnant votre adresse e-\u2060mail, {email}. Les fiches déjà utilisées ce mois-ci sont décomptées du quota du nouveau forfait. Ce serveur est le vôtre ? <link>Changer de forfait</link>.',
  askAdministratorVisitor:
    'Vous ne pouvez pas payer de forfait sur ce serveur. Commencez avec Free, puis demandez un autre forfait à son administrateur.',
  ownerChangesPlan: 'Seul le propriétaire de l’espace de travail peut changer de forfait.',
  paymentHelp:
    'Vous payez via Stripe. Votre forfait commence dès que le paiement est accepté. Modifiez-le ou résiliez-le à tout moment dans <link>Forfait et utilisation</link>.',
  downgradeHelp:
    'Passer à un forfait inférieur ne supprime rien. Les marques en trop sont verrouillées, les clés API sont suspendues jusqu’à ce que vous repassiez au forfait supérieur, les boutiques restent connectées et votre équipe garde son accès. Les fiches déjà utilisées ce mois-ci sont décomptées du quota du nouveau forfait.',
  pricingIntroductionVisitor: 'Commencez gratuitement et changez à tout moment.',
  startFree: 'Commencer gratuitement',
  cancelPlan: 'Gérer ou résilier le forfait',
  changeToPlan: 'Passer à {name}',
  upgradeToPlan: 'Passer à {plan}',
  yourPlan: 'Votre forfait',
  storesFeature: 'Boutiques WooCommerce et Shopify',
  bulkWritingFeature: 'Rédaction par lots depuis un CSV',
  teamMembersFeature: 'Membres d’équipe',
  priceAMonth: '{price} par {interval, select, year {an} other {mois}}',
  listingsAMonth: '{limit, plural, one {# fiche} other {# fiches}} par mois',
  brands: '{brands, plural, one {# marque} other {# marques}}',
  apiKeys: 'Clés API',
  comparePlans: 'Comparer les forfaits',
  feature: 'Fonctionnalité',
  included: 'Inclus',
  notIncluded: 'Non inclus',
  limits: 'Limites',
  monthlyListings: 'Fiches par mois',
  brandsLimit: 'Marques',
  storesLimit: 'Boutiques connectées',
  teamLimit: 'Membres d’équipe',
  webhooksLimit: 'Points de terminaison webhook',
  requestsLimit: 'Demandes de fiches par minute et par clé API',
  writing: 'Rédaction',
  platforms: 'Amazon, Shopify et WooCommerce',
  listingLanguages: 'Fiches en anglais, allemand, français, espagnol et italien',
  editing: 'Modification, versions et réécriture',
  exports: 'Export en CSV, JSON ou fichier d’import',
  learnedVoice: 'Voix de marque apprise de vos textes',
  learnedVoiceNeedsAi:
    'Voix de marque apprise de vos textes (nécessite une IA, que ce serveur n’utilise pas)',
  bulkWriting: 'Rédaction par lots depuis un CSV',
  storeWriting: 'Dans votre boutique',
  storePublishing: 'Vérifier, publier et annuler',
  storeBulkWriting: 'Plusieurs produits à la fois',
  teamAndDevelopers: 'Équipe et développeurs',
  roles: 'Rôles pour les membres d’équipe',
  agents: 'Agents IA (MCP)',
  webhooks: 'Webhooks',
  account: 'Compte',
  secureSignIn: 'Clés d’accès et authentification à deux facteurs',
  dataExport: 'Téléchargement de toutes vos données',
  questions: 'Questions et réponses',
  whatCounts: 'Qu’est-ce qui compte comme une fiche ?',
  whatCountsAnswer:
    'Un produit, rédigé pour une plateforme. Les trois plateformes utilisent trois fiches. Réécrire une fiche en utilise une de plus, tout comme réécrire un seul de ses champs, sauf si le texte reste le même. Modifier, exporter, publier et annuler ne coûte rien.',
  atTheLimit: 'Que se passe-t-il quand j’atteins la limite ?',
  atTheLimitAnswer:
    'Vous ne pouvez plus lancer de nouvelles fiches avant le 1er du mois suivant (UTC), ou avant de passer à un forfait supérieur. Les lots sont mis en pause, ceux des boutiques aussi, et vous pouvez alors les reprendre. Tout ce que vous avez reste disponible. Les fiches non utilisées ne sont pas reportées.',
  failures: 'Les fiches en échec comptent-elles ?',
  failuresAnswer: 'Non. Relancer une fiche en échec n’en utilise une que si elle réussit.',
  sharing: 'Qui partage les fiches ?',
  sharingAnswer:
    'Tout votre espace de travail : le tableau de bord, vos boutiques, vos clés API et votre équipe. Les membres de l’équipe n’ont pas besoin de leur propre forfait.',
  stores: 'Quel forfait me faut-il pour ma boutique ?',
  storesAnswer:
    'N’importe lequel : les boutiques WooCommerce et Shopify se connectent avec tous les forfaits. La rédaction de plusieurs produits à la fois est incluse dans {plans}.',
  change: 'Puis-je changer de forfait ou le résilier ?',
  changeByPaying:
    'Oui, à tout moment dans Forfait et utilisation. Un forfait supérieur commence dès que le paiement est accepté. Si vous résiliez, la page de facturation indique quand votre forfait se termine ; vous passez alors à Free.',
  changeByAsking: 'Oui. <link>Contactez-nous</link>, et nous le changeons pour vous.',
  changeByAdministrator: 'Oui. Demandez à l’administrateur de ce serveur de le changer.',
  downgrade: 'Que se passe-t-il si je passe à un forfait inférieur ?',
  selfHosting: 'Puis-je héberger Wareword sur mon propre serveur ?',
  selfHostingAnswer:
    'Oui. Wareword est un logiciel libre sous licence MIT. Sur votre serveur, vous décidez du nombre de fiches et de marques de chaque forfait.',
  leaving: 'Que deviennent mes données si je pars ?',
  leavingAnswer:
    'Vous pouvez tout télécharger en un seul fichier dans les Paramètres. Si vous supprimez votre compte, vous avez {days, number} jours pour changer d’avis. Ensuite, tout est effacé.',
} satisfies Translation<typeof en>;
