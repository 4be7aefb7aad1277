import { NodeProcess } from '../node-process.ts';

/** Starts `woo-bridge/src/main.ts` and resolves when it says that it is ready. */
export async function startWooAppProcess(settings: NodeJS.ProcessEnv): Promise<NodeProcess> {
  const started = new NodeProcess({
    name: 'The app',
    script: 'woo-bridge/src/main.ts',
    settings,
  });
  await started.said('The WooCommerce app is ready.');
  return started;
}
