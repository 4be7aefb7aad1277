/** The credit pool: one ledger row a credit, one counter a month. */
export { audit, type AuditReport } from './audit.ts';
export { correctUsage } from './correct-usage.ts';
export { readUsageDays, type UsageDay } from './read-usage-days.ts';
export { presentUsage, readUsed } from './read-usage.ts';
export { refundFailed, spendCompleted } from './settlement.ts';
