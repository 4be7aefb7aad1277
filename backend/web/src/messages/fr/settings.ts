import type en from '../en/settings.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  twoFactorAndPasskeys: 'Deux facteurs et clés d’accès',
  pageNotLoaded: 'Impossible de charger cette page',
  passkeys: 'Clés d’accès',
  passkeysHelp:
    'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de votre écran au lieu d’un mot de passe. Votre mot de passe reste valable, au cas où vous perdriez un appareil.',
  addedAt: 'Ajoutée le {createdAt}',
  removePasskeyNamed: 'Retirer {name}',
  remove: 'Retirer',
  passkeysUnsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
  addPasskey: 'Ajouter une clé d’accès',
  passkeyNameOptional: 'Nom de la clé d’accès (facultatif)',
  currentPassword: 'Mot de passe actuel',
  removePasskeyQuestion: 'Retirer {name} ?',
  removePasskey: 'Retirer la clé d’accès',
  removePasskeyConsequences: 'Vous ne pourrez plus l’utiliser pour vous connecter.',
  yourPassword: 'Votre mot de passe',
  turnOnTwoFactor: 'Activer l’authentification à deux facteurs',
  cancel: 'Annuler',
  scanQrCode:
    'Scannez ceci avec votre application d’authentification, puis saisissez le code qu’elle affiche.',
  enterKeyManually: 'Impossible de scanner ? Saisissez cette clé dans l’application :',
  qrCode: 'Code QR pour votre application d’authentification',
  setupKey: 'clé de configuration',
  twoFactorSignIn: 'Authentification à deux facteurs',
  twoFactorOn:
    'Activée. Pour vous connecter avec votre mot de passe, il vous faut aussi un code de votre application d’authentification.',
  twoFactorOff:
    'Désactivée. Une fois activée, il vous faut un code d’une application d’authentification en plus de votre mot de passe.',
  setUpTwoFactor: 'Configurer l’authentification à deux facteurs',
  getNewRecoveryCodes: 'Obtenir de nouveaux codes de récupération',
  turnOffTwoFactor: 'Désactiver l’authentification à deux facteurs',
  newRecoveryCodesHelp: 'Les nouveaux codes de récupération remplacent ceux que vous avez.',
  yourRecoveryCodes: 'Vos codes de récupération',
  recoveryCodesHelp:
    'Chacun vous connecte une fois sans l’application. Enregistrez-les maintenant ; ils ne seront plus affichés.',
  recoveryCodes: 'codes de récupération',
  copyCodes: 'Copier les codes',
  codesSaved: 'Je les ai enregistrés',
  monthlyListings: 'Fiches mensuelles',
  usageEmailsHelp: 'Quand vous avez utilisé 80 % et 100 % des fiches de votre forfait.',
  failedBulkListings: 'Échecs dans un lot',
  failedBulkListingsHelp: 'Quand un lot que vous avez lancé se termine avec des fiches en échec.',
  disconnectedStores: 'Boutiques déconnectées',
  disconnectedStoresHelp: 'Quand une boutique n’est plus connectée à votre espace de travail.',
  notifications: 'Notifications',
  notificationsHelp:
    'Nous envoyons un e-\u2060mail par événement. Les e-\u2060mails relatifs aux connexions et à la sécurité sont toujours envoyés.',
  notificationsWithoutEmail:
    'L’envoi d’e-\u2060mails n’est pas configuré sur ce serveur : rien n’est encore envoyé. Vos choix sont enregistrés pour plus tard.',
  notificationsSaved: 'Enregistré',
  settingsNotLoaded: 'Impossible de charger vos paramètres',
  yourData: 'Vos données',
  downloadYourData: 'Télécharger vos données',
  downloadHelp:
    'Un fichier JSON avec votre compte et tout le contenu de votre espace de travail, comme les fiches, les marques, les lots, les boutiques et le journal d’audit.',
  download: 'Télécharger',
  deleteAccountTitle: 'Supprimer le compte',
  deletionHelp:
    'Supprime votre compte et votre espace de travail avec tout son contenu. Vous avez {deletionDays, number} jours pour changer d’avis.',
  startAccountDeletion: 'Supprimer le compte…',
  deletionQuestion: 'Supprimer votre compte ?',
  deletionStopsStores:
    'Vos boutiques seront déconnectées et vos clés API cesseront de fonctionner immédiatement.',
  deletionCancelsListings:
    'Les fiches en cours de rédaction seront annulées et ne seront pas décomptées.',
  deletionRemovesMembers:
    'Les membres de l’équipe perdront l’accès immédiatement. Leurs propres comptes ne sont pas touchés.',
  deletionLeavesTeams: 'Vous quitterez les équipes dont vous faites partie.',
  erasureHelp:
    'Tout est effacé au bout de {deletionDays, number} jours. D’ici là, vous pouvez vous connecter et cliquer sur « Conserver mon compte ». Les boutiques restent déconnectées et les clés API révoquées.',
  changePassword: 'Changer le mot de passe',
  changePasswordHelp:
    'Vous serez déconnecté dans tous vos autres navigateurs, et les liens de réinitialisation cesseront de fonctionner.',
  passwordChanged: 'Mot de passe modifié',
  passwordChangedNeedsCode: 'Saisissez un code pour vous reconnecter ici.',
  passwordChangedHelp: 'Vous êtes déconnecté dans tous vos autres navigateurs.',
  forEmail: 'Pour <b>{email}</b>.',
  newPassword: 'Nouveau mot de passe',
  sessions: 'Sessions',
  sessionsHelp:
    'Navigateurs où vous êtes connecté. Les sessions se terminent après {sessionIdleDays, number} jours d’inactivité, ou {sessionDays, number} jours après la connexion.',
  sessionsNotLoaded: 'Impossible de charger vos sessions',
  signOutOthersHelp: 'Saisissez votre mot de passe pour déconnecter d’autres navigateurs.',
  unknownBrowser: 'Navigateur inconnu',
  signedInAt: 'Connecté le {signedInAt}',
  lastUsedAt: 'Dernière utilisation le {lastUsedAt}',
  namedThisBrowser: '{name} (ce navigateur)',
  signOutNamed: 'Déconnecter {name}, connecté le {signedInAt}',
  signOut: 'Déconnecter',
  signOutEverywhereElse: 'Se déconnecter partout ailleurs',
  email: 'Adresse e-\u2060mail',
  changeEmail: 'Modifier l’adresse',
  newEmail: 'Nouvelle adresse e-\u2060mail',
  newEmailHelp:
    'Nous enverrons un lien à cette adresse et un à votre adresse actuelle. Ouvrez les deux.',
  newEmailHelpWithoutEmail:
    'Pour confirmer, il vous faut deux liens, un par adresse. L’envoi d’e-\u2060mails n’est pas configuré sur ce serveur : son administrateur doit vous donner les liens.',
  checkYourEmail: 'Consultez vos e-\u2060mails',
  emailChangeUnconfirmed: 'En attente de confirmation',
  keepCurrentEmail: 'Garder l’adresse actuelle',
  settings: 'Paramètres',
  name: 'Nom',
  saveName: 'Enregistrer le nom',
  yourName: 'Votre nom',
  nameSaved: 'Nom enregistré',
  system: 'Système',
  light: 'Clair',
  dark: 'Sombre',
  theme: 'Thème',
  themeHelp: 'Enregistré dans ce navigateur uniquement.',
  emailChangePending:
    'Pour passer à <b>{newEmail}</b>, ouvrez {count, plural, one {le lien envoyé} other {les liens envoyés}} à {addresses}. Les liens expirent après {hours, number} heures.',
  emailChangeUnsent:
    'L’envoi d’e-\u2060mails n’est pas configuré sur ce serveur. Pour passer à <b>{newEmail}</b>, demandez à son administrateur {count, plural, one {le lien} other {les liens}} pour {addresses}, et {count, plural, one {ouvrez-le} other {ouvrez les deux}} dans les {hours, number} heures.',
  googleLinkCanceled: 'L’association a été annulée. Rien n’a changé.',
  googleEmailDiffers:
    'Ce compte Google a une autre adresse e-\u2060mail. Choisissez celui qui a l’adresse de votre compte Wareword.',
  googleLinkedElsewhere:
    'Ce compte Google est associé à un autre compte Wareword. Dissociez-le d’abord là-bas.',
  googleEmailUnconfirmed:
    'Google n’a pas confirmé cette adresse e-\u2060mail. Confirmez-la chez Google, puis réessayez.',
  googleNotLinked: 'Impossible d’associer Google. Réessayez.',
  unlinkGoogle: 'Dissocier Google',
  unlinkGoogleQuestion: 'Dissocier Google ?',
  linkGoogle: 'Associer Google',
  googleIsOnlyCredential:
    'Google est votre seul moyen de vous connecter. Par sécurité, créer un mot de passe dissocie Google. Vous pourrez l’associer de nouveau.',
  setAPasswordFirst: 'Créez d’abord un mot de passe',
  setPasswordHelp:
    'Vous vous connectez avec Google et n’avez pas encore de mot de passe. Il en faut un ici. Nous vous enverrons un lien pour le créer. Google est alors dissocié, et vous pouvez l’associer de nouveau.',
  emailPasswordLink: 'M’envoyer un lien',
  passwordLinkSent: 'Nous avons envoyé un lien à {email}. Il expire dans {lifetime}.',
  resendPasswordLink: 'Renvoyer le lien',
  googleNeedsTwoFactorOff:
    'Tant que l’authentification à deux facteurs est activée, vous vous connectez avec votre mot de passe et un code, pas avec Google.',
  googleIsLinked: 'Associé. Vous pouvez vous connecter avec Google au lieu de votre mot de passe.',
  linkGoogleHelp:
    'Associez un compte Google qui a votre adresse e-\u2060mail et connectez-vous sans mot de passe.',
  passwordStillWorks: 'Vous pourrez toujours vous connecter avec votre mot de passe.',
  googleSignIn: 'Connexion avec Google',
} satisfies Translation<typeof en>;
