import type en from '../en/plan.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  billing: 'Facturation',
  manageBilling: 'Gérer la facturation',
  yourLastPaymentFailed: 'Votre dernier paiement a échoué',
  chooseManageBillingToUpdate:
    'Nous réessaierons dans les prochains jours, et vous gardez votre forfait en attendant. Choisissez Gérer la facturation pour mettre à jour votre moyen de paiement.',
  askTheWorkspaceOwnerTo:
    'Nous réessaierons dans les prochains jours, et vous gardez votre forfait en attendant. Demandez au propriétaire de l’espace de travail de mettre à jour le moyen de paiement.',
  couldntOpenTheBillingPage: 'Impossible d’ouvrir la page de facturation',
  canceledYouKeepThisPlan:
    'Résilié. Vous gardez ce forfait jusqu’au {endsAt}, puis passez à Free : les clés API sont suspendues, les marques en trop sont verrouillées et les boutiques restent connectées.',
  renewsRenewsAt: 'Renouvellement le {renewsAt}.',
  paidSubscription: 'Abonnement actif.',
  yourPaymentIsConfirmedYoure: 'Votre paiement est confirmé. Vous avez le forfait {paidPlan}.',
  noPaymentInProgressYour: 'Aucun paiement en cours. Votre forfait n’a pas changé.',
  waitingForPaymentConfirmation: 'En attente de la confirmation du paiement',
  checkNow: 'Vérifier maintenant',
  couldntCheckWithStripe: 'Échec de la vérification auprès de Stripe',
  moreListings: 'plus de fiches',
  listings: '{limit, plural, one {# fiche} other {# fiches}}',
  viewAsTable: 'Afficher sous forme de tableau',
  listingsByDay: 'Fiches par jour',
  dayUtc: 'Jour (UTC)',
  planAndUsage: 'Forfait et utilisation',
  planPlan: 'Forfait {plan}',
  changePlan: 'Changer de forfait',
  valueRemainingLeftResetsValue2:
    '<b>{used, number} sur {limit, plural, one {# fiche utilisée} other {# fiches utilisées}} ce mois-ci, il en reste {remaining, number}.</b> Remise à zéro le {date}.',
  couldntLoadYourUsage: 'Impossible de charger votre utilisation',
  noListingsYetThisMonth: 'Aucune fiche ce mois-ci pour l’instant.',
  listingsAMonth: '{limit, plural, one {# fiche} other {# fiches}} par mois',
  brands: '{brands, plural, one {# marque} other {# marques}}',
  unlimitedStores: 'boutiques illimitées',
  bulkWriting: 'rédaction par lots',
  apiKeys: 'Clés API',
  teamMembers: 'membres d’équipe',
  dashboard: 'Tableau de bord',
  stores: 'Boutiques',
  plansAndPricing: 'Forfaits et tarifs',
  oneMonthlyAllowanceForThe:
    'Un seul quota mensuel pour le tableau de bord, l’API et vos boutiques.',
  checkoutCanceledYouWerentCharged:
    'Paiement annulé. Vous n’avez pas été débité, et votre forfait n’a pas changé.',
  couldntOpenCheckout: 'Impossible d’ouvrir la page de paiement',
  couldntLoadThePlans: 'Impossible de charger les forfaits',
  contactTheAdministratorOfThis:
    'Contactez l’administrateur de ce serveur pour changer de forfait.',
  contactUsToChangeYour: '<link>Contactez-nous</link> pour changer de forfait.',
  onlyTheWorkspaceOwnerCan: 'Seul le propriétaire de l’espace de travail peut changer de forfait.',
  youPayThroughStripeYour:
    'Vous payez via Stripe. Votre forfait commence dès que le paiement est accepté. Modifiez-le ou résiliez-le à tout moment dans <link>Forfait et utilisation</link>.',
  downgradingDoesntDeleteAnythingExtra:
    'Passer à un forfait inférieur ne supprime rien. Les marques en trop sont verrouillées, les clés API sont suspendues jusqu’à ce que vous repassiez au forfait supérieur, et les boutiques restent connectées. Ce que vous avez utilisé ce mois-ci reste décompté.',
  startFreeAndUpgradeAnytime: 'Commencez gratuitement et changez à tout moment.',
  startFree: 'Commencer gratuitement',
  cancelPlan: 'Gérer ou résilier le forfait',
  changeToName: 'Passer à {name}',
  upgradeToWanted: 'Passer à {wanted}',
  yourPlan: 'Votre forfait',
  unlimitedConnectedStores: 'Boutiques connectées illimitées',
  bulkWritingFromCsv: 'Rédaction par lots depuis un CSV',
  teamMembers2: 'Membres d’équipe',
  yourPlanStarts:
    'Votre forfait commence dès que Stripe confirme le paiement, en général en moins d’une minute. Vous pouvez quitter cette page. Vous ne serez pas débité deux fois.',
  belongsTo: 'Cet espace de travail et son forfait appartiennent à {owner}.',
  priceAMonth: '{price} par {interval, select, year {an} other {mois}}',
} satisfies Translation<typeof en>;
