export { hashToken, makeToken, sameHash, Vault, type SecretPlace } from './vault.ts';
