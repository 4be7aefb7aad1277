import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { SecretContext, Vault } from '@wareword/security/secrets';
import type { WebhookEndpointId } from '../identifiers.ts';

/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

/** A secret that was just made: the only time it can be shown. */
export interface NewSecret {
  readonly secret: string;
  readonly sealed: string;
}

export function makeSecret(vault: Vault, endpointId: WebhookEndpointId): NewSecret {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  return { secret, sealed: vault.seal(secret, contextOf(endpointId)) };
}

/** The context of both the current and the previous secret, because a rotation moves one to the other's column. */
function contextOf(endpointId: WebhookEndpointId): SecretContext {
  return `webhook_endpoints:${endpointId}:secret`;
}

/**
 * The headers of a message by the Standard Webhooks specification, signed with each of the secrets.
 * @param message.sealed the endpoint's secrets as stored
 */
export function signedHeaders(
  vault: Vault,
  message: {
    readonly id: string;
    readonly endpointId: WebhookEndpointId;
    readonly sealed: readonly string[];
    readonly body: string;
    readonly at: Date;
  },
): Record<string, string> {
  const { id, endpointId, sealed, body, at } = message;
  const context = contextOf(endpointId);
  const signatures = sealed.map((secret) =>
    new Webhook(vault.open(secret, context)).sign(id, at, body),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
