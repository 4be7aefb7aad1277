import type { BulkContext } from '../../bulk/index.ts';
import type { ReplicaRouter } from '../../replica-router.ts';
import type { SessionContext } from '../read-request-session.ts';

export type BulkFilesContext = BulkContext &
  SessionContext & { readonly replicaRouter: ReplicaRouter };
