/** How long the links in account emails work. */
export const RESET_HOURS = 1;
export const CONFIRMATION_HOURS = 24;
export const INVITATION_DAYS = 7;
