import postgres, { type Sql } from 'postgres';
import { freePort } from '../../free-port.ts';
import { Daemon } from './daemon.ts';
import { findPatroni, postgresPrograms } from './packages.ts';
import type { WorkFolder } from './work-folder.ts';
import { postgresProcesses, signalAll } from './processes.ts';
import { writeFromTemplate } from './template.ts';

export const ADDRESS = '127.0.0.1';

/** One of three machines of the database: etcd, and Postgres under Patroni. */
export class DatabaseMachine {
  readonly name: string;
  readonly ports: Readonly<Record<'postgres' | 'patroni' | 'etcdClient' | 'etcdPeer', number>>;
  readonly etcd: Daemon;
  readonly patroni: Daemon;
  readonly #workFolder: WorkFolder;
  readonly #folder: string;

  private constructor(name: string, workFolder: WorkFolder, ports: DatabaseMachine['ports']) {
    this.name = name;
    this.ports = ports;
    this.#workFolder = workFolder;
    this.#folder = workFolder.machine(name);
    this.etcd = new Daemon('etcd', this.#folder, [
      '/usr/bin/etcd',
      `--config-file=${this.#folder}/etcd.conf.yml`,
    ]);
    this.patroni = new Daemon('patroni', this.#folder, [
      findPatroni().path,
      `${this.#folder}/patroni.yml`,
    ]);
  }

  static async prepare(name: string, workFolder: WorkFolder): Promise<DatabaseMachine> {
    return new DatabaseMachine(name, workFolder, {
      postgres: await freePort(),
      patroni: await freePort(),
      etcdClient: await freePort(),
      etcdPeer: await freePort(),
    });
  }

  get patroniUrl(): string {
    return `http://${ADDRESS}:${this.ports.patroni}`;
  }

  /** Starts etcd, then Patroni, which starts Postgres. */
  start(all: readonly DatabaseMachine[]): void {
    const { passwords } = this.#workFolder;
    const values = {
      name: this.name,
      address: ADDRESS,
      network: `${ADDRESS}/32`,
      etcd_data: `${this.#folder}/etcd`,
      etcd_client_port: this.ports.etcdClient,
      etcd_peer_port: this.ports.etcdPeer,
      etcd_cluster: all
        .map(({ name, ports }) => `${name}=http://${ADDRESS}:${ports.etcdPeer}`)
        .join(','),
      etcd_hosts: all.map(({ ports }) => `${ADDRESS}:${ports.etcdClient}`).join(','),
      patroni_port: this.ports.patroni,
      postgres_port: this.ports.postgres,
      postgres_data: this.#dataFolder,
      postgres_bin: postgresPrograms(),
      pgpass: `${this.#folder}/pgpass`,
      socket_folder: this.#folder,
      superuser_password: passwords.superuser,
      replication_password: passwords.replication,
    };
    for (const file of ['etcd.conf.yml', 'patroni.yml']) {
      writeFromTemplate(file, `${this.#folder}/${file}`, values);
    }
    this.etcd.start();
    this.patroni.start();
  }

  /** @throws {Error} if one of its programs has ended by itself */
  expectRunning(): void {
    for (const { running, name, log } of [this.etcd, this.patroni]) {
      if (!running) throw new Error(`${name} of ${this.name} has ended. Its log is ${log}.`);
    }
  }

  /**
   * Holds back what this primary sends to its standbys, as a slow network does: commits that wait for
   * a standby wait, others are answered.
   */
  holdReplication(): void {
    const senders = postgresProcesses(this.#dataFolder).filter(({ title }) =>
      title.includes('walsender'),
    );
    signalAll(senders, 'SIGSTOP');
  }

  /** A connection to its Postgres, past HAProxy. */
  connect(): Sql {
    return postgres({
      host: ADDRESS,
      port: this.ports.postgres,
      username: 'postgres',
      password: this.#workFolder.passwords.superuser,
      database: 'postgres',
      max: 1,
      // Otherwise the driver sends a statement of its own, whose failure no one handles.
      fetch_types: false,
      onnotice: () => undefined,
    });
  }

  /** Suspends every program, like a hypervisor that is short of CPU or migrates the machine. */
  pause(): void {
    this.#signal('SIGSTOP');
  }

  resume(): void {
    this.#signal('SIGCONT');
  }

  /** Kills Patroni and Postgres in one moment, like a power cut. */
  async killDatabase(): Promise<void> {
    const processes = postgresProcesses(this.#dataFolder);
    const patroni = this.patroni.kill();
    signalAll(processes, 'SIGKILL');
    await patroni;
  }

  async kill(): Promise<void> {
    await this.killDatabase();
    await this.etcd.kill();
  }

  #signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    signalAll(postgresProcesses(this.#dataFolder), signal);
    for (const program of [this.patroni, this.etcd]) program.signal(signal);
  }

  get #dataFolder(): string {
    return `${this.#folder}/postgres`;
  }
}
