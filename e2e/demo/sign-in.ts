import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const SignIn = z.object({ email: z.string(), password: z.string() });
export type SignIn = z.infer<typeof SignIn>;

/**
 * The account that the service created on its first start. The service shows its password only once
 * and the demo every time, so it is saved with the demo's data.
 * @param said the service's output
 */
export function keepSignIn(dataDir: string, said: readonly string[]): SignIn | undefined {
  const file = join(dataDir, 'sign-in.json');
  const value = (label: string) =>
    said
      .find((line) => line.startsWith(`  ${label} `))
      ?.slice(label.length + 2)
      .trim();
  const shown = SignIn.safeParse({ email: value('Email'), password: value('Password') });
  if (shown.success) {
    writeFileSync(file, JSON.stringify(shown.data), { mode: 0o600 });
    return shown.data;
  }
  if (!existsSync(file)) return undefined;
  return SignIn.parse(JSON.parse(readFileSync(file, 'utf8')));
}
