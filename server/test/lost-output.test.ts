import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MODULE = fileURLToPath(import.meta.resolve('@wareword/server/process'));

/** Prints a line for each message, and exits normally after the message `end`. */
const PROGRAM = `
  const { ignoreLostOutput } = await import(${JSON.stringify(MODULE)});
  ignoreLostOutput();
  process.on('message', (message) => {
    process.stdout.write('out\\n');
    process.stderr.write('error\\n');
    if (message === 'end') setImmediate(() => process.exit(7));
    else setImmediate(() => process.send('printed'));
  });
  process.send('ready');
`;

test('a process keeps running, and exits normally, when no one reads its output anymore', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await once(child, 'message');
  child.stdout?.destroy();
  child.stderr?.destroy();
  for (let line = 0; line < 3; line++) {
    child.send('print');
    const response: unknown[] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    expect(response[0]).toBe('printed');
  }
  child.send('end');
  const exit: unknown[] = await once(child, 'exit');
  expect(exit[0]).toBe(7);
});
