import type en from '../en/pricing.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  plansAndPricing: 'Pläne und Preise',
  pricingIntroduction: 'Ein monatliches Kontingent für Dashboard, API und Shops.',
  checkoutCanceled: 'Kauf abgebrochen. Es wurde nichts berechnet, und Ihr Plan ist unverändert.',
  checkoutNotOpened: 'Die Kasse konnte nicht geöffnet werden',
  plansNotLoaded: 'Die Pläne konnten nicht geladen werden',
  contactUsButton: 'Kontakt aufnehmen',
  contactUs:
    'Um Ihren Plan zu wechseln, <link>kontaktieren Sie uns</link> und nennen Sie den gewünschten Plan. Wir stellen Sie dann um. In diesem Monat schon verbrauchte Listings werden auf das Kontingent des neuen Plans angerechnet.',
  askAdministrator:
    'Auf diesem Server können Sie keinen Plan bezahlen. Bitten Sie den Administrator um den gewünschten Plan und nennen Sie ihm Ihre E-\u2060Mail-Adresse {email}. In diesem Monat schon verbrauchte Listings werden auf das Kontingent des neuen Plans angerechnet. Ist das Ihr eigener Server? <link>Plan wechseln</link>.',
  askAdministratorVisitor:
    'Auf diesem Server können Sie keinen Plan bezahlen. Beginnen Sie mit Free und bitten Sie dann den Administrator um einen anderen Plan.',
  ownerChangesPlan: 'Nur der Inhaber des Workspace kann den Plan wechseln.',
  paymentHelp:
    'Sie bezahlen über Stripe. Ihr Plan beginnt, sobald die Zahlung eingegangen ist. Ändern oder kündigen können Sie jederzeit unter <link>Plan und Nutzung</link>.',
  downgradeHelp:
    'Beim Wechsel in einen kleineren Plan wird nichts gelöscht. Zusätzliche Marken werden gesperrt, API-Schlüssel pausieren bis zum nächsten Upgrade, Shops bleiben verbunden, und Teammitglieder behalten ihren Zugriff. In diesem Monat schon verbrauchte Listings werden auf das Kontingent des neuen Plans angerechnet.',
  pricingIntroductionVisitor: 'Kostenlos starten und jederzeit wechseln.',
  startFree: 'Kostenlos starten',
  cancelPlan: 'Plan verwalten oder kündigen',
  changeToPlan: 'Zu {name} wechseln',
  upgradeToPlan: 'Auf {plan} upgraden',
  yourPlan: 'Ihr Plan',
  storesFeature: 'WooCommerce- und Shopify-Shops',
  bulkWritingFeature: 'Sammelaufträge aus CSV-Dateien',
  teamMembersFeature: 'Teammitglieder',
  priceAMonth: '{price} pro {interval, select, year {Jahr} other {Monat}}',
  listingsAMonth: '{limit, plural, one {# Listing} other {# Listings}} im Monat',
  brands: '{brands, plural, one {# Marke} other {# Marken}}',
  apiKeys: 'API-Schlüssel',
  comparePlans: 'Pläne vergleichen',
  feature: 'Funktion',
  included: 'Enthalten',
  notIncluded: 'Nicht enthalten',
  limits: 'Limits',
  monthlyListings: 'Listings im Monat',
  brandsLimit: 'Marken',
  storesLimit: 'Verbundene Shops',
  teamLimit: 'Teammitglieder',
  webhooksLimit: 'Webhook-Endpunkte',
  requestsLimit: 'Listing-Anfragen pro Minute und API-Schlüssel',
  writing: 'Schreiben',
  platforms: 'Amazon, Shopify und WooCommerce',
  listingLanguages: 'Listings auf Englisch, Deutsch, Französisch, Spanisch und Italienisch',
  editing: 'Bearbeiten, Versionen und Neuschreiben',
  exports: 'Export als CSV, JSON oder Shop-Import',
  learnedVoice: 'Markenstimme, aus Ihren Texten gelernt',
  learnedVoiceNeedsAi:
    'Markenstimme aus Ihren Texten gelernt (braucht KI, die dieser Server nicht verwendet)',
  bulkWriting: 'Sammelaufträge aus CSV-Dateien',
  storeWriting: 'In Ihrem Shop',
  storePublishing: 'Prüfen, veröffentlichen und rückgängig machen',
  storeBulkWriting: 'Viele Produkte auf einmal',
  teamAndDevelopers: 'Team und Entwickler',
  roles: 'Rollen für Teammitglieder',
  agents: 'KI-Agenten (MCP)',
  webhooks: 'Webhooks',
  account: 'Konto',
  secureSignIn: 'Passkeys und Zwei-Faktor-Authentifizierung',
  dataExport: 'Download aller Ihrer Daten',
  questions: 'Fragen und Antworten',
  whatCounts: 'Was zählt als Listing?',
  whatCountsAnswer:
    'Ein Produkt, für eine Plattform geschrieben. Alle drei Plattformen kosten drei Listings. Ein Listing neu zu schreiben, kostet ein weiteres, ein einzelnes Feld ebenfalls, es sei denn, derselbe Text kommt heraus. Bearbeiten, Exportieren, Veröffentlichen und Rückgängigmachen sind kostenlos.',
  atTheLimit: 'Was passiert, wenn ich das Limit erreiche?',
  atTheLimitAnswer:
    'Neue Listings sind erst wieder möglich, wenn am 1. des Monats (UTC) Ihr neues Kontingent beginnt oder Sie in einen größeren Plan wechseln. Sammelaufträge und Durchläufe in Shops pausieren so lange und lassen sich danach fortsetzen. Alles Vorhandene bleibt verfügbar. Nicht genutzte Listings verfallen am Monatsende.',
  failures: 'Zählen fehlgeschlagene Listings?',
  failuresAnswer: 'Nein. Ein neuer Versuch verbraucht nur dann ein Listing, wenn er gelingt.',
  sharing: 'Wer teilt sich die Listings?',
  sharingAnswer:
    'Alle und alles in Ihrem Workspace: das Dashboard, Ihre Shops, Ihre API-Schlüssel und Ihr Team. Teammitglieder brauchen keinen eigenen Plan.',
  stores: 'Welchen Plan brauche ich für meinen Shop?',
  storesAnswer:
    'Jeder genügt: WooCommerce- und Shopify-Shops lassen sich in allen Plänen verbinden. Das Schreiben für viele Produkte auf einmal ist in {plans} enthalten.',
  change: 'Kann ich meinen Plan wechseln oder kündigen?',
  changeByPaying:
    'Ja, jederzeit unter „Plan und Nutzung“. Ein größerer Plan beginnt, sobald die Zahlung eingegangen ist. Wenn Sie kündigen, steht auf der Abrechnungsseite, wann Ihr Plan endet. Danach haben Sie den Free-Plan.',
  changeByAsking: 'Ja. <link>Kontaktieren Sie uns</link>, und wir ändern ihn für Sie.',
  changeByAdministrator: 'Ja. Bitten Sie den Administrator dieses Servers, ihn zu ändern.',
  downgrade: 'Was passiert, wenn ich in einen kleineren Plan wechsle?',
  selfHosting: 'Kann ich Wareword auf meinem eigenen Server betreiben?',
  selfHostingAnswer:
    'Ja. Wareword ist Open Source unter der MIT-Lizenz. Auf Ihrem eigenen Server bestimmen Sie, wie viele Listings und Marken jeder Plan enthält.',
  leaving: 'Was passiert mit meinen Daten, wenn ich gehe?',
  leavingAnswer:
    'In den Einstellungen können Sie alles in einer Datei herunterladen. Wenn Sie Ihr Konto löschen, können Sie es sich {days, number} Tage lang anders überlegen. Danach wird alles gelöscht.',
} satisfies Translation<typeof en>;
