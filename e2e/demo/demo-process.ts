import { freePort } from '../free-port.ts';
import { NodeProcess } from '../node-process.ts';

/** The demo, started by its command. Its processes end with it. */
export class DemoProcess extends NodeProcess {
  constructor(settings: NodeJS.ProcessEnv) {
    super({
      name: 'The demo',
      script: 'e2e/demo/main.ts',
      settings: { NODE_ENV: 'test', ...settings },
    });
  }

  static async start(settings: NodeJS.ProcessEnv): Promise<DemoProcess> {
    const started = new DemoProcess(settings);
    await started.said('The demo is ready.');
    return started;
  }
}

/** Free ports, by the names of their settings. */
export async function freePorts() {
  const [service, wooApp, store] = [await freePort(), await freePort(), await freePort()];
  const [shopifyApp, shopify] = [await freePort(), await freePort()];
  return {
    settings: {
      PORT: String(service),
      WOO_BRIDGE_PORT: String(wooApp),
      DEMO_STORE_PORT: String(store),
      SHOPIFY_APP_PORT: String(shopifyApp),
      DEMO_SHOPIFY_PORT: String(shopify),
    },
    urls: [service, wooApp, store, shopifyApp, shopify].map((port) => `http://localhost:${port}`),
  };
}
