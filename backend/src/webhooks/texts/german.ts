import type { FailureTexts } from './english.ts';

export const german: FailureTexts = {
  plain: {
    private_address: 'Die URL ist nicht öffentlich erreichbar.',
    unknown_host: 'Der Hostname konnte nicht aufgelöst werden.',
    connection_refused: 'Die Verbindung wurde abgelehnt.',
    connection_closed: 'Die Verbindung wurde ohne Antwort geschlossen.',
    endpoint_gone: 'Der Endpunkt hat mit 410 geantwortet und wurde deaktiviert.',
    endpoint_failing: 'Der Endpunkt hat 24 Stunden lang nicht funktioniert und wurde deaktiviert.',
    endpoint_paused: 'Der Endpunkt wurde pausiert.',
    listing_deleted: 'Nicht gesendet, weil das Listing gelöscht wurde.',
    unreadable: 'Nicht gesendet, weil die Daten des Ereignisses nicht gelesen werden konnten.',
    plan_required: 'Nicht gesendet, weil Webhooks den Agency-Plan erfordern.',
  },
  status: (status) => `Die Antwort war ${status}, nicht 2xx.`,
  timeout: (time) => `Keine Antwort innerhalb von ${time}.`,
  connectionFailed: (reason) => `Die Verbindung ist fehlgeschlagen (${reason}).`,
};
