/** Email sent by the service. */
export { createMailer, type Mail, type Mailer, type MailSettings } from './mailer.ts';
export { Outbox } from './outbox.ts';
export type { MailPart } from './compose.ts';
