/**
 * Remix declares `NODE_ENV` as always set, and to certain values, for all code of the same TypeScript project.
 * The first declaration wins, so `tsconfig.shopify.json` lists this file first.
 */
declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV?: string | undefined;
  }
}
