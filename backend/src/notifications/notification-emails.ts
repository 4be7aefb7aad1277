import type { PageLanguage } from '../languages.ts';
import type { Mail } from '../mail/index.ts';
import { NOTIFICATION_TEXTS } from './texts/index.ts';

/** Who gets an email about an event, and where they can turn such emails off. */
interface Recipient {
  readonly to: string;
  readonly language: PageLanguage;
  readonly settings: string;
}

/** The emails about events, in the recipient's language; each says where to turn it off. */
export const notificationEmails = {
  usage: (
    { settings, ...recipient }: Recipient,
    about: {
      readonly used: number;
      readonly limit: number;
      readonly isAll: boolean;
      readonly pricing: string;
    },
  ): Mail => {
    const texts = NOTIFICATION_TEXTS[recipient.language];
    const { used, limit, isAll } = about;
    return {
      ...recipient,
      subject: isAll ? texts.usedAllSubject(limit) : texts.usedSomeSubject(used, limit),
      parts: [
        isAll ? texts.usedAll(limit) : texts.usedSome(Math.max(0, limit - used)),
        { lead: texts.needMore(), button: texts.seePlans(), link: about.pricing },
        { lead: texts.turnOff(), link: settings },
      ],
    };
  },

  failedRun: (
    { settings, ...recipient }: Recipient,
    about: {
      readonly file: string | null;
      readonly written: number;
      readonly failed: number;
      readonly run: string;
    },
  ): Mail => {
    const texts = NOTIFICATION_TEXTS[recipient.language];
    const file = about.file ?? texts.someFile();
    return {
      ...recipient,
      subject: texts.failedSubject(about.failed, file),
      parts: [
        texts.failedRun(file, about.written, about.failed),
        { lead: texts.retryFailed(), button: texts.viewRun(), link: about.run },
        { lead: texts.turnOff(), link: settings },
      ],
    };
  },

  storeDisconnected: (
    { settings, ...recipient }: Recipient,
    about: { readonly store: string | null; readonly stores: string },
  ): Mail => {
    const texts = NOTIFICATION_TEXTS[recipient.language];
    const store = about.store ?? texts.someStore();
    return {
      ...recipient,
      subject: texts.disconnectedSubject(store),
      parts: [
        texts.disconnected(store),
        { lead: texts.reconnect(), button: texts.viewStores(), link: about.stores },
        { lead: texts.turnOff(), link: settings },
      ],
    };
  },

  /** No one else notices that events are missing, so it cannot be turned off. */
  webhookDisabled: (
    { to, language }: Omit<Recipient, 'settings'>,
    about: { readonly url: string | null; readonly isGone: boolean; readonly webhooks: string },
  ): Mail => {
    const texts = NOTIFICATION_TEXTS[language];
    const url = about.url ?? texts.someEndpoint();
    return {
      ...{ to, language },
      subject: texts.endpointDisabledSubject(),
      parts: [
        about.isGone ? texts.endpointGone(url) : texts.endpointFailing(url),
        { lead: texts.enableAgain(), button: texts.viewWebhooks(), link: about.webhooks },
      ],
    };
  },
} as const;
