import { unsafeInProduction, type ProductionNeeds } from '@wareword/security/settings';
import type { z } from 'zod';

/** A setting is invalid; the message lists all problems. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(
      `Invalid settings (see .env.example):\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

/**
 * Parses an environment.
 * @param options.names what a setting of the schema is called in the environment, if that differs
 * @param options.check problems between settings that are valid by themselves; each begins with a
 *   setting's name
 * @throws {ConfigError} listing every problem
 */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
  options: {
    readonly names?: Readonly<Record<string, string>>;
    readonly needs: ProductionNeeds;
    readonly check: (settings: z.output<Schema>) => readonly string[];
  },
): z.output<Schema> {
  const { names = {} } = options;
  const named = { ...environment };
  for (const [name, own] of Object.entries(names)) named[name] = environment[own];
  const parsed = schema.safeParse(named);
  const problems = [
    ...(parsed.success
      ? options.check(parsed.data)
      : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${describe(issue.message)}`)),
    ...unsafeInProduction(named, options.needs),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(
      problems.map((problem) => problem.replace(/^\w+/, (name) => names[name] ?? name)),
    );
  }
  return parsed.data;
}

function describe(message: string): string {
  return message.startsWith('must') ? message : `is invalid: ${message}`;
}
