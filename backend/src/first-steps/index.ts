/** What a new member is shown to do first. */
export { dismissFirstSteps } from './dismiss-first-steps.ts';
export { readFirstSteps, type FirstSteps } from './read-first-steps.ts';
