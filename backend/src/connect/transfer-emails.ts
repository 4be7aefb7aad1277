import type { Mail } from '../mail/index.ts';
import { REQUEST_DAYS } from './transfer.ts';

/** Emails about moving a store from one account to another. */
export const transferEmails = {
  request: (
    to: string,
    transfer: {
      readonly siteUrl: string;
      readonly requestedBy: string;
      readonly answer: string;
      readonly stores: string;
    },
  ): Mail => ({
    to,
    subject: `Move ${new URL(transfer.siteUrl).host} to another Wareword account?`,
    parts: [
      `${transfer.requestedBy} wants to connect your store ${transfer.siteUrl} to their Wareword account. The store is connected to your account, and a store can be connected to only one account at a time.`,
      {
        lead: `If you agree to move the store, approve the transfer within ${REQUEST_DAYS} days:`,
        button: 'Review request',
        link: transfer.answer,
      },
      "If you don't recognize this request, don't approve it. You don't have to do anything: your connection stays as it is.",
      { lead: 'See the stores connected to your account:', link: transfer.stores },
    ],
  }),

  approved: (to: string, { siteUrl }: { readonly siteUrl: string }): Mail => ({
    to,
    subject: `You can now connect ${new URL(siteUrl).host} to Wareword`,
    parts: [
      `The owner of the other Wareword account agreed to move ${siteUrl} to your account.`,
      `To finish, connect the store again from its Wareword plugin or app within ${REQUEST_DAYS} days. Your store stays connected to the other account until then.`,
    ],
  }),

  /** Names only the store; the reader may not learn whose account it is now connected to. */
  completed: (
    to: string,
    transfer: { readonly siteUrl: string; readonly at: Date; readonly stores: string },
  ): Mail => ({
    to,
    subject: 'Your store was connected to another Wareword account',
    parts: [
      `Your store ${transfer.siteUrl} was connected to another Wareword account on ${formatMoment(transfer.at)}. A store can be connected to only one account at a time, so its connection to your account has ended. It can no longer use your listings. Everything it wrote is still in your history.`,
      "If this was you or someone you work with on the store, you don't need to do anything.",
      "If it wasn't, someone else has administrator access to this store. We recommend that you:",
      {
        ordered: true,
        items: [
          "Change the passwords of the store's administrators, and remove any you don't recognize.",
          'Connect the store again from its Wareword plugin or app. This ends the other connection.',
        ],
      },
      { lead: 'See the stores connected to your account:', link: transfer.stores },
    ],
  }),
} as const;

function formatMoment(at: Date): string {
  const moment = at.toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${moment} UTC`;
}
