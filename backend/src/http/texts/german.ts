import { formatAmount, formatCount, formatWait } from '@wareword/shared-schema/format';
import { html } from '../../html.ts';
import type { PageTexts } from './english.ts';

const LOCALE = 'de';
const count = (n: number, one: string, other: string): string => formatCount(n, one, other, LOCALE);
const listings = (n: number): string => count(n, 'Listing', 'Listings');

export const german: PageTexts = {
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  moreNavigation: 'Weitere Seiten',
  languageNavigation: 'Sprache',
  pricing: 'Preise',
  docs: 'Dokumentation',
  signIn: 'Anmelden',
  createAccount: 'Konto erstellen',
  dashboard: 'Dashboard',
  apiReference: 'API-Referenz',
  changelog: 'Änderungen',
  status: 'Status',
  contact: 'Kontakt',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',

  /** The `noscript` notice of each document. */
  needsScripts: {
    index:
      'Das Dashboard benötigt JavaScript. Aktivieren Sie JavaScript und laden Sie die Seite neu.',
    connect:
      'Diese Seite benötigt JavaScript. Es wurde nichts weitergegeben. Aktivieren Sie JavaScript und laden Sie die Seite neu, oder gehen Sie zurück.',
  },

  landingTitle: 'Wareword: Listings, in denen nur steht, was Sie gesagt haben',
  landingDescription:
    'Aus Ihren Produktangaben wird ein Listing für Amazon, Shopify oder WooCommerce: Titel, Aufzählungspunkte, Beschreibung und Keywords. Nichts ist erfunden, und was Sie veröffentlichen, lässt sich rückgängig machen.',
  headline: 'Listings, in denen nur steht, was Sie gesagt haben',
  lead: 'Wareword macht aus Ihren Produktangaben fertige Listings für Amazon, Shopify und WooCommerce. Nichts wird erfunden, und nichts geht ohne Ihre Zustimmung online, es sei denn, Sie schalten das automatische Veröffentlichen ein. Was Sie veröffentlichen, lässt sich rückgängig machen.',
  tryWithYourProduct: 'Mit Ihrem Produkt ausprobieren',
  createFreeAccount: 'Kostenloses Konto erstellen',
  freeListings: (limit) => `${listings(limit)} im Monat kostenlos. Keine Kreditkarte erforderlich.`,
  withoutAi: 'Dieser Server schreibt ohne KI: Er ordnet Ihre eigenen Worte.',
  youType: 'Das geben Sie ein',
  warewordWrites: 'Das schreibt Wareword',
  threeFormats:
    'Drei Listings aus denselben Angaben, jedes in dem Format, das die Plattform verlangt.',

  whyTrust: 'Warum Sie Wareword vertrauen können',
  noClaims: 'Keine erfundenen Aussagen',
  noClaimsHelp:
    'Jede Aussage beruht auf Ihren Angaben. Fahren Sie im Dashboard mit der Maus über einen Satz oder tippen Sie ihn an, und Sie sehen, woher er stammt. Was Sie nicht gesagt haben, steht auch nicht im Listing.',
  review: 'Prüfen, bevor es online geht',
  reviewHelp:
    'Sie sehen den alten und den neuen Text nebeneinander, mit markierten Unterschieden. Bearbeiten Sie ihn und wählen Sie, welche Felder veröffentlicht werden.',
  undo: 'Veröffentlichungen rückgängig machen',
  undoHelp:
    'Wir bewahren Ihren ursprünglichen Text auf. Solange das Produkt nicht noch einmal geändert wurde, stellt ihn ein Klick wieder her.',
  failedUncounted: 'Fehlgeschlagene Listings zählen nicht',
  failedUncountedHelp:
    'Nur Listings, die Sie bekommen, werden auf Ihren Plan angerechnet, und ein neuer Versuch zählt nie doppelt.',

  insideStore: 'Für Ihren Shop',
  connectStore: 'Shop verbinden.',
  connectStoreHelp:
    'Öffnen Sie die Wareword-App für Shopify oder WooCommerce und stimmen Sie der Verbindung zu. Trennen können Sie sie jederzeit.',
  chooseProducts: 'Produkte auswählen.',
  chooseProductsHelp:
    'Ein Produkt oder, mit Pro und Agency, eine ganze Seite oder alle Produkte. Bevor etwas geschrieben wird, sehen Sie, wie viele Listings das verbraucht.',
  publish: 'Prüfen und veröffentlichen.',
  publishHelp:
    'Veröffentlichen Sie ein Produkt oder alle, und machen Sie rückgängig, was Ihnen nicht gefällt.',
  ownIntegration: (link) =>
    html`Sie verkaufen woanders oder bauen Ihre eigene Anbindung? Dafür gibt es eine ${link('API')}
    mit Schnellstarts für JavaScript, Python, PHP und curl.`,

  oneAllowance: 'Ein monatliches Kontingent für Dashboard, Shops und API.',
  planNamed: (plan) => `${plan}-Plan`,
  listingsAMonth: (limit) => `${listings(limit)} im Monat`,
  brands: (limit) => count(limit, 'Marke', 'Marken'),
  connectedStores: 'WooCommerce- und Shopify-Shops',
  bulkWriting: 'Sammelaufträge aus CSV-Dateien',
  apiKeys: 'API-Schlüssel',
  teamMembers: 'Teammitglieder',
  price: (price) =>
    `${formatAmount(price, LOCALE)} pro ${price.interval === 'year' ? 'Jahr' : 'Monat'}`,
  startFree: 'Kostenlos starten und jederzeit wechseln.',

  tryHeading: 'Wareword ausprobieren',
  productName: 'Produktname',
  features: 'Merkmale und Verkaufsargumente',
  featuresHelp: 'Eins pro Zeile. Wir verwenden nur, was Sie hier schreiben.',
  category: 'Kategorie (optional)',
  writeListings: '3 Listings schreiben',
  nothingSaved: 'Ohne Konto. Ihre Eingaben werden nicht gespeichert.',
  listingsReady: 'Ihre Listings sind fertig',
  keepGoing: 'Weiter geht’s mit einem kostenlosen Konto:',
  keepGoingHelp: (limit) =>
    `Speichern Sie Ihre Listings, verbinden Sie Ihren Shop und schreiben Sie ${listings(limit)} im Monat.`,
  nameMissing: 'Geben Sie den Produktnamen ein.',
  featuresMissing: 'Fügen Sie mindestens ein Merkmal hinzu.',
  tooLong: (field, limit) => `${field}: höchstens ${limit} Zeichen.`,
  unreadable: (field) =>
    `${field}: Einige Zeichen sind nicht lesbar. Tippen Sie den Text ein, statt ihn einzufügen.`,
  trialUsedUp: (max, seconds) =>
    `Aus Ihrem Netzwerk wurden in den letzten 24 Stunden ${max} Produkte ausprobiert. Erstellen Sie ein kostenloses Konto, um weiterzuschreiben, oder kommen Sie in ${formatWait(seconds, LOCALE)} wieder.`,
  trialBusy: (seconds) =>
    `Gerade probieren viele Menschen Wareword aus. Versuchen Sie es in ${formatWait(seconds, LOCALE)} noch einmal oder erstellen Sie ein kostenloses Konto.`,
  trialUnavailable:
    'Wir können gerade keine Listings schreiben, weil unsere Datenbank nicht erreichbar ist. Ihre Eingaben stehen noch im Formular. Versuchen Sie es in ein paar Minuten noch einmal.',

  listingFor: (platform) => `Listing für ${platform}`,
  titleOfLength: (length) => `Titel, ${count(length, 'Zeichen', 'Zeichen')}`,
  bullets: 'Aufzählungspunkte',
  description: 'Beschreibung',
  metaDescription: 'Meta-Beschreibung',
  keywords: 'Keywords',
  searchTerms: 'Suchbegriffe',
  tags: 'Tags',

  contactDescription: 'So erreichen Sie uns.',
  termsDescription: 'Die Bedingungen für die Nutzung von Wareword.',
  privacyDescription: 'Was Wareword über Sie speichert und warum.',
  contactOperator: 'Sie erreichen uns über den Administrator dieses Servers.',
  ownServer: (link) =>
    html`Ist das Ihr eigener Server? Den Plan eines Kontos ändern Sie mit diesem Befehl im
      Wareword-Ordner, mit der E-Mail-Adresse des Kontos:
      <code
        >npx --yes pnpm@10.34.8 --silent admin user set-plan --email &lt;email&gt; --plan
        agency</code
      >. Um Shops zu verbinden, ${link('starten Sie die Shop-Apps')}.`,
  writeTo: (address) => html`Schreiben Sie an ${address}.`,

  statusDescription: 'Ob Wareword gerade funktioniert.',
  up: 'Alles funktioniert',
  upHelp: 'Website, API und Datenbank antworten.',
  down: 'Wir haben eine Störung',
  downHelp:
    'Unsere Datenbank ist nicht erreichbar. Ihre Listings sind sicher, und nichts, wofür Sie bezahlt haben, geht verloren. Versuchen Sie es in ein paar Minuten noch einmal.',
  checkedNow: 'Gerade eben geprüft. Laden Sie die Seite neu, um noch einmal zu prüfen.',
  failed: 'Bei uns ist etwas schiefgegangen',
  failedHelp: (requestId) =>
    `Versuchen Sie es noch einmal. Wenn das nicht hilft, schreiben Sie uns und geben Sie diese Anfrage-ID an: ${requestId}`,

  pageNotFound: 'Seite nicht gefunden',
  pageNotFoundHelp: (link) => html`Prüfen Sie die Adresse oder ${link('gehen Sie zum Dashboard')}.`,
  pageNotFoundHelpVisitor: (home, docs) =>
    html`Prüfen Sie die Adresse, oder gehen Sie zur ${home('Startseite')} oder zur
    ${docs('Dokumentation')}.`,
  couldNotConnect: 'Verbindung fehlgeschlagen',
  storeNotConnected: 'Dieser Shop konnte nicht verbunden werden',
  storeNotConnectedHelp:
    'Es wurde nichts weitergegeben. Gehen Sie zurück zu Ihrem Shop und starten Sie die Verbindung dort noch einmal.',
  sendToAppDeveloper: 'Wenn das noch einmal passiert, senden Sie dies an den Entwickler der App:',
  agentNotConnected: 'Dieser Agent konnte nicht verbunden werden',
  agentNotConnectedHelp:
    'Es wurde nichts weitergegeben. Gehen Sie zurück zu Ihrem Agenten und verbinden Sie ihn noch einmal.',
  sendToAgentDeveloper:
    'Wenn das noch einmal passiert, senden Sie dies an den Entwickler des Agenten:',
};
