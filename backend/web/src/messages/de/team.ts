import type en from '../en/team.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  makeWriterConsequences:
    'Diese Person kann weiterhin Listings schreiben und bearbeiten, aber keine Marken, Shops, API-Schlüssel, Webhooks und Texter mehr verwalten. API-Schlüssel, die sie erstellt, und Einladungen, die sie gesendet hat, gelten sofort nicht mehr, und von ihr hinzugefügte Webhooks werden pausiert. Shops, die sie verbunden hat, bleiben verbunden.',
  makeAdminConsequences:
    'Diese Person kann dann Marken, Shops, API-Schlüssel, Webhooks und Texter verwalten, aber nicht den Plan ändern oder bestimmen, wer Admin ist.',
  changeRoleTo: 'Rolle ändern: {name}',
  team: 'Team',
  teamNotLoaded: 'Ihr Team konnte nicht geladen werden',
  lockedByPlan: 'Teams gibt es im Agency-Plan',
  newInvitation: 'Neue Einladung',
  teammatesEmail: 'E-\u2060Mail-Adresse der Person',
  role: 'Rolle',
  sendInvitation: 'Einladung senden',
  createInvitationLink: 'Einladungslink erstellen',
  invitationSent:
    'Einladung an {email} gesendet. Sie läuft in {invitationDays, plural, one {# Tag} other {# Tagen}} ab.',
  invitationNotMailed:
    'Einladung für {email} erstellt. Auf diesem Server ist kein E-\u2060Mail-Versand eingerichtet: Senden Sie den Link selbst. Er läuft in {invitationDays, plural, one {# Tag} other {# Tagen}} ab.',
  copyLink: 'Link kopieren',
  sendAgain: 'Erneut senden',
  sendAgainNamed: 'Einladung an {email} erneut senden',
  newLink: 'Neuer Link',
  newLinkNamed: 'Neuer Link für {email}',
  earlierLinkEnds: 'Ein früherer Link gilt nicht mehr.',
  pendingInvitations: 'Offene Einladungen',
  invitationDetails: '{role} · Eingeladen am {invitedAt} · Gültig bis {expiresAt}',
  revokeInvitationNamed: 'Einladung an {email} zurückziehen',
  revoke: 'Zurückziehen',
  leaveTeam: 'Team verlassen',
  leaveQuestion: 'Dieses Team verlassen?',
  leaveConsequences:
    'Sie kehren in Ihren eigenen Workspace zurück. API-Schlüssel, die Sie hier erstellt, Shops, die Sie verbunden, und Einladungen, die Sie gesendet haben, funktionieren sofort nicht mehr. Von Ihnen gestartete Sammelaufträge und hinzugefügte Webhooks werden pausiert. Das Team behält Ihre Listings.',
  members: 'Mitglieder',
  memberDetails: '{role} · Beigetreten am {joinedAt}',
  changeRoleToNamed: 'Rolle ändern: {name}, {email}',
  removeNamed: '{email} entfernen',
  remove: 'Entfernen',
  removeQuestion: '{email} entfernen?',
  removeFromTeam: 'Aus dem Team entfernen',
  removeConsequences:
    'Diese Person verliert den Zugriff auf diesen Workspace. API-Schlüssel, die sie erstellt, Shops, die sie verbunden, und Einladungen, die sie gesendet hat, funktionieren sofort nicht mehr. Von ihr gestartete Sammelaufträge und hinzugefügte Webhooks werden pausiert. Ihre Listings behalten Sie.',
  admin: 'Admin',
  writer: 'Texter',
  writerRole: 'Texter',
  adminRole: 'Admin',
  makeWriter: '{email} zum Texter machen?',
  makeAdmin: '{email} zum Admin machen?',
  owner: 'Inhaber',
  whatRolesDo:
    'Teammitglieder teilen sich Ihre monatlichen Listings und den Verlauf. Texter schreiben und bearbeiten Listings. Admins verwalten auch Marken, Shops, API-Schlüssel, Webhooks und Texter.',
  membersKeepAccess: 'Bisherige Mitglieder behalten den Zugriff.',
} satisfies Translation<typeof en>;
