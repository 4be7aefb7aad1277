import type en from '../en/shell.ts';

export default {
  home: 'Startseite',
  products: 'Produkte',
  runs: 'Durchläufe',
  connection: 'Verbindung',
  pageNotFound: 'Seite nicht gefunden',
  pageNotFoundHelp: 'Prüfen Sie die Adresse oder gehen Sie zur Startseite.',
  somethingWentWrong: 'Etwas ist schiefgegangen',
  pageNotShown: 'Diese Seite kann nicht angezeigt werden',
  pageNotShownHelp:
    'Laden Sie die Seite neu. Gespeichertes ist nicht betroffen. Besteht das Problem weiter, kontaktieren Sie uns.',
  goHome: 'Zur Startseite',
  unreached: 'Wareword ist nicht erreichbar',
  unreachedHelp:
    'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Es ist nichts verloren gegangen.',
  pickerNotOpened: 'Die Produktliste von Shopify hat sich nicht geöffnet',
  pickerNotOpenedHelp: 'Versuchen Sie es erneut. Bleibt sie geschlossen, laden Sie die Seite neu.',
  tryAgain: 'Erneut versuchen',
  seePlans: 'Pläne ansehen',
  planAllowsOne:
    'Ihr Plan erlaubt nur ein Listing auf einmal. Um mehrere auf einmal zu schreiben, benötigen Sie den Plan {plan}.',
  usageLeft:
    'Noch {remaining, number} von {limit, plural, one {# Listing} other {# Listings}} in diesem Monat. Das Kontingent erneuert sich am {day}.',
  chooseProducts: 'Produkte auswählen',
  connectToWareword: 'Mit Wareword verbinden',
  connectFirst: 'Verbinden Sie Ihren Shop zuerst mit Wareword',
  connectToStart:
    'Verbinden Sie Ihren Shop mit Wareword, um mit dem Schreiben zu beginnen. Das dauert eine Minute.',
  product: 'Produkt',
  productNumber: 'Produkt {id}',
  status: 'Status',
  progress: 'Fortschritt',
  started: 'Gestartet',
  noRunsYet: 'Noch keine Durchläufe',
  noRunsYetHelp: 'Jedes Mal, wenn Sie Listings schreiben, erscheint hier ein Durchlauf.',
  showOlderRuns: 'Ältere Durchläufe anzeigen',
  runPaused: 'Pausiert',
  runInProgress: 'Läuft',
  runToReview: 'Bereit zur Prüfung',
  runFailed: 'Fehlgeschlagen',
  runCanceled: 'Abgebrochen',
  runDone: 'Fertig',
  sentFromWareword: '{count, plural, one {# Listing} other {# Listings}} von Wareword gesendet',
  sentFromWarewordHelp:
    'Wählen Sie für jedes das Produkt aus und prüfen Sie es dann. Das ist kostenlos.',
  chooseForSent: 'Produkte für gesendete Listings auswählen',
  writeListings: 'Listings schreiben',
  writeCount: '{count, plural, one {# Listing} other {# Listings}} schreiben',
  openInShopify: 'Öffnen Sie Wareword in Shopify',
  openInShopifyHelp:
    'Wareword funktioniert im Shopify-Adminbereich. Öffnen Sie den Adminbereich Ihres Shops und gehen Sie zu „Apps → Wareword“.',
  sessionExpired:
    'Falls Sie es gerade dort geöffnet haben, ist Ihre Sitzung abgelaufen. Laden Sie die Seite im Adminbereich neu.',
  openAdmin: 'Shopify-Adminbereich öffnen',
} satisfies Record<keyof typeof en, string>;
