/** A backup or a restore that cannot continue; the message tells the operator what to do next. */
export class BackupError extends Error {}
