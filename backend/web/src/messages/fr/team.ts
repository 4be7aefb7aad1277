import type en from '../en/team.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  makeWriterConsequences:
    'Cette personne pourra encore rédiger et modifier des fiches, mais plus gérer les marques, boutiques, clés API, webhooks ou rédacteurs. Les clés API qu’elle a créées et les invitations qu’elle a envoyées cessent immédiatement de fonctionner, et les webhooks qu’elle a ajoutés sont mis en pause. Les boutiques qu’elle a connectées le restent.',
  makeAdminConsequences:
    'Cette personne pourra gérer les marques, boutiques, clés API, webhooks et rédacteurs. Elle ne pourra pas changer le forfait ni décider qui est administrateur.',
  changeRoleTo: 'Changer le rôle : {name}',
  team: 'Équipe',
  teamNotLoaded: 'Impossible de charger votre équipe',
  lockedByPlan: 'Les équipes sont incluses dans le forfait Agency',
  newInvitation: 'Nouvelle invitation',
  teammatesEmail: 'Adresse e-\u2060mail de la personne',
  role: 'Rôle',
  sendInvitation: 'Envoyer l’invitation',
  createInvitationLink: 'Créer un lien d’invitation',
  invitationSent:
    'Invitation envoyée à {email}. Elle expire dans {invitationDays, plural, one {# jour} other {# jours}}.',
  invitationNotMailed:
    'Invitation pour {email} créée. L’envoi d’e-\u2060mails n’est pas configuré sur ce serveur : envoyez le lien vous-même. Il expire dans {invitationDays, plural, one {# jour} other {# jours}}.',
  copyLink: 'Copier le lien',
  sendAgain: 'Renvoyer',
  sendAgainNamed: 'Renvoyer l’invitation à {email}',
  newLink: 'Nouveau lien',
  newLinkNamed: 'Nouveau lien pour {email}',
  earlierLinkEnds: 'Un lien précédent ne fonctionne plus.',
  pendingInvitations: 'Invitations en attente',
  invitationDetails: '{role} · Invitation du {invitedAt} · Expire le {expiresAt}',
  revokeInvitationNamed: 'Révoquer l’invitation envoyée à {email}',
  revoke: 'Révoquer',
  leaveTeam: 'Quitter l’équipe',
  leaveQuestion: 'Quitter cette équipe ?',
  leaveConsequences:
    'Vous retournez dans votre propre espace de travail. Les clés API que vous avez créées ici, les boutiques que vous avez connectées et les invitations que vous avez envoyées cessent immédiatement de fonctionner. Les lots que vous avez lancés et les webhooks que vous avez ajoutés sont mis en pause. L’équipe garde vos fiches.',
  members: 'Membres',
  memberDetails: '{role} · Membre depuis le {joinedAt}',
  changeRoleToNamed: 'Changer le rôle : {name}, {email}',
  removeNamed: 'Retirer {email}',
  remove: 'Retirer',
  removeQuestion: 'Retirer {email} ?',
  removeFromTeam: 'Retirer de l’équipe',
  removeConsequences:
    'Cette personne perd l’accès à cet espace de travail. Les clés API qu’elle a créées, les boutiques qu’elle a connectées et les invitations qu’elle a envoyées cessent immédiatement de fonctionner. Les lots qu’elle a lancés et les webhooks qu’elle a ajoutés sont mis en pause. Vous gardez ses fiches.',
  admin: 'Administrateur',
  writer: 'Rédacteur',
  writerRole: 'rédacteur',
  adminRole: 'administrateur',
  makeWriter: 'Nommer {email} rédacteur ?',
  makeAdmin: 'Nommer {email} administrateur ?',
  owner: 'Propriétaire',
  whatRolesDo:
    'Les membres partagent vos fiches mensuelles et votre historique. Les rédacteurs rédigent et modifient des fiches. Les administrateurs gèrent aussi les marques, boutiques, clés API, webhooks et rédacteurs.',
  membersKeepAccess: 'Les membres actuels gardent l’accès.',
} satisfies Translation<typeof en>;
