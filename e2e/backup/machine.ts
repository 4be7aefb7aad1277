import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { DataFolder } from '../faults/own-postgres.ts';
import { ServiceProcess } from '../faults/service-process.ts';
import { runNode } from '../node-process.ts';

const EMAIL = 'mia@shop.example';

/** An operator's machine: a data folder, a folder of backups, and the commands. */
export class Machine {
  readonly data: DataFolder;
  readonly backups = mkdtempSync(join(tmpdir(), 'wareword-backups-'));

  private constructor(data: DataFolder) {
    this.data = data;
    onTestFinished(() => rmSync(this.backups, { recursive: true, force: true }));
  }

  /** A machine on which the service has already run. */
  static async set(): Promise<Machine> {
    return new Machine(await DataFolder.migrated());
  }

  get settings() {
    return { NODE_ENV: 'test', DATA_DIR: this.data.path, LOG_LEVEL: 'warn' };
  }

  /** Runs a command as an operator would. */
  command(...parameters: string[]) {
    return { name: 'admin', script: 'backend/src/admin/main.ts', parameters };
  }

  async admin(...parameters: string[]): Promise<Record<string, unknown>> {
    const { settings } = this;
    const { code, stdout, stderr } = await runNode({ ...this.command(...parameters), settings });
    if (code !== 0) throw new Error(stderr.trim());
    return JSON.parse(stdout) as Record<string, unknown>;
  }

  async start(settings: NodeJS.ProcessEnv = {}): Promise<ServiceProcess> {
    const service = await ServiceProcess.start({
      ...this.settings,
      // More than anyone writes while a backup runs, however slow the one and fast the other.
      ...{ RATE_LIMIT_PER_MINUTE: '10000', PLAN_AGENCY_LIMIT: '1000000' },
      ...settings,
    });
    onTestFinished(() => service.kill());
    return service;
  }

  async createAccount(): Promise<string> {
    await this.admin(
      ...['user', 'create', '--email', EMAIL, '--plan', 'agency'],
      ...['--password', 'correct horse battery'],
    );
    const { token } = await this.admin('key', 'create', '--email', EMAIL, '--name', 'Sync');
    return String(token);
  }
}
