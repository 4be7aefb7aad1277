import { z } from 'zod';
import type { Cleanup } from '../bench/cleanup.ts';
import { admin, Checker } from './check.ts';
import { Client, ClientLog } from './client.ts';
import { AppMachine } from './parts/app-machine.ts';
import { DatabaseCluster } from './parts/database-cluster.ts';
import type { WorkFolder } from './parts/work-folder.ts';

const APP_MACHINES = ['app1', 'app2'] as const;
const CLIENTS_PER_MACHINE = 3;
const EMAIL = 'mia@shop.example';

/** The machines, the clients that put load on them, and the checks of what they were promised. */
export class Testbed {
  readonly cluster: DatabaseCluster;
  readonly apps: readonly AppMachine[];
  readonly clientLog = new ClientLog();
  readonly checker: Checker;
  readonly #clients: Client[] = [];

  private constructor(cluster: DatabaseCluster, apps: readonly AppMachine[], checker: Checker) {
    this.cluster = cluster;
    this.apps = apps;
    this.checker = checker;
  }

  /** Starts the machines and the load. */
  static async start(
    workFolder: WorkFolder,
    cleanup: Cleanup,
    synchronous: boolean,
  ): Promise<Testbed> {
    const cluster = await DatabaseCluster.prepare(workFolder, synchronous);
    cleanup.add(() => cluster.kill());
    await cluster.start();
    const apps: AppMachine[] = [];
    for (const name of APP_MACHINES) {
      const app = await AppMachine.prepare(name, workFolder);
      cleanup.add(() => app.stop());
      app.startPath(cluster);
      apps.push(app);
    }
    await Promise.all(apps.map((app) => app.startService()));
    const settings = apps[0]?.settings('wareword') ?? {};
    const checker = new Checker(settings);
    cleanup.add(() => checker.close());
    const testbed = new Testbed(cluster, apps, checker);
    await testbed.#startLoad(settings, cleanup);
    return testbed;
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
    const key = await admin(settings, 'key', 'create', '--email', EMAIL, '--name', 'HA test');
    const { token } = z.object({ token: z.string() }).parse(key);
    for (const { name, apiUrl } of this.apps) {
      for (let count = 0; count < CLIENTS_PER_MACHINE; count++) {
        this.#clients.push(new Client(this.clientLog, { name, apiUrl }, token));
      }
    }
    cleanup.add(() => this.stopLoad());
  }
}
