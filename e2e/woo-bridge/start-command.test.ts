import { expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { NodeProcess } from '../node-process.ts';
import { wooAppSettings, createWooDatabase } from './scene.ts';

test('the app exits with the command that started it, even if that is killed', async () => {
  const port = await freePort();
  const databaseUrl = await createWooDatabase();
  const started = new NodeProcess({
    name: 'The start command',
    script: 'woo-bridge/src/main.ts',
    // As with a package manager, there is a shell between the command and the program.
    through: ['sh', '-c', '"$@"; true', 'pnpm'],
    settings: wooAppSettings({ port, databaseUrl, warewordUrl: 'http://127.0.0.1:1' }),
  });
  await started.said('The WooCommerce app is ready.');
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  started.signal('SIGKILL');
  // The app inherits the output, which closes when the app has exited.
  await started.exited;
  await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow();
});
