/** Who is at the other end: a browser and the one store that it proved to hold the keys of. */
export { endSession, findSession, SESSION_MS, startSession, type Session } from './session.ts';
