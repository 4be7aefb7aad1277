import { writeFileSync } from 'node:fs';
import { freePort } from '../../free-port.ts';
import { ServiceProcess } from '../../faults/service-process.ts';
import { Daemon } from './daemon.ts';
import type { DatabaseCluster, DatabaseName } from './database-cluster.ts';
import { ADDRESS } from './database-machine.ts';
import type { WorkFolder } from './work-folder.ts';
import { writeFromTemplate } from './template.ts';

/** If the test itself is killed, the process ends too. */
const END_WITH_TEST = ['setpriv', '--pdeathsig=KILL', '--'];

/** A machine of the application: HAProxy and PgBouncer in front of the database, a web and a worker. */
export class AppMachine {
  readonly name: string;
  readonly proxy: Daemon;
  readonly pooler: Daemon;
  readonly #ports: { readonly proxy: number; readonly pooler: number };
  readonly #password: string;
  readonly #folder: string;
  #web: ServiceProcess | undefined;
  #worker: ServiceProcess | undefined;

  private constructor(
    name: string,
    workFolder: WorkFolder,
    ports: { proxy: number; pooler: number },
  ) {
    this.name = name;
    this.#ports = ports;
    this.#password = workFolder.passwords.wareword;
    const folder = workFolder.machine(name);
    this.#folder = folder;
    this.proxy = new Daemon('haproxy', folder, [
      '/usr/sbin/haproxy',
      '-db',
      '-f',
      `${folder}/haproxy.cfg`,
    ]);
    this.pooler = new Daemon('pgbouncer', folder, [
      '/usr/sbin/pgbouncer',
      `${folder}/pgbouncer.ini`,
    ]);
  }

  static async prepare(name: string, workFolder: WorkFolder): Promise<AppMachine> {
    return new AppMachine(name, workFolder, { proxy: await freePort(), pooler: await freePort() });
  }

  /** The API of the web process. */
  get apiUrl(): string {
    return this.#started(this.#web).apiUrl;
  }

  get processes(): readonly ServiceProcess[] {
    return [this.#started(this.#web), this.#started(this.#worker)];
  }

  /** The settings of a process on this machine. */
  settings(database: DatabaseName): Record<string, string> {
    return {
      DATABASE_URL: this.#url(this.#ports.pooler, database),
      DATABASE_DIRECT_URL: this.#url(this.#ports.proxy, database),
      DATA_DIR: `${this.#folder}/data`,
      LOG_LEVEL: 'warn',
    };
  }

  /** Starts what leads to the database. */
  startPath({ machines }: DatabaseCluster): void {
    const userlist = `${this.#folder}/userlist.txt`;
    const values: Record<string, string | number> = {
      proxy_port: this.#ports.proxy,
      pooler_port: this.#ports.pooler,
      userlist,
    };
    for (const { name, ports } of machines) {
      values[name] = `${ADDRESS}:${ports.postgres}`;
      values[`${name}_patroni_port`] = ports.patroni;
    }
    writeFromTemplate('haproxy.cfg', `${this.#folder}/haproxy.cfg`, values);
    writeFromTemplate('pgbouncer.ini', `${this.#folder}/pgbouncer.ini`, values);
    writeFileSync(userlist, `"wareword" "${this.#password}"\n`);
    this.proxy.start();
    this.pooler.start();
  }

  /** Starts the web and the worker process. */
  async startService(): Promise<void> {
    const start = (role: string) =>
      ServiceProcess.start(
        {
          ...this.settings('wareword'),
          ROLE: role,
          GENERATOR: 'embedded',
          RATE_LIMIT_PER_MINUTE: '10000',
          PLAN_AGENCY_LIMIT: '1000000',
        },
        { through: END_WITH_TEST },
      );
    [this.#web, this.#worker] = await Promise.all([start('web'), start('worker')]);
  }

  async stop(): Promise<void> {
    await Promise.all([this.#web?.kill(), this.#worker?.kill()]);
    await Promise.all([this.pooler.kill(), this.proxy.kill()]);
  }

  #url(port: number, database: DatabaseName): string {
    return `postgres://wareword:${this.#password}@${ADDRESS}:${port}/${database}`;
  }

  #started(process: ServiceProcess | undefined): ServiceProcess {
    if (process === undefined) throw new Error(`${this.name} has not been started.`);
    return process;
  }
}
