/** Email sent by the service. */
export { createMailer, type Mailer, type MailSettings } from './mailer.ts';
export { Outbox } from './outbox.ts';
export type { Mail, MailPart } from './compose.ts';
export type { TranslatedMail } from './translated-mail.ts';
