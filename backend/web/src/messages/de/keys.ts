import type en from '../en/keys.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  apiKeys: 'API-Schlüssel',
  introduction:
    'Über die API geschriebene Listings werden auf Ihr monatliches Kontingent angerechnet. <link>Lesen Sie die Dokumentation</link> oder <link2>verbinden Sie einen KI-Agenten</link2> mit <code>{href}</code>.',
  keysNotLoaded: 'Ihre API-Schlüssel konnten nicht geladen werden',
  noKeys: 'Noch keine API-Schlüssel',
  noKeysHelp: 'Erstellen Sie einen für jede App, die die API aufruft.',
  newApiKey: 'Neuer API-Schlüssel',
  keyName: 'Name des Schlüssels',
  createKey: 'Schlüssel erstellen',
  yourNewKey: 'Ihr neuer Schlüssel',
  newKeyNamed: 'Ihr neuer Schlüssel: {name}',
  newKeyHelp: 'Kopieren Sie ihn jetzt. Er wird nicht noch einmal angezeigt.',
  copyKey: 'Schlüssel kopieren',
  done: 'Fertig',
  pausedByPlan: 'Ihre API-Schlüssel sind pausiert',
  lockedByPlan: 'API-Schlüssel gibt es im Agency-Plan',
  pausedByPlanHelp: 'Sie funktionieren wieder, wenn Sie zum Agency-Plan zurückkehren.',
  paused: 'Pausiert',
  neverUsed: 'Nie verwendet',
  lastUsed: 'Zuletzt verwendet am {lastUsedAt}',
  revokeNamed: '{name} widerrufen',
  revoke: 'Widerrufen',
  revokeQuestion: '{name} widerrufen?',
  revokeKey: 'Schlüssel widerrufen',
  revokeConsequences:
    'Alles, was diesen Schlüssel verwendet, funktioniert sofort nicht mehr. Das lässt sich nicht rückgängig machen.',
  storesNeedNoKey: 'Verbundene Shops funktionieren in jedem Plan und brauchen keinen Schlüssel.',
  createdAt: 'Erstellt am {date}',
  createdBy: 'Erstellt am {date} von {email}',
  agent: 'Agent',
  revokeAccess: 'Zugriff widerrufen',
  revokeAgentConsequences:
    'Der Agent verliert sofort den Zugriff. Er kann Sie bitten, ihn wieder zu verbinden.',
  monthlyUse:
    'Diesen Monat: {requests, plural, one {# Anfrage} other {# Anfragen}}, {listings, plural, one {# Listing} other {# Listings}}',
  recentErrors: '{count, plural, one {# aktueller Fehler} other {# aktuelle Fehler}}',
  errorDetails: '<link>{code}</link> · {endpoint} · {at} · Anfrage <id>{requestId}</id>',
} satisfies Translation<typeof en>;
