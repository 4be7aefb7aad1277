export { hashToken, makeToken, sameHash, Vault, type SecretContext } from './vault.ts';
