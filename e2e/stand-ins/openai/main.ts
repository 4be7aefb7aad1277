import { parseArgs } from 'node:util';
import { startOpenAiStandIn } from './server.ts';

// Runs the stand-in by itself and prints its base URL:
//   node e2e/stand-ins/openai/main.ts --port 0 --delay-ms 20000
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'delay-ms': { type: 'string', default: '0' },
  },
});
const port = wholeNumber('--port', values.port);
const delayMs = wholeNumber('--delay-ms', values['delay-ms']);

const standIn = await startOpenAiStandIn({
  port,
  record: false,
  script: () => ({ do: 'answer', delayMs }),
});
console.log(standIn.url);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void standIn.close());
}

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) {
    console.error(`${name} must be a whole number, not "${value}"`);
    process.exit(2);
  }
  return Number(value);
}
