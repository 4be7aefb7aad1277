/** A store's side of the connect flow, as a plugin would do it. */
export { StandInStore } from './stand-in-store.ts';
