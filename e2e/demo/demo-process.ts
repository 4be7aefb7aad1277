import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from '../free-port.ts';
import { REPOSITORY } from './settings.ts';

const READY = 'The demo is ready.';

const running = new Set<DemoProcess>();
// Whatever ends the tests, no demo outlives them: its programs end with it.
process.once('exit', () => {
  for (const demo of running) demo.signal('SIGKILL');
});

/** The demo as its command starts it. */
export class DemoProcess {
  /** The code that it exited with; null where a signal ended it. */
  readonly exited: Promise<number | null>;
  readonly #child: ChildProcess;
  #output = '';

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.exited = new Promise((settle) => {
      child.once('close', (code) => {
        running.delete(this);
        settle(code);
      });
    });
    running.add(this);
    const read = (chunk: Buffer) => {
      this.#output += chunk.toString();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  }

  /** Starts it without waiting for more than the process. */
  static spawn(settings: NodeJS.ProcessEnv): DemoProcess {
    const child = spawn(process.execPath, ['e2e/demo/main.ts'], {
      cwd: REPOSITORY,
      env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new DemoProcess(child);
  }

  /** Resolves when it says that it is ready. */
  async ready(): Promise<this> {
    await new Promise<void>((ready, failed) => {
      const look = () => {
        if (this.#output.includes(READY)) ready();
      };
      this.#child.stdout?.on('data', look);
      void this.exited.then(() => failed(new Error(`The demo ended:\n${this.#output}`)));
    });
    return this;
  }

  /** What it has printed. */
  get output(): string {
    return this.#output;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }
}

/** Ports that are free, under the names of their settings. */
export async function freePorts() {
  const [service, bridge, store] = [await freePort(), await freePort(), await freePort()];
  return {
    settings: {
      PORT: String(service),
      WOO_BRIDGE_PORT: String(bridge),
      DEMO_STORE_PORT: String(store),
    },
    urls: [service, bridge, store].map((port) => `http://localhost:${port}`),
  };
}
