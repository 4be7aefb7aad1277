import type { PageLimits } from '@wareword/backend/src/trpc/index.ts';

/** Limits that pages mention or check before the service does. */
export const LIMITS: PageLimits = {
  passwordMinLength: 8,
  passwordMaxLength: 128,
  resetLinkHours: 1,
  confirmationLinkHours: 24,
  invitationDays: 7,
  sessionIdleDays: 7,
  sessionDays: 30,
  deletionDays: 14,
  emailChangeHours: 24,
  transferDays: 3,
  jobAttempts: 4,
  selectedListings: 200,
  restorableDays: 30,
  connectedStores: 500,
  teamMembers: 100,
};
