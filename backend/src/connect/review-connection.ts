import type { StorePlatform } from '@wareword/shared-schema';
import type { WorkspaceId } from '../identifiers.ts';
import { readConnectRequest, type ConnectRequest } from './connect-request.ts';
import type { ConnectContext } from './context.ts';
import { originProof, type OriginProof } from './origin-proof.ts';
import { findOtherConnection, type OtherConnection } from './transfer.ts';

/** A store's connection to another workspace, as shown to the person who wants to connect it. */
export interface OtherConnectionView {
  /**
   * Why approving may end the other connection: the store app is trusted, the origin was proven, or
   * the other owner agreed. Null if it may not.
   */
  readonly allowedBy: 'app' | 'origin' | 'owner' | null;
  readonly request: OtherConnection['request'];
  readonly proof: Pick<OriginProof, 'value' | 'recordName'> & { readonly fileUrl: string | null };
}

export interface ConnectionReview {
  readonly store: {
    readonly host: string;
    readonly siteUrl: string;
    readonly platform: StorePlatform;
  };
  /** Null if the store is not connected to another workspace, or no one is signed in. */
  readonly otherConnection: OtherConnectionView | null;
}

/**
 * What the consent page shows about a request.
 * @param input.workspaceId the workspace that would connect the store, if someone is signed in
 * @throws {DomainError} `invalid`
 */
export async function reviewConnection({
  ctx,
  input,
}: {
  ctx: ConnectContext;
  input: { readonly query: string; readonly workspaceId: WorkspaceId | undefined };
}): Promise<ConnectionReview> {
  const request = readConnectRequest(input.query);
  const { host, siteUrl, platform } = request;
  const { workspaceId } = input;
  const claim = workspaceId && { siteUrl, workspaceId };
  const otherConnection = claim && (await findOtherConnection({ ctx: ctx.database, input: claim }));
  return {
    store: { host, siteUrl, platform },
    otherConnection:
      claim && otherConnection ? present(ctx, request, claim.workspaceId, otherConnection) : null,
  };
}

function present(
  ctx: ConnectContext,
  { siteUrl, clientId }: ConnectRequest,
  workspaceId: WorkspaceId,
  { allowedBy, request }: OtherConnection,
): OtherConnectionView {
  const { value, fileUrl, recordName } = originProof({ ctx, input: { siteUrl, workspaceId } });
  return {
    allowedBy: ctx.clients.has(clientId) ? 'app' : allowedBy,
    request,
    proof: { value, recordName, fileUrl: ctx.originReader.canRead(fileUrl) ? fileUrl : null },
  };
}
