import type en from '../en/plan.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  billing: 'Abrechnung',
  manageBilling: 'Abrechnung verwalten',
  yourLastPaymentFailed: 'Ihre letzte Zahlung ist fehlgeschlagen',
  chooseManageBillingToUpdate:
    'Wir versuchen es in den nächsten Tagen erneut, und Sie behalten Ihren Plan so lange. Unter „Abrechnung verwalten“ können Sie Ihre Zahlungsart aktualisieren.',
  askTheWorkspaceOwnerTo:
    'Wir versuchen es in den nächsten Tagen erneut, und Sie behalten Ihren Plan so lange. Bitten Sie den Inhaber des Workspace, die Zahlungsart zu aktualisieren.',
  couldntOpenTheBillingPage: 'Die Abrechnungsseite konnte nicht geöffnet werden',
  canceledYouKeepThisPlan:
    'Gekündigt. Sie behalten diesen Plan bis {endsAt} und wechseln dann zu Free: API-Schlüssel pausieren, zusätzliche Marken werden gesperrt, und Shops bleiben verbunden.',
  renewsRenewsAt: 'Verlängert sich am {renewsAt}.',
  paidSubscription: 'Abonnement aktiv.',
  yourPaymentIsConfirmedYoure: 'Ihre Zahlung ist bestätigt. Sie haben jetzt den Plan {paidPlan}.',
  noPaymentInProgressYour: 'Es läuft keine Zahlung. Ihr Plan ist unverändert.',
  waitingForPaymentConfirmation: 'Warten auf die Zahlungsbestätigung',
  checkNow: 'Jetzt prüfen',
  couldntCheckWithStripe: 'Abfrage bei Stripe fehlgeschlagen',
  moreListings: 'mehr Listings',
  listings: '{limit, plural, one {# Listing} other {# Listings}}',
  viewAsTable: 'Als Tabelle anzeigen',
  listingsByDay: 'Listings pro Tag',
  dayUtc: 'Tag (UTC)',
  planAndUsage: 'Plan und Nutzung',
  planPlan: 'Plan {plan}',
  changePlan: 'Plan wechseln',
  valueRemainingLeftResetsValue2:
    '<b>{used, number} von {limit, plural, one {# Listing} other {# Listings}} in diesem Monat genutzt, {remaining, number} übrig.</b> Wird am {date} zurückgesetzt.',
  couldntLoadYourUsage: 'Ihre Nutzung konnte nicht geladen werden',
  noListingsYetThisMonth: 'In diesem Monat noch keine Listings.',
  listingsAMonth: '{limit, plural, one {# Listing} other {# Listings}} im Monat',
  brands: '{brands, plural, one {# Marke} other {# Marken}}',
  unlimitedStores: 'unbegrenzt viele Shops',
  bulkWriting: 'Sammelaufträge',
  apiKeys: 'API-Schlüssel',
  teamMembers: 'Teammitglieder',
  dashboard: 'Dashboard',
  stores: 'Shops',
  plansAndPricing: 'Pläne und Preise',
  oneMonthlyAllowanceForThe: 'Ein monatliches Kontingent für Dashboard, API und Shops.',
  checkoutCanceledYouWerentCharged:
    'Kauf abgebrochen. Es wurde nichts berechnet, und Ihr Plan ist unverändert.',
  couldntOpenCheckout: 'Die Kasse konnte nicht geöffnet werden',
  couldntLoadThePlans: 'Die Pläne konnten nicht geladen werden',
  contactTheAdministratorOfThis:
    'Wenden Sie sich an den Administrator dieses Servers, um Ihren Plan zu wechseln.',
  contactUsToChangeYour: '<link>Kontaktieren Sie uns</link>, um Ihren Plan zu wechseln.',
  onlyTheWorkspaceOwnerCan: 'Nur der Inhaber des Workspace kann den Plan wechseln.',
  youPayThroughStripeYour:
    'Sie bezahlen über Stripe. Ihr Plan beginnt, sobald die Zahlung eingegangen ist. Ändern oder kündigen können Sie jederzeit unter <link>Plan und Nutzung</link>.',
  downgradingDoesntDeleteAnythingExtra:
    'Beim Wechsel in einen kleineren Plan wird nichts gelöscht. Zusätzliche Marken werden gesperrt, API-Schlüssel pausieren bis zum nächsten Upgrade, und Shops bleiben verbunden. Was Sie in diesem Monat genutzt haben, zählt weiterhin.',
  startFreeAndUpgradeAnytime: 'Kostenlos starten und jederzeit wechseln.',
  startFree: 'Kostenlos starten',
  cancelPlan: 'Plan verwalten oder kündigen',
  changeToName: 'Zu {name} wechseln',
  upgradeToWanted: 'Auf {wanted} upgraden',
  yourPlan: 'Ihr Plan',
  unlimitedConnectedStores: 'Unbegrenzt viele verbundene Shops',
  bulkWritingFromCsv: 'Sammelaufträge aus CSV-Dateien',
  teamMembers2: 'Teammitglieder',
  yourPlanStarts:
    'Ihr Plan beginnt, sobald Stripe die Zahlung bestätigt, meist innerhalb einer Minute. Sie können diese Seite verlassen. Es wird nichts doppelt berechnet.',
  belongsTo: 'Dieser Workspace und sein Plan gehören {owner}.',
  priceAMonth: '{price} pro {interval, select, year {Jahr} other {Monat}}',
} satisfies Translation<typeof en>;
