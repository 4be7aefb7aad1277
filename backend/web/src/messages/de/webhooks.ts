import type en from '../en/webhooks.ts';
import type { Translation } from '../translation.ts';

export default {
  pending: 'Ausstehend',
  delivered: 'Zugestellt',
  failed: 'Fehlgeschlagen',
  couldntLoadDeliveries: 'Zustellungen konnten nicht geladen werden',
  noDeliveriesInTheLast: 'Keine Zustellungen in den letzten 30 Tagen.',
  deliveriesToUrl: 'Zustellungen an {url}',
  attempts: '{attempts, plural, one {# Versuch} other {# Versuche}}',
  nextAttemptDueAt: 'Nächster Versuch {dueAt}',
  resend: 'Erneut senden',
  pausedEventsThatHappenNow:
    'Pausiert. Ereignisse, die jetzt eintreten, werden später nicht nachgesendet.',
  disabledBecauseItRespondedWith: 'Deaktiviert, weil er mit 410 geantwortet hat.',
  disabledBecauseItFailedFor: 'Deaktiviert, weil er einen Tag lang nicht funktioniert hat.',
  disabled: 'Deaktiviert',
  failing: 'Fehlerhaft',
  everyAttemptHasFailedSince: 'Seit {failingSince} ist jeder Versuch fehlgeschlagen.',
  thePreviousSecretWorksUntil: 'Das vorherige Secret gilt bis {previousUntil}.',
  hideDeliveries: 'Zustellungen ausblenden',
  showDeliveries: 'Zustellungen anzeigen',
  pause: 'Pausieren',
  enable: 'Aktivieren',
  rotateSecret: 'Secret erneuern',
  deleteUrl: '{url} löschen',
  delete: 'Löschen',
  newSigningSecretForUrl: 'Neues Signatur-Secret für {url}',
  copyItNowYouWont:
    'Kopieren Sie es jetzt. Es wird nicht noch einmal angezeigt. 24 Stunden lang signieren wir mit beiden Secrets.',
  rotateThisSigningSecret: 'Dieses Signatur-Secret erneuern?',
  theCurrentSecretWorksFor:
    'Das aktuelle Secret gilt noch 24 Stunden. Ältere gelten ab sofort nicht mehr.',
  deleteThisEndpoint: 'Diesen Endpunkt löschen?',
  deleteEndpoint: 'Endpunkt löschen',
  weStopSendingEventsTo:
    'Wir senden ab sofort keine Ereignisse mehr an {url}. Das lässt sich nicht rückgängig machen.',
  jobCompleted: 'Auftrag abgeschlossen',
  jobFailed: 'Auftrag fehlgeschlagen',
  batchCompleted: 'Batch abgeschlossen',
  n80Or100OfMonthly: '80 % oder 100 % der monatlichen Listings verbraucht',
  storeDisconnected: 'Shop getrennt',
  webhooks: 'Webhooks',
  notifyYourServerWhenJobs:
    'Benachrichtigen Sie Ihren Server, wenn Aufträge enden, Listings knapp werden oder ein Shop getrennt wird. <link>Zur Dokumentation</link>',
  couldntLoadYourWebhooks: 'Ihre Webhooks konnten nicht geladen werden',
  webhookEndpoints: 'Webhook-Endpunkte',
  noWebhooksYet: 'Noch keine Webhooks',
  addTheUrlOfYour: 'Geben Sie die URL Ihres Servers an und wählen Sie, was gesendet werden soll.',
  yourWebhooksArePaused: 'Ihre Webhooks sind pausiert',
  webhooksAreOnTheAgency: 'Webhooks gibt es im Plan Agency',
  theyStartWorkingAgainWhen: 'Sie funktionieren wieder, wenn Sie zum Plan Agency zurückkehren.',
  upgradeToAgencyForApi:
    '<link>Wechseln Sie zu Agency</link>: mit API-Zugriff, Team und {listings} im Monat.',
  askTheWorkspaceOwnerTo:
    'Bitten Sie den Inhaber des Workspace, zu Agency zu wechseln: mit API-Zugriff, Team und {listings} im Monat.',
  newWebhookEndpoint: 'Neuer Webhook-Endpunkt',
  endpointUrl: 'URL des Endpunkts',
  events: 'Ereignisse',
  addEndpoint: 'Endpunkt hinzufügen',
  signingSecretForUrl: 'Signatur-Secret für {url}',
  copyItNowYouWontSee:
    'Kopieren Sie es jetzt. Es wird nicht noch einmal angezeigt. Prüfen Sie damit, dass Webhooks von uns stammen.',
  yourSigningSecret: 'Ihr Signatur-Secret',
  copySecret: 'Secret kopieren',
  done: 'Fertig',
  resendEvent: '{event} erneut senden, {id}',
} satisfies Translation<typeof en>;
