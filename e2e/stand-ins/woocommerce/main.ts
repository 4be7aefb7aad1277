import { parseArgs } from 'node:util';
import { startWooStore } from './server.ts';

// Runs the stand-in by itself and prints its URL and keys:
//   node e2e/stand-ins/woocommerce/main.ts --port 8081 --products 30
// Webhooks are delivered every --cron-seconds, late and merged, as WP-Cron does.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    products: { type: 'string', default: '30' },
    host: { type: 'string', default: '127.0.0.1' },
    'cron-seconds': { type: 'string', default: '5' },
    'return-app': { type: 'string' },
  },
});
const appUrl = values['return-app'];
const store = await startWooStore({
  port: wholeNumber('--port', values.port),
  products: wholeNumber('--products', values.products),
  host: values.host,
  record: false,
  settings: appUrl === undefined ? {} : { returnPlugin: { appUrl } },
});
console.log(store.url);
console.log(`consumer key     ${store.consumerKey}`);
console.log(`consumer secret  ${store.consumerSecret}`);
console.log('owner            owner / owner-password');

const cronSeconds = wholeNumber('--cron-seconds', values['cron-seconds']);
const cron =
  cronSeconds === 0
    ? undefined
    : setInterval(() => void store.runCron().catch(console.error), cronSeconds * 1000);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(cron);
    void store.close();
  });
}

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) {
    console.error(`${name} must be a whole number, not "${value}"`);
    process.exit(2);
  }
  return Number(value);
}
