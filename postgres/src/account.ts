import { execFileSync } from 'node:child_process';

/** The operating system user that Postgres runs as. */
export interface ServerAccount {
  /** For child processes. */
  readonly spawnOptions: { readonly uid?: number; readonly gid?: number };
  /** Set if that user is not the one running the service. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
}

/** Postgres refuses to run as root, so it runs as `nobody` instead. */
export function serverAccount(): ServerAccount {
  if (process.getuid?.() !== 0) return { spawnOptions: {}, owner: undefined };
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  const owner = { uid: id('-u'), gid: id('-g') };
  return { spawnOptions: owner, owner };
}
