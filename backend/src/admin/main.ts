import '@wareword/server/boot';

const { run } = await import('./run.ts');
await run(process.argv.slice(2));
