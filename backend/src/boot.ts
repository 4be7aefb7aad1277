/** Makes the start quick. Import it first, and everything else with `await import`. */
import { enableCompileCache, registerHooks } from 'node:module';

// Compiling what is imported takes half of the start, unless it was kept from the last one.
enableCompileCache();

// Node reads a package's manifest anew for each of its ES modules, and drizzle's is 180 kB for a
// hundred modules: its CommonJS build loads in a tenth of the time.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier.startsWith('drizzle-orm')
      ? nextResolve(specifier, { ...context, conditions: ['node', 'require'] })
      : nextResolve(specifier, context),
});
