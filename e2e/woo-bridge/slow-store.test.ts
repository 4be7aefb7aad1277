import { onTestFinished, test, vi } from 'vitest';
import { startWooStore } from '../stand-ins/woocommerce/index.ts';
import { connect, products, signIn, startRun, useScene, waitForRun } from './scene.ts';

vi.setConfig({ testTimeout: 120_000 });

const scene = useScene();

/** More than a worker advances concurrently. */
const RUNS = 40;

test('a store that does not answer keeps no other store waiting', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const slow = await startWooStore();
  onTestFinished(async () => {
    slow.clearFaults();
    release(undefined);
    await slow.close();
  });
  const stranger = await signIn({ ...scene(), store: slow });
  await connect(scene(), stranger, 'free');
  const { id: theirs } = slow.addProduct({ name: 'Rack', description: '<p>Ash.</p>' });
  const before = slow.count;
  slow.fail({ fault: { do: 'hold', until: released } });
  for (let run = 0; run < RUNS; run++) await startRun(stranger, products(theirs));
  await slow.received(before + 2);

  const { store } = scene();
  const owner = await signIn(scene());
  await connect(scene(), owner);
  const { id } = store.addProduct({ name: 'Bowl', description: '<p>Oak.</p>' });
  const run = await startRun(owner, products(id));
  await waitForRun(owner, run, 60_000);
});
