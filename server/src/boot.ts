/** Speeds up the start. Import it first, and everything else with `await import`. */
import { enableCompileCache, registerHooks } from 'node:module';

// Compiling imports takes half of the startup time, unless the result is cached from the last run.
enableCompileCache();

// Node reads a package's manifest again for each of its ES modules. Drizzle's manifest is 180 kB
// and it has a hundred modules; its CommonJS build loads in a tenth of the time.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier.startsWith('drizzle-orm')
      ? nextResolve(specifier, { ...context, conditions: ['node', 'require'] })
      : nextResolve(specifier, context),
});
