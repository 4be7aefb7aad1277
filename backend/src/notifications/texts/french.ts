import { formatCount, formatNumber, formatRenewal } from '@wareword/shared-schema/format';
import type { NotificationTexts } from './english.ts';

const LOCALE = 'fr';
const number = (value: number): string => formatNumber(value, LOCALE);
const listings = (count: number): string => formatCount(count, 'fiche', 'fiches', LOCALE);
const all = (limit: number): string =>
  limit === 1 ? 'votre unique fiche' : `vos ${listings(limit)}`;
const renewal = (): string => formatRenewal(new Date(), LOCALE);

export const french: NotificationTexts = {
  usedAllSubject: (limit: number): string => `Vous avez utilisé ${all(limit)} ce mois-ci`,
  usedAll: (limit: number): string =>
    `Vous avez utilisé ${all(limit)} de ce mois-ci. Votre quota se renouvelle le ${renewal()}.`,
  usedSomeSubject: (used: number, limit: number): string =>
    `Vous avez utilisé ${number(used)} fiches sur ${number(limit)} ce mois-ci`,
  usedSome: (left: number): string =>
    `Il vous reste ${listings(left)} ce mois-ci. Votre quota se renouvelle le ${renewal()}.`,
  needMore: (): string => 'Besoin de plus d’ici là ?',
  seePlans: (): string => 'Voir les forfaits',
  someFile: (): string => 'Un fichier',
  failedSubject: (failed: number, file: string): string => `${file} : ${listings(failed)} en échec`,
  failedRun: (file: string, written: number, failed: number): string =>
    `${file} est terminé : ${formatCount(written, 'fiche rédigée', 'fiches rédigées', LOCALE)}, ${number(failed)} en échec. Les fiches en échec ne sont pas décomptées.`,
  retryFailed: (): string => 'Consultez les échecs et réessayez :',
  viewRun: (): string => 'Voir le lot',
  someStore: (): string => 'Une boutique',
  disconnectedSubject: (store: string): string => `${store} a été déconnectée`,
  disconnected: (store: string): string =>
    `${store} n’est plus connectée à votre espace de travail Wareword : nous ne rédigeons plus de fiches pour elle.`,
  reconnect: (): string =>
    'Pour la reconnecter, ouvrez l’application Wareword de cette boutique et connectez-la de nouveau.',
  viewStores: (): string => 'Voir les boutiques',
  someEndpoint: (): string => 'Un point de terminaison',
  endpointDisabledSubject: (): string => 'Un point de terminaison de webhook a été désactivé',
  endpointGone: (url: string): string =>
    `${url} a répondu 410 (Gone) : nous ne lui envoyons plus d’événements.`,
  endpointFailing: (url: string): string =>
    `${url} échoue depuis 24 heures : nous ne lui envoyons plus d’événements.`,
  enableAgain: (): string =>
    'Trouvez et corrigez la cause, puis réactivez le point de terminaison :',
  viewWebhooks: (): string => 'Voir les webhooks',
  turnOff: (): string =>
    'Pour ne plus recevoir ces e-mails, modifiez vos paramètres de notification :',
};
