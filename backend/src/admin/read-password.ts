import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Reads a password from standard input, so that it isn't in the process list or the shell's history: its
 * first line, or what is typed after a prompt, without showing it.
 * @returns undefined if there is none
 */
export async function readPassword(): Promise<string | undefined> {
  const { stdin, stderr } = process;
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const isPrompt = stdin.isTTY;
  const lines = createInterface({
    input: stdin,
    terminal: isPrompt,
    ...(isPrompt && { output: hidden }),
  });
  if (isPrompt) stderr.write('Password: ');
  const first = once(lines, 'line').then(([line]) => String(line));
  const ended = once(lines, 'close').then(() => undefined);
  const password = await Promise.race([first, ended]);
  lines.close();
  if (isPrompt) stderr.write('\n');
  return password === '' ? undefined : password;
}
