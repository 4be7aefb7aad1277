/** The credit pool: one ledger row per credit, one counter per month. */
export { audit, type AuditReport } from './audit.ts';
export { correctUsage } from './correct-usage.ts';
export { currentPeriod } from './period.ts';
export { readUsageDays, type UsageDay } from './read-usage-days.ts';
export { presentUsage, readUsed, usageLimitMessage } from './read-usage.ts';
export { refundFailed, spendCompleted } from './settlement.ts';
