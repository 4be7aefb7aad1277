export { hashSecret, makeSecret, sameHash, Vault, type SecretContext } from './vault.ts';
