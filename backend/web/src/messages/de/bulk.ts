import type en from '../en/bulk.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  bulkWritingIsOnThe: 'Sammelaufträge gibt es in den Plänen Pro und Agency',
  uploadYourStoresProductExport:
    'Laden Sie den Produktexport Ihres Shops hoch, lassen Sie für jedes Produkt ein Listing schreiben und laden Sie eine Datei herunter, die Sie in Shopify oder WooCommerce importieren können. Jedes Produkt zählt als eines Ihrer monatlichen Listings.',
  bulk: 'Sammelaufträge',
  writeListingsForAnEntire: 'Listings für eine ganze CSV-Datei auf einmal schreiben.',
  couldntLoadYourFiles: 'Ihre Dateien konnten nicht geladen werden',
  noFilesYet: 'Noch keine Dateien',
  exportYourProductsFromYour:
    'Exportieren Sie die Produkte aus Ihrem Shop und laden Sie die Datei unverändert hoch.',
  files: 'Dateien',
  notStarted: 'Nicht gestartet',
  running: 'Läuft',
  paused: 'Pausiert',
  done: 'Fertig',
  canceled: 'Abgebrochen',
  skipped: 'Übersprungen',
  queued: 'In der Warteschlange',
  writing: 'Wird geschrieben',
  written: 'Geschrieben',
  failed: 'Fehlgeschlagen',
  products: '{products, plural, one {# Produkt} other {# Produkte}}',
  writtenOfListingsWritten:
    '{written, number} von {products, plural, one {# Listing} other {# Listings}} geschrieben',
  failedFailed: '{failed, number} fehlgeschlagen',
  skippedSkipped: '{skipped, number} übersprungen',
  uploadAShopifyOrWoo:
    'Laden Sie einen Export aus Shopify oder WooCommerce unverändert hoch. Sie bekommen eine Datei zurück, die Sie importieren können.',
  orUploadYourOwnSheet:
    'Oder laden Sie eine eigene Tabelle mit den Spalten product_name und features hoch: <link>Vorlage herunterladen</link>.',
  upToRowsReviewThe:
    'Bis zu {uploadRows, plural, one {# Zeile} other {# Zeilen}}. Prüfen Sie Zeilen und Kosten, bevor etwas geschrieben wird.',
  csvFile: 'CSV-Datei',
  uploadCsv: 'CSV hochladen',
  dropTheFileToUpload: 'Datei ablegen, um sie hochzuladen.',
  orDropACsvFile: 'oder legen Sie eine CSV-Datei irgendwo auf dieser Seite ab',
  uploadingNamePercent: '{name} wird hochgeladen: {percent, number} %',
  readingRows: 'Zeilen werden gelesen…',
  uploaded: 'Hochgeladen',
  weCouldntReadName: '{name} konnte nicht gelesen werden',
  weCouldntUploadTheFile:
    'Die Datei konnte nicht hochgeladen werden. Versuchen Sie es gleich noch einmal.',
  shopifyImport: 'Shopify-Import',
  allFields: 'Alle Felder',
  allFieldsHasEverythingStore:
    '„Alle Felder“ enthält alles. In den Shop-Importen fehlen die Suchbegriffe.',
  theWooCommerceImportLeaves: 'Im WooCommerce-Import fehlen Kurzbeschreibung, Tags und Keyphrase.',
  theShopifyImportLeavesOut: 'Im Shopify-Import fehlen Tags und Keyphrase.',
  download: 'Herunterladen',
  seeTheseListingsInHistory: 'Diese Listings im Verlauf ansehen',
  inShopifyGoToProducts:
    'Gehen Sie in Shopify zu „Produkte“, dann „Importieren“, und wählen Sie „Produkte mit übereinstimmenden Handles überschreiben“.',
  inWooCommerceGoTo:
    'Gehen Sie in WooCommerce zu „Produkte“, dann „Importieren“, und wählen Sie „Bestehende Produkte aktualisieren“.',
  tryImportingAFewProducts: 'Importieren Sie zuerst ein paar Produkte zur Probe.',
  bulkRun: 'Sammelauftrag',
  couldntLoadThisFile: 'Diese Datei konnte nicht geladen werden',
  uploadedCreatedAt: 'Hochgeladen am {createdAt}',
  fileNotFound: 'Datei nicht gefunden',
  allFiles: 'Alle Dateien',
  itMayHaveBeenDeleted:
    'Sie wurde vielleicht gelöscht oder gehört zu einem anderen Workspace. Ihre Listings sind im Verlauf.',
  rowNotWritten: 'nicht geschrieben',
  youCanLeaveThisPage: 'Sie können diese Seite verlassen; das Schreiben läuft weiter.',
  somethingWentWrong: 'Etwas ist schiefgegangen',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  retryFailedProducts:
    '{failed, plural, one {# fehlgeschlagenes Produkt} other {# fehlgeschlagene Produkte}} erneut versuchen',
  finishingListingsAlreadyInProgress:
    '{writing, plural, one {# begonnenes Listing wird} other {# begonnene Listings werden}} noch fertiggestellt.',
  youveUsedAllYourListings: 'Sie haben alle Listings dieses Monats verbraucht',
  yourPlanNoLongerIncludes: 'Ihr Plan enthält keine Sammelaufträge mehr',
  thePersonWhoStartedThis: 'Die Person, die diesen Auftrag gestartet hat, hat das Team verlassen',
  wePausedItSoIt:
    'Wir haben ihn pausiert, damit er Ihre Listings nicht ohne Ihr Wissen verbraucht. Setzen Sie ihn in Ihrem Namen fort oder brechen Sie ihn ab. Was schon geschrieben ist, behalten Sie.',
  thisBrandIsArchivedOr: 'Diese Marke ist archiviert oder gesperrt',
  restoreOrUnlockItOn:
    'Stellen Sie sie auf der Seite <link>Marken</link> wieder her oder entsperren Sie sie, und setzen Sie dann fort.',
  cancel: 'Abbrechen',
  cancelFileName: '{fileName} abbrechen?',
  cancelRun: 'Auftrag abbrechen',
  keepWriting: 'Weiterschreiben',
  theRemainingProductsWontBe:
    'Die übrigen {waiting, plural, one {# Produkt} other {# Produkte}} werden nicht geschrieben und nicht berechnet. Was schon geschrieben ist, behalten Sie und können es herunterladen. Das lässt sich nicht rückgängig machen.',
  deleteFile: 'Datei löschen',
  deleteFileName: '{fileName} löschen?',
  productSheet: 'Produkttabelle',
  shopifyExport: 'Shopify-Export',
  review: 'Prüfen',
  productsReadyToWrite:
    '<b>{products, plural, one {# Produkt} other {# Produkte}}</b> bereit zum Schreiben',
  rowsWillBeSkippedSee:
    '{problems, plural, one {# Zeile wird} other {# Zeilen werden}} übersprungen (siehe unten)',
  descriptionsTooLongOnlyThe:
    '{notes, plural, one {# Beschreibung} other {# Beschreibungen}} zu lang: nur der Anfang wird verwendet',
  ignoredColumnsValue: 'Ignorierte Spalten: {columns}',
  platform: 'Plattform',
  tone: 'Tonalität',
  usesYourLastListingThis: 'Verbraucht Ihr letztes Listing in diesem Monat.',
  usesProductsOfYourRemaining:
    'Verbraucht {products, number} von {remaining, plural, one {# übrigen Listing} other {# übrigen Listings}}.',
  theFileHasProductsWriting:
    'Die Datei enthält {products, plural, one {# Produkt} other {# Produkte}}. Das Schreiben pausiert, wenn Ihre Listings verbraucht sind, und Sie können fortsetzen, sobald Sie wieder welche haben.',
  weCouldntStartWriting: 'Das Schreiben konnte nicht gestartet werden',
  writeListings: '{products, plural, one {# Listing} other {# Listings}} schreiben',
  seeLargerPlans: 'Größere Pläne ansehen',
  rows: 'Zeilen',
  show: 'Zeilen filtern',
  allRows: 'Alle Zeilen',
  couldntLoadTheRows: 'Die Zeilen konnten nicht geladen werden',
  noMatchingRows: 'Keine passenden Zeilen',
  previous: 'Zurück',
  next: 'Weiter',
  unnamedProduct: 'Produkt ohne Namen',
  notWrittenCount: 'Nicht geschrieben',
  left: 'Übrig',
  listingsUsed: 'Verbrauchte Listings',
  numbers: 'Übersicht des Laufs',
  notCharged: 'Für fehlgeschlagene Produkte wird nichts berechnet.',
  notChargedRetry:
    'Für fehlgeschlagene Produkte wird nichts berechnet. Jedes, das beim erneuten Versuch gelingt, verbraucht ein Listing.',
  allowanceResets:
    'Ihr Kontingent wird am {date} zurückgesetzt. Um früher weiterzumachen, <link>wechseln Sie jetzt den Plan</link> und setzen Sie dann hier fort.',
  upgradeToResume:
    'Die bisher geschriebenen Listings können Sie weiterhin herunterladen. <link>Wechseln</link> Sie zu Pro oder Agency, um fortzusetzen.',
  rowNumber: 'Zeile {row, number}',
  deletedButListingsStay:
    'Sie können sie dann nicht mehr herunterladen. Ihre Listings bleiben im Verlauf.',
  noDownloadAnymore: 'Sie können sie dann nicht mehr herunterladen.',
  wooCommerceExport: 'WooCommerce-Export',
  recognized: 'Erkannt: {source}',
  wooCommerceImport: 'WooCommerce-Import',
  listingsFor: '{written, plural, one {# Listing} other {# Listings}} für {platform}.',
  listingsSoFarFor: 'Bisher {written, plural, one {# Listing} other {# Listings}} für {platform}.',
} satisfies Translation<typeof en>;
