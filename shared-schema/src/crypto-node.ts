/** Web Crypto, which is no global in Node 18. */
export { webcrypto as crypto } from 'node:crypto';
