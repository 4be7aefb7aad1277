import '@wareword/store-app/boot';

const { start } = await import('./start.ts');
await start();
