import { formatCount, formatNumber, formatRenewal } from '@wareword/shared-schema/format';

const LOCALE = 'en-US';
const number = (value: number): string => formatNumber(value, LOCALE);
const listings = (count: number): string => formatCount(count, 'listing', 'listings', LOCALE);
const all = (limit: number): string =>
  limit === 1 ? 'your only listing' : `all ${listings(limit)}`;
const renewal = (): string => formatRenewal(new Date(), LOCALE);

/** The type that the texts of every language have. */
export type NotificationTexts = typeof english;

export const english = {
  usedAllSubject: (limit: number): string => `You've used ${all(limit)} this month`,
  usedAll: (limit: number): string =>
    `You've used ${all(limit)} for this month. Your allowance resets on ${renewal()}.`,
  usedSomeSubject: (used: number, limit: number): string =>
    `You've used ${number(used)} of ${listings(limit)} this month`,
  usedSome: (left: number): string =>
    `You have ${listings(left)} left this month. Your allowance resets on ${renewal()}.`,
  needMore: (): string => 'Need more before then?',
  seePlans: (): string => 'See plans',
  someFile: (): string => 'A file',
  failedSubject: (failed: number, file: string): string => `${file}: ${listings(failed)} failed`,
  failedRun: (file: string, written: number, failed: number): string =>
    `${file} is done: ${listings(written)} written, ${number(failed)} failed. Failed listings don't count.`,
  retryFailed: (): string => 'See what failed and retry:',
  viewRun: (): string => 'View run',
  someStore: (): string => 'A store',
  disconnectedSubject: (store: string): string => `${store} was disconnected`,
  disconnected: (store: string): string =>
    `${store} is no longer connected to your Wareword workspace, so we no longer write listings for it.`,
  reconnect: (): string =>
    'To reconnect it, open the Wareword app for this store and connect again.',
  viewStores: (): string => 'View stores',
  someEndpoint: (): string => 'A webhook endpoint',
  endpointDisabledSubject: (): string => 'A webhook endpoint was disabled',
  endpointGone: (url: string): string =>
    `${url} responded with 410 (Gone), so we no longer send events to it.`,
  endpointFailing: (url: string): string =>
    `${url} has been failing for 24 hours, so we no longer send events to it.`,
  enableAgain: (): string => 'Check what went wrong, fix it, then enable the endpoint again:',
  viewWebhooks: (): string => 'View webhooks',
  turnOff: (): string => 'To stop these emails, change your notification settings:',
};
