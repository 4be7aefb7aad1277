import type en from '../en/write.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  brand: 'Marke',
  activeBrand: '{name} (aktiv)',
  noBrand: 'Keine Marke',
  archivedBrand: 'Archivierte Marke',
  lockedBrand: '{name} (gesperrt)',
  charactersLeft: '{left, number} von {limit, plural, one {# Zeichen} other {# Zeichen}} übrig',
  charactersTooMany:
    '{count, number} von {limit, plural, one {# Zeichen} other {# Zeichen}}. Entfernen Sie {over, number}.',
  firstSteps: 'Erste Schritte',
  dismissFirstSteps: 'Erste Schritte ausblenden',
  dismiss: 'Ausblenden',
  writeAListing: 'Listing schreiben',
  saveABrand: 'Marke speichern',
  connectAStore: 'Shop verbinden',
  done: 'Erledigt:',
  toDo: 'Offen:',
  nameMissing: 'Geben Sie den Produktnamen ein.',
  featuresMissing: 'Fügen Sie mindestens ein Merkmal hinzu.',
  importedPartly:
    'Wir haben das Formular ausgefüllt. Nicht alles hat gepasst, prüfen Sie also, was fehlt.',
  importedNameless:
    'Wir haben das Formular ausgefüllt, aber der Text enthält keinen Produktnamen. Geben Sie einen ein, bevor Sie das Listing schreiben.',
  importedHelp:
    'Wir haben das Formular ausgefüllt. Prüfen Sie die Angaben, bevor Sie das Listing schreiben.',
  undo: 'Rückgängig',
  examples: 'Beispiele',
  tryAnExample: 'Beispiel ausprobieren (auf Englisch):',
  importTitle: 'Aus Seite oder Text importieren',
  productPage: 'Produktseite',
  importPage: 'Seite importieren',
  productText: 'Produkttext',
  productTextHelp: 'Fügen Sie eine Beschreibung oder ein Datenblatt ein.',
  splitIntoFields: 'Auf Felder verteilen',
  listingNotFound: 'Dieses Listing ist nicht in diesem Workspace',
  listingNotFoundHelp:
    'Vielleicht haben Sie den Workspace gewechselt. Sehen Sie im Verlauf des anderen Workspace nach.',
  progressNotLoaded: 'Der Fortschritt konnte nicht abgefragt werden',
  progressNotLoadedHelp:
    '{error} Das Schreiben läuft weiter, und Ihr Listing wird im Verlauf gespeichert.',
  reconnecting: 'Verbindung unterbrochen. Wird wiederhergestellt …',
  writingFailed: 'Ihr Listing konnte nicht geschrieben werden',
  failedNotCharged:
    '{reason} Es wurde kein Listing verbraucht. Ihre Angaben stehen noch im Formular, Sie können es also erneut versuchen.',
  reasonExpired: 'Es wurde nicht rechtzeitig fertig.',
  reasonCanceled: 'Es wurde abgebrochen.',
  reasonAttemptsFailed:
    'Es ist nach {attempts, plural, one {# Versuch} other {# Versuchen}} fehlgeschlagen.',
  listingNotLoaded: 'Ihr Listing konnte nicht geladen werden',
  listingNotLoadedHelp: '{error} Ihr Listing ist fertig und im Verlauf gespeichert.',
  listingReady:
    'Listing fertig. {remaining, number} in diesem Monat übrig. Im Verlauf gespeichert.',
  newListing: 'Neues Listing',
  writing: 'Wird geschrieben',
  leavePageHelp:
    'Sie können diese Seite verlassen. Ihr Listing erscheint im Verlauf, sobald es fertig ist.',
  writingAttempt: 'Wird geschrieben, Versuch {attempts, number} von {jobAttempts, number}',
  writingYourListing: 'Ihr Listing wird geschrieben',
  retryingSoon: 'Versuch fehlgeschlagen. Nächster Versuch in Kürze',
  queued: 'In der Warteschlange',
  unfinishedDraft: 'Sie haben einen angefangenen Entwurf',
  restoreDraft: 'Entwurf wiederherstellen',
  restoreDraftNamed: '„{product}“ wiederherstellen',
  startFailed: 'Ihr Listing konnte nicht gestartet werden',
  startFailedHelp:
    '{error} Ihr Entwurf ist gespeichert. Ein erneuter Versuch verbraucht kein zweites Listing.',
  listing: 'Listing',
  specificationsOptional: 'Spezifikationen (optional)',
  specificationsHelp: 'Eine pro Zeile, etwa Material: Nussbaum massiv',
  variantsOptional: 'Varianten (optional)',
  variantsHelp: 'Woraus Käufer wählen, eine pro Zeile, etwa Farbe: Rot, Blau',
  keywordsOptional: 'Keywords (optional)',
  keywordsHelp:
    'Wonach Käufer suchen, ein Begriff pro Zeile. Wir verwenden die, die Ihre Angaben belegen.',
  wordsToAvoidOptional: 'Zu vermeidende Wörter (optional)',
  wordsToAvoidHelp: 'Eins pro Zeile. Angaben, die sie enthalten, werden weggelassen.',
  moreOptions: 'Weitere Optionen: Spezifikationen, Varianten, Keywords, Bilder, Sprache und mehr',
  languageAndSpelling: 'Sprache und Schreibweise',
  languageOfFeatures: 'Sprache Ihrer Merkmale',
  localeOfFeatures:
    'Ihre Merkmale sind in einer anderen Sprache, und wir übersetzen nicht. Wählen Sie hier „Sprache Ihrer Merkmale“ oder geben Sie die Merkmale in der gewählten Sprache ein.',
  product: 'Produkt',
  platform: 'Plattform',
  productName: 'Produktname',
  features: 'Merkmale und Verkaufsargumente',
  featuresHelp: 'Eins pro Zeile. Wir verwenden nur Angaben, die Sie eingeben.',
  tone: 'Tonalität',
  toneWithoutAi: 'Dieser Server schreibt ohne KI: Die Tonalität ändert nur wenige Wörter.',
  categoryOptional: 'Kategorie (optional)',
  priceOptional: 'Preis (optional)',
  targetCustomerOptional: 'Zielgruppe (optional)',
  competitorsOptional: 'Wettbewerber oder Markt (optional)',
  competitorsHelp: 'Hintergrund für die KI. Wird in keinem Listing erwähnt.',
  competitorsHelpWithoutAi: 'Wird zurzeit nicht verwendet: Dieser Server schreibt ohne KI.',
  skuOptional: 'SKU (optional)',
  skuHelp: 'Kennzeichnet das Produkt in exportierten Dateien.',
  skuFormula:
    'Beginnen Sie die SKU mit einem Buchstaben oder einer Ziffer. Tabellenprogramme führen andere Zeichen als Formeln aus.',
  allThreePlatforms: 'Alle drei Plattformen',
  allPlatformsShort: 'Alle drei',
  moreDetails: 'Tonalität ({tone}), Marke, Kategorie, Preis, Zielgruppe, SKU und mehr',
  submitShortcut: 'Strg+Enter',
  writeListing: 'Listing schreiben',
  writeCostListings: '{cost, number} Listings schreiben',
  allPlatformsCost:
    'Alle drei Plattformen verbrauchen {cost, number} Listings. In diesem Monat haben Sie noch {remaining, number}.',
  costLastListing: 'Verbraucht Ihr letztes Listing in diesem Monat.',
  costAllRemaining:
    'Verbraucht alle Ihre {remaining, number} übrigen Listings. Neue gibt es am {date}.',
  costOfRemaining: 'Verbraucht {cost, number} Ihrer {remaining, number} übrigen Listings.',
  noListingsLeft:
    'Sie haben in diesem Monat {limit, plural, one {# Listing} other {alle # Listings}} verbraucht',
  draftSaved: 'Ihr Entwurf ist gespeichert.',
  platforms: 'Plattformen',
  sample: 'Beispiel',
  samplePlaceholder:
    'Hier erscheint Ihr Listing. Dies ist ein Beispiel für {platform}, auf Englisch.',
  sampleHelp:
    'Zu jedem Listing gibt es Bewertungen, eine Vorschau und Schaltflächen zum Bearbeiten, Kopieren und Exportieren.',
  loadingYourListing: 'Ihr Listing wird geladen',
  noListingsLeftOwner:
    'Ihr Kontingent erneuert sich am {date}. Sie brauchen früher mehr? <link>Plan wechseln</link>.',
  noListingsLeftMember:
    'Ihr Kontingent erneuert sich am {date}. Der Inhaber des Workspace kann schon vorher den Plan wechseln.',
  keywordsList: '<b>Keywords: </b>{keywords}',
  imagesTooMany: '{count, plural, one {# Bild} other {# Bilder}}. Das Limit ist {images, number}.',
  imagesOptional: 'Bilder (optional)',
  imagesHelp:
    'Adressen, eine pro Zeile, für Alternativtexte. Wir beschreiben nur, was auch in Ihren Angaben steht.',
  imagesAsFacts: 'Was die Bilder zeigen, als Produktangaben verwenden',
  imageAddressInvalid:
    '„{address}“ ist keine vollständige URL. Sie muss mit https:// oder http:// beginnen.',
} satisfies Translation<typeof en>;
