import type en from '../en/home.ts';

export default {
  setupGuide: 'Einrichtungsleitfaden',
  stepsCompleted:
    '{done, number} von {count, plural, one {# Schritt} other {# Schritten}} abgeschlossen',
  dismiss: 'Schließen',
  dismissGuide: 'Einrichtungsleitfaden schließen',
  stepConnectHelp: 'Melden Sie sich an und genehmigen Sie diesen Shop. Das dauert eine Minute.',
  stepWrite: 'Ihr erstes Listing schreiben',
  stepWriteHelp:
    'Wählen Sie ein Produkt aus. In Ihrem Shop ändert sich nichts, bis Sie veröffentlichen.',
  stepPublish: 'Prüfen und veröffentlichen',
  stepPublishHelp:
    'Vergleichen Sie alt und neu nebeneinander, bearbeiten und veröffentlichen Sie. Sie können das später rückgängig machen.',
  reviewListings: 'Listings prüfen',
  stepDone: '(erledigt)',
  overview: 'Übersicht',
  listingsLeft: 'Verbleibende Listings',
  notConnected: 'Nicht verbunden',
  unavailable: 'Nicht verfügbar',
  ofLimit: 'von {limit, number}, neue am {day}',
  published: 'Veröffentlicht',
  toReview: 'Bereit zur Prüfung',
  failed: 'Fehlgeschlagen',
  products: '{count, plural, one {Produkt} other {Produkte}}',
  latestRuns: 'Letzte Durchläufe',
  allRuns: 'Alle Durchläufe',
} satisfies Record<keyof typeof en, string>;
