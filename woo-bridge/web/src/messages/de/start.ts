import type { Translation } from '@wareword/ui/messages';
import type en from '../en/start.ts';

export default {
  giveAccessAgain: 'Erneut Zugriff geben',
  giveAccessAgainHelp:
    'Ein neuer Schlüssel ersetzt den alten und meldet alle anderen Browser ab. Ihre Durchläufe bleiben erhalten, und Sie können sie weiterhin rückgängig machen.',
  confirmAccess: 'Zugriff bestätigen',
  confirmItsYou: 'Bestätigen Sie, dass Sie es sind',
  keyCreated:
    '{storeUrl} hat einen Schlüssel für Wareword erstellt. Nur wer den Shop verwaltet, kann dessen letzte Zeichen sehen.',
  lastCharactersMissing: 'Geben Sie die letzten 7 Zeichen des Schlüssels ein.',
  restApiPath: 'WooCommerce → Einstellungen → Erweitert → REST-API',
  findNewestKey: 'Suchen Sie den neuesten Schlüssel mit dem Namen „Wareword“.',
  copyLastCharacters: 'Kopieren Sie die 7 Zeichen, die neben dem Schlüssel stehen („… endet auf“).',
  lastCharacters: 'Letzte 7 Zeichen des Schlüssels',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  nothingApproved: 'Sie haben in Ihrem Shop nichts genehmigt? Klicken Sie auf „Abbrechen“.',
  openApiKeys: 'API-Schlüssel in WooCommerce öffnen',
  yourStore: 'Ihr Shop',
  approveHelp:
    'WooCommerce bittet Sie, sich in Ihrem Shop anzumelden und den Zugriff zu genehmigen. Danach kommen Sie hierher zurück.',
  keysCoverAll:
    'WooCommerce nennt Gutscheine, Kunden, Bestellungen und Produkte, weil seine Schlüssel immer für alles gelten. Wareword verwendet nur die Produkte.',
  approveInWooCommerce: 'In WooCommerce genehmigen',
  pasteKeysInstead: 'Stattdessen Schlüssel einfügen',
  openingYourStore: 'Ihr Shop wird geöffnet …',
  approvalUnavailable:
    'Die Genehmigungsseite Ihres Shops ist hier nicht verfügbar. Erstellen Sie in Ihrem Shop einen Schlüssel und fügen Sie ihn unten ein.',
  visitorsBlocked:
    'Ein Plugin sperrt die REST-API dieser Website für Besucher. Der Schlüssel von Wareword funktioniert trotzdem, aber wir sehen weder den Namen noch das SEO-Plugin Ihres Shops.',
  noSeoPlugin:
    'Kein SEO-Plugin gefunden. Listings enthalten deshalb weder Fokus-Keyphrase noch Meta-Beschreibung.',
  giveAccess: 'Zugriff auf Ihren Shop geben',
  giveWarewordAccess: 'Geben Sie Wareword Zugriff auf Ihren Shop',
  giveWarewordAccessHelp:
    'Wareword liest Ihre Produkte und schreibt Listings dafür. Ein Produkt ändert sich erst, wenn Sie veröffentlichen.',
  connectedBefore:
    'Schon einmal verbunden? Melden Sie sich mit denselben Schritten an. Ihre Durchläufe sind gespeichert.',
  keys: 'Schlüssel',
  consumerKey: 'Consumer Key',
  consumerSecret: 'Consumer Secret',
  showSecret: 'Consumer Secret anzeigen',
  useTheseKeys: 'Diese Schlüssel verwenden',
  storeAddress: 'Adresse des Shops',
  storeAddressHelp: 'Die Adresse, die Ihre Kunden verwenden, zum Beispiel shop.example.com',
  storeAddressMissing: 'Geben Sie die Adresse Ihres Shops ein.',
  findStore: 'Shop suchen',
  findingStore: 'Ihr Shop wird gesucht. Das kann einige Sekunden dauern …',
  openYourApiKeys: 'Öffnen Sie Ihre API-Schlüssel:',
  anySeoPlugin: 'Ein SEO-Plugin',
  seoPluginFound:
    '{plugin} gefunden. Fokus-Keyphrase und Meta-Beschreibung werden dort gespeichert.',
  createKeyHelp:
    'Öffnen Sie in WordPress <link>WooCommerce → Einstellungen → Erweitert → REST-API</link>. Klicken Sie auf „Schlüssel hinzufügen“, stellen Sie die Berechtigungen auf „Lesen/Schreiben“ und kopieren Sie beide Werte.',
  keyIncomplete: 'Fügen Sie den vollständigen Consumer Key ein. Er beginnt mit ck_.',
  secretIncomplete: 'Fügen Sie das vollständige Consumer Secret ein. Es beginnt mit cs_.',
} satisfies Translation<typeof en>;
