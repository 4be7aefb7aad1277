import { enableCompileCache } from 'node:module';

// Compiling what is imported takes half of the start, unless it was kept from the last one.
enableCompileCache();
const { start } = await import('./start.ts');
await start();
