import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packClient } from '../../shared-schema/pack/pack-client.ts';
import { repositoryPath } from '../docs/repository.ts';

const run = promisify(execFile);
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** A project outside the workspace, which has installed the packed client. */
export interface EmptyProject {
  readonly folder: string;
  write(file: string, content: string | object): Promise<void>;
  /** @returns stdout */
  run(command: string, parameters: readonly string[], env?: NodeJS.ProcessEnv): Promise<string>;
  remove(): Promise<void>;
}

export async function createEmptyProject(): Promise<EmptyProject> {
  const folder = await mkdtemp(join(tmpdir(), 'wareword-project-'));
  const project: EmptyProject = {
    folder,
    write: (file, content) =>
      writeFile(
        join(folder, file),
        typeof content === 'string' ? content : JSON.stringify(content),
      ),
    run: async (command, parameters, env = {}) => {
      const options = { cwd: folder, env: { ...process.env, ...env } };
      return (await run(command, [...parameters], options)).stdout;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
  const client = await packClient(folder);
  // A copy of the workspace's zod, so that nothing is downloaded.
  await cp(repositoryPath('shared-schema/node_modules/zod'), join(folder, 'zod'), {
    recursive: true,
    dereference: true,
  });
  await project.write('package.json', { private: true });
  await project.run('npm', ['install', ...QUIET, '--install-links', client, './zod']);
  return project;
}

/** @returns the path of that version of Node; undefined if npm cannot download it */
export async function installNode(
  project: EmptyProject,
  version: string,
): Promise<string | undefined> {
  try {
    await project.run('npm', ['install', '--no-save', ...QUIET, `node@${version}`]);
  } catch {
    return undefined;
  }
  return join(project.folder, 'node_modules/node/bin/node');
}
