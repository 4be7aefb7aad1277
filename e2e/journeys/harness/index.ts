/** What every journey begins with: the service, a browser, somebody with an account. */
export { useJourney, type Journey, type VisitorOptions } from './journey.ts';
export { expectGoodLooks } from './look.ts';
export { makeOwner, signIn, type Owner } from './sign-in.ts';
