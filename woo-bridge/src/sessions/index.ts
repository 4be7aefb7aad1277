/** Sessions: a browser and the store whose keys it verified. */
export {
  clearExpiredSessions,
  endSession,
  endSessionsOfStore,
  findSession,
  hasSessions,
  listSessions,
  SESSION_MS,
  startSession,
  type Client,
  type Session,
} from './session.ts';
