/** What every journey starts with: the service, a browser and an account. */
export { useJourney, type Journey } from './journey.ts';
export type { VisitorOptions } from './visitors.ts';
export { mailedLink } from './mailed-link.ts';
export { expectGoodLooks, findViolations, layoutShift } from './look.ts';
export { makeOwner, signIn, type Owner } from './sign-in.ts';
export { usedBy } from './usage.ts';
export { fillProduct, PRODUCT } from './product-form.ts';
