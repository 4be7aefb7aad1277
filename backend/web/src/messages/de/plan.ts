import type en from '../en/plan.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  billing: 'Abrechnung',
  manageBilling: 'Abrechnung verwalten',
  paymentFailed: 'Ihre letzte Zahlung ist fehlgeschlagen',
  paymentFailedOwner:
    'Wir versuchen es in den nächsten Tagen erneut, und Sie behalten Ihren Plan so lange. Um Ihre Zahlungsart zu aktualisieren, klicken Sie auf „Abrechnung verwalten“.',
  paymentFailedMember:
    'Wir versuchen es in den nächsten Tagen erneut, und Sie behalten Ihren Plan so lange. Bitten Sie den Inhaber des Workspace, die Zahlungsart zu aktualisieren.',
  billingNotOpened: 'Die Abrechnungsseite konnte nicht geöffnet werden',
  planEnds:
    'Gekündigt. Sie behalten diesen Plan bis {endsAt} und wechseln dann zu Free: API-Schlüssel pausieren, zusätzliche Marken werden gesperrt, und Shops bleiben verbunden.',
  planRenews: 'Verlängert sich am {renewsAt}.',
  planActive: 'Abonnement aktiv.',
  paymentConfirmed: 'Ihre Zahlung ist bestätigt. Sie haben jetzt den {paidPlan}-Plan.',
  noPaymentPending: 'Es läuft keine Zahlung. Ihr Plan ist unverändert.',
  paymentPending: 'Warten auf die Zahlungsbestätigung',
  checkNow: 'Jetzt prüfen',
  paymentNotChecked: 'Abfrage bei Stripe fehlgeschlagen',
  moreListings: 'mehr Listings',
  listings: '{limit, plural, one {# Listing} other {# Listings}}',
  viewAsTable: 'Als Tabelle anzeigen',
  listingsByDay: 'Listings pro Tag',
  dayUtc: 'Tag (UTC)',
  planAndUsage: 'Plan und Nutzung',
  planNamed: '{plan}-Plan',
  changePlan: 'Plan wechseln',
  usageSummary:
    '<b>{used, number} von {limit, plural, one {# Listing} other {# Listings}} in diesem Monat genutzt, {remaining, number} übrig.</b> Das Kontingent erneuert sich am {date}.',
  usageNotLoaded: 'Ihre Nutzung konnte nicht geladen werden',
  noUsage: 'In diesem Monat noch keine Listings.',
  listingsAMonth: '{limit, plural, one {# Listing} other {# Listings}} im Monat',
  brands: '{brands, plural, one {# Marke} other {# Marken}}',
  storesIncluded: 'WooCommerce- und Shopify-Shops',
  bulkWriting: 'Sammelaufträge',
  apiKeys: 'API-Schlüssel',
  apiKeysIncluded: 'API-Schlüssel',
  teamMembers: 'Teammitglieder',
  dashboard: 'Dashboard',
  dashboardIncludes: '„Dashboard“ enthält auch Sammelaufträge und neu geschriebene Felder.',
  stores: 'Shops',
  yourPlanStarts:
    'Ihr Plan beginnt, sobald Stripe die Zahlung bestätigt, meist innerhalb einer Minute. Sie können diese Seite verlassen. Es wird nichts doppelt berechnet.',
  belongsTo: 'Dieser Workspace und sein Plan gehören {owner}.',
  seePlans: 'Pläne ansehen',
  ownerCanUpgrade: 'Der Inhaber des Workspace kann den Plan wechseln.',
  agencyIncludes: 'Der Agency-Plan enthält API-Zugriff, Team und {listings} im Monat.',
} satisfies Translation<typeof en>;
