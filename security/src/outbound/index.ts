/** Calls to addresses chosen by someone else, which must never reach a private network. */
export {
  ADDRESS_REFUSED,
  closeAgents,
  isAllowedHost,
  isAllowedUrl,
  openAgents,
  type GuardedAgents,
} from './agents.ts';
export { follow, FollowError, type FollowProblem } from './follow.ts';
export { readBounded } from './read-bounded.ts';
export { isAllowedPort, portOf, type AddressPolicy } from './policy.ts';
