import './boot.ts';

const { start } = await import('./start.ts');
await start();
