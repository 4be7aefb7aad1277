import type { TranslatedMail } from '../mail/index.ts';
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
  ): TranslatedMail => ({
    to,
    write: (texts) => ({
      subject: texts.transferSubject(new URL(transfer.siteUrl).host),
      parts: [
        texts.transfer(transfer.requestedBy, transfer.siteUrl),
        {
          lead: texts.transferLead(REQUEST_DAYS),
          button: texts.reviewRequest,
          link: transfer.answer,
        },
        texts.transferUnknown,
        { lead: texts.seeStores, link: transfer.stores },
      ],
    }),
  }),

  approved: (to: string, { siteUrl }: { readonly siteUrl: string }): TranslatedMail => ({
    to,
    write: (texts) => ({
      subject: texts.approvedSubject(new URL(siteUrl).host),
      parts: [texts.approved(siteUrl), texts.approvedNext(REQUEST_DAYS)],
    }),
  }),

  /** Names only the store; the reader may not learn whose account it is now connected to. */
  completed: (
    to: string,
    transfer: { readonly siteUrl: string; readonly at: Date; readonly stores: string },
  ): TranslatedMail => ({
    to,
    write: (texts) => ({
      subject: texts.takenSubject,
      parts: [
        texts.taken(transfer.siteUrl, transfer.at),
        texts.transferExpected,
        texts.takenNotYou,
        { ordered: true, items: [texts.changePasswords, texts.connectAgain] },
        { lead: texts.seeStores, link: transfer.stores },
      ],
    }),
  }),
} as const;
