export { createLogger, securityEventsOf, type Logger } from '@wareword/security/logging';
