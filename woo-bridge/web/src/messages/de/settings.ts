import type { Translation } from '@wareword/ui/messages';
import type en from '../en/settings.ts';

export default {
  automaticPublishing: 'Automatisch veröffentlichen',
  automaticPublishingHelp:
    'Veröffentlicht Listings für neue Produkte ohne Prüfung. Standardmäßig aus.',
  publishAutomatically: 'Listings für neue Produkte automatisch veröffentlichen',
  connectFirst: 'Verbinden Sie Ihren Shop zuerst mit Wareword',
  connectFirstHelp:
    '<link>Verbinden Sie Ihren Shop mit Wareword</link>, um mit dem Schreiben zu beginnen.',
  storeUnreachable: 'Ihr Shop ist nicht erreichbar',
  howItWorks: 'So funktioniert es',
  stepNewProduct:
    'Wenn Sie ein neues Produkt veröffentlichen, schreiben wir einige Minuten später sein Listing. Entwürfe warten, bis Sie sie veröffentlichen.',
  stepCost: 'Jedes Produkt verbraucht einmalig 1 Listing Ihres Plans.',
  stepFields: 'Die unten ausgewählten Felder werden ohne Prüfung veröffentlicht.',
  stepNameOnly:
    'Ein Produkt, das nur einen Namen hat, wartet, bis es eine Kategorie, ein Attribut oder eine Beschreibung bekommt.',
  stepUndo: 'Jedes Listing erscheint unter „Durchläufe“. Dort können Sie es rückgängig machen.',
  stepTurnOff:
    'Wenn Sie die Funktion ausschalten, werden wartende Produkte übersprungen. Bereits geschriebene Listings warten auf Ihre Prüfung.',
  stepExisting: 'Produkte, die schon in Ihrem Shop sind, bleiben unverändert.',
  listingSettings: 'Listing-Einstellungen',
  listingSettingsHelp: 'Auch die Voreinstellungen Ihres nächsten Durchlaufs.',
  publishWithoutReview: 'Ohne Prüfung veröffentlichen?',
  turnOn: 'Einschalten',
  publishWithoutReviewHelp:
    'Listings für neue Produkte in {host} werden ohne Prüfung veröffentlicht, und jedes verbraucht 1 Listing Ihres Plans. Sie können das jederzeit ausschalten.',
  settings: 'Einstellungen',
  signedOut: 'Dieser Browser ist abgemeldet. In Ihrem Shop ändert sich nichts.',
  store: 'Shop',
  noSeoPlugin:
    'Kein SEO-Plugin. Listings enthalten deshalb weder Fokus-Keyphrase noch Meta-Beschreibung.',
  seoPluginUsed: 'Fokus-Keyphrases und Meta-Beschreibungen werden in {seoPlugin} gespeichert.',
  giveAccessAgain: 'Mit einem neuen Schlüssel Zugriff geben',
  thisBrowser: 'Dieser Browser',
  thisBrowserHelp:
    'Wer diesen Browser benutzt, kann in {host} veröffentlichen. Melden Sie sich auf gemeinsam genutzten Computern ab.',
  signOutHere: 'In diesem Browser abmelden',
  signedInBrowsers: 'Angemeldete Browser',
  storeRemoved:
    'Wir haben den Schlüssel und die Verbindung von {host} gelöscht. Widerrufen Sie zum Abschluss den Schlüssel in WooCommerce.',
  storeRemovedHere:
    'Wir haben den Schlüssel und die Verbindung von {host} gelöscht, konnten die Verbindung in Wareword aber nicht trennen. Widerrufen Sie zum Abschluss den Schlüssel in WooCommerce und trennen Sie den Shop unter {url}.',
  openApiKeys: 'API-Schlüssel in WooCommerce öffnen',
  removeStore: 'Shop entfernen',
  removeStoreHelp:
    'Wir löschen den Schlüssel Ihres Shops und seine Verbindung und melden alle Browser ab. Veröffentlichte Listings bleiben in Ihrem Shop.',
  confirmRemoval: '{host} entfernen?',
  confirmRemovalHelp:
    'Das gilt sofort. Ihre Durchläufe bleiben gespeichert: Geben Sie erneut Zugriff und verbinden Sie den Shop, um sie später rückgängig zu machen.',
  signedInBrowsersHelp:
    'Jeder dieser Browser kann in Ihrem Shop veröffentlichen. Ein Browser wird abgemeldet, wenn er eine Woche lang nicht benutzt wird, spätestens aber nach 30 Tagen.',
  signOutEverywhereElse: 'Überall sonst abmelden',
  namedThisBrowser: '{browser} (dieser Browser)',
  signOutNamed: '{name} abmelden',
  signOut: 'Abmelden',
  unknownBrowser: 'Unbekannter Browser',
  keyEndingIn: 'Wareword verwendet den Schlüssel, der auf <code>{hint}</code> endet.',
  authorizationHeaderRemoved:
    'Ihr Hoster entfernt den Header <code>Authorization</code>. Deshalb senden wir den Schlüssel über https in der Adresse jeder Anfrage. Er kann in den Protokollen Ihres Hosters stehen: Bitten Sie ihn, den Header durchzulassen, und geben Sie dann erneut Zugriff.',
  signedInAt: 'Angemeldet: {at}',
  lastUsedAt: 'Zuletzt genutzt: {at}',
} satisfies Translation<typeof en>;
