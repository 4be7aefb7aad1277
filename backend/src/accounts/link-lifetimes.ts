/** How long the links in account emails work. */
export const RESET_HOURS = 1;
export const CONFIRMATION_HOURS = 24;
export const EMAIL_CHANGE_HOURS = 24;
export const INVITATION_DAYS = 7;

/**
 * How long a password reset by email turns a new authenticator app off again, in days. Someone who
 * knew the old password could have set up their own, and locked the owner out.
 */
export const TWO_FACTOR_UNDO_DAYS = 7;
