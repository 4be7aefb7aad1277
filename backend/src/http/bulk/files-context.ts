import type { BulkContext } from '../../bulk/index.ts';
import type { Reads } from '../../reads.ts';
import type { SessionContext } from '../read-request-session.ts';

export type BulkFilesContext = BulkContext & SessionContext & { readonly reads: Reads };
