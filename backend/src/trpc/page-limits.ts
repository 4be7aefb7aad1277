import type { DELETION_DAYS } from '../account-data/index.ts';
import type {
  CONFIRMATION_HOURS,
  EMAIL_CHANGE_HOURS,
  IDLE_DAYS,
  INVITATION_DAYS,
  MAX_TEAM_SIZE,
  PASSWORD_LENGTH,
  RESET_HOURS,
  SESSION_DAYS,
} from '../accounts/index.ts';
import type { REQUEST_DAYS } from '../connect/index.ts';
import type { MAX_ATTEMPTS } from '../jobs/index.ts';
import type { MAX_SELECTED, RESTORABLE_DAYS } from '../listings/index.ts';
import type { MAX_STORES } from '../tokens/index.ts';

/**
 * Limits that the pages mention, besides those of `shared-schema`. The types are the literal values, so a page that states another
 * number does not compile.
 */
export interface PageLimits {
  readonly passwordMinLength: (typeof PASSWORD_LENGTH)['min'];
  readonly passwordMaxLength: (typeof PASSWORD_LENGTH)['max'];
  readonly resetLinkHours: typeof RESET_HOURS;
  readonly confirmationLinkHours: typeof CONFIRMATION_HOURS;
  readonly invitationDays: typeof INVITATION_DAYS;
  readonly sessionIdleDays: typeof IDLE_DAYS;
  readonly sessionDays: typeof SESSION_DAYS;
  readonly deletionDays: typeof DELETION_DAYS;
  readonly emailChangeHours: typeof EMAIL_CHANGE_HOURS;
  readonly transferDays: typeof REQUEST_DAYS;
  readonly selectedListings: typeof MAX_SELECTED;
  readonly restorableDays: typeof RESTORABLE_DAYS;
  readonly jobAttempts: typeof MAX_ATTEMPTS;
  readonly connectedStores: typeof MAX_STORES;
  readonly teamMembers: typeof MAX_TEAM_SIZE;
}
