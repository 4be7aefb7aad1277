import type en from '../en/pages.ts';

export default {
  fieldTitle: 'Titel',
  fieldDescription: 'Beschreibung',
  fieldMetaTitle: 'SEO-Titel',
  fieldMetaDescription: 'Meta-Beschreibung',
  fieldTags: 'Tags',
  tagsNotSelected:
    'Nicht ausgewählt: Tags können Produkte in automatisierte Kollektionen aufnehmen. Sie ändern sich daher nur, wenn Sie sie auswählen.',
  unavailable: 'Wareword ist gerade nicht verfügbar',
  unavailableHelp:
    'Es ist nichts verloren gegangen, und Durchläufe gehen von selbst weiter. Laden Sie die Seite gleich noch einmal.',
  incompleteUrl: 'Diese URL ist unvollständig. Öffnen Sie die App erneut im Shopify-Adminbereich.',
  twoStores:
    'Diese URL enthält zwei verschiedene Shops. Öffnen Sie die App erneut im Shopify-Adminbereich.',
} satisfies Record<keyof typeof en, string>;
