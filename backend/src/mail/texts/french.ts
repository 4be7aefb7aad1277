import { formatDate, formatDuration, formatUtc } from '@wareword/shared-schema/format';
import type { MemberRole } from '../../roles.ts';
import type { EmailTexts } from './english.ts';

const LOCALE = 'fr';
const HOUR = 3600;
const DAY = 86_400;
const duration = (seconds: number): string => formatDuration(seconds, LOCALE);
const day = (at: Date): string => formatDate(at, undefined, LOCALE);
const moment = (at: Date): string => formatUtc(at, LOCALE);
const ROLES: Readonly<Record<MemberRole, string>> = {
  admin: 'administrateur',
  writer: 'rédacteur',
};

export const french: EmailTexts = {
  setNewPassword: 'Définir un nouveau mot de passe',
  signIn: 'Se connecter',
  copyLink: 'Ou copiez ce lien dans votre navigateur :',
  signInLead: 'Connectez-vous :',
  ignoreEmail: 'Si ce n’était pas vous, ignorez cet e-mail.',
  wasNotYou: 'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant :',
  confirmEmail: 'Confirmer l’adresse',
  resetSubject: 'Réinitialisez votre mot de passe Wareword',
  reset: (email) => `Nous avons reçu une demande de réinitialisation du mot de passe de ${email}.`,
  resetLead: (hours) =>
    `Ouvrez ce lien pour définir un nouveau mot de passe. Il est valable ${duration(hours * HOUR)} :`,
  resetIgnore:
    'Si vous n’avez rien demandé, ignorez cet e-mail. Votre mot de passe ne changera pas.',
  confirmSubject: 'Confirmez votre adresse e-mail pour Wareword',
  signedUp: (email) => `Quelqu’un s’est inscrit sur Wareword avec ${email}.`,
  confirmLead: (hours) =>
    `Si c’était vous, confirmez votre adresse, puis connectez-vous avec le mot de passe choisi. Le lien est valable ${duration(hours * HOUR)} :`,
  didntSignUp:
    'Vous ne vous êtes pas inscrit ? N’ouvrez pas le lien ci-dessus. Quelqu’un d’autre a saisi votre adresse et choisi le mot de passe. Sans votre confirmation, le compte est inutilisable. Si vous voulez ce compte, définissez d’abord votre propre mot de passe, qui remplace le sien :',
  accountExistsSubject: 'Vous avez déjà un compte Wareword',
  accountExists: (email) =>
    `Quelqu’un a tenté de créer un compte Wareword pour ${email}. Vous en avez déjà un : rien n’a changé.`,
  forgotPassword: 'Mot de passe oublié ? Réinitialisez-le :',
  invitationSubject: (inviter) => `${inviter} vous invite à rejoindre une équipe sur Wareword`,
  invitation: (inviter, owner, role) =>
    `${inviter} vous invite à rejoindre ${inviter === owner ? 'son espace de travail Wareword' : `l’espace de travail Wareword de ${owner}`} en tant que ${ROLES[role]}. Les fiches que vous y rédigez sont décomptées de son forfait, et l’équipe peut les voir.`,
  invitationLead: (days) =>
    `Pour rejoindre l’équipe, ouvrez ce lien. Il est valable ${duration(days * DAY)} :`,
  viewInvitation: 'Voir l’invitation',
  invitationHelp: (email, inviter) =>
    `Il vous faut un compte pour ${email}, que vous pouvez créer depuis le lien. Si vous ne connaissez pas ${inviter}, ignorez cet e-mail.`,
  passwordChangedSubject: 'Votre mot de passe Wareword a été modifié',
  passwordChanged: (email) =>
    `Le mot de passe de ${email} vient d’être modifié, et tous les autres navigateurs ont été déconnectés.`,
  teammates:
    'Ces membres de l’équipe ont toujours accès à votre espace de travail avec leur propre compte :',
  unknownTeammate:
    'Si vous ne reconnaissez pas quelqu’un, retirez cette personne sur la page Équipe :',
  twoFactorOnSubject: 'L’authentification à deux facteurs est activée',
  twoFactorOn: (email) =>
    `L’authentification à deux facteurs vient d’être activée pour ${email}. Désormais, se connecter avec votre mot de passe exige aussi un code de votre application d’authentification.`,
  keepCodes:
    'Conservez vos codes de récupération en lieu sûr. Si vous n’avez plus accès à l’application, l’un d’eux vous permet de vous connecter. Chacun ne sert qu’une fois.',
  twoFactorUndo: (days) =>
    `Si ce n’était pas vous, réinitialisez votre mot de passe dans les ${days} jours. Cela la désactive aussi :`,
  twoFactorOffSubject: 'L’authentification à deux facteurs est désactivée',
  twoFactorOff: (email) =>
    `L’authentification à deux facteurs vient d’être désactivée pour ${email}. Votre mot de passe suffit pour vous connecter.`,
  codeUsedSubject: 'Un code de récupération a été utilisé',
  codeUsed: (email) =>
    `Quelqu’un s’est connecté en tant que ${email} avec l’un de vos codes de récupération, qui ne peut plus servir. Vous pouvez en créer de nouveaux dans vos paramètres.`,
  passkeyAddedSubject: 'Une clé d’accès a été ajoutée à votre compte',
  passkeyAdded: (email) =>
    `Une clé d’accès vient d’être ajoutée pour ${email}. Elle vous connecte sans mot de passe.`,
  passkeyUndo:
    'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant et décochez la clé d’accès sur cette page :',
  passkeyRemovedSubject: 'Une clé d’accès a été supprimée de votre compte',
  passkeyRemoved: (email) =>
    `Une clé d’accès vient d’être supprimée pour ${email}. Vous pouvez toujours vous connecter avec votre mot de passe.`,
  googleLinkedSubject: 'Google a été associé à votre compte',
  googleLinked: (email) =>
    `Un compte Google vient d’être associé à ${email}. Il vous connecte sans mot de passe.`,
  googleUndo:
    'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant, ce qui dissocie aussi Google :',
  googleUnlinkedSubject: 'Google a été dissocié de votre compte',
  googleUnlinked: (email) =>
    `Votre compte Google vient d’être dissocié de ${email}. Vous pouvez toujours vous connecter avec votre mot de passe.`,
  changeSubject: 'Confirmez votre nouvelle adresse e-mail pour Wareword',
  changeFrom: (email, newEmail) =>
    `Quelqu’un a demandé à remplacer l’adresse de votre compte Wareword, ${email}, par ${newEmail}.`,
  changeLead: (hours, other) =>
    `Si c’était vous, confirmez le changement avec ce lien et avec celui envoyé à ${other}. Les liens sont valables ${duration(hours * HOUR)} :`,
  confirmChange: 'Confirmer le changement',
  changeNotYou:
    'Si ce n’était pas vous, quelqu’un d’autre connaît peut-être votre mot de passe. Rien n’a encore changé. Réinitialisez votre mot de passe maintenant :',
  changeTo: (email, newEmail) =>
    `Quelqu’un a demandé à remplacer l’adresse du compte Wareword ${email} par ${newEmail}.`,
  emailTaken: (newEmail) =>
    `Quelqu’un a tenté d’utiliser ${newEmail} pour un autre compte Wareword. Vous en avez déjà un avec cette adresse : rien n’a changé.`,
  emailChangedSubject: 'Votre adresse e-mail Wareword a été modifiée',
  emailChanged: (newEmail) =>
    `Votre compte Wareword utilise désormais ${newEmail}. Connectez-vous avec cette adresse ; votre mot de passe reste le même.`,
  emailChangedNotYou: 'Si ce n’était pas vous, contactez-nous sans attendre :',
  contactUs: 'Nous contacter',
  deletionSubject: (at) => `Votre compte Wareword sera supprimé le ${day(at)}`,
  deletion: (email) =>
    `Vous avez demandé la suppression du compte Wareword ${email}, avec son espace de travail, ses fiches et ses marques. Les boutiques et les clés API ne fonctionnent plus.`,
  keepAccount: (at) =>
    `Pour conserver le compte, connectez-vous avant le ${day(at)} et cliquez sur « Conserver mon compte » :`,
  deletionNotYou:
    'Si ce n’était pas vous, connectez-vous, cliquez sur « Conserver mon compte », puis changez votre mot de passe.',
  closingSubject: (owner) => `${owner} supprime son espace de travail Wareword`,
  closing: (owner) =>
    `${owner} supprime son espace de travail Wareword : vous n’y avez plus accès. Les clés API et les boutiques que vous y avez connectées ne fonctionnent plus.`,
  ownStays: 'Votre propre compte et votre espace de travail restent inchangés.',
  erasedSubject: 'Votre compte Wareword a été supprimé',
  erased: (email) =>
    `Le compte Wareword ${email} et tout le contenu de son espace de travail ont été supprimés, comme vous l’avez demandé.`,
  transferSubject: (host) => `Transférer ${host} vers un autre compte Wareword ?`,
  transfer: (requestedBy, site) =>
    `${requestedBy} souhaite connecter votre boutique ${site} à son compte Wareword. Elle est connectée à votre compte, et une boutique ne peut être connectée qu’à un seul compte à la fois.`,
  transferLead: (days) => `Si vous êtes d’accord, approuvez le transfert dans les ${days} jours :`,
  reviewRequest: 'Examiner la demande',
  transferUnknown:
    'Si cette demande ne vous dit rien, ne l’approuvez pas. Vous n’avez rien à faire : votre connexion reste inchangée.',
  seeStores: 'Voir les boutiques connectées à votre compte :',
  approvedSubject: (host) => `Vous pouvez maintenant connecter ${host} à Wareword`,
  approved: (site) =>
    `Le propriétaire de l’autre compte Wareword a accepté de transférer ${site} vers votre compte.`,
  approvedNext: (days) =>
    `Pour terminer, connectez de nouveau la boutique depuis son application Wareword dans les ${days} jours. D’ici là, elle reste connectée à l’autre compte.`,
  takenSubject: 'Votre boutique a été connectée à un autre compte Wareword',
  taken: (site, at) =>
    `Votre boutique ${site} a été connectée à un autre compte Wareword (${moment(at)}). Une boutique ne peut être connectée qu’à un seul compte à la fois : sa connexion à votre compte a donc pris fin. Elle ne peut plus utiliser vos fiches. Tout ce qu’elle a rédigé reste dans votre historique.`,
  transferExpected: 'Si c’était vous ou une personne de votre équipe, vous n’avez rien à faire.',
  takenNotYou:
    'Sinon, quelqu’un d’autre dispose d’un accès administrateur à cette boutique. Nous vous recommandons de suivre ces étapes :',
  changePasswords:
    'Changez les mots de passe des administrateurs de la boutique, et supprimez ceux que vous ne reconnaissez pas.',
  connectAgain:
    'Connectez de nouveau la boutique depuis son application Wareword. Cela met fin à l’autre connexion.',
};
