// What the npm package offers (`pnpm pack:client`).
export * from './client.ts';
export * from './index.ts';
