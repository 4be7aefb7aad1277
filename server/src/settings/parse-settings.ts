import { unsafeInProduction, type ProductionNeeds } from '@wareword/security/settings';
import type { z } from 'zod';
import { readSettingFiles } from './setting-files.ts';

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
 * Parses an environment. A setting that is absent is read from the file that `NAME_FILE` names, if any.
 * @param options.names what a setting of the schema is called in the environment, if that differs
 * @param options.check problems between settings that are each valid on their own; each begins with a
 *   setting's name
 * @throws {ConfigError} listing every problem
 */
export function parseSettings<Schema extends z.ZodObject>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
  options: {
    readonly names?: Readonly<Record<string, string>>;
    readonly needs: ProductionNeeds;
    readonly check: (settings: z.output<Schema>) => readonly string[];
  },
): z.output<Schema> {
  const { names = {} } = options;
  const environmentName = (name: string) => names[name] ?? name;
  const files = readSettingFiles(environment, Object.keys(schema.shape).map(environmentName));
  const named = { ...files.environment };
  for (const name of Object.keys(names)) named[name] = files.environment[environmentName(name)];
  const parsed = schema.safeParse(named);
  const found = parsed.success
    ? options.check(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${describe(issue)}`);
  // Each setting is reported once, even if it is also unsafe in production.
  const reported = new Set(found.map(settingOf));
  const unsafe = unsafeInProduction(named, options.needs).filter(
    (problem) => !reported.has(settingOf(problem)),
  );
  const problems = [...found, ...unsafe].map((problem) => problem.replace(/^\w+/, environmentName));
  if (!parsed.success || problems.length > 0 || files.problems.size > 0) {
    // If a file can't be read, its setting has no value to check.
    const others = problems.filter((problem) => !files.problems.has(settingOf(problem)));
    throw new ConfigError([...files.problems.values(), ...others]);
  }
  return parsed.data;
}

/** The setting that a problem begins with. */
function settingOf(problem: string): string {
  return problem.split(' ')[0] ?? '';
}

const choices = new Intl.ListFormat('en', { type: 'disjunction' });

/** What a setting must be. Our schemas' messages say so; Zod's own are written for developers. */
function describe(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('must')) return issue.message;
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code === 'invalid_value') return `must be ${choices.format(issue.values.map(String))}`;
  return 'is invalid';
}
