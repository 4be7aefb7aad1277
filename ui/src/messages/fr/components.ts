import type { Translation } from '../translation.ts';
import type en from '../en/components.ts';

export default {
  browserOn: '{browser} sous {os}',
  cancel: 'Annuler',
  close: 'Fermer',
  closeMenu: 'Fermer le menu',
  copied: 'Copié',
  copy: 'Copier',
  copyManually: 'Sélectionnez et copiez',
  labeled: '{label} : {value}',
  loading: 'Chargement',
  offline: 'Vous êtes hors connexion. Votre saisie reste sur cette page.',
  openMenu: 'Ouvrir le menu',
  reload: 'Recharger',
  skipToContent: 'Aller au contenu',
  somethingWrong: 'Une erreur s’est produite',
  somethingWrongHelp:
    'Rechargez la page. Ce qui est enregistré est conservé. Si cela ne suffit pas, réessayez dans une minute.',
  tryAgain: 'Réessayer',
} satisfies Translation<typeof en>;
