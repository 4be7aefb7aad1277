import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const SignIn = z.object({ email: z.string(), password: z.string() });
export type SignIn = z.infer<typeof SignIn>;

/**
 * The account that the service made on its first start. The service shows its password once; a demo
 * shows it every time, so it is kept beside the demo's data.
 * @param said what the service printed
 */
export function keepSignIn(dataDir: string, said: readonly string[]): SignIn | undefined {
  const file = join(dataDir, 'sign-in.json');
  const value = (label: string) =>
    said
      .find((line) => line.startsWith(`  ${label} `))
      ?.slice(label.length + 2)
      .trim();
  const shown = SignIn.safeParse({ email: value('E-mail'), password: value('Password') });
  if (shown.success) {
    writeFileSync(file, JSON.stringify(shown.data), { mode: 0o600 });
    return shown.data;
  }
  if (!existsSync(file)) return undefined;
  return SignIn.parse(JSON.parse(readFileSync(file, 'utf8')));
}
