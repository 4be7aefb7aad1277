import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { WorkspaceId } from '../identifiers.ts';

/** Where and how owners prove that an origin is theirs. One of the two is enough. */
export interface OriginProof {
  /** What the file or the record must contain. */
  readonly value: string;
  /** URL of the file. */
  readonly fileUrl: string;
  /** Name of the TXT record; null if the host is an IP address or not a public name. */
  readonly recordName: string | null;
}

const FILE_PATH = '/.well-known/wareword-verification.txt';
const RECORD_LABEL = '_wareword';

/**
 * The proof that a workspace owns an origin. It is not valid for another workspace or origin, and
 * cannot be computed by anyone else.
 */
export function originProof({
  ctx,
  input,
}: {
  ctx: { readonly proofKey: string };
  input: { readonly siteUrl: string; readonly workspaceId: WorkspaceId };
}): OriginProof {
  const { siteUrl, workspaceId } = input;
  const code = createHmac('sha256', ctx.proofKey)
    .update(`${workspaceId}\n${siteUrl}`)
    .digest('base64url');
  const { hostname } = new URL(siteUrl);
  const isNamed = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[');
  return {
    value: `wareword-verification=${code}`,
    fileUrl: siteUrl + FILE_PATH,
    recordName: isNamed ? `${RECORD_LABEL}.${hostname.replace(/\.$/, '')}` : null,
  };
}
