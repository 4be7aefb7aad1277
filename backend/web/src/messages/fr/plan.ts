import type en from '../en/plan.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  billing: 'Facturation',
  manageBilling: 'Gérer la facturation',
  paymentFailed: 'Votre dernier paiement a échoué',
  paymentFailedOwner:
    'Nous réessaierons dans les prochains jours, et vous gardez votre forfait en attendant. Pour mettre à jour votre moyen de paiement, cliquez sur « Gérer la facturation ».',
  paymentFailedMember:
    'Nous réessaierons dans les prochains jours, et vous gardez votre forfait en attendant. Demandez au propriétaire de l’espace de travail de mettre à jour le moyen de paiement.',
  billingNotOpened: 'Impossible d’ouvrir la page de facturation',
  planEnds:
    'Résilié. Vous gardez ce forfait jusqu’au {endsAt}, puis passez à Free : les clés API sont suspendues, les marques en trop sont verrouillées et les boutiques restent connectées.',
  planRenews: 'Renouvellement le {renewsAt}.',
  planActive: 'Abonnement actif.',
  paymentConfirmed: 'Votre paiement est confirmé. Vous avez le forfait {paidPlan}.',
  noPaymentPending: 'Aucun paiement en cours. Votre forfait n’a pas changé.',
  paymentPending: 'En attente de la confirmation du paiement',
  checkNow: 'Vérifier maintenant',
  paymentNotChecked: 'Échec de la vérification auprès de Stripe',
  moreListings: 'plus de fiches',
  listings: '{limit, plural, one {# fiche} other {# fiches}}',
  viewAsTable: 'Afficher sous forme de tableau',
  listingsByDay: 'Fiches par jour',
  dayUtc: 'Jour (UTC)',
  planAndUsage: 'Forfait et utilisation',
  planNamed: 'Forfait {plan}',
  changePlan: 'Changer de forfait',
  usageSummary:
    '<b>{used, number} sur {limit, plural, one {# fiche utilisée} other {# fiches utilisées}} ce mois-ci, il en reste {remaining, number}.</b> Renouvellement le {date}.',
  usageNotLoaded: 'Impossible de charger votre utilisation',
  noUsage: 'Aucune fiche ce mois-ci pour l’instant.',
  listingsAMonth: '{limit, plural, one {# fiche} other {# fiches}} par mois',
  brands: '{brands, plural, one {# marque} other {# marques}}',
  storesIncluded: 'boutiques WooCommerce et Shopify',
  bulkWriting: 'rédaction par lots',
  apiKeys: 'Clés API',
  apiKeysIncluded: 'clés API',
  teamMembers: 'membres d’équipe',
  dashboard: 'Tableau de bord',
  dashboardIncludes: '« Tableau de bord » comprend aussi les lots et les réécritures.',
  stores: 'Boutiques',
  yourPlanStarts:
    'Votre forfait commence dès que Stripe confirme le paiement, en général en moins d’une minute. Vous pouvez quitter cette page. Vous ne serez pas débité deux fois.',
  belongsTo: 'Cet espace de travail et son forfait appartiennent à {owner}.',
  seePlans: 'Voir les forfaits',
  ownerCanUpgrade: 'Le propriétaire de l’espace de travail peut changer de forfait.',
  agencyIncludes: 'Le forfait Agency inclut l’accès à l’API, une équipe et {listings} par mois.',
} satisfies Translation<typeof en>;
