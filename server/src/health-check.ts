/** Exits with 0 if the process of this container is alive. Probes are never redirected to https. */
const port = process.env['PORT'] ?? '3000';
const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
process.exitCode = response?.ok === true ? 0 : 1;
