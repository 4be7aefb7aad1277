import '@wareword/server/node-options';
import '@wareword/server/boot';

const { start } = await import('./start.ts');
await start();
