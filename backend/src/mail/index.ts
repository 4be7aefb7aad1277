/** Mail that the service sends. */
export { createMailer, type Mail, type Mailer, type MailSettings } from './mailer.ts';
export { Outbox } from './outbox.ts';
