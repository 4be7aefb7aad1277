/** Emails about events in a workspace that its people should know of. */
export { recordEvents } from './record-events.ts';
export { sendNotifications } from './send-notifications.ts';
export { skipDisconnection } from './skip-disconnection.ts';
