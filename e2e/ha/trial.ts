import { z } from 'zod';
import type { Cleanup } from '../bench/cleanup.ts';
import { admin, Checker } from './check.ts';
import { Client, Ledger } from './client.ts';
import { AppMachine } from './parts/app-machine.ts';
import { DatabaseCluster } from './parts/database-cluster.ts';
import type { Place } from './parts/place.ts';

const APP_MACHINES = ['app1', 'app2'] as const;
const CLIENTS_PER_MACHINE = 3;
const EMAIL = 'mia@shop.example';

/** Everything that a trial runs: machines, customers, and what they were promised. */
export class Trial {
  readonly cluster: DatabaseCluster;
  readonly apps: readonly AppMachine[];
  readonly ledger = new Ledger();
  readonly checker: Checker;
  readonly #clients: Client[] = [];

  private constructor(cluster: DatabaseCluster, apps: readonly AppMachine[], checker: Checker) {
    this.cluster = cluster;
    this.apps = apps;
    this.checker = checker;
  }

  /** Starts the machines and the load. */
  static async start(place: Place, cleanup: Cleanup, synchronous: boolean): Promise<Trial> {
    const cluster = await DatabaseCluster.prepare(place, synchronous);
    cleanup.add(() => cluster.kill());
    await cluster.start();
    const apps: AppMachine[] = [];
    for (const name of APP_MACHINES) {
      const app = await AppMachine.prepare(name, place);
      cleanup.add(() => app.stop());
      app.startPath(cluster);
      apps.push(app);
    }
    await Promise.all(apps.map((app) => app.startService()));
    const settings = apps[0]?.settings('wareword') ?? {};
    const checker = new Checker(settings);
    cleanup.add(() => checker.close());
    const trial = new Trial(cluster, apps, checker);
    await trial.#startLoad(settings, cleanup);
    return trial;
  }

  get appNames(): readonly string[] {
    return this.apps.map(({ name }) => name);
  }

  async stopLoad(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.stop()));
  }

  async #startLoad(settings: Record<string, string>, cleanup: Cleanup): Promise<void> {
    await admin(
      settings,
      ...['user', 'create', '--email', EMAIL, '--plan', 'agency'],
      ...['--password', 'walnut-desk-organizer'],
    );
    const key = await admin(settings, 'key', 'create', '--email', EMAIL, '--name', 'Trial');
    const { token } = z.object({ token: z.string() }).parse(key);
    for (const { name, apiUrl } of this.apps) {
      for (let count = 0; count < CLIENTS_PER_MACHINE; count++) {
        this.#clients.push(new Client(this.ledger, { name, apiUrl }, token));
      }
    }
    cleanup.add(() => this.stopLoad());
  }
}
