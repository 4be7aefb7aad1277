import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { NodeProcess, runNode } from '../node-process.ts';
import { wooAppSettings, createWooDatabase } from './fixture.ts';

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

test('a start on a port in use says what to do', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const { code, stderr } = await runNode({
    name: 'The start command',
    script: 'woo-bridge/src/main.ts',
    settings: wooAppSettings({
      port,
      databaseUrl: await createWooDatabase(),
      warewordUrl: 'http://127.0.0.1:1',
    }),
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    new RegExp(`^Port ${port} is already in use. Stop the other program`, 'm'),
  );
});
