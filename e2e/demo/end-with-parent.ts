/**
 * Loaded before a program of the demo (`--import`): stops it gracefully if the demo is killed, so
 * that no orphan process remains.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
