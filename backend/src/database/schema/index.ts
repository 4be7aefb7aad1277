export * from './accounts.ts';
export * from './brands.ts';
export * from './tokens.ts';
export * from './jobs.ts';
export * from './credits.ts';
export * from './listings.ts';
export * from './sessions.ts';
export * from './bulk.ts';
