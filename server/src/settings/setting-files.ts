import { readFileSync } from 'node:fs';

/** The settings, with those read from files, and what is wrong with the files. */
interface FromFiles {
  readonly environment: NodeJS.ProcessEnv;
  /** Problems with the files, by setting. */
  readonly problems: ReadonlyMap<string, string>;
}

/**
 * Reads the files that secret managers provide: `NAME_FILE` is the path of a file with the value of `NAME`.
 * @param names of the settings in the environment
 */
export function readSettingFiles(
  environment: NodeJS.ProcessEnv,
  names: readonly string[],
): FromFiles {
  const read = { ...environment };
  const problems = new Map<string, string>();
  for (const name of names) {
    const path = environment[`${name}_FILE`];
    // An empty setting is treated as not set.
    if (!path) continue;
    if (environment[name]) {
      problems.set(name, `${name}_FILE must be empty when ${name} is set`);
      continue;
    }
    try {
      read[name] = withoutLastNewlines(readFileSync(path, 'utf8'));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.set(name, `${name}_FILE must be a file that can be read: ${reason}`);
    }
    if (read[name] === '') problems.set(name, `${name}_FILE must not be an empty file: ${path}`);
  }
  return { environment: read, problems };
}

/** Editors end a file with a newline, which is not part of the secret. */
function withoutLastNewlines(text: string): string {
  let end = text.length;
  while (end > 0 && '\r\n'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
