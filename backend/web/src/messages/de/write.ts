import type en from '../en/write.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  brand: 'Marke',
  nameActive: '{name} (aktiv)',
  noBrand: 'Keine Marke',
  archivedBrand: 'Archivierte Marke',
  nameLocked: '{name} (gesperrt)',
  limitOfCharactersLeft:
    '{left, number} von {limit, plural, one {# Zeichen} other {# Zeichen}} übrig',
  countOfCharactersRemoveCount2:
    '{count, number} von {limit, plural, one {# Zeichen} other {# Zeichen}}. Entfernen Sie {over, number}.',
  firstSteps: 'Erste Schritte',
  dismissFirstSteps: 'Erste Schritte ausblenden',
  dismiss: 'Ausblenden',
  writeAListing: 'Listing schreiben',
  saveABrand: 'Marke speichern',
  connectAStore: 'Shop verbinden',
  done: 'Erledigt:',
  toDo: 'Offen:',
  enterTheProductName: 'Geben Sie den Produktnamen ein.',
  addAtLeastOneFeature: 'Fügen Sie mindestens ein Merkmal hinzu.',
  filledInNotEverythingFit: 'Ausgefüllt. Nicht alles hat gepasst, prüfen Sie also, was fehlt.',
  filledInCheckTheDetails: 'Ausgefüllt. Prüfen Sie die Angaben, bevor Sie schreiben.',
  examples: 'Beispiele',
  tryAnExample: 'Beispiel ausprobieren:',
  importFromAPageOr: 'Aus Seite oder Text importieren',
  productPage: 'Produktseite',
  importPage: 'Seite importieren',
  productText: 'Produkttext',
  pasteADescriptionOrA: 'Fügen Sie eine Beschreibung oder ein Datenblatt ein.',
  splitIntoFields: 'Auf Felder verteilen',
  thisListingIsntInThis: 'Dieses Listing ist nicht in diesem Workspace',
  youMayHaveSwitchedWorkspaces:
    'Vielleicht haben Sie den Workspace gewechselt. Sehen Sie im Verlauf des anderen Workspace nach.',
  weCouldntCheckProgress: 'Der Fortschritt konnte nicht abgefragt werden',
  errorWritingContinuesAndYour:
    '{error} Das Schreiben läuft weiter, und Ihr Listing wird im Verlauf gespeichert.',
  connectionLostReconnecting: 'Verbindung unterbrochen. Wird wiederhergestellt…',
  weCouldntWriteYourListing: 'Ihr Listing konnte nicht geschrieben werden',
  errorCodeYouWerentCharged:
    '{reason} Es wurde nichts berechnet. Ihre Angaben stehen noch im Formular, Sie können es also erneut versuchen.',
  itExpiredBecauseThisPage:
    'Es ist abgelaufen, weil keine Seite offen war, die es empfangen konnte.',
  itWasCanceled: 'Es wurde abgebrochen.',
  itFailedAfterAttempts:
    'Es ist nach {attempts, plural, one {# Versuch} other {# Versuchen}} fehlgeschlagen.',
  couldntLoadYourListing: 'Ihr Listing konnte nicht geladen werden',
  errorYourListingIsReady: '{error} Ihr Listing ist fertig und im Verlauf gespeichert.',
  listingReadyRemainingLeftThis:
    'Listing fertig. {remaining, number} in diesem Monat übrig. Im Verlauf gespeichert.',
  newListing: 'Neues Listing',
  writing: 'Wird geschrieben',
  youCanLeaveThisPage: 'Sie können diese Seite verlassen. Ihr Listing wird im Verlauf gespeichert.',
  writingAttemptAttemptsOfJob:
    'Wird geschrieben, Versuch {attempts, number} von {jobAttempts, number}',
  writingYourListing: 'Ihr Listing wird geschrieben',
  attemptFailedRetryingSoon: 'Versuch fehlgeschlagen. Nächster Versuch in Kürze',
  queued: 'In der Warteschlange',
  youHaveAnUnfinishedDraft: 'Sie haben einen angefangenen Entwurf',
  restoreDraft: 'Entwurf wiederherstellen',
  restoreTrim: '„{trim}“ wiederherstellen',
  weCouldntStartYourListing: 'Ihr Listing konnte nicht gestartet werden',
  errorYourDraftIsSaved:
    '{error} Ihr Entwurf ist gespeichert, und es wird nichts doppelt berechnet.',
  listing: 'Listing',
  specificationsOptional: 'Spezifikationen (optional)',
  onePerLineSuchAs: 'Eine pro Zeile, etwa Material: Nussbaum massiv',
  variantsOptional: 'Varianten (optional)',
  whatBuyersChooseFromOne: 'Woraus Käufer wählen, eine pro Zeile, etwa Farbe: Rot, Blau',
  keywordsOptional: 'Keywords (optional)',
  phrasesThatShoppersSearchFor:
    'Wonach Käufer suchen, ein Begriff pro Zeile. Wir verwenden die, die Ihre Angaben belegen.',
  wordsToAvoidOptional: 'Zu vermeidende Wörter (optional)',
  onePerLineDetailsThat: 'Eins pro Zeile. Angaben, die sie enthalten, werden weggelassen.',
  moreOptionsSpecificationsVariantsKeywords:
    'Weitere Optionen: Spezifikationen, Varianten, Keywords, Bilder, Sprache',
  languageAndSpelling: 'Sprache und Schreibweise',
  sameAsTheFeatures: 'Wie die Merkmale',
  product: 'Produkt',
  platform: 'Plattform',
  productName: 'Produktname',
  featuresAndSellingPoints: 'Merkmale und Verkaufsargumente',
  onePerLineWeOnly: 'Eins pro Zeile. Wir verwenden nur, was Sie hier schreiben.',
  tone: 'Tonalität',
  categoryOptional: 'Kategorie (optional)',
  priceOptional: 'Preis (optional)',
  targetCustomerOptional: 'Zielgruppe (optional)',
  competitorsOrMarketOptional: 'Wettbewerber oder Markt (optional)',
  allThreePlatforms: 'Alle drei Plattformen',
  allThree: 'Alle Plattformen',
  moreDetailsToneToneBrand:
    'Weitere Angaben: Tonalität {tone}, Marke, Kategorie, Preis, Zielgruppe',
  ctrlEnter: 'Strg+Enter',
  writeListing: 'Listing schreiben',
  writeCostListings: '{cost, number} Listings schreiben',
  allThreePlatformsUseCost:
    'Alle drei Plattformen verbrauchen {cost, number} Listings. In diesem Monat haben Sie noch {remaining, number}.',
  usesYourLastListingThis: 'Verbraucht Ihr letztes Listing in diesem Monat.',
  usesCostOfYourRemaining: 'Verbraucht {cost, number} Ihrer {remaining, number} übrigen Listings.',
  youveUsedAllListingsThis:
    'Sie haben in diesem Monat {limit, plural, one {# Listing} other {alle # Listings}} verbraucht',
  yourDraftIsSaved: 'Ihr Entwurf ist gespeichert.',
  platforms: 'Plattformen',
  sample: 'Beispiel',
  yourListingWillAppearHere: 'Hier erscheint Ihr Listing. Dies ist ein Beispiel für {platform}.',
  everyListingComesWithScores:
    'Zu jedem Listing gibt es Bewertungen, eine Vorschau und Schaltflächen zum Bearbeiten, Kopieren und Exportieren.',
  loadingYourListing: 'Ihr Listing wird geladen',
  resetsOrUpgrade: 'Wird am {date} zurückgesetzt, oder <link>wechseln Sie jetzt den Plan</link>.',
  resetsOrOwnerUpgrades:
    'Wird am {date} zurückgesetzt, oder der Inhaber des Workspace wechselt den Plan.',
  keywordsList: '<b>Keywords: </b>{keywords}',
  imagesTheLimitIsImages:
    '{count, plural, one {# Bild} other {# Bilder}}. Das Limit ist {images, number}.',
  imagesOptional: 'Bilder (optional)',
  addressesOnePerLineFor:
    'Adressen, eine pro Zeile, für Alternativtexte. Wir beschreiben nur, was auch in Ihren Angaben steht.',
  useWhatTheImagesShow: 'Was die Bilder zeigen, als Produktangaben verwenden',
  enterAsAddress: 'Geben Sie „{address}“ als Adresse ein, die mit https:// beginnt',
} satisfies Translation<typeof en>;
