import type { Translation } from '../translation.ts';
import type en from '../en/components.ts';

export default {
  browserOn: '{browser} unter {os}',
  cancel: 'Abbrechen',
  close: 'Schließen',
  closeMenu: 'Menü schließen',
  copied: 'Kopiert',
  copy: 'Kopieren',
  copyManually: 'Text auswählen und von Hand kopieren',
  labeled: '{label}: {value}',
  loading: 'Wird geladen',
  offline: 'Sie sind offline. Ihre Eingaben bleiben auf dieser Seite.',
  openMenu: 'Menü öffnen',
  reload: 'Neu laden',
  skipToContent: 'Zum Inhalt springen',
  somethingWrong: 'Etwas ist schiefgegangen',
  somethingWrongHelp:
    'Laden Sie die Seite neu. Gespeichertes bleibt erhalten. Wenn das nicht hilft, versuchen Sie es in einer Minute noch einmal.',
  tryAgain: 'Erneut versuchen',
} satisfies Translation<typeof en>;
