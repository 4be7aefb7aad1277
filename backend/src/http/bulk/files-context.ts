import type { BulkContext } from '../../bulk/index.ts';
import type { SignedInContext } from './signed-in.ts';

export type BulkFilesContext = BulkContext & SignedInContext;
