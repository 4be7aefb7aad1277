/** Security events: who did what, from which address, with which outcome. */
export { SECURITY_EVENTS, type SecurityEventName } from './catalog.ts';
export {
  currentActor,
  currentEvent,
  identifyActor,
  identifyEvent,
  setEventSubject,
  withRequestScope,
  SecurityEvents,
  type RecordedEvent,
  type RequestScope,
  type SecurityEvent,
} from './security-events.ts';
