import type en from '../en/team.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  theyCanStillWriteAnd:
    'Listings schreiben und bearbeiten geht weiterhin, aber Marken, Shops, API-Schlüssel, Webhooks und Texter verwalten nicht mehr. API-Schlüssel und Einladungen dieser Person gelten sofort nicht mehr, und ihre Webhooks werden pausiert. Shops, die sie verbunden hat, bleiben verbunden.',
  theyCanManageBrandsStores:
    'Diese Person kann dann Marken, Shops, API-Schlüssel, Webhooks und Texter verwalten, aber nicht den Plan ändern oder bestimmen, wer Admin ist.',
  makeName: 'Rolle ändern: {name}',
  team: 'Team',
  couldntLoadYourTeam: 'Ihr Team konnte nicht geladen werden',
  teamsAreOnTheAgency: 'Teams gibt es im Plan Agency',
  upgradeToInvitePeople:
    'Bisherige Mitglieder behalten den Zugriff. <link>Wechseln Sie den Plan</link>, um Personen einzuladen.',
  theWorkspaceOwnerCanUpgrade:
    'Bisherige Mitglieder behalten den Zugriff. Der Inhaber des Workspace kann den Plan wechseln, um Personen einzuladen.',
  newInvitation: 'Neue Einladung',
  teammatesEmail: 'E-Mail-Adresse der Person',
  role: 'Rolle',
  sendInvitation: 'Einladung senden',
  invitationSentToEmailIt:
    'Einladung an {email} gesendet. Sie läuft in {invitationDays, plural, one {# Tag} other {# Tagen}} ab.',
  pendingInvitations: 'Offene Einladungen',
  roleInvitedInvitedAtExpires: '{role} · Eingeladen am {invitedAt} · Gültig bis {expiresAt}',
  revokeTheInvitationToEmail: 'Einladung an {email} zurückziehen',
  revoke: 'Zurückziehen',
  leaveTeam: 'Team verlassen',
  leaveThisTeam: 'Dieses Team verlassen?',
  youllReturnToYourOwn:
    'Sie kehren in Ihren eigenen Workspace zurück. API-Schlüssel, die Sie hier erstellt, Shops, die Sie verbunden, und Einladungen, die Sie gesendet haben, funktionieren sofort nicht mehr. Von Ihnen gestartete CSV-Dateien und hinzugefügte Webhooks werden pausiert. Das Team behält Ihre Listings.',
  members: 'Mitglieder',
  roleJoinedJoinedAt: '{role} · Beigetreten am {joinedAt}',
  makeNameEmail: 'Rolle ändern: {name}, {email}',
  removeEmail: '{email} entfernen',
  remove: 'Entfernen',
  removeEmail2: '{email} entfernen?',
  removeFromTeam: 'Aus dem Team entfernen',
  theyLoseAccessToThis:
    'Diese Person verliert den Zugriff auf diesen Workspace. API-Schlüssel, die sie erstellt, Shops, die sie verbunden, und Einladungen, die sie gesendet hat, funktionieren sofort nicht mehr. Von ihr gestartete CSV-Dateien und hinzugefügte Webhooks werden pausiert. Ihre Listings behalten Sie.',
  admin: 'Admin',
  writer: 'Texter',
  writerRole: 'Texter',
  adminRole: 'Admin',
  makeWriter: '{email} zum Texter machen?',
  makeAdmin: '{email} zum Admin machen?',
  owner: 'Inhaber',
  whatRolesDo:
    'Teammitglieder teilen sich Ihre monatlichen Listings und den Verlauf. Texter schreiben und bearbeiten Listings. Admins verwalten auch Marken, Shops, API-Schlüssel, Webhooks und Texter.',
} satisfies Translation<typeof en>;
