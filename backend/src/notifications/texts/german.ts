import { formatCount, formatNumber, formatRenewal } from '@wareword/shared-schema/format';
import type { NotificationTexts } from './english.ts';

const LOCALE = 'de';
const number = (value: number): string => formatNumber(value, LOCALE);
const listings = (count: number): string => formatCount(count, 'Listing', 'Listings', LOCALE);
const all = (limit: number): string =>
  limit === 1 ? 'Ihr einziges Listing' : `alle ${listings(limit)}`;
const renewal = (): string => formatRenewal(new Date(), LOCALE);

export const german: NotificationTexts = {
  usedAllSubject: (limit: number): string => `Sie haben ${all(limit)} dieses Monats verbraucht`,
  usedAll: (limit: number): string =>
    `Sie haben in diesem Monat ${all(limit)} verbraucht. Ihr Kontingent erneuert sich am ${renewal()}.`,
  usedSomeSubject: (used: number, limit: number): string =>
    `Sie haben ${number(used)} von ${number(limit)} Listings dieses Monats verbraucht`,
  usedSome: (left: number): string =>
    `Sie haben in diesem Monat noch ${listings(left)}. Ihr Kontingent erneuert sich am ${renewal()}.`,
  needMore: (): string => 'Brauchen Sie vorher mehr?',
  seePlans: (): string => 'Pläne ansehen',
  someFile: (): string => 'Eine Datei',
  failedSubject: (failed: number, file: string): string =>
    `${file}: ${listings(failed)} fehlgeschlagen`,
  failedRun: (file: string, written: number, failed: number): string =>
    `${file} ist fertig: ${listings(written)} geschrieben, ${number(failed)} fehlgeschlagen. Fehlgeschlagene Listings zählen nicht.`,
  retryFailed: (): string => 'Sehen Sie nach, was fehlgeschlagen ist, und versuchen Sie es erneut:',
  viewRun: (): string => 'Sammelauftrag ansehen',
  someStore: (): string => 'Ein Shop',
  disconnectedSubject: (store: string): string => `Die Verbindung von ${store} wurde getrennt`,
  disconnected: (store: string): string =>
    `${store} ist nicht mehr mit Ihrem Wareword-Workspace verbunden. Für diesen Shop schreiben wir keine Listings mehr.`,
  reconnect: (): string =>
    'Um ihn wieder zu verbinden, öffnen Sie die Wareword-App für diesen Shop und verbinden Sie ihn erneut.',
  viewStores: (): string => 'Shops ansehen',
  someEndpoint: (): string => 'Ein Webhook-Endpunkt',
  endpointDisabledSubject: (): string => 'Ein Webhook-Endpunkt wurde deaktiviert',
  endpointGone: (url: string): string =>
    `${url} hat mit 410 (Gone) geantwortet. Wir senden deshalb keine Ereignisse mehr dorthin.`,
  endpointFailing: (url: string): string =>
    `Zustellungen an ${url} schlagen seit 24 Stunden fehl. Wir senden deshalb keine Ereignisse mehr dorthin.`,
  enableAgain: (): string =>
    'Prüfen und beheben Sie die Ursache, und aktivieren Sie den Endpunkt dann wieder:',
  viewWebhooks: (): string => 'Webhooks ansehen',
  turnOff: (): string =>
    'Um diese E-Mails abzubestellen, ändern Sie Ihre Benachrichtigungseinstellungen:',
};
