import type en from '../en/publishing.ts';

export default {
  stateQueued: 'In Warteschlange',
  stateGenerating: 'Wird geschrieben',
  stateReady: 'Bereit zur Prüfung',
  statePublishQueued: 'Wartet auf Veröffentlichung',
  statePublishing: 'Wird veröffentlicht',
  statePublished: 'Veröffentlicht',
  stateConflict: 'Im Shop geändert',
  stateUndoQueued: 'Wartet auf Rückgängigmachen',
  stateUndoing: 'Wird rückgängig gemacht',
  stateUndone: 'Rückgängig gemacht',
  stateFailed: 'Fehlgeschlagen',
  stateSkipped: 'Übersprungen',
  writingFailed: 'Schreiben fehlgeschlagen',
  publishingFailed: 'Veröffentlichen fehlgeschlagen',
  undoFailed: 'Rückgängigmachen fehlgeschlagen',
  paused: 'Pausiert',
  canceled: 'Abgebrochen',
  lookingUpProducts: 'Produkte werden gesucht',
  toWrite: '{count, number} zu schreiben',
  notWritten: '{count, number} nicht geschrieben',
  toReview: '{count, number} zu prüfen',
  publishing: '{count, number} werden veröffentlicht',
  published: '{count, number} veröffentlicht',
  changed: '{count, number} im Shop geändert',
  undoing: '{count, number} werden rückgängig gemacht',
  undone: '{count, number} rückgängig gemacht',
  failed: '{count, number} fehlgeschlagen',
  skipped: '{count, number} übersprungen',
  pictures: '{count, plural, one {# Bild} other {# Bilder}}',
  videos: '{count, plural, one {# Video} other {# Videos}}',
  galleries: '{count, plural, one {# Galerie} other {# Galerien}}',
  others:
    '{count, plural, one {# anderes eingebettetes Element} other {# andere eingebettete Elemente}}',
  skippedField: '{name}: {reason}',
  skippedForMedia: 'enthält Bilder, Videos oder andere Elemente, die im neuen Text fehlen',
  skippedForUndo:
    'Teile davon ließen sich nicht wiederherstellen, etwa ein eingebettetes Video oder ein Skript',
  noChange: 'Keine Änderung.',
  onlySpacing:
    'Nur Groß- und Kleinschreibung oder Abstände unterscheiden sich. Ihr Shop behält daher seinen Text.',
  undoLosesParts:
    'Dieser Text lässt sich nach dem Veröffentlichen nicht vollständig wiederherstellen. {warning}',
  notEmpty:
    'Nicht ausgewählt: Das Feld hat schon Inhalt, und dieser Durchlauf füllt nur leere Felder.',
  unrestorable:
    'Nicht ausgewählt, weil sich der bisherige Text nicht vollständig wiederherstellen lässt. {warning}',
  hasMedia:
    'Nicht ausgewählt: Der Text in Ihrem Shop enthält {media}, die im neuen Text fehlen. Um ihn trotzdem zu ersetzen, aktivieren Sie das Kontrollkästchen dieses Felds. Oder ergänzen Sie im neuen Text, was fehlt.',
  notSelected: 'Nicht ausgewählt: Ihr Shop behält seinen Text.',
} satisfies Record<keyof typeof en, string>;
