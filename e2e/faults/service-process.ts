import { API_BASE_PATH } from '@wareword/shared-schema';
import { freePort } from '../free-port.ts';
import { NodeProcess, type NodeProcessOptions } from '../node-process.ts';

type ServiceProcessOptions = Pick<NodeProcessOptions, 'through' | 'checkout'>;

/** One service process, run as in production, to be killed. */
export class ServiceProcess extends NodeProcess {
  readonly apiUrl: string;
  readonly baseUrl: string;

  private constructor(port: number, settings: NodeJS.ProcessEnv, options: ServiceProcessOptions) {
    super({
      name: 'The service',
      script: 'backend/src/main.ts',
      settings: {
        ...{ NODE_ENV: 'test', PORT: String(port) },
        // Production refuses it.
        ...(settings['NODE_ENV'] === 'production' ? {} : { PASSWORD_HASH_COST: '10' }),
        ...settings,
      },
      ...options,
    });
    this.baseUrl = `http://127.0.0.1:${port}`;
    this.apiUrl = this.baseUrl + API_BASE_PATH;
  }

  /**
   * Starts `backend/src/main.ts` and resolves when it reports that it is ready.
   */
  static async start(
    settings: NodeJS.ProcessEnv,
    options: ServiceProcessOptions = {},
  ): Promise<ServiceProcess> {
    const started = new ServiceProcess(await freePort(), settings, options);
    await started.said('Wareword is ready.');
    // Wait for a response: signal handlers may not be installed yet when the ready line is printed.
    await fetch(`${started.baseUrl}/healthz`);
    return started;
  }
}
