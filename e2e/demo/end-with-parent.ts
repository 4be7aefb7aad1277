/**
 * Loaded before a program of the demo (`--import`): ends it in order where the demo itself was
 * killed, so that nothing runs on with nobody knowing.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
