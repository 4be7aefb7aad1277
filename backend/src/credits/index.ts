/** Credits: one ledger row per job's credit, and one counter per workspace and month. */
export { auditLedger, type AuditReport } from './audit-ledger.ts';
export { correctUsage } from './correct-usage.ts';
export { currentPeriod } from './period.ts';
export { readUsageDays, type UsageDay } from './read-usage-days.ts';
export { presentUsage, readUsed, usageLimitMessage } from './read-usage.ts';
export { refundFailed, spendCompleted } from './settlement.ts';
