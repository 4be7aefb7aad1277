import type en from '../en/auth.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  createAccount: 'Créer un compte',
  termsAgreement:
    'En créant un compte, vous acceptez les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>.',
  signIn: 'Se connecter',
  accountClosing: 'Votre compte va être supprimé',
  accountClosingHelp:
    'Vous avez {deletionDays, number} jours pour changer d’avis : connectez-vous et cliquez sur « Conserver mon compte ».',
  alreadySignedIn:
    'Vous êtes connecté en tant que {signedInAs}. <link>Continuez</link>, ou changez de compte ci-dessous.',
  noCreditCard: 'Sans carte bancaire.',
  freeListings:
    '{limit, plural, one {# fiche gratuite} other {# fiches gratuites}} par mois. Sans carte bancaire.',
  tooManyAttempts: 'Trop de tentatives. Réessayez dans {seconds}.',
  serverError: 'Une erreur s’est produite de notre côté. Réessayez dans un instant.',
  checkYourEmail: 'Consultez vos e-\u2060mails',
  linkSent:
    'Nous avons envoyé un lien à <b>{email}</b>. Ouvrez-le dans ce navigateur pour reprendre où vous en étiez. Il expire dans {lifetime}.',
  emailResent: 'E-\u2060mail envoyé. Vérifiez aussi vos courriers indésirables.',
  resendEmail: 'Renvoyer l’e-\u2060mail',
  useAnotherEmail: 'Utiliser une autre adresse',
  confirmCode: 'Confirmer le code',
  recoveryCodeHelp:
    'Saisissez l’un des codes de récupération que vous avez enregistrés. Chacun ne sert qu’une fois.',
  authenticatorCodeHelp: 'Saisissez le code à 6 chiffres de votre application d’authentification.',
  useAuthenticator: 'Utiliser l’application d’authentification',
  useRecoveryCode: 'Utiliser un code de récupération',
  back: 'Retour',
  recoveryCode: 'Code de récupération',
  code: 'Code',
  email: 'Adresse e-\u2060mail',
  password: 'Mot de passe',
  hide: 'Masquer',
  show: 'Afficher',
  passwordHelp: 'Au moins {passwordMinLength, number} caractères.',
  alreadyHaveAnAccount: 'Vous avez déjà un compte ?',
  newToWareword: 'Nouveau sur Wareword ?',
  forgotYourPassword: 'Mot de passe oublié ?',
  googleSignInFailed: 'La connexion avec Google a échoué. Réessayez.',
  continueWithGoogle: 'Continuer avec Google',
  keepTheseStoresConnected: 'Garder ces boutiques connectées',
  keepTheseApiKeys: 'Garder ces clés API',
  keepTheseAgents: 'Garder ces agents',
  keepThesePasskeys: 'Garder ces clés d’accès',
  keepTheseWebhooks: 'Continuer à envoyer des webhooks à',
  keepAccessHelp:
    'Vous ne reconnaissez pas un élément ? Décochez-le : il cessera de fonctionner lorsque vous définirez votre nouveau mot de passe.',
  pendingInvitationsCanceled: 'Les invitations en attente seront annulées : {emails}.',
  sinceCreatedAt: 'depuis le {createdAt}',
  useAPasskey: 'Utiliser une clé d’accès',
  passkeyExists: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  passkeyCanceled:
    'La demande a été annulée ou a expiré sur votre appareil. Réessayez, ou utilisez votre mot de passe.',
  peopleInYourWorkspace: 'Membres de votre espace de travail',
  peopleWithAccess: 'Membres de l’équipe qui ont toujours accès à votre espace de travail',
  sinceJoinedAt: 'depuis le {joinedAt}',
  peopleHelp:
    'Elles se connectent avec leur propre mot de passe. Vous ne reconnaissez pas quelqu’un ? Retirez cette personne sur la <link>page Équipe</link>.',
  resetYourPassword: 'Réinitialisez votre mot de passe',
  resetHelp:
    'Nous vous enverrons un lien de réinitialisation par e-\u2060mail. Il expire dans {lifetime}.',
  resetSent:
    'Si {email} a un compte, nous avons envoyé un lien de réinitialisation. Il expire dans {lifetime}. Rien après quelques minutes ? Vérifiez vos courriers indésirables et l’orthographe de l’adresse.',
  resendLink: 'Renvoyer le lien',
  sendResetLink: 'Envoyer le lien',
  backToSignIn: 'Retour à la connexion',
  passwordReset: 'Votre mot de passe a été réinitialisé',
  passwordResetHelp: 'Vous êtes déconnecté dans tous les navigateurs.',
  resetLinkIncomplete:
    'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-\u2060mail, ou demandez-en un autre.',
  requestNewLink: 'Demander un nouveau lien',
  resetPassword: 'Réinitialiser le mot de passe',
  newPasswordHelp: 'Pour <b>{email}</b>. Vous serez déconnecté dans tous vos autres navigateurs.',
  newPassword: 'Nouveau mot de passe',
  emailConfirmed: 'Adresse e-\u2060mail confirmée',
  emailConfirmedHelp: 'Connectez-vous avec le mot de passe choisi lors de votre inscription.',
  didntSignUp: 'Vous ne vous êtes pas inscrit ?',
  strangerSignedUpHelp:
    'Quelqu’un d’autre s’est inscrit avec votre adresse et connaît le mot de passe. Définissez le vôtre pour lui bloquer l’accès.',
  setYourOwnPassword: 'Définir votre mot de passe',
  confirmYourEmail: 'Confirmez votre adresse e-\u2060mail',
  confirmLinkIncomplete:
    'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-\u2060mail, ou connectez-vous pour en recevoir un autre.',
  confirmEmail: 'Confirmer l’adresse',
  confirmEmailHelp:
    'Confirmez que vous vous êtes inscrit sur Wareword avec <b>{email}</b>, puis connectez-vous avec votre mot de passe.',
  confirmEmailCaution:
    'Vous ne vous êtes pas inscrit ? Fermez cette page. Personne ne peut utiliser le compte tant que cette adresse n’est pas confirmée.',
  confirmNewEmail: 'Confirmez votre nouvelle adresse e-\u2060mail',
  confirm: 'Confirmer',
  confirmNewEmailHelp:
    'Remplacer l’adresse e-\u2060mail de votre compte Wareword, <b>{currentEmail}</b>, par <b>{newEmail}</b>.',
  confirmNewEmailCaution: 'Vous n’avez rien demandé ? Fermez cette page. Rien ne change.',
  emailChanged: 'Adresse e-\u2060mail modifiée',
  emailChangedHelp: 'Connectez-vous désormais avec {email}.',
  firstAddressConfirmed: 'Première adresse confirmée',
  firstAddressConfirmedHelp: 'Ouvrez maintenant le lien envoyé à {address}.',
  goToSettings: 'Aller aux paramètres',
  invitationInvalidHelp:
    'Demandez-en une autre à {ownerEmail} si vous souhaitez toujours rejoindre l’équipe.',
  alreadyJoined: 'Vous avez déjà rejoint l’espace de travail de <b>{ownerEmail}</b>.',
  invitedAsAdmin:
    '<b>{ownerEmail}</b> vous invite à rejoindre son espace de travail en tant qu’administrateur. Vous pouvez rédiger des fiches et gérer les marques, boutiques, clés API, webhooks et rédacteurs. Les fiches que vous y rédigez sont décomptées de son forfait et visibles par cette personne. Vous conservez votre propre espace de travail et pouvez y revenir à tout moment.',
  invitedAsWriter:
    '<b>{ownerEmail}</b> vous invite à rejoindre son espace de travail en tant que rédacteur. Vous pouvez rédiger et modifier des fiches, et utiliser les marques. Les fiches que vous y rédigez sont décomptées de son forfait et visibles par cette personne. Vous conservez votre propre espace de travail et pouvez y revenir à tout moment.',
  joinAs: 'Rejoindre en tant que <b>{email}</b>.',
  invitationForAnother: 'Cette invitation concerne une autre adresse e-\u2060mail',
  invitationForAnotherHelp:
    'Elle a été envoyée à {email}, mais vous êtes connecté en tant que {signedInAs}. Changez de compte, ou demandez une nouvelle invitation.',
  switchAccount: 'Changer de compte',
  goToWorkspace: 'Aller à l’espace de travail',
  joinTeam: 'Rejoindre l’équipe',
  invitation: 'Invitation',
  transferDeclined: 'Votre boutique reste connectée',
  transferDeclinedHelp: '<bdi>{host}</bdi> reste connectée à votre compte.',
  transferRequest:
    '<b>{requestedBy}</b> souhaite connecter votre boutique <b>{host}</b> à son compte Wareword.',
  transferConsequences:
    'Si vous approuvez, cette personne a {transferDays, plural, one {# jour} other {# jours}} pour transférer la boutique. Dès qu’elle le fait, la boutique est déconnectée de votre compte, et ses fiches restent dans votre historique. N’approuvez que si vous savez qui fait la demande.',
  transferApproved: 'Vous avez approuvé le transfert',
  transferApprovedHelp:
    '<b>{requestedBy}</b> peut maintenant connecter <b>{host}</b> à son compte. D’ici là, votre connexion continue de fonctionner, et vous pouvez changer d’avis.',
  approveTransfer: 'Approuver le transfert',
  keepMyConnection: 'Conserver ma connexion',
  storeTransfer: 'Transfert de boutique',
  wrongPassword:
    'Adresse e-\u2060mail ou mot de passe incorrect. Réessayez, ou réinitialisez votre mot de passe.',
  invalidEmail: 'Cela ne ressemble pas à une adresse e-\u2060mail.',
  emailUnconfirmed:
    'Confirmez d’abord votre adresse e-\u2060mail. Nous venons de vous envoyer un lien.',
  accountExists:
    'Vous avez déjà un compte avec cette adresse. Connectez-vous, ou réinitialisez votre mot de passe.',
  passwordTooShort: 'Utilisez au moins {passwordMinLength, number} caractères.',
  passwordTooLong: 'Utilisez au plus {passwordMaxLength, number} caractères.',
  passwordTooWeak:
    'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long, ou quelques mots sans lien entre eux.',
  wrongCurrentPassword: 'Mot de passe incorrect. Réessayez.',
  wrongCode: 'Ce code est incorrect. Vérifiez-le et réessayez.',
  wrongRecoveryCode: 'Ce code de récupération est incorrect ou a déjà servi.',
  signInExpired: 'Votre connexion a expiré. Reconnectez-vous.',
  tooManyWrongCodes: 'Trop de codes incorrects. Reconnectez-vous.',
  passkeyUnknown:
    'Nous ne reconnaissons pas cette clé d’accès. Connectez-vous plutôt avec votre mot de passe.',
  passkeyUnverified:
    'Impossible de vérifier cette clé d’accès. Réessayez, ou utilisez votre mot de passe.',
  passkeyExpired: 'Votre connexion a expiré. Réessayez.',
  linkInvalid: 'Ce lien a expiré ou a déjà servi. Demandez-en un autre.',
  linkExpired: 'Ce lien a expiré. Demandez-en un autre.',
  serverBusy: 'Beaucoup de personnes se connectent en ce moment. Réessayez dans un instant.',
  googleSignInWasCanceled: 'La connexion avec Google a été annulée.',
  googleNeedsSecondFactor:
    'Votre compte utilise l’authentification à deux facteurs. Connectez-vous avec votre mot de passe et un code.',
  googleAccountUnconfirmed:
    'Vous avez un compte avec cette adresse, mais il n’est pas encore confirmé. Connectez-vous d’abord avec votre mot de passe pour le confirmer.',
  googleEmailUnverified:
    'Google n’a pas confirmé cette adresse. Confirmez-la chez Google, ou utilisez un mot de passe.',
  invitationUsed: 'Cette invitation a déjà été utilisée',
  invitationRevoked: 'Cette invitation a été révoquée',
  invitationExpired: 'Cette invitation a expiré',
  unreadable: 'La réponse est illisible. Rechargez la page et réessayez.',
  invitationUsedHelp:
    'Si vous l’avez acceptée, connectez-vous pour ouvrir l’espace de travail. Sinon, demandez-en une autre à {ownerEmail}.',
  goToDashboard: 'Aller au tableau de bord',
  seeYourStores: 'Voir vos boutiques',
  transferOverHelp:
    'Vous n’avez rien à faire. La page Boutiques indique lesquelles de vos boutiques sont connectées.',
  confirmLinkExpired:
    'Ce lien a expiré ou a déjà servi. Connectez-vous. Si votre adresse n’est pas encore confirmée, nous vous enverrons alors un nouveau lien.',
} satisfies Translation<typeof en>;
