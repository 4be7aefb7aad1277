/** Web Crypto, of browsers and edge runtimes. `crypto-node.ts` replaces this module in Node. */
export const { crypto } = globalThis;
