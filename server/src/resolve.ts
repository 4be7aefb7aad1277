import { existsSync } from 'node:fs';
import { registerHooks, type ResolveFnOutput, type ResolveHookContext } from 'node:module';
import { fileURLToPath } from 'node:url';

type Next = (specifier: string, context?: Partial<ResolveHookContext>) => ResolveFnOutput;

const REPOSITORY = new URL('../../', import.meta.url).href;

/** A relative import, with its extension. */
const RELATIVE = /^\.\.?\/[\w./@-]+\.(?:ts|js|mjs)$/;

/** An import of a package, or of a part of one. */
const PACKAGE = /^[\w@][\w./@-]*$/;

/** The resolved files of package imports, by specifier and importing package. */
const resolved = new Map<string, ResolveFnOutput>();

/**
 * Resolves imports in a third of the time that Node takes, which reads a package's manifest and checks each
 * path for symbolic links again for every import. Leaves to Node what it doesn't find.
 */
export function speedUpResolving(): void {
  registerHooks({ resolve });
}

function resolve(specifier: string, context: ResolveHookContext, next: Next): ResolveFnOutput {
  const { parentURL, conditions } = context;
  if (parentURL?.startsWith('file:') !== true || !conditions.includes('import')) {
    return next(specifier, context);
  }
  if (RELATIVE.test(specifier)) {
    return relativeFile(specifier, parentURL) ?? next(specifier, context);
  }
  if (!PACKAGE.test(specifier)) return next(specifier, context);
  const key = `${specifier} ${packageOf(parentURL)}`;
  const known = resolved.get(key);
  if (known !== undefined) return { ...known, shortCircuit: true };
  const found = next(specifier, withConditions(specifier, context));
  resolved.set(key, found);
  return found;
}

/** Drizzle has a hundred ES modules; its CommonJS build loads in a tenth of the time. */
function withConditions(specifier: string, context: ResolveHookContext): ResolveHookContext {
  return specifier.startsWith('drizzle-orm')
    ? { ...context, conditions: ['node', 'require'] }
    : context;
}

function relativeFile(specifier: string, parentURL: string): ResolveFnOutput | undefined {
  const url = new URL(specifier, parentURL);
  if (!existsSync(fileURLToPath(url))) return undefined;
  return url.href.endsWith('.ts') && url.href.startsWith(REPOSITORY)
    ? { url: url.href, format: 'module-typescript', shortCircuit: true }
    : { url: url.href, shortCircuit: true };
}

/** The folder of a module's package, in which a specifier always means the same file. */
function packageOf(url: string): string {
  const installed = url.lastIndexOf('/node_modules/');
  const from = installed >= 0 ? installed + '/node_modules/'.length : REPOSITORY.length;
  if (installed < 0 && !url.startsWith(REPOSITORY)) return url;
  const scope = url[from] === '@' ? url.indexOf('/', from) + 1 : from;
  return url.slice(0, url.indexOf('/', scope));
}
