import '@wareword/server/boot';

const { start } = await import('./start.ts');
await start();
