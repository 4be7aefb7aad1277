import '../boot.ts';

const { run } = await import('./run.ts');
await run(process.argv.slice(2));
