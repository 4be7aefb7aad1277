/** Keeps a process's event loop responsive, and reports when it was not. */
export { EventLoopMonitor, MAX_STALL_MS } from './event-loop-monitor.ts';
export { exceedsJsonLimits, type JsonLimits } from './json-limits.ts';
export { RoutesInFlight } from './routes-in-flight.ts';
export { nextTurn, TimeSlicer } from './time-slicer.ts';
