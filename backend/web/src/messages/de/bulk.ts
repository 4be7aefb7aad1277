import type en from '../en/bulk.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  fileTooLarge:
    'Diese Datei ist größer als {megabytes, number} MB. Teilen Sie sie in kleinere Dateien auf.',
  uploadInterrupted:
    'Die Datei konnte nicht hochgeladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  fileUnreadable:
    'Die Datei konnte nicht geöffnet werden. Vielleicht wurde sie verschoben oder geändert. Wählen Sie sie noch einmal aus.',
  lockedByPlan: 'Sammelaufträge gibt es in den Plänen Pro und Agency',
  lockedByPlanHelp:
    'Laden Sie den Produktexport Ihres Shops hoch, lassen Sie für jedes Produkt ein Listing schreiben und laden Sie eine Datei herunter, die Sie in Shopify oder WooCommerce importieren können. Jedes Produkt zählt als eines Ihrer monatlichen Listings.',
  bulk: 'Sammelaufträge',
  introduction: 'Listings für eine ganze CSV-Datei auf einmal schreiben.',
  filesNotLoaded: 'Ihre Dateien konnten nicht geladen werden',
  filesNone: 'Noch keine Dateien',
  filesNoneHelp:
    'Exportieren Sie die Produkte aus Ihrem Shop und laden Sie die Datei unverändert hoch.',
  files: 'Dateien',
  notStarted: 'Nicht gestartet',
  running: 'Läuft',
  paused: 'Pausiert',
  done: 'Fertig',
  canceled: 'Abgebrochen',
  skipped: 'Übersprungen',
  ready: 'Bereit',
  queued: 'In der Warteschlange',
  writing: 'Wird geschrieben',
  written: 'Geschrieben',
  failed: 'Fehlgeschlagen',
  products: '{products, plural, one {# Produkt} other {# Produkte}}',
  writtenOfTotal:
    '{written, number} von {products, plural, one {# Listing} other {# Listings}} geschrieben',
  failedCount: '{failed, number} fehlgeschlagen',
  skippedCount: '{skipped, number} übersprungen',
  uploadHelp:
    'Laden Sie einen Export aus Shopify oder WooCommerce unverändert hoch. Sie bekommen eine Datei zurück, die Sie importieren können.',
  ownSheetHelp:
    'Oder laden Sie eine eigene Tabelle mit den Spalten product_name und features hoch: <link>Vorlage herunterladen</link>.',
  uploadLimitHelp:
    'Bis zu {uploadRows, plural, one {# Zeile} other {# Zeilen}}. Prüfen Sie Zeilen und Kosten, bevor etwas geschrieben wird.',
  csvFile: 'CSV-Datei',
  uploadCsv: 'CSV hochladen',
  dropToUpload: 'Datei ablegen, um sie hochzuladen.',
  dropHelp: 'oder legen Sie eine CSV-Datei irgendwo auf dieser Seite ab',
  uploadProgress: '{name} wird hochgeladen: {percent, number} %',
  readingRows: 'Zeilen werden gelesen …',
  uploaded: 'Hochgeladen',
  fileNotRead: '{name} konnte nicht gelesen werden',
  fileNotUploaded:
    'Die Datei konnte nicht hochgeladen werden. Versuchen Sie es gleich noch einmal.',
  chooseColumns: 'Spalten auswählen',
  chooseColumnsHelp:
    'An den Überschriften von {name} ist nicht zu erkennen, welche Spalten das sind.',
  columnOfNames: 'Spalte mit den Produktnamen',
  columnOfFeatures: 'Spalte mit den Merkmalen und Verkaufsargumenten',
  chooseColumn: 'Spalte auswählen',
  columnMissing: 'Wählen Sie eine Spalte aus.',
  readFile: 'Datei lesen',
  amazonInventoryFile: 'Für Amazon herunterladen',
  shopifyImport: 'Für Shopify herunterladen',
  allFields: 'Alle Felder herunterladen',
  amazonFileHelp:
    'Die Amazon-Datei aktualisiert vorhandene Produkte anhand der SKU. Die Datei mit allen Feldern enthält alles; in den Dateien für Shopify und WooCommerce fehlen die Suchbegriffe.',
  wooCommerceImportHelp:
    'Die WooCommerce-Datei hat keine Kurzbeschreibung, Tags und Keyphrase, weil Listings für Shopify keine haben.',
  shopifyImportHelp: 'In der Shopify-Datei fehlen Tags und Keyphrase.',
  download: 'Herunterladen',
  seeInHistory: 'Diese Listings im Verlauf ansehen',
  importIntoShopify:
    'Gehen Sie in Shopify zu „Produkte“, dann „Importieren“, und wählen Sie „Produkte mit übereinstimmenden Handles überschreiben“.',
  importIntoWooCommerce:
    'Gehen Sie in WooCommerce zu „Produkte“, dann „Importieren“, und wählen Sie „Bestehende Produkte aktualisieren“.',
  importCaution: 'Importieren Sie zuerst ein paar Produkte zur Probe.',
  bulkRun: 'Sammelauftrag',
  fileNotLoaded: 'Diese Datei konnte nicht geladen werden',
  uploadedAt: 'Hochgeladen am {createdAt}',
  fileNotFound: 'Datei nicht gefunden',
  allFiles: 'Alle Dateien',
  fileNotFoundHelp:
    'Sie wurde vielleicht gelöscht oder gehört zu einem anderen Workspace. Ihre Listings sind im Verlauf.',
  leftCount: '{left, number} verbleibend',
  notWrittenOf: '{left, number} nicht geschrieben',
  leavePageHelp: 'Sie können diese Seite verlassen; das Schreiben läuft weiter.',
  notPaused: 'Pausieren nicht möglich',
  notResumed: 'Fortsetzen nicht möglich',
  notRetried: 'Neuer Versuch nicht möglich',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  retryFailed:
    '{failed, plural, one {# fehlgeschlagenes Produkt} other {# fehlgeschlagene Produkte}} erneut versuchen',
  pausing:
    '{writing, plural, one {# begonnenes Listing wird} other {# begonnene Listings werden}} noch fertiggestellt.',
  noListingsLeft: 'Sie haben alle Listings dieses Monats verbraucht',
  pausedByPlan: 'Ihr Plan enthält keine Sammelaufträge mehr',
  starterLeft: 'Die Person, die diesen Auftrag gestartet hat, hat das Team verlassen',
  starterLeftHelp:
    'Wir haben ihn pausiert, damit er Ihre Listings nicht ohne Ihr Wissen verbraucht. Setzen Sie ihn in Ihrem Namen fort oder brechen Sie ihn ab. Was schon geschrieben ist, behalten Sie.',
  brandUnavailable: 'Diese Marke ist archiviert oder gesperrt',
  brandUnavailableHelp:
    'Stellen Sie sie auf der Seite <link>Marken</link> wieder her oder entsperren Sie sie, und setzen Sie dann fort.',
  cancel: 'Abbrechen',
  cancelQuestion: '{fileName} abbrechen?',
  cancelRun: 'Auftrag abbrechen',
  keepWriting: 'Weiterschreiben',
  cancelConsequences:
    'Die übrigen {waiting, plural, one {# Produkt} other {# Produkte}} werden nicht geschrieben und nicht berechnet. Was schon geschrieben ist, behalten Sie und können es herunterladen. Das lässt sich nicht rückgängig machen.',
  deleteFile: 'Datei löschen',
  deleteQuestion: '{fileName} löschen?',
  productSheet: 'Produkttabelle',
  shopifyExport: 'Shopify-Export',
  review: 'Prüfen',
  productsReady:
    '<b>{products, plural, one {# Produkt} other {# Produkte}}</b> bereit zum Schreiben',
  rowsSkipped:
    '{problems, plural, one {# Zeile wird} other {# Zeilen werden}} übersprungen (siehe unten)',
  descriptionsCut:
    '{notes, plural, one {# Beschreibung ist} other {# Beschreibungen sind}} zu lang: nur der Anfang wird verwendet',
  ignoredColumns: 'Ignorierte Spalten: {columns}',
  platform: 'Plattform',
  tone: 'Tonalität',
  costLastListing: 'Verbraucht Ihr letztes Listing in diesem Monat.',
  costOfRemaining:
    'Verbraucht {products, number} von {remaining, plural, one {# übrigen Listing} other {# übrigen Listings}}.',
  costMoreThanLeft:
    'Die Datei enthält {products, plural, one {# Produkt} other {# Produkte}}. Das Schreiben pausiert, wenn Ihre Listings verbraucht sind, und Sie können fortsetzen, sobald Sie wieder welche haben.',
  notStartedError: 'Das Schreiben konnte nicht gestartet werden',
  writeListings: '{products, plural, one {# Listing} other {# Listings}} schreiben',
  seeLargerPlans: 'Größere Pläne ansehen',
  rows: 'Zeilen',
  show: 'Zeilen filtern',
  allRows: 'Alle Zeilen',
  rowsNotLoaded: 'Die Zeilen konnten nicht geladen werden',
  rowsNone: 'Keine passenden Zeilen',
  previous: 'Zurück',
  next: 'Weiter',
  unnamedProduct: 'Produkt ohne Namen',
  notWrittenCount: 'Nicht geschrieben',
  remaining: 'Übrig',
  listingsUsed: 'Verbrauchte Listings',
  runSummary: 'Übersicht des Auftrags',
  notCharged: 'Für fehlgeschlagene Produkte wird nichts berechnet.',
  notChargedRetry:
    'Für fehlgeschlagene Produkte wird nichts berechnet. Jedes, das beim erneuten Versuch gelingt, verbraucht ein Listing.',
  allowanceResets:
    'Ihr Kontingent erneuert sich am {date}. Um früher weiterzumachen, <link>wechseln Sie jetzt den Plan</link> und setzen Sie dann hier fort.',
  upgradeToResume:
    'Die bisher geschriebenen Listings können Sie weiterhin herunterladen. <link>Wechseln</link> Sie zu Pro oder Agency, um fortzusetzen.',
  rowNumber: 'Zeile {row, number}',
  deleteConsequences:
    'Sie können sie dann nicht mehr herunterladen. Ihre Listings bleiben im Verlauf.',
  deleteConsequencesEmpty: 'Sie können sie dann nicht mehr herunterladen.',
  wooCommerceExport: 'WooCommerce-Export',
  recognized: 'Dateiart: {source}',
  wooCommerceImport: 'Für WooCommerce herunterladen',
  listingsFor: '{written, plural, one {# Listing} other {# Listings}} für {platform}.',
  listingsSoFarFor: 'Bisher {written, plural, one {# Listing} other {# Listings}} für {platform}.',
} satisfies Translation<typeof en>;
