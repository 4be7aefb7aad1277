import '@wareword/server/boot';

await import('./demo.ts');
