/**
 * Remix declares that this is always set, and to which values, for every environment in the same
 * TypeScript project. The declaration read first wins, so `tsconfig.shopify.json` lists this file
 * first.
 */
declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV?: string | undefined;
  }
}
