import type en from '../en/runs.ts';

export default {
  run: 'Durchlauf',
  listingsWritten: 'Geschriebene Listings',
  done: '{done, number} von {total, number} fertig.',
  startedAt: 'Gestartet: <at></at>.',
  noneUsed: 'Bisher keine Listings verbraucht.',
  usedByRun: '{count, plural, one {# Listing} other {# Listings}} in diesem Durchlauf verbraucht.',
  waitingForRate: 'Anfragelimit erreicht. Der Durchlauf geht automatisch weiter: <at></at>.',
  waitingForService: 'Wartet auf Wareword. Der Durchlauf geht automatisch weiter: <at></at>.',
  waitingForStore: 'Wartet auf Shopify. Der Durchlauf geht automatisch weiter: <at></at>.',
  canLeave: 'Sie können diese Seite verlassen. Der Durchlauf geht weiter.',
  reviewBelow: 'Prüfen Sie die Listings unten und veröffentlichen Sie sie dann.',
  canUndo: 'Sie können rückgängig machen, was Sie veröffentlicht haben.',
  finished: 'Dieser Durchlauf ist beendet.',
  publishCount: '{count, plural, one {# Listing} other {# Listings}} veröffentlichen',
  confirmPublish: '{count, plural, one {# Listing} other {# Listings}} veröffentlichen?',
  confirmPublishHelp:
    'Dadurch {count, plural, one {ändert sich # Produkt} other {ändern sich # Produkte}} in {shop}. Sie können das rückgängig machen.',
  previewing: 'Vorschau der Änderungen wird erstellt',
  notNow: 'Nicht jetzt',
  basedOnFirst:
    '{count, plural, one {Bezogen auf das erste Produkt} other {Bezogen auf die ersten # Produkte}}:',
  fieldCount: '{field}: {count, plural, one {# Produkt} other {# Produkte}}',
  notChanged: 'Nicht geändert',
  notChangedCount:
    '{count, plural, one {# Produkt} other {# Produkte}}. {text}. Öffnen Sie das Produkt, um es trotzdem zu ersetzen.',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  retryFailed:
    '{count, plural, one {# fehlgeschlagenes Produkt} other {# fehlgeschlagene Produkte}} erneut versuchen',
  undoPublished:
    '{count, plural, one {# Veröffentlichung} other {# Veröffentlichungen}} rückgängig machen',
  cancelRun: 'Durchlauf abbrechen',
  confirmCancel: 'Diesen Durchlauf abbrechen?',
  confirmCancelHelp:
    '{count, plural, one {# Produkt erhält kein Listing und verbraucht auch keins.} other {# Produkte erhalten kein Listing und verbrauchen auch keins.}} Fertige Listings bleiben hier, damit Sie sie prüfen und veröffentlichen können. Ein abgebrochener Durchlauf lässt sich nicht fortsetzen, aber Sie können einen neuen starten.',
  keepRunning: 'Weiterlaufen lassen',
  pausedHelp:
    'Listings, die gerade geschrieben werden, werden noch fertig und erscheinen hier. Sie können jederzeit fortsetzen.',
  lookingUp: 'Produkte werden gesucht …',
  noneWithStatus: 'Keine Produkte mit diesem Status.',
  show: 'Anzeigen',
  allProducts: 'Alle Produkte',
  groupReview: 'Bereit zur Prüfung',
  groupPublished: 'Veröffentlicht',
  groupFailed: 'Fehlgeschlagen',
  groupUnwritten: 'Noch nicht geschrieben',
  groupUndone: 'Rückgängig gemacht',
  groupSkipped: 'Übersprungen',
  action: 'Aktion',
  publish: 'Veröffentlichen',
  undo: 'Rückgängig machen',
  retry: 'Erneut versuchen',
  review: 'Prüfen',
  view: 'Ansehen',
  actionNamed: '{action}: {name}',
} satisfies Record<keyof typeof en, string>;
