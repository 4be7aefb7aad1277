/** Web Crypto, which is not a global in Node 18. */
export { webcrypto as crypto } from 'node:crypto';
