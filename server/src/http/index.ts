/** What the HTTP servers of all apps have in common. */
export { assets } from './assets.ts';
export { builtFile, preloadLinks, type BuiltPage } from './built-page.ts';
export { cachePerBuild } from './cache-per-build.ts';
export {
  createHttpServer,
  SERVER_TIMEOUTS,
  type Rejection,
  type RejectionReason,
  type ServerTimeouts,
} from './create-http-server.ts';
export { readBrowser, type Browser } from './read-browser.ts';
export { limitBodies } from './limit-bodies.ts';
export { probes, type Readiness } from './probes.ts';
export { requestHeaders } from './request-headers.ts';
export {
  requestContext,
  type AppResponse,
  type RequestLocals,
  type SentError,
} from './request-context.ts';
