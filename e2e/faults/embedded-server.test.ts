import { execFileSync } from 'node:child_process';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DataFolder } from './own-postgres.ts';
import { ServiceProcess } from './service-process.ts';

/** As whom the start command is run; none but the user of the tests where that is not root. */
const USERS: { user: string; through: string[] }[] = [{ user: 'the one who tests', through: [] }];
if (process.getuid?.() === 0 && canBecomeNobody()) {
  USERS.push({
    user: 'nobody',
    through: ['setpriv', '--reuid=nobody', '--clear-groups'],
  });
}

function canBecomeNobody(): boolean {
  try {
    execFileSync('setpriv', [
      '--reuid=nobody',
      '--clear-groups',
      process.execPath,
      '--eval',
      `fs.readFileSync(${JSON.stringify(import.meta.filename)})`,
    ]);
    return true;
  } catch {
    return false;
  }
}

async function start(folder: DataFolder, through: readonly string[]): Promise<ServiceProcess> {
  const settings = { DATA_DIR: folder.path, LOG_LEVEL: 'warn' };
  const started = await ServiceProcess.start(settings, through);
  onTestFinished(() => started.kill());
  return started;
}

async function isReady({ baseUrl }: ServiceProcess): Promise<boolean> {
  return (await fetch(`${baseUrl}/readyz`)).ok;
}

describe.each(USERS)('the embedded server, started by $user', ({ through }) => {
  test('survives a kill of the start command, and the next start uses it', async () => {
    const folder = new DataFolder();
    const first = await start(folder, through);
    const pid = folder.serverPid();
    expect(pid).toBeDefined();
    await first.kill();
    expect(folder.serverPid()).toBe(pid);
    const second = await start(folder, through);
    expect(folder.serverPid()).toBe(pid);
    expect(await isReady(second)).toBe(true);
    second.signal('SIGTERM');
    expect(await second.exited).toBe(0);
    expect(folder.serverPid()).toBeUndefined();
  });

  test('is shared by two starts at once, and stops with the last', async () => {
    const folder = new DataFolder();
    const before = await start(folder, through);
    before.signal('SIGTERM');
    await before.exited;
    const [first, second] = await Promise.all([start(folder, through), start(folder, through)]);
    const pid = folder.serverPid();
    first.signal('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(folder.serverPid()).toBe(pid);
    expect(await isReady(second)).toBe(true);
    second.signal('SIGTERM');
    expect(await second.exited).toBe(0);
    expect(folder.serverPid()).toBeUndefined();
  });
});

test('a port that is taken ends the start with what to do, and takes nobody’s database away', async () => {
  const folder = new DataFolder();
  const first = await start(folder, []);
  const { port } = new URL(first.baseUrl);
  const second = ServiceProcess.start({ DATA_DIR: folder.path, PORT: port });
  await expect(second).rejects.toThrow(
    `The service ended (1):\nPort ${port} is taken by another program. End it, or set PORT to a free one.\n`,
  );
  expect(await isReady(first)).toBe(true);
});
