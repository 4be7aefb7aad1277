import type { ReceivingContext } from '../../bulk/index.ts';
import type { ReplicaRouter } from '../../replica-router.ts';
import type { SessionContext } from '../read-request-session.ts';

export type BulkFilesContext = ReceivingContext &
  SessionContext & { readonly replicaRouter: ReplicaRouter };
