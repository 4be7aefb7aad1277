/** Shared by the HTTP servers of all apps. */
export { clientNetwork, clientNetwork48, formatAddress } from './client-address.ts';
export { gatherChunks } from './gather-chunks.ts';
export { securityHeaders, formatHeaderLines, type SecurityHeaders } from './headers.ts';
export { close, listen, PortTaken } from './listen.ts';
export {
  createMetricsServer,
  metricsSettings,
  sendMetrics,
  type MetricsRegistry,
  type MetricsSettings,
} from './metrics.ts';
export {
  MAX_VISITOR_CALLS_PER_MINUTE,
  TOO_MANY_VISITOR_CALLS,
  VisitorRateLimiter,
} from './visitor-rate-limiter.ts';
