import { formatCount, formatNumber, formatRenewal } from '@wareword/shared-schema/format';
import type { Mail, MailPart } from '../mail/index.ts';

/** The emails about events; each says where to turn it off. */
export const notificationEmails = {
  usage: (
    email: string,
    about: {
      readonly used: number;
      readonly limit: number;
      readonly isAll: boolean;
      readonly pricing: string;
      readonly settings: string;
    },
  ): Mail => ({
    to: email,
    subject: about.isAll
      ? `You've used all ${formatNumber(about.limit)} listings this month`
      : `You've used ${formatNumber(about.used)} of ${formatNumber(about.limit)} listings this month`,
    parts: [
      about.isAll
        ? `You've used all ${formatCount(about.limit, 'listing')} for this month. Your allowance resets on ${formatRenewal(new Date())}.`
        : `You have ${formatCount(Math.max(0, about.limit - about.used), 'listing')} left this month. Your allowance resets on ${formatRenewal(new Date())}.`,
      { lead: 'Need more before then?', button: 'See plans', link: about.pricing },
      turnOff(about.settings),
    ],
  }),

  failedRun: (
    email: string,
    about: {
      readonly file: string;
      readonly written: number;
      readonly failed: number;
      readonly run: string;
      readonly settings: string;
    },
  ): Mail => ({
    to: email,
    subject: `${formatCount(about.failed, 'listing')} failed in ${about.file}`,
    parts: [
      `${about.file} is done: ${formatCount(about.written, 'listing')} written, ${formatNumber(about.failed)} failed. You aren't charged for failed listings.`,
      { lead: 'See what failed and retry:', button: 'View run', link: about.run },
      turnOff(about.settings),
    ],
  }),

  storeDisconnected: (
    email: string,
    about: { readonly store: string; readonly stores: string; readonly settings: string },
  ): Mail => ({
    to: email,
    subject: `${about.store} was disconnected`,
    parts: [
      `${about.store} is no longer connected to your Wareword workspace, so no listings are written for it.`,
      {
        lead: "To reconnect it, click Connect in the store's Wareword plugin or app.",
        button: 'View stores',
        link: about.stores,
      },
      turnOff(about.settings),
    ],
  }),

  /** Nobody else notices that events are missing, so it cannot be turned off. */
  webhookDisabled: (
    email: string,
    about: { readonly url: string; readonly isGone: boolean; readonly webhooks: string },
  ): Mail => ({
    to: email,
    subject: 'A webhook endpoint was disabled',
    parts: [
      about.isGone
        ? `${about.url} responded with 410 (Gone), so we no longer send events to it.`
        : `${about.url} has been failing for 24 hours, so we no longer send events to it.`,
      {
        lead: 'See what was wrong, and enable it again when it works:',
        button: 'View webhooks',
        link: about.webhooks,
      },
    ],
  }),
} as const;

function turnOff(settings: string): MailPart {
  return { lead: 'To stop these emails, change your notification settings:', link: settings };
}
