export * from './service.ts';
export * from './choices.ts';
export * from './limits.ts';
export * from './listing.ts';
export * from './requests.ts';
export * from './responses.ts';
export * from './error-codes.ts';
export * from './endpoints.ts';
